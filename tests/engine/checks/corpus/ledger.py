"""The ledger of the checks: what each does on boards that are right, and on others with one mistake."""

import csv
from collections.abc import Collection, Iterable, Iterator
from dataclasses import astuple, dataclass, fields
from pathlib import Path
from random import Random

from engine.board.document import Board
from engine.checks.check_runner import check
from engine.diagnostics.findings import Finding
from studio.proofing.catalogue import ALL_CHECKS
from tests.engine.checks.corpus.generated import STYLES, generated_board
from tests.engine.checks.seeding.planting import Plant, Planted, findings_of, names, shipped_boards
from tests.engine.checks.seeding.sowing import PLANTS

LEDGER = Path(__file__).parents[3] / "data" / "boards" / "ledger.csv"
_TRIES = 30
"""How often a mistake is tried on a board before it has no room for it."""
_SAMPLE = 9
"""On how many boards mistakes are planted: each kind is looked for on every one, which takes its time."""


@dataclass(frozen=True)
class Entry:
    """What one check did: on how many right boards it fired, and how it dealt with mistakes planted.

    ``able`` is on how many of the boards tried its mistakes could be planted at all, ``tried`` how many
    those are; ``planted`` counts the mistakes, ``found`` those that were named at their place, ``offered``
    those with a fix, and ``restored`` those whose first fix made the board what it was.
    """

    code: str
    right: int
    able: int
    tried: int
    planted: int
    found: int
    offered: int
    restored: int


def corpus() -> tuple[Board, ...]:
    """Return the boards that are right: the included ones and those of other styles."""
    return (*shipped_boards(), *map(generated_board, range(STYLES)))


def measured(codes: Collection[str]) -> Iterator[Entry]:
    """Yield the entry of each check of some codes, in their order; all of them take many minutes."""
    boards, checks = corpus(), [each for each in ALL_CHECKS if each.code in codes]
    fired = [{finding.code for finding in check(board, checks)} for board in boards]
    sample = tuple(Random("ledger").sample(boards, _SAMPLE))
    for code in sorted({each.code for each in checks}):
        right = sum(code in codes for codes in fired)
        yield _entry(code, right, sample)


def _entry(code: str, right: int, boards: tuple[Board, ...]) -> Entry:
    able: set[int] = set()
    planted = found = offered = restored = 0
    for plant in (each for each in PLANTS if each.code == code):
        for at, board in enumerate(boards):
            bad = _planted(plant, board)
            if bad is None:
                continue
            able.add(at)
            planted += 1
            finding = _finding(code, board, bad)
            if finding is None:
                continue
            found += 1
            if finding.fixes:
                offered += 1
                restored += finding.fixes[0].edit.apply(bad.board) == board
    return Entry(code, right, len(able), len(boards), planted, found, offered, restored)


def _planted(plant: Plant, board: Board) -> Planted | None:
    """Return the board with a mistake, or None where it has no room for it."""
    for number in range(_TRIES):
        try:
            bad = plant.commit(board, Random(f"{plant.name} {number}"))
        except (IndexError, ValueError, StopIteration):
            # There is nothing to choose from, as of ferries on a board without any.
            return None
        if bad is not None:
            return bad
    return None


def _finding(code: str, board: Board, bad: Planted) -> Finding | None:
    known = set(findings_of(code, board))
    found = (each for each in findings_of(code, bad.board) if each.code == code and each not in known)
    return next((each for each in found if names(each, bad)), None)


def read() -> tuple[Entry, ...]:
    """Return the ledger as it was measured last."""
    with LEDGER.open(encoding="utf-8", newline="") as lines:
        return tuple(Entry(row[0], *map(int, row[1:])) for row in list(csv.reader(lines))[1:])


def renewed(codes: Collection[str]) -> list[Entry]:
    """Return the ledger with the entries of some codes measured again, or of all if there are none."""
    every = {each.code for each in ALL_CHECKS}
    kept = {each.code: each for each in read() if each.code in every}
    kept |= {each.code: each for each in measured(codes or every)}
    return [kept[code] for code in sorted(kept)]


def write(entries: Iterable[Entry]) -> None:
    """Keep a ledger."""
    with LEDGER.open("w", encoding="utf-8", newline="") as lines:
        writer = csv.writer(lines, lineterminator="\n")
        writer.writerow([field.name for field in fields(Entry)])
        writer.writerows(map(astuple, entries))
