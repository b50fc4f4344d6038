"""A whole game on the Severn by the hands of two people and a bot: built, refused, paid, raced, replayed."""

from collections import Counter
from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from engine.bots.roster import BOTS
from engine.game.events import Paid, RaceDecided, Reason
from engine.game.moves import Done, Lay, Propose, Start
from engine.table.cards import cards
from engine.table.files import end_of, lines_of
from engine.table.sitting import Made, Sitting
from engine.transcript.remarks import HUMAN
from studio.cli.main import main
from studio.table.table_view import TableView
from tests.engine.table.sittings import sitting
from tests.shipped import shipped
from tests.studio.table.conftest import MakeTable
from tests.studio.table.tables import CTRL, LONG_MS, Finger

SEED = 5


class Player:
    """Two people at one screen, who build where a bot would, and do all of it with the pointer."""

    def __init__(self, view: TableView) -> None:
        self.view, self.session, self.finger = view, view.session, Finger(view)
        self.done: Counter[str] = Counter()
        """What has been done, by what it is called."""

    @property
    def sitting(self) -> Sitting:
        return self.session.sitting

    def clicks(self, words: str) -> None:
        """Click a button of the card, by its words."""
        QApplication.processEvents()
        found = [
            each for each in self.view.card.findChildren(QPushButton) if each.text().replace("&", "") == words
        ]
        next(each for each in found if each.isVisibleTo(self.view)).click()

    def moves(self) -> None:
        """Make the moves of a turn, or of a part of it."""
        if self.view.hand.is_declaring:
            self.declares()
            return
        game, state = self.sitting.game, self.sitting.state
        chosen = BOTS["greedy"].choose(game, game.view(state), Random(SEED))
        listed = list(chosen) if isinstance(chosen, list | tuple) else [chosen]
        for move in listed:
            if isinstance(move, Start):
                self.finger.clicks(game.facts.labels[move.hex])
            elif isinstance(move, Lay):
                self.lays(move)
            elif isinstance(move, Done):
                self.ends_turn(move)
            else:
                self.view.hand.make([move])
            if self.sitting.actor != game.actor(state):
                return

    def lays(self, move: Lay) -> None:
        """Build a link by a way-point at its beginning and a click on its end."""
        facts, before = self.sitting.game.facts, self.sitting
        start, end = facts.labels[move.start], facts.labels[move.end]
        self.finger.clicks(start, keys=CTRL)
        said = " · ".join(self.finger.points_at(end))
        self.finger.clicks(end)
        made = self.sitting.moves[before.at : self.sitting.at]
        if [each.move for each in made] == [move]:
            self.compare(said, made[0])
            self.done["pointed"] += 1
        else:
            # The cheapest track comes from elsewhere; a person would take it, but a bot goes on from here.
            self.session.take_back(before.at)
            self.view.hand.make([move])

    def compare(self, said: str, made: Made) -> None:
        """What was said at the pointer is what is booked."""
        paid = [each for each in made.events if isinstance(each, Paid) and each.payer == made.actor]
        names = self.sitting.header.players
        for payee in {each.payee for each in paid if each.payee >= 0}:
            amount = sum(each.amount for each in paid if each.payee == payee)
            assert f"{names[payee]} {amount}" in said
            self.done["payment"] += 1
        first = [each for each in made.events if isinstance(each, Paid)]
        for each in first:
            if each.purpose.reason is Reason.FIRST_ENTRY and each.payee == made.actor:
                assert f"+{each.amount}" in said
                self.done["first entry"] += 1

    def ends_turn(self, move: Done) -> None:
        """End a turn, once after trying what is forbidden, once after taking all of it back."""
        if not self.done["refused"]:
            self.is_refused()
        if not self.done["taken back"] and self.session.can_reset:
            self.takes_back()
        if self.view.card.save is not None:
            self.view.card.save.setCurrentIndex(move.save)
        self.clicks("Done")

    def is_refused(self) -> None:
        """Try to build into the sea, and read why not."""
        facts, before = self.sitting.game.facts, self.sitting
        wet = facts.labels[min(facts.sea)]
        assert " ".join(self.finger.points_at(wet)).startswith("6.A")
        self.finger.clicks(wet)
        assert self.sitting is before
        assert self.view.card.refusal.isVisibleTo(self.view)
        self.done["refused"] += 1

    def takes_back(self) -> None:
        """Take a turn back and make it again: the game is as it was."""
        lines = [*lines_of(self.sitting), end_of(self.sitting)]
        at = self.sitting.at
        self.clicks("Reset Turn")
        assert self.sitting.at == self.sitting.turn_began < at
        while self.session.can_redo and self.sitting.at < at:
            self.session.redo()
        assert [*lines_of(self.sitting), end_of(self.sitting)] == lines
        self.done["taken back"] += 1

    def declares(self) -> None:
        """Accept a joint run, propose one if there is one, else enter by the first card."""
        race, seat = self.view.card.race, self.sitting.actor
        QApplication.processEvents()
        if self.view.card.findChild(QPushButton, "join") is not None:
            self.clicks("Accept")
            self.done["joint run"] += 1
            return
        partners = [each for each in self.sitting.state.undeclared if each < 2 and each != seat]
        if not self.done["joint run"] and any(self.proposals(each) for each in partners):
            while race.partner != partners[0]:
                race.propose_next()
            race.enter_card(1 + self.proposals(partners[0])[0])
        elif race.cards:
            race.enter_card(1)
            self.done["entered"] += 1
        else:
            self.clicks("Stay Out")

    def proposals(self, partner: int) -> list[int]:
        """Return which routes may be proposed to a partner, by their places among the cards."""
        found = cards(self.sitting, partner)
        return [place for place, card in enumerate(found) if isinstance(card.move, Propose)]


@pytest.mark.slow
def test_a_whole_game_on_the_severn_is_played_by_hand_and_replayed_from_its_file(
    make_table: MakeTable, game_file: Path, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    view = make_table(sitting(shipped("severn"), (HUMAN, HUMAN, "greedy"), seed=SEED))
    player, session = Player(view), view.session
    while session.sitting.result is None:
        qtbot.waitUntil(
            lambda: session.is_persons_turn or session.sitting.result is not None, timeout=LONG_MS
        )
        if session.sitting.result is None:
            player.moves()
    wanted = ("refused", "taken back", "payment", "first entry", "joint run", "entered")
    assert all(player.done[each] for each in wanted), player.done
    assert player.done["pointed"] > 50
    events = [event for made in session.sitting.moves for event in made.events]
    assert any(isinstance(event, RaceDecided) and event.places[:1] == ((0,),) for event in events)
    assert view.card.title.text().endswith(("wins", "share the win"))
    result = session.sitting.result
    qtbot.waitUntil(lambda: end_of(session.sitting) in game_file.read_text("utf-8"))
    assert main(["replay", str(game_file)]) == 0
    told = capsys.readouterr().out
    for name, account in zip(session.sitting.header.players, result.accounts, strict=True):
        assert f"{name} {account}" in told
