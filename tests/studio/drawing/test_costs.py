"""What the printed sheet says of what building costs, and of what ground takes off a roll."""

from dataclasses import replace

from engine.board.document import Board
from engine.board.layers import blank_layer
from engine.board.lines import SideLine
from engine.board.rules import Override
from studio.drawing.maps.themes import ATLAS
from studio.drawing.paper.tables import cost_rows, costs
from studio.drawing.shapes.marks import Text
from tests.studio.drawing.boards import full_board


def prices(board: Board) -> dict[str, str]:
    """Return what is to be paid for on a board, and how much."""
    return {row.what: row.price for row in cost_rows(board)}


def test_costs_follow_the_rules_of_the_board() -> None:
    rows = prices(full_board())
    assert rows["a link over open ground or into a town"] == "1"
    assert rows["across a river"] == "+2"
    assert rows["each half in a hill"] == "+2"
    assert rows["each half in marsh"] == "+2"
    assert rows["Tunnel"] == "6"
    assert rows["Boat ferry, to buy / to use"] == "6 / 5"
    early = prices(full_board().edited(rules="early"))
    assert (early["each half in a hill"], early["from hill to hill"]) == ("+3", "\N{MINUS SIGN}1")
    assert "from hill to hill" not in rows
    (boat,) = full_board().ferries
    slow = prices(full_board().edited(ferries=(replace(boat, embark_takes=3),)))
    assert slow["Boat, subtracted to board / land / at sea"] == "3 / 1 / 1"
    assert len(slow) == len(rows) + 1
    free = prices(full_board().edited(ferries=(replace(boat, public=True),)))
    assert free["Boat public ferry, to use"] == "5"


def test_rivers_of_their_own_price_are_listed_by_name() -> None:  # 6.A3
    board = full_board()
    sides = board.lines[0].sides
    beck, firth = SideLine("river", "Beck", sides[:1], 0), SideLine("river", "Firth", sides[1:], 4)
    rows = prices(board.edited(lines=(*board.lines, beck, firth, replace(firth, name="Sound"))))
    assert (rows["across a river"], rows["across the Beck"], rows["across the Firth, Sound"]) == (
        *("+2", "+0", "+4"),
    )
    assert "across a river" not in prices(board.edited(lines=(beck,)))


def test_what_ground_takes_off_a_roll_stands_beside_its_cost() -> None:  # 6.B5
    board = full_board()
    block = costs(board, ATLAS, 70.0)
    assert block is not None
    texts = [mark for layer in block.layers for mark in layer.marks if isinstance(mark, Text)]
    rows = {text.text: [one.text for one in texts if one.start[1] == text.start[1]] for text in texts}
    assert rows["Building"] == ["Building", "roll minus", "costs"]
    assert rows["each half in a hill"] == ["each half in a hill", "+2", "\N{MINUS SIGN}1"]
    assert rows["across a river"] == ["across a river", "+2"]
    flat = costs(board.edited(terrain=blank_layer(board.sheet)), ATLAS, 70.0)
    assert flat is not None
    assert "roll minus" not in [getattr(mark, "text", "") for layer in flat.layers for mark in layer.marks]


def test_a_town_costs_what_its_ground_does_where_the_board_says_so() -> None:
    kept = Override((("towns_keep_terrain", True),))
    rows = [row.what for row in cost_rows(full_board().edited(special_rules=(kept,)))]
    assert rows[0] == "a link over open ground"
