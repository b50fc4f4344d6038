"""Which links of a board are open to track, and where its ferries sail."""

import pytest

from engine.board.document import Board
from engine.board.open_links import open_links
from engine.board.places import Ferry
from engine.board.sailings import known_ports, known_way, ports_of, sailings
from engine.board.terrain import SEA
from engine.edits.lines import DrawSides
from engine.game.compiling import facts_of
from engine.game.state import new_state
from engine.game.track.laying import barred
from tests.engine.checks.boards import at, good_board, painted, sides
from tests.engine.checks.border_boards import abroad
from tests.engine.checks.seeding.planting import shipped_boards


def _around(board: Board, label: str) -> set[str]:
    return {board.sheet.label(there) for _, there in open_links(board).around(at(label))}


def _onward(board: Board, label: str) -> set[str]:
    return {board.sheet.label(there) for _, there in open_links(board).onward(at(label))}


def test_links_lead_over_open_sides_of_land_alone() -> None:
    """6.A3: water and closed sides bar them, from either side; the sheet ends at its edge."""
    board = good_board()
    assert _around(painted(board, SEA, "F4"), "F5") == _around(board, "F5") - {"F4"}
    assert _around(painted(board, SEA, "F5"), "F5") == set()
    walled = DrawSides("closed", sides("F5.E"), "Wall").apply(board)
    assert _around(walled, "F5") == _around(board, "F5") - {"F6"}
    assert _around(walled, "F6") == _around(board, "F6") - {"F5"}
    assert _around(board, "A1") <= {"A2", "B1", "B2"}


def test_abroad_links_are_laid_up_to_the_first_hex_and_on_by_permission() -> None:
    """6.C2: a link joins home and abroad, but is laid on from abroad only by a permitted build."""
    board = abroad(("D8", "D9"))
    assert "D8" in _onward(board, "D7")
    assert _onward(board, "D8") == {"D9"} < _around(board, "D8")
    assert "D7" in _around(board, "D8")
    assert _onward(board, "D9") == {"D8"} == _around(board, "D9")


@pytest.mark.parametrize(
    "board", [*shipped_boards(), abroad(("D7", "D8", "D9"))], ids=lambda each: each.title
)
def test_the_game_lets_just_these_links_be_laid(board: Board) -> None:
    """6.A3, 6.C2: what the checks and the measuring take for open, a company of the game may build."""
    facts, links = facts_of(board), open_links(board)
    state = new_state(facts, 3)
    for hex_ in filter(board.on_map, board.sheet.hexes()):
        number = facts.hexes_by_label[board.sheet.label(hex_)]
        open_here = {
            6 * number + direction
            for direction, _ in links.onward(hex_)
            if 6 * number + direction not in facts.pieces
        }
        laid = {
            link
            for link in range(6 * number, 6 * number + 6)
            if link not in facts.pieces and barred(facts, state, 0, link) is None
        }
        assert open_here == laid, board.sheet.label(hex_)


def test_ferries_sail_between_ports_that_are_towns() -> None:
    """6.C1: of a ferry with one known port the rest of its way is known."""
    board = good_board()
    one, other = board.towns[:2]
    sea = (at("A1"), at("A2"))
    board = board.edited(
        ferries=(Ferry("Known", (one.name, other.name), sea), Ferry("Half", ("Nowhere", other.name), sea))
    )
    known, half = board.ferries
    assert [(each.ferry, each.way) for each in sailings(board)] == [(known, (one.hex, *sea, other.hex))]
    assert ports_of(board, known) == known_ports(board, known) == (one.hex, other.hex)
    assert ports_of(board, half) is None
    assert known_ports(board, half) == (other.hex,)
    assert known_way(board, half) == (*sea, other.hex)
