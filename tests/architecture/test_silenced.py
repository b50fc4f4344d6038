"""Where a check of the code is silenced, the line or a comment right above it says why."""

import re
from collections.abc import Iterator

from tests.architecture.sources import PROGRAM, Source, sources

SILENCED = re.compile(r"# (?:noqa|type: ignore)\b[^#]*(?P<reason># \w.*)?$")


def unexplained(source: Source) -> Iterator[str]:
    """Yield the places where a check is silenced without a word."""
    lines = source.text.splitlines()
    for number, line in enumerate(lines):
        found = SILENCED.search(line)
        if found and not found["reason"] and not lines[number - 1].lstrip().startswith("# "):
            yield f"{source.path}:{number + 1}"


def test_whoever_silences_a_check_says_why() -> None:
    assert [place for source in sources(*PROGRAM, "docs", "tests") for place in unexplained(source)] == []


def test_a_silenced_check_without_a_reason_is_noticed() -> None:
    text = "# Late, for it is slow.\nimport a  # noqa: PLC0415\nimport b  # noqa: PLC0415\n"
    assert list(unexplained(Source("a.py", text))) == ["a.py:3"]
    assert list(unexplained(Source("a.py", "x = f()  # type: ignore[arg-type]  # as it comes\n"))) == []
