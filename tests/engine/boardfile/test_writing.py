"""The layout of a map file: what is written, what is left out, and where lines break."""

import pytest

from engine.board.document import Board, new_board
from engine.board.layers import blank_layer, painted
from engine.board.lines import SideLine
from engine.board.places import Country, Ferry, Town, Water
from engine.board.rules import Crossing, Note, OtherRule
from engine.board.terrain import OFF
from engine.boardfile.errors import BoardFileError
from engine.boardfile.reading import parse_board
from engine.boardfile.writing import write_board
from engine.boardfile.yaml_text.flow import WIDTH
from engine.hexes.labels import LabelBlock, LabelScheme
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet
from engine.hexes.sides import Side
from tests.engine.boardfile.faults import GOOD

SHEET = Sheet(4, 3)


def section(board: Board, name: str) -> list[str]:
    """Return the lines under a section's name."""
    lines = write_board(board).splitlines()
    after = lines[lines.index(f"{name}:") + 1 :]
    end = next((index for index, line in enumerate(after) if not line.startswith(" ")), len(after))
    return after[:end]


def side(name: str) -> SideLine:
    """Return a line of sides by their names, a space between them."""
    return SideLine("river", "", tuple(SHEET.side_named(each) for each in name.split()))


def test_a_bare_board_shows_its_sheet_and_little_else() -> None:
    assert write_board(new_board(Sheet(3, 2, "flat", "even", 12.5))).splitlines() == [
        "platelayer: board/1",
        "players: {from: 3, to: 6}",
        "rules: sixth",
        "sheet:",
        "  columns: 3",
        "  rows: 2",
        "  top: flat",
        "  shifted: even",
        "  across_flats_mm: 12.5",
        "  labels:",
        "    letters: rows",
        "    letters_from: north",
        "    numbers_from: west",
        "    blocks: [{letters: A-Z, add: 0}]",
        "terrain:",
        "  rows:",
        '    - "..."',
        '    - "..."',
        "keys: none",
    ]


def test_a_change_of_one_thing_is_a_change_of_one_line() -> None:
    board = parse_board(GOOD, "good.yaml").board
    assert board is not None
    painted_board = board.edited(terrain=painted(board.terrain, board.sheet, [Hex(1, 0)], 1))
    moved = board.edited(towns=(board.towns[0], Town("Barton", Hex(2, 1), ("12",), port=True)))
    before = write_board(board).splitlines()
    for changed in (painted_board, moved):
        after = write_board(changed).splitlines()
        assert len(after) == len(before)
        assert sum(one != other for one, other in zip(before, after, strict=True)) == 1


def test_hexes_of_countries_and_waters_are_runs_by_letter_and_number() -> None:
    layer = painted(
        blank_layer(SHEET), SHEET, [SHEET.hex_named(n) for n in ("C1", "A2", "A3", "A4", "B4")], 1
    )
    board = new_board(SHEET, country=layer, countries=(Country("Wales"),))
    assert section(board, "countries") == ["  - {name: Wales, foreign: false, hexes: [A2-A4, B4, C1]}"]
    water = Water("Sea", tuple(SHEET.hex_named(name) for name in ("C2", "A1", "C1")))
    assert section(new_board(SHEET, waters=(water,)), "waters") == ["  - {name: Sea, hexes: [A1, C1-C2]}"]


def test_a_special_may_be_given_by_runs() -> None:
    file = parse_board(GOOD.replace("hexes: [A1]}", "hexes: [C2, A1-A3]}"), "good.yaml")
    assert file.board is not None
    assert section(file.board, "specials") == ["  - {key: 1, name: London, hexes: [C2, A1, A2, A3]}"]


def test_runs_follow_the_letters_whichever_way_they_run() -> None:
    scheme = LabelScheme("columns", "east", "south")
    sheet = Sheet(3, 4, "flat", "odd", 10, scheme)
    layer = painted(blank_layer(sheet), sheet, [sheet.hex_named(name) for name in ("A1", "A2", "C4")], 1)
    board = new_board(sheet, country=layer, countries=(Country("Wales"),))
    assert section(board, "countries") == ["  - {name: Wales, foreign: false, hexes: [A1-A2, C4]}"]
    assert parse_board(write_board(board), "again.yaml").board == board


def test_a_course_stays_a_list_in_its_order() -> None:
    course = tuple(SHEET.hex_named(name) for name in ("A3", "A2", "A1"))
    board = new_board(SHEET, ferries=(Ferry("Humber", ("a", "b"), course),))
    assert section(board, "ferries") == [
        "  - {name: Humber, ports: [a, b], course: [A3, A2, A1], price: 6, fee: 5, bridge: false}"
    ]


def test_a_river_is_written_and_read_in_order_from_end_to_end() -> None:
    river = side("A1.E A3.E A1.SE A2.SE A2.E")
    (line,) = section(new_board(SHEET, lines=(river,)), "sides")
    named = line.partition("sides: [")[2].removesuffix("]}").split(", ")
    text = GOOD.replace("[A1.E, A2.E]", "[A1.E, A3.E, A1.SE, A2.SE, A2.E]")
    board = parse_board(text, "good.yaml").board
    assert board is not None
    assert [SHEET.side_name(each) for each in board.lines[0].sides] == named
    assert sorted(named) == ["A1.E", "A1.SE", "A2.E", "A2.SE", "A3.E"]
    assert named != ["A1.E", "A3.E", "A1.SE", "A2.SE", "A2.E"]


def test_a_river_in_order_keeps_its_source_and_its_mouth() -> None:
    """Whichever end it begins with, and with gaps in it, an ordered river is left alone."""
    for river in ("A1.E A1.SE", "A1.SE A1.E", "A1.E A1.SE C2.E C3.NE", "C3.NE C2.E A1.SE A1.E"):
        (line,) = section(new_board(SHEET, lines=(side(river),)), "sides")
        written = [SHEET.side_named(name) for name in line.partition("[")[2].removesuffix("]}").split(", ")]
        assert tuple(written) == side(river).sides


def test_long_lines_are_broken_between_words_and_read_back() -> None:
    text = "As one build under the estuary; its owner alone may lay it. " * 9
    crossing = Crossing("Tunnel", (Hex(0, 0), Hex(1, 0)), 6, text=text)
    board = new_board(SHEET, title="word " * 60, special_rules=(crossing, Note(f"{'x' * 300} {text}")))
    lines = write_board(board).splitlines()
    assert all(len(line) <= WIDTH for line in lines if "xxx" not in line)
    assert [line[:5] for line in section(board, "special_rules")].count("  - {") == 2
    assert {line[:6] for line in section(board, "special_rules") if not line.startswith("  - {")} != set()
    assert parse_board(write_board(board), "again.yaml").board == board


def test_a_name_too_long_for_a_simple_key_is_read_back() -> None:
    board = new_board(SHEET, special_rules=(OtherRule("odd", (("k" * 2000, 1), ("l", 2))),))
    assert parse_board(write_board(board), "again.yaml").board == board


def test_what_lies_off_the_sheet_is_named_and_not_written() -> None:
    far = Hex(0, 9)
    for field, value, says in (
        ("towns", (Town("Hull", far),), "The town Hull is off the sheet"),
        ("waters", (Water("Sea", (far,)),), "The water Sea is off the sheet"),
        ("special_rules", (Crossing("Tunnel", (far,), 6),), "The crossing Tunnel is off the sheet"),
        ("lines", (SideLine("river", "Ouse", (Side(far, 0),)),), "The river Ouse runs off the sheet"),
    ):
        with pytest.raises(BoardFileError, match=says):
            write_board(new_board(SHEET, **{field: value}))


def test_a_terrain_without_a_kind_is_not_written() -> None:
    with pytest.raises(BoardFileError, match="the board does not define"):
        write_board(new_board(SHEET, terrain=blank_layer(SHEET, 6)))


def test_a_hex_whose_label_means_another_is_not_written() -> None:
    """In C's row the numbers start again at 3, so C3 and C4 of it are those of the first row."""
    scheme = LabelScheme(blocks=(LabelBlock("A"), LabelBlock("B"), LabelBlock("A", 2)))
    sheet = Sheet(4, 3, labels=scheme)
    shadowed, clear = sheet.hex_at(0, 2), sheet.hex_at(3, 2)
    assert sheet.label(shadowed) == "A3"
    assert sheet.hex_named("A3") == sheet.hex_at(2, 0)
    with pytest.raises(BoardFileError, match="The town Hull is on a hex whose label also belongs"):
        write_board(new_board(sheet, towns=(Town("Hull", shadowed),)))
    with pytest.raises(BoardFileError, match="The river is on a hex whose label also"):
        write_board(new_board(sheet, lines=(SideLine("river", "", (Side(shadowed, 1),)),)))
    board = new_board(sheet, towns=(Town("Hull", clear),))
    assert parse_board(write_board(board), "again.yaml").board == board
    whole = blank_layer(sheet, 1)
    with pytest.raises(BoardFileError, match="The country Wales is on a hex whose label also"):
        write_board(new_board(sheet, country=whole, countries=(Country("Wales"),)))
    off = painted(blank_layer(sheet), sheet, [sheet.hex_at(0, 2), sheet.hex_at(1, 2)], OFF)
    text = write_board(new_board(sheet, terrain=off, country=whole, countries=(Country("Wales"),)))
    assert "hexes: [A1-A4, B1-B4, A5-A6]" in text
