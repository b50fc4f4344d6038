"""The card of what is due: who is to move and what they may do, at a click."""

from PySide6.QtWidgets import QApplication, QComboBox, QPushButton
from pytestqt.qtbot import QtBot

from engine.game.facts import NOWHERE
from engine.game.moves import Buy, Cross, Done, Enter, Join
from engine.transcript.remarks import HUMAN
from engine.turns.chance import CHANCE
from studio.drawing.shapes.marks import Path
from studio.table.move_words import offer_of, offer_tip
from studio.table.table_view import TableView
from tests.engine.table.sittings import fell, finished, hex_of, placed, sitting
from tests.engine.table.test_joint_lines import building
from tests.shipped import shipped
from tests.studio.table.conftest import MakeTable
from tests.studio.table.tables import Finger
from tests.studio.table.test_hand import race


def button(view: TableView, words: str) -> QPushButton:
    """Return a button of the card, by its words."""
    # Parts that are new are seen once their layout is done.
    QApplication.processEvents()
    found = [each for each in view.card.findChildren(QPushButton) if each.text().replace("&", "") == words]
    return next(each for each in found if each.isVisibleTo(view))


def test_a_start_is_chosen_by_its_button(make_table: MakeTable) -> None:
    view = make_table(sitting(fell(), (HUMAN, HUMAN)))
    assert view.card.title.text() == "Red: choose a start"
    button(view, "Esk (E1)").click()
    assert view.session.sitting.state.starts[0] == hex_of(view.session.sitting, "E1")


def test_a_building_turn_shows_points_and_ends_with_what_is_saved(make_table: MakeTable) -> None:
    """The sixth worked example of the table: four points are saved for a dear link."""
    view = make_table(placed([["A1 A2 A3 A4 B4 C5"], ["E1 E2 E3"]], points=4, builders=(0, 1)))
    assert view.card.title.text() == "Red: 4 to build with"
    assert view.card.save is not None
    view.card.save.setCurrentIndex(4)
    button(view, "Done").click()
    assert view.session.sitting.state.saved[0] == 4
    assert view.card.title.text().startswith("Blue: ")


def test_undo_and_reset_are_had_once_something_is_laid(make_table: MakeTable) -> None:
    view = make_table(placed([["A1 A2"], ["E1 E2 E3"]], points=4))
    assert not button(view, "Undo").isEnabled()
    Finger(view).clicks("A4")
    assert button(view, "Reset Turn").isEnabled()
    button(view, "Undo").click()
    assert view.session.sitting.at == 0


def test_a_ferry_and_a_crossing_are_offered_with_their_prices() -> None:
    table = sitting(shipped("severn"), (HUMAN, HUMAN))
    facts = table.game.facts
    (line, *_), (way, *_) = facts.ferries, facts.crossings
    assert str(offer_of(table, Buy(0))) == f"Buy the ferry {line.name} for {line.price}"
    assert offer_tip(table, Buy(0)) == "The price comes off your account"
    assert str(offer_of(table, Cross(0))) == f"Lay the crossing {way.name} for {way.cost}"
    assert offer_tip(table, Cross(0)) == "The price is paid from your points to build with"
    assert offer_tip(table, Done()) == ""


def test_each_route_of_a_race_is_a_card_that_lights_and_enters_it(make_table: MakeTable) -> None:
    """The thirteenth worked example of the table: one card, half of it own track."""
    view = race(make_table)
    assert view.card.title.text() == "Race 1: Ayr – Bow"
    (card,) = view.card.race.cards
    assert card.enter.accessibleName().startswith(
        "Enter: 6 points over 6 links · pays Red 3 · 50 % own track"
    )
    card.pointed.emit(card.card)
    assert any(isinstance(mark, Path) for mark in view.map.over())
    card.enter.click()
    assert isinstance(view.session.sitting.moves[0].move, Enter)


def test_a_race_is_declined(make_table: MakeTable) -> None:
    view = race(make_table)
    button(view, "Stay Out").click()
    assert view.session.sitting.state.undeclared == (0,)


def test_a_joint_run_is_proposed_and_accepted(make_table: MakeTable) -> None:
    view = race(make_table)
    choice = view.card.race.findChild(QComboBox, "partner")
    assert choice is not None
    assert [choice.itemText(row) for row in range(choice.count())] == ["Run alone", "Joint run with Red"]
    view.card.race.propose_next()
    view.card.race.enter_card(1)
    assert view.session.sitting.state.offers
    # The next player is not to propose by the same key.
    assert not any(card.enter.text() == "Propose" for card in view.card.race.cards)
    button(view, "Accept").click()
    assert view.session.sitting.moves[1].move == Join(1)


def test_dice_by_hand_are_entered_by_buttons(make_table: MakeTable) -> None:
    view = make_table(sitting(fell(), (HUMAN, HUMAN), luck="hand"))
    for words in ("Ayr (A1)", "Esk (E1)"):
        button(view, words).click()
    assert (view.session.sitting.actor, view.card.title.text()) == (CHANCE, "Roll the dice")
    button(view, "5").click()
    assert view.session.sitting.state.points == 5
    view.session.undo()
    view.card.press(6)
    assert view.session.is_throw_due
    view.card.press(4)
    assert view.session.sitting.state.points == 4


def test_bots_that_wait_go_on_by_a_button(make_table: MakeTable, qtbot: QtBot) -> None:
    view = make_table(sitting(fell(), (HUMAN, "greedy")))
    button(view, "Ayr (A1)").click()
    qtbot.waitUntil(lambda: view.session.is_persons_turn and view.session.sitting.at > 2)
    view.session.take_back(1)
    assert view.card.title.text() == "Blue to move"
    button(view, "Go On").click()
    qtbot.waitUntil(lambda: view.session.is_persons_turn)


def test_looking_back_offers_the_way_to_the_present(make_table: MakeTable) -> None:
    view = make_table(placed([["A1 A2"], ["E1 E2 E3"]], points=4))
    Finger(view).clicks("A4")
    view.session.look(0)
    assert view.card.title.text() == "Looking back: move 0 of 2"
    button(view, "Return to the Present").click()
    assert not view.session.is_looking_back


def test_a_game_that_is_over_shows_who_won_and_can_be_taken_back(make_table: MakeTable) -> None:
    view = make_table(finished())
    result = view.session.sitting.result
    assert result is not None
    winner = view.session.sitting.header.players[result.winners[0]]
    assert view.card.title.text() == f"{winner} wins"
    assert f"{winner} {max(result.accounts)}" in view.card.text.text()


def test_a_joint_line_is_offered_on_the_map_and_agreed_to(make_table: MakeTable) -> None:  # E.C4
    view = make_table(building([["A1 A2"], ["A2 A3"]]))
    choice = view.card.findChild(QComboBox, "line-partner")
    assert choice is not None
    assert [choice.itemText(row) for row in range(choice.count())] == ["Build alone", "Joint line with Blue"]
    choice.setCurrentIndex(1)
    choice.activated.emit(1)
    finger = Finger(view)
    assert finger.points_at("B2")[1:3] == ("3 of both throws for 1 link", "Red pays 0")
    finger.clicks("B2")
    assert view.session.sitting.actor == 1
    assert "offers a joint line" in view.card.text.text()
    assert "3 of both throws for 1 link · Red pays 0" in view.card.text.text()
    assert view.hand.news()
    button(view, "Agree to the joint line").click()
    assert len(view.session.sitting.state.joint.laid) == 1


def test_a_partner_for_a_joint_line_is_not_kept_for_the_next_turn(make_table: MakeTable) -> None:
    view = make_table(building([["A1 A2"], ["A2 A3"]]))
    view.hand.draw_line(1)
    view.card.finish_turn()
    assert view.hand.line_partner == NOWHERE
    assert view.hand.line_partners == []
