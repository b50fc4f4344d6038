"""Names that look alike are one name once a map is read."""

from pathlib import Path

import pytest

from engine.board.document import Board
from engine.board.sailings import ports_of
from engine.boardfile.reading import BoardFile, board_from_data, parse_board, read_board
from engine.boardfile.writing import write_board
from engine.checks.check_runner import check
from tests.engine.boardfile.faults import GOOD

CASES = Path(__file__).parents[2] / "data" / "names"


def read(*changes: tuple[str, str]) -> BoardFile:
    text = GOOD
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return parse_board(text, "map.yaml")


def board_of(file: BoardFile) -> Board:
    assert file.board is not None, file.findings
    return file.board


def codes(board: Board) -> set[str]:
    return {finding.code for finding in check(board)}


def hidden(file: BoardFile) -> list[tuple[int, int] | None]:
    return [finding.position for finding in file.findings if finding.code == "V016"]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ko\\u0308nigsberg", "K\\u00f6nigsberg"),
        ("Beta1", "Beta1\\u200b"),
        ("New Hull", "New\\u00a0Hull"),
        ("Saarhull", "Saar\\u00adhull"),
        ("King's Lynn", "King\\u2019s Lynn"),
        ("Hull\\u2013Goole", "Hull-Goole"),
    ],
)
def test_towns_that_look_alike_are_twins_and_ports_are_found(one: str, other: str) -> None:
    twins = read(("name: Hull", f'name: "{one}"'), ("name: Barton", f'name: "{other}"'))
    assert "T107" in codes(board_of(twins))
    ferry = read(
        ("name: Hull", f'name: "{one}"'),
        ("[Hull, Barton]", f'["{other}", Barton]'),
        ("hexes: [A1]}", f'towns: ["{other}"]}}'),
    )
    board = board_of(ferry)
    assert ports_of(board, board.ferries[0]) == tuple(town.hex for town in board.towns)
    assert not codes(board) & {"F102", "K106", "X128"}


def test_all_names_and_texts_are_normalised_but_rows_and_files_are_not() -> None:
    file = read(
        ("title: Small", 'title: "Ko\\u0308ln\\u200b"'),
        ("name: Brook", 'name: "Mu\\u0308hl\\u00a0bach"'),
        ("name: England", 'name: "O\\u0308sterreich"'),
        ("name: Tunnel", 'name: "Tu\\u0308nnel"'),
        ('"Not simulated."', '"Nicht\\r\\nu\\u0308ber\\u200bholt"'),
        ("platelayer: board/1", 'platelayer: board/1\nunderlay: {image: "u\\u0308.png", at: []}'),
    )
    board = board_of(file)
    assert board.title == "K\u00f6ln"
    assert board.lines[0].name == "M\u00fchl bach"
    assert board.countries[0].name == "\u00d6sterreich"
    assert board.crossings[0].name == "T\u00fcnnel"
    assert board.notes[0].text == "Nicht\n\u00fcberholt"
    assert board.underlay is not None
    assert board.underlay.image == "u\u0308.png"
    # What only looks otherwise in the file is read without a word.
    assert hidden(file) == [(3, 8), (26, 24)]


def test_saving_ends_what_was_found() -> None:
    file = read(("name: Hull", 'name: "Hull\\u200b"'), ("name: Barton", 'name: "Bar\\u202eton\\e"'))
    assert len(hidden(file)) == 2
    again = parse_board(write_board(board_of(file)), "map.yaml")
    assert not again.findings
    assert again.board == file.board


def test_a_river_without_a_visible_name_has_none() -> None:
    file = read(("name: Brook", 'name: "\\u200b"'))
    assert board_of(file).lines[0].name == ""
    assert hidden(file) == [(15, 25)]


def test_a_board_within_another_file_is_normalised_too() -> None:
    data = {
        "platelayer": "board/1",
        "sheet": {"columns": 2, "rows": 1},
        "terrain": {"rows": [".."]},
        "towns": [{"name": "Ko\u0308ln\u200b", "hex": "A1"}],
    }
    file = board_from_data(data, "scenario")
    assert board_of(file).towns[0].name == "K\u00f6ln"
    assert [finding.path for finding in file.findings] == [("towns", 0, "name")]


def case(name: str) -> BoardFile:
    return read_board(CASES / f"{name}.yaml")


def twins(board: Board) -> list[str]:
    return [finding.subject for finding in check(board) if finding.code == "T107"]


def test_decomposed_names_are_composed_and_twins() -> None:
    file = case("decomposed-names")
    board = board_of(file)
    assert not hidden(file)
    assert board.title == board.towns[0].name == "K\u00f6nigsberg"
    assert (board.countries[0].name, board.lines[0].name) == ("\u00d6sterreich", "M\u00fchlbach")
    assert twins(board) == ["K\u00f6nigsberg,C4"]


def test_a_decomposed_port_is_the_town() -> None:
    board = board_of(case("decomposed-reference"))
    assert ports_of(board, board.ferries[0]) is not None
    assert "F102" not in codes(board)


def test_twins_of_which_one_is_decomposed_are_found() -> None:
    assert twins(board_of(case("twins-decomposed"))) == ["K\u00f6nigsberg,C4"]


def test_twins_of_which_one_has_a_space_without_width_are_found() -> None:
    file = case("twins-zero-width")
    assert twins(board_of(file)) == ["Beta1,C4"]
    assert hidden(file) == [(27, 12)]
