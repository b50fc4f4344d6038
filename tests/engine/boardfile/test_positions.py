"""Everything in a file has its line and column, for the file's findings and those of checks."""

import pytest

from engine.boardfile.reading import parse_board
from engine.boardfile.yaml_text.report import Positions
from engine.diagnostics.findings import Path
from tests.engine.boardfile.faults import GOOD

POSITIONS = parse_board(GOOD, "good.yaml").positions


@pytest.mark.parametrize(
    ("path", "text"),
    [
        (("title",), "Small"),
        (("players", "to"), "6}"),
        (("sheet", "columns"), "4\n"),
        (("terrain", "rows", 1), '"^^~~"'),
        (("countries", 0, "hexes", 0), "A1-A3"),
        (("sides", 0, "sides", 1), "A2.E"),
        (("towns", 1), "{name: Barton"),
        (("towns", 1, "keys"), "[12]"),
        (("towns", 1, "keys", 0), "12]"),
        (("special_rules", 1, "text"), '"Not simulated."'),
    ],
)
def test_a_value_is_found_where_it_begins(path: Path, text: str) -> None:
    line, column = POSITIONS.position(path)
    assert GOOD.splitlines(keepends=True)[line - 1][column - 1 :].startswith(text)


@pytest.mark.parametrize(
    ("path", "text"),
    [(("title",), "title: Small"), (("towns", 1, "keys"), "keys: [12]"), (("sheet", "rows"), "rows: 3")],
)
def test_a_field_is_found_by_its_name(path: Path, text: str) -> None:
    line, column = POSITIONS.field_position(path)
    assert GOOD.splitlines()[line - 1][column - 1 :].startswith(text)


def test_what_is_not_written_is_found_at_the_nearest_thing_that_is() -> None:
    """A town without keys has no line for them; a check of its keys points at the town."""
    assert POSITIONS.position(("towns", 0, "port")) == POSITIONS.position(("towns", 0))
    assert POSITIONS.position(("towns", 7, "keys")) == POSITIONS.position(("towns",))
    assert POSITIONS.field_position(("waters",)) == (1, 1)
    assert POSITIONS.position(()) == (1, 1)
    assert Positions().position(("towns", 0)) == (1, 1)


def test_columns_count_characters_not_bytes() -> None:
    positions = parse_board(GOOD.replace("Hull", "Éire 🚂"), "good.yaml").positions
    (line, column), (plain_line, plain_column) = (
        each.position(("towns", 0, "hex")) for each in (positions, POSITIONS)
    )
    assert (line, column) == (plain_line, plain_column + len("Éire 🚂") - len("Hull"))
