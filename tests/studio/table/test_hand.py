"""The hand on the map of a game: starts, track and routes by pointing and clicking."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from engine.game.moves import Enter
from engine.game.state import Pair
from engine.transcript.remarks import HUMAN
from studio.table.table_view import TableView
from tests.engine.table.sittings import fell, hex_of, placed, sitting
from tests.studio.table.conftest import MakeTable
from tests.studio.table.tables import CTRL, RIGHT, Finger


def test_a_start_is_chosen_by_a_click_on_a_ringed_town(make_table: MakeTable) -> None:
    view = make_table(sitting(fell(), (HUMAN, HUMAN)))
    finger = Finger(view)
    assert finger.points_at("A1") == ("Ayr (A1)", "Click to start here")
    assert finger.points_at("B3") == ("",)
    finger.clicks("B3")
    assert view.session.sitting.at == 0
    finger.clicks("A1")
    assert view.session.sitting.state.starts[0] == hex_of(view.session.sitting, "A1")


def test_the_pointer_says_what_a_build_costs_and_a_click_lays_it(make_table: MakeTable) -> None:
    view = make_table(placed([["A1 A2"], ["E1 E2 E3"]], points=4))
    finger = Finger(view)
    assert finger.points_at("A4") == ("2 of 4", "pays no one")
    finger.clicks("A4")
    assert view.session.sitting.state.points == 2


def test_a_drag_lays_what_the_hex_costs_where_it_ends(make_table: MakeTable) -> None:
    view = make_table(placed([["A1 A2 A3 A4 A5"], ["E1 E2 E3"]], points=4))
    Finger(view).drags("A5", "A6")
    sitting = view.session.sitting
    assert (sitting.at, sitting.state.accounts[0]) == (1, 26)


def test_what_is_refused_says_its_rule_at_the_pointer_and_when_tried(make_table: MakeTable) -> None:
    view = make_table(placed([["A1 A2 A3 A4 B4"], ["E1 E2 E3"]], points=2))
    finger = Finger(view)
    assert " ".join(finger.points_at("C5")).startswith("6.A6 This build costs 3")
    finger.clicks("C5")
    assert view.session.sitting.at == 0
    assert view.card.refusal.isVisible()
    assert view.card.refusal.text().startswith("6.A6 This build costs 3")


def test_way_points_lead_the_track_until_it_is_laid(make_table: MakeTable) -> None:
    """The third worked example of the table: by A3 and A4 alongside the rival, for 6."""
    table = placed([["A1 A2 A3 A4 A5"], ["E1 D1 C2 B2"]], builders=(1,), points=4)
    view = make_table(table)
    finger = Finger(view)
    finger.clicks("A3", keys=CTRL)
    finger.clicks("A4", button=RIGHT)
    assert finger.points_at("B4") == ("3 of 4", "pays Red 6")
    finger.clicks("B4")
    assert view.session.sitting.state.accounts[:2] == [26, 14]


def test_esc_drops_way_points(make_table: MakeTable) -> None:
    view = make_table(placed([["A1 A2 A3 A4 A5"], ["E1 D1 C2 B2"]], builders=(1,), points=4))
    finger = Finger(view)
    straight = finger.points_at("B4")
    finger.clicks("A3", keys=CTRL)
    assert finger.points_at("B4") != straight
    QTest.keyClick(view.map, Qt.Key.Key_Escape)
    assert finger.points_at("B4") == straight


def test_least_payment_first_takes_another_way(make_table: MakeTable) -> None:
    view = make_table(placed([["A1 A2"], ["A3 B3"]], points=5))
    finger = Finger(view)
    assert finger.points_at("A4") == ("2 of 5", "pays Blue 1")
    view.hand.prefer_least_payment(wanted=True)
    assert finger.points_at("A4")[1:] == ("pays no one",)


def test_hexes_in_reach_are_outlined_only_on_a_persons_turn(
    make_table: MakeTable,
) -> None:
    view = make_table(placed([["A1 A2"], ["E1 E2 E3"]], points=2))
    assert view.hand.news()
    view.session.look(0)
    view.session.seat(0, "greedy")
    view.session.pause(paused=True)
    assert not view.hand.news()


def enter_drawn(view: TableView) -> QPushButton:
    """Return the button that enters by the route that is drawn."""
    button = view.card.race.findChild(QPushButton, "enter-drawn")
    assert button is not None
    return button


def race(make_table: MakeTable) -> TableView:
    """Show the race of the table's thirteenth worked example, in which Blue is to declare."""
    table = placed([["A1 A2 A3 A4 A5 A6"], ["A1 B1 B2 A3"]])
    ends = hex_of(table, "A1"), hex_of(table, "A6")
    pair = Pair(1, ("11", "13"), ("Ayr", "Bow"), ends[:1], ends[1:])
    values: dict[str, Any] = {
        "stage": "operating",
        "pair": pair,
        "undeclared": (1, 0),
        "builders": (),
        "points": 0,
    }
    return make_table(placed([["A1 A2 A3 A4 A5 A6"], ["A1 B1 B2 A3"]], **values))


def test_a_route_is_drawn_from_hex_to_hex_and_entered(make_table: MakeTable) -> None:
    view = race(make_table)
    finger = Finger(view)
    view.card.race.draw_route()
    assert "click Ayr, then hexes on the way to Bow" in view.card.text.text()
    assert finger.points_at("C3") == ("Click Ayr, where the route begins",)
    finger.clicks("C3")
    finger.clicks("A1")
    finger.clicks("B2")
    finger.clicks("A6")
    enter_drawn(view).click()
    made = view.session.sitting.moves[0].move
    assert isinstance(made, Enter)
    assert [view.session.sitting.game.facts.labels[hex_] for hex_ in made.route] == [
        *("A1", "B1", "B2", "A3", "A4", "A5", "A6")
    ]


def test_esc_begins_a_route_again_and_once_more_shows_the_cards(make_table: MakeTable) -> None:
    view = race(make_table)
    view.card.race.draw_route()
    Finger(view).clicks("A1")
    drawing = []
    for _ in range(2):
        QTest.keyClick(view.map, Qt.Key.Key_Escape)
        drawing.append(view.hand.is_drawing_route)
    assert drawing == [True, False]
    assert "choose a route" in view.card.text.text()
    assert len(view.card.race.cards) == 1


def test_a_route_drawn_against_the_rules_says_which(make_table: MakeTable) -> None:
    view = race(make_table)
    finger = Finger(view)
    view.card.race.draw_route()
    finger.clicks("A1")
    finger.clicks("A6")
    assert "6.B2" in " ".join(finger.points_at("A6"))
    assert not enter_drawn(view).isEnabled()
