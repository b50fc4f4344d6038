"""No scenario file holds the reader for long."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from engine.scenarios.reading import parse_scenarios
from engine.scenarios.values import ScenarioError
from tests.growth import grows_too_fast


def _numbered(text: str, size: int) -> str:
    """Return a text again and again with the number of each turn, and of the one before, in it."""
    return "".join(text.format(n=n, m=n - 1) for n in range(1, size // len(text) + 1))


TEXTS: dict[str, Callable[[int], str]] = {
    "digits": lambda size: f"- {{id: {'1' * size}}}",
    "hours and minutes": lambda size: f"- {{id: 1{':1' * (size // 2)}}}",
    "open brackets": lambda size: "[" * size,
    "open quotes": lambda size: "'" * size,
    "aliases": lambda size: f"- &a [1]\n- [{'*a, ' * (size // 4)}]",
    "aliases of aliases": lambda size: "- &a0 [1]\n" + _numbered("- &a{n} [*a{m}]\n", size),
    "merges": lambda size: "- &a0 {k: 1}\n" + _numbered("- &a{n} {{<<: *a{m}, k{n}: 1}}\n", size),
    "doubled merges": lambda size: "- &a0 {k: 1}\n" + _numbered("- &a{n} {{<<: [*a{m}, *a{m}]}}\n", size),
    "merges in one place": lambda size: f"- &a {{b: c}}\n- {{{'<<: *a, ' * (size // 8)}}}",
    "fields": lambda size: f"- {{{_numbered('f{n}: {m}, ', size)}}}",
    "scenarios": lambda size: "- {id: 6.A3-x, players: [Red], steps: []}\n" * (size // 40),
    "documents": lambda size: "---\n" * (size // 4),
}


@pytest.mark.parametrize("kind", TEXTS)
def test_reading_grows_no_faster_than_the_text(kind: str) -> None:
    def read(text: str) -> None:
        with suppress(ScenarioError):
            parse_scenarios(text, Path("nasty.yaml"))

    assert not grows_too_fast(read, TEXTS[kind])
