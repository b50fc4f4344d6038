"""The players of a game: what each has, whose turn it is, and who plays."""

from engine.transcript.remarks import HUMAN
from tests.engine.table.sittings import fell, placed, sitting
from tests.studio.table.conftest import MakeTable
from tests.studio.table.tables import Finger


def test_the_company_whose_turn_it_is_is_marked_with_its_points(make_table: MakeTable) -> None:
    view = make_table(placed([["A1 A2"], ["E1 E2 E3"]], points=4))
    red, blue = view.players.rows
    assert (red.property("due"), blue.property("due")) == ("true", "false")
    assert red.news.text() == "4 to build with"
    assert red.accessibleName() == "Red, 20, their turn"


def test_what_came_in_since_a_players_last_move_is_shown(make_table: MakeTable) -> None:
    view = make_table(placed([["A1 A2"], ["A3 B3"]], points=4))
    Finger(view).clicks("A3")
    view.card.finish_turn()
    assert view.players.rows[1].account.text() == "21"
    assert "+1 since their last move" in view.players.rows[1].news.text()


def test_a_company_is_handed_to_a_bot_by_its_menu(make_table: MakeTable) -> None:
    view = make_table(sitting(fell(), (HUMAN, HUMAN)))
    view.session.pause(paused=True)
    row = view.players.rows[1]
    assert row.player.text() == "Person"
    row.choices["planner"].trigger()
    assert view.session.sitting.seats == (HUMAN, "planner")
    assert row.player.text() == "planner"
