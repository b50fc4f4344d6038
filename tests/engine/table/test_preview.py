"""What is shown before a build is what is booked after it."""

from itertools import pairwise

import pytest

from engine.board.rules import Connection
from engine.game.moves import Done, Lay
from engine.table.preview import Drag, Preview, chip, preview, reach
from engine.table.sitting import Sitting
from tests.engine.game.boards import vale
from tests.engine.table.sittings import hex_of, lay, placed, sitting
from tests.hovers import hover

AYR = [["A1 A2 A3 A4"], ["E1 D1 C2 B2"]]


def hovered(table: Sitting, label: str, *waypoints: str, payments_first: bool = False) -> Preview:
    drag = Drag(table, payments_first=payments_first)
    return drag.hovered(hex_of(table, label), [hex_of(table, point) for point in waypoints])


def labels(table: Sitting, shown: Preview) -> str:
    """Return the links of a preview as a chain of labels."""
    facts, moves = table.game.facts, [move for move in shown.moves if isinstance(move, Lay)]
    hexes = [moves[0].start, *(move.end for move in moves)] if moves else []
    return " ".join(facts.labels[hex_] for hex_ in hexes)


def test_three_hundred_hovers_show_what_is_booked() -> None:
    """On random boards of all editions; `python -m tests.hovers` does many more, on shipped ones as well."""
    counts = hover(300, 1, shipped=0)
    assert counts["refused"] > 20
    assert counts["pays"] > 5


def test_a_drag_lays_the_cheapest_chain_that_pays_rivals_least() -> None:
    table = placed([["A1 A2"], ["A3 B3"]], points=5)
    assert labels(table, hovered(table, "A4")) == "A2 A3 A4"
    assert hovered(table, "A4").paid == 1
    least = hovered(table, "A4", payments_first=True)
    assert (least.paid, least.cost > 2) == (0, True)


def test_way_points_are_kept_and_own_track_between_them_costs_nothing() -> None:
    """Example 3 of the table's worked examples, and a way-point in own track."""
    table = placed([["A1 A2 A3 A4 A5"], ["E1 D1 C2 B2"]], builders=(1,))
    shown = hovered(table, "B4", "A3", "A4")
    assert labels(table, shown) == "B2 A3 A4 B4"
    assert (shown.cost, shown.paid, shown.left) == (3, 6, 1)
    own = hovered(table, "D2", "D1")
    assert labels(table, own) == "D1 D2"


def test_a_way_that_is_too_dear_is_refused_by_what_all_of_it_costs() -> None:
    table = placed([["A1 A2"], []], points=2)
    shown = hovered(table, "A7")
    assert (shown.cost, len(shown.moves)) == (2, 2)
    assert str(chip(table, shown)) == "6.A6 This way costs 5; you have 2."
    extra = placed([["A1 A2"], []], points=2, stage="operating")
    assert str(chip(extra, hovered(extra, "A7"))) == "6.B6 This way costs 5; you have 2."


def test_what_no_points_would_lay_is_refused_by_its_own_rule() -> None:
    table = placed([["A1 A2"], []], points=1)
    ends = [("A2", "A3"), ("B5", "B6")]
    shown = preview(table, [Lay(hex_of(table, start), hex_of(table, end)) for start, end in ends])
    assert shown.refused is not None
    assert "none in B5" in str(shown.refused)


def test_the_first_town_and_the_rest_of_the_points_are_shown() -> None:
    table = placed([["A1 A2 A3 A4 A5"], []], points=5)
    shown = hovered(table, "A6")
    assert (shown.cost, shown.left, shown.bonus) == (1, 4, 6)
    assert str(chip(table, shown)) == "1 of 5 · pays no one · first into Bow +6"


def test_a_build_that_is_too_dear_is_refused_by_its_rule() -> None:
    """Example 5: two points are left, and the hill costs three."""
    table = placed([["A1 A2 A3 A4 B4"], []], points=2)
    shown = hovered(table, "C5")
    assert shown.refused is not None
    assert shown.refused.rule == "6.A6"
    assert str(chip(table, shown)).startswith("6.A6 This build costs 3; 2 of the allowance is left.")


def test_over_own_track_nothing_is_laid() -> None:
    table = placed(AYR)
    shown = hovered(table, "A2")
    assert (shown.moves, shown.cost, shown.refused, shown.left) == ((), 0, None, 4)


def test_what_comes_after_the_end_of_the_building_stage_is_left_out_and_that_is_said() -> None:
    """A.3: the link that serves the last town ends the stage, and the rest is not laid (6.A7)."""
    served = 2**7 - 1
    table = placed([["A8 A9"], []], served=served & ~(1 << 3))
    facts = table.game.facts
    assert facts.map_places.towns[3].name == "Cove"
    way = ["A9", "B9", "C10", "D10"]
    hexes = [hex_of(table, label) for label in way]
    moves = [Lay(start, end) for start, end in pairwise(hexes)]
    shown = preview(table, moves)
    assert (len(shown.moves), len(shown.left_out), shown.ends_building) == (2, 1, True)
    assert "ends the Building Stage (6.A7) · the last link is not laid" in str(chip(table, shown))
    after = lay(table, "A9", "B9", "C10")
    assert after.state.stage != "building"


def test_the_hexes_in_reach_are_those_that_a_drag_could_lay() -> None:
    table = placed(AYR, points=2)
    found = {table.game.facts.labels[each.hex]: each for each in reach(table)}
    assert {"A5", "A6", "B4", "C4"} <= set(found)
    assert "A7" not in found
    assert found["A6"].cost == 2
    assert found["B2"].pays[0][:2] == (1, 1)


def test_nothing_is_in_reach_where_no_one_builds() -> None:
    table = sitting(vale(), ("human", "human"))
    assert reach(table) == []
    with pytest.raises(ValueError, match="building"):
        Drag(table)


def test_a_preview_of_the_end_of_a_turn_costs_nothing() -> None:
    shown = preview(placed(AYR, builders=(0, 1)), [Done()])
    assert (shown.cost, shown.left, shown.refused) == (0, 0, None)


def test_a_connection_is_shown_with_its_places_and_booked_as_shown() -> None:  # 6.C4
    table = placed([["A1 A2 A3 A4 A5"], []], points=5, rules=[Connection(towns=("Ayr", "Bow"), bonus=10)])
    shown = hovered(table, "A6")
    assert (shown.cost, shown.bonus) == (1, 16)
    assert str(chip(table, shown)) == (
        "1 of 5 · pays no one · first into Bow +6 · first to connect Ayr (A1) and Bow (A6) +10"
    )
    made = table.made(shown.moves[0])
    assert made.state.accounts[0] - table.state.accounts[0] == shown.bonus
