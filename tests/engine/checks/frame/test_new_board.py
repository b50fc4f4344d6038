"""A board just begun has no errors for what is not on it yet."""

import pytest

from engine.board.document import Board, new_board
from engine.board.places import Special, Town
from engine.checks.check_runner import check
from engine.checks.frame.new_board import is_just_begun
from engine.diagnostics.findings import Severity
from engine.hexes.sheet import Sheet
from tests.shipped import shipped

SHEET = Sheet(20, 15)


def drawn(towns: int, keys: int, *, scheme: str = "dice-36+6") -> Board:
    """Return a board with so many towns, of which the first have a key each."""
    board = new_board(SHEET, title="New", designer="A", licence="CC0", keys=scheme)
    dealt = board.key_scheme.towns[:keys]
    names = [(f"Town {number}", SHEET.hex_at(number % 6 * 3, number // 6 * 3)) for number in range(towns)]
    return board.edited(
        towns=tuple(
            Town(name, hex_, keys=dealt[number : number + 1]) for number, (name, hex_) in enumerate(names)
        )
    )


@pytest.mark.parametrize("board", [drawn(1, 0), drawn(2, 0), drawn(2, 1), drawn(8, 6)])
def test_until_half_of_the_keys_are_given_nothing_is_wrong(board: Board) -> None:
    assert is_just_begun(board)
    found = check(board)
    assert {each.severity for each in found} == {Severity.NOTE}
    assert {"K101", "T106"} <= {each.code for each in found}
    assert "T113" not in {each.code for each in found}, "land that towns still to come may need"


def test_the_first_specials_of_a_new_board_make_the_other_special_keys_no_error() -> None:
    keys = drawn(0, 0).key_scheme.specials
    for given in (1, len(keys) - 1):
        specials = tuple(Special(key, f"Special {key}", any="port") for key in keys[:given])
        board = drawn(1, 0).edited(specials=specials)
        lacking = [(each.subject, each.severity) for each in check(board) if each.code == "K101"]
        of_nobody = ",".join(keys[given:])
        assert set(lacking) == {("town keys", Severity.NOTE), (of_nobody, Severity.NOTE)}


def test_with_half_of_the_keys_what_is_missing_is_an_error() -> None:
    lacks = {each.code: each.severity for each in check(drawn(20, 17)) if each.code in {"K101", "T106"}}
    assert lacks == {"K101": Severity.NOTE, "T106": Severity.NOTE}
    errors = {each.code for each in check(drawn(20, 18)) if each.severity is Severity.ERROR}
    assert {"K101", "T106"} <= errors


def test_cards_given_to_specials_count_and_a_board_without_keys_is_never_just_begun() -> None:
    scheme = drawn(0, 0, scheme="cards-52").key_scheme
    specials = tuple(Special(key, f"Special {key}", any="port") for key in scheme.specials[:26])
    assert not is_just_begun(drawn(0, 0, scheme="cards-52").edited(specials=specials))
    assert not is_just_begun(drawn(0, 0, scheme="none"))
    assert not is_just_begun(shipped("severn"))
