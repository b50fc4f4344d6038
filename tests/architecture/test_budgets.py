"""How long things may be. What is pleasant to change is read at one sitting."""

import pytest

from tests.architecture.sources import Source, sources

FILE, CLASS, FUNCTION = 500, 300, 60

DATA_TABLES: frozenset[str] = frozenset()
"""Files that are tables rather than code, by their path from the root; they may be any length."""


def overlong(source: Source) -> list[str]:
    """Return a sentence for each thing in a file that is over its budget."""
    lines = source.text.count("\n")
    found = [] if lines <= FILE else [f"{source.path} has {lines} lines of at most {FILE}"]
    for each in source.definitions:
        # Its docstring included, and decorators not.
        length, budget = each.last - each.first + 1, CLASS if each.is_class else FUNCTION
        if length > budget:
            found.append(f"{source.path}:{each.first} {each.name} has {length} lines of at most {budget}")
    return found


def test_everything_is_within_its_budget() -> None:
    files = (source for source in sources("engine", "studio", "tests") if source.path not in DATA_TABLES)
    assert [sentence for source in files for sentence in overlong(source)] == []


def test_every_exempt_table_exists() -> None:
    assert {source.path for source in sources("engine", "studio", "tests")} >= DATA_TABLES


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("x = 1\n" * 500, []),
        ("x = 1\n" * 501, ["a.py has 501 lines of at most 500"]),
        ("def f():\n" + "    x = 1\n" * 59, []),
        ("def f():\n" + "    x = 1\n" * 60, ["a.py:1 f has 61 lines of at most 60"]),
        ("class C:\n" + "    x = 1\n" * 299, []),
        ("class C:\n" + "    x = 1\n" * 300, ["a.py:1 C has 301 lines of at most 300"]),
    ],
)
def test_the_budgets_are_exact_to_the_line(text: str, expected: list[str]) -> None:
    assert overlong(Source("a.py", text)) == expected
