"""Give changed files to readers for as long as one likes: ``python -m tests.fuzz --seconds 3600``."""

import argparse
import secrets
import sys
from pathlib import Path

from tests.fuzz.running import Count, run
from tests.fuzz.targets import TARGETS


def main() -> int:
    """Run the targets that are asked for, print the counts, and return 1 where anything was not stood."""
    parser = argparse.ArgumentParser("python -m tests.fuzz", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0, help="of the processor's time, in all (60)")
    parser.add_argument("--target", action="append", choices=TARGETS, help="only this one; may be repeated")
    parser.add_argument("--seed", type=int, help="the same seed gives the same files again")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="where to put files that are not stood")
    arguments = parser.parse_args()
    seed = secrets.randbelow(2**32) if arguments.seed is None else arguments.seed
    sys.stdout.write(f"The seed is {seed}.\n")
    names = arguments.target or list(TARGETS)
    total = 0
    for name in names:
        count = run(TARGETS[name], arguments.seconds / len(names), seed)
        total += len(count.faults)
        _show(name, count, arguments.keep)
    return 1 if total else 0


def _show(name: str, count: Count, folder: Path | None) -> None:
    """Print what came of a target, and keep the files that it did not stand."""
    sys.stdout.write(
        f"{name}: {count.inputs:,} files in {count.seconds:.0f} s, the slowest took {count.slowest:.2f} s, "
        f"{len(count.faults)} faults\n"
    )
    for fault in count.faults.values():
        sys.stdout.write(f"--- {name}, file {fault.number}\n{fault.told}\n")
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
            (folder / f"{name}-{fault.name}").write_bytes(fault.data)
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
