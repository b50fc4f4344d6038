"""The card of what is due: the buttons of a building turn, the routes of a race, offers to answer."""

from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from engine.game.moves import (
    Done,
    Move,
    Start,
)
from engine.game.state import State
from engine.messages import Phrase
from engine.table.draft_text import part_name
from engine.table.drafting import Draft
from engine.table.joint_lines import deal_text, offered_deal
from engine.table.line_names import thrown
from engine.table.news import news
from engine.table.sitting import Sitting
from engine.table.standing import standing_text
from engine.turns.chance import CHANCE
from studio.language.plain_text import action_text
from studio.language.words import tr
from studio.table.due_card import DueCard, moment_of, small_button
from studio.table.hand import TableHand
from studio.table.line_choice import LineChoice
from studio.table.move_words import last_thrown, offer_of, offer_tip, trains_told
from studio.table.order_parts import OrderParts
from studio.table.race_choice import RaceChoice
from studio.table.table_session import TableSession
from studio.table.throw_choice import ThrowChoice

_BUILDING: Final[Phrase] = (
    "{where}. Point at a hex to see what track to it costs. Click to build it. Ctrl+click sets a way-point."
)
_BUILDING_EXTRA: Final[Phrase] = (
    "{where}. Track is paid off the account. Point at a hex to see what track to it costs. Click to build it."
)
_CHOOSING: Final[Phrase] = "{player}: choose a route. Point at one to see it on the map."
_DRAWING: Final[Phrase] = (
    "{player}: click {start}, then hexes on the way to {end}. Click a hex of the route to go back to it. "
    "Esc begins again, and once more stops drawing."
)
_START_TOWN: Final[Phrase] = "Click one of the ringed towns."
_START_HEX: Final[Phrase] = "Click one of the ringed hexes. A city is founded there."
_BUILDING_LINKS: Final[Phrase] = (
    "{where}. Each link is paid off the account. Point at a hex to see what track to it costs. "
    "Click to build it."
)
_WEST: Final[Phrase] = (
    "Start in this hex as well, before you build anything in this turn. You can also click a ringed hex."
)
_COVERED: Final[Phrase] = (
    "The others look away while {player} writes. All orders are carried out at once "
    "when the last are handed in."
)
_NO_PARTS: Final[Phrase] = "Nothing can be built or run in this round."
_HANDED_IN: Final[Phrase] = "All orders are carried out at once when the last are handed in"
_SPENT_ROLL: Final[Phrase] = "{where}. Nothing is left of it."
_SPENT: Final[Phrase] = "{where}. Nothing is left to build with. Choose Done to end the turn."


def _told_of_building(state: State, *, is_written: bool) -> Phrase:
    """Return what to say of a building turn, or of a roll for which orders are written."""
    if not state.points:
        return _SPENT_ROLL if is_written else _SPENT
    if state.track_funds == "links":
        return _BUILDING_LINKS
    return _BUILDING_EXTRA if state.stage != "building" else _BUILDING


class TurnCard(DueCard):
    """Says whose turn it is and what they may do, and does it at a click."""

    card_pointed = Signal(object)
    """The Card of a race that the pointer or the keyboard is on, or None."""

    accounts_wanted = Signal()
    """The chart of all accounts is wanted."""

    def __init__(self, session: TableSession, hand: TableHand, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._hand = session, hand
        self.race = RaceChoice(session, hand)
        self.parts = OrderParts()
        self.put_below(self.race)
        self.put_below(self.parts)
        self.race.changed.connect(self.follow)
        self.race.card_pointed.connect(self.card_pointed)
        self.race.hide()
        self.save: QComboBox | None = None
        self._shown: tuple[object, ...] | None = None
        hand.refused.connect(self.say_refused)
        hand.route_drawn.connect(lambda _: self.follow())
        hand.foreseen.connect(lambda shown: self.refusal.setVisible(False) if shown else None)

    # -- showing -------------------------------------------------------------------------------

    def follow(self) -> None:
        """Show what is due now; what is being pointed at stays while nothing has changed."""
        session, hand = self._session, self._hand
        writing = session.writing.draft, session.writing.is_covered
        shown = (*moment_of(session), *writing, self.race.partner, hand.is_drawing_route, hand.line_partner)
        if shown == self._shown:
            return
        self._shown = shown
        self.refusal.hide()
        self.clear()
        sitting, draft = session.sitting, session.writing.draft
        told = [] if session.is_looking_back else [tr(each) for each in news(sitting)]
        self.news.setText("\n".join(told))
        self.news.setVisible(bool(told))
        self.parts.show_draft(None if session.writing.sitting is None or session.is_looking_back else draft)
        if session.is_looking_back:
            self.show_past(session)
        elif sitting.actor is None:
            self._show_result(sitting)
        elif session.is_throw_due:
            self._show_throw(sitting)
        elif draft is not None and (session.writing.is_covered or draft.task is None):
            self._show_orders(draft)
        elif hand.is_declaring:
            self._show_race(session.at_hand)
        elif hand.is_building:
            self._show_building(session.at_hand)
        elif session.is_persons_turn:
            self._show_choice(sitting)
        else:
            self._show_others(sitting)

    def clear(self) -> None:
        """Remove the buttons, and what was said of a race."""
        self.save = None
        self.race.hide()
        self.race.clear()
        self.card_pointed.emit(None)
        super().clear()

    def _make(self, *moves: Move) -> None:
        self._hand.make(list(moves))

    # -- turns ---------------------------------------------------------------------------------

    def _show_others(self, sitting: Sitting) -> None:
        """Say who is to move where that is no person."""
        session = self._session
        actor = sitting.actor
        if actor == CHANCE or actor is None:
            title = tr("Dice")
        else:
            title = tr("{player} to move", player=sitting.header.players[actor])
        if session.waits or session.is_paused:
            self.show_held(session, title, tr("Bots and dice wait."))
        else:
            turn, told = sitting.turn, last_thrown(sitting)
            due = "" if turn is None else tr("Next: {task}.", task=tr(turn.task))
            words = " ".join(each for each in (told, due) if each)
            self.show_text(title, "\n".join((words, *trains_told(sitting))))

    def _show_building(self, sitting: Sitting) -> None:
        """Show a building turn."""
        actor, state = sitting.actor, sitting.state
        assert actor is not None
        name = sitting.header.players[actor]
        draft = self._session.writing.draft
        where = tr("Round {n}", n=state.round) if state.stage == "building" else tr("Extra building")
        if draft is not None and draft.task is not None:
            where = tr(part_name(draft, draft.task))
        title = tr("{player}: {points} to build with", player=name, points=state.points)
        if state.track_funds == "links":
            title = tr("{player}: {n} links to build for money", player=name, n=state.points)
        self.show_text(title, tr(_told_of_building(state, is_written=draft is not None), where=where))
        legal = sitting.legal()
        self._offer_second_start(sitting, [move for move in legal if isinstance(move, Start)])
        saves = tuple(move.save for move in legal if isinstance(move, Done))
        for move in legal:
            told = offer_of(sitting, move)
            if told is not None:
                self.button(
                    "offer", action_text(tr(told)), partial(self._make, move), tr(offer_tip(sitting, move))
                )
        if self._hand.line_partners:
            line_choice = LineChoice(self._hand, sitting)
            line_choice.changed.connect(self.follow)
            self.body.addWidget(line_choice)
        self.body.addWidget(_undo_row(self._session))
        most = max(saves, default=0)
        if most:
            self.save = _saves_up_to(most)
            # Next to the buttons there is no room for it in every language.
            self.body.addWidget(self.save)
        words, tip = tr("&Done"), tr("End the turn")
        if draft is not None:
            is_last = len(draft.written) + 1 == len(draft.tasks)
            words, tip = (tr("&Hand In Orders"), tr(_HANDED_IN)) if is_last else (tr("&Next"), "")
        done = self.button("done", words, self.finish_turn, tip, usual=True)
        done.setEnabled(bool(saves))

    def _offer_second_start(self, sitting: Sitting, starts: list[Start]) -> None:
        """Offer the hexes in which a second start is open, before any track (6.C4, TC.west1)."""
        if not starts:
            return
        hexes = _hexes_of(sitting, starts)
        self.body.addWidget(hexes)
        self.button(
            "second-start", tr("&Start a Second Time"), lambda: self._make(hexes.currentData()), tr(_WEST)
        )

    def press(self, number: int) -> None:
        """Enter a race by the card of a number, or the throw of the die that shows it."""
        if self.race.isVisibleTo(self):
            self.race.enter_card(number)
        elif self._session.is_throw_due:
            throws = [move for move, _ in self._session.sitting.chance() if thrown(move) == str(number)]
            if throws:
                self._session.throw(throws[0])

    def finish_turn(self) -> None:
        """End the building turn, with the points to save that are chosen."""
        if self._hand.is_building:
            self._make(Done(0 if self.save is None else self.save.currentIndex()))

    def _show_choice(self, sitting: Sitting) -> None:
        """Show a start to choose, or an answer to give."""
        actor, turn = sitting.actor, sitting.turn
        assert actor is not None
        assert turn is not None
        name = sitting.header.players[actor]
        legal = sitting.legal()
        starts = [move for move in legal if isinstance(move, Start)]
        offer, deal = sitting.state.joint.offer, offered_deal(sitting)
        if starts:
            where = _START_HEX if sitting.state.progress.phase else _START_TOWN
            self.show_text(tr("{player}: choose a start", player=name), tr(where))
        elif offer is not None and deal is not None:
            words = tr(
                "{player} offers a joint line, which is shown on the map: {deal}.",
                player=sitting.header.players[offer.player],
                deal=deal_text(sitting, deal),
            )
            self.show_text(f"{name}: {tr(turn.task)}", words)
        else:
            self.show_text(f"{name}: {tr(turn.task)}")
        for move in legal if len(legal) <= _MOST_BUTTONS else ():
            if isinstance(move, Start):
                label = sitting.game.facts.name(move.hex)
                self.button("start", action_text(label), partial(self._make, move))
            elif (told := offer_of(sitting, move)) is not None:
                self.button(
                    "offer", action_text(tr(told)), partial(self._make, move), tr(offer_tip(sitting, move))
                )

    def _show_throw(self, sitting: Sitting) -> None:
        """Let a person enter what they threw."""
        turn, occasion = sitting.turn, sitting.occasion
        title = tr("Roll the dice")
        if occasion is not None and occasion.seat >= 0:
            title = tr("{player}: roll the dice", player=sitting.header.players[occasion.seat])
        self.show_text(title, "" if turn is None else tr("Next: {task}.", task=tr(turn.task)))
        self.body.addWidget(ThrowChoice(self._session))

    def _show_orders(self, draft: Draft) -> None:
        """Cover the orders of a person until they are the one who looks, or let empty ones be handed in."""
        name, is_covered = draft.real.header.players[draft.seat], self._session.writing.is_covered
        told = tr(_COVERED, player=name) if is_covered else tr(_NO_PARTS)
        self.show_text(tr("{player} writes orders", player=name), told)
        if is_covered:
            self.button("uncover", tr("&Write Orders"), self._session.uncover, usual=True)
            self.button("never-cover", tr("&Never Cover Orders"), partial(self._session.uncover, always=True))
        else:
            self.button("done", tr("&Hand In Orders"), self._make, usual=True)

    # -- races ---------------------------------------------------------------------------------

    def _show_race(self, sitting: Sitting) -> None:
        """Show the routes to choose from."""
        pair, actor = sitting.state.pair, sitting.actor
        assert pair is not None
        assert actor is not None
        start, end = pair.names
        self.show_text(
            tr("Race {n}: {start} – {end}", n=pair.race, start=start, end=end),
            tr(
                _DRAWING if self._hand.is_drawing_route else _CHOOSING,
                player=sitting.header.players[actor],
                start=start,
                end=end,
            ),
        )
        if self._session.writing.draft is not None:
            self.body.addWidget(_undo_row(self._session))
        self.race.fill(sitting)
        self.race.show()

    # -- the end -------------------------------------------------------------------------------

    def _show_result(self, sitting: Sitting) -> None:
        result = sitting.result
        assert result is not None
        names = sitting.header.players
        won = ", ".join(names[seat] for seat in result.winners)
        title = (
            tr("{player} wins", player=won)
            if len(result.winners) == 1
            else tr("{players} share the win", players=won)
        )
        self.show_text(title, f"{tr(result.reason)}\n\n{tr(standing_text(sitting))}")
        self.button("accounts", tr("&Accounts…"), self.accounts_wanted.emit, usual=True)
        self.button("undo-end", tr("&Undo"), self._session.undo).setEnabled(self._session.can_undo)


_MOST_BUTTONS: Final = 8
"""More moves than these have no button each."""


def _undo_row(session: TableSession) -> QWidget:
    """Return the buttons that take the last work back, or the whole turn."""
    row = QWidget()
    line = QHBoxLayout(row)
    line.setContentsMargins(0, 4, 0, 0)
    undo = small_button(tr("&Undo"), session.undo)
    undo.setEnabled(session.can_undo)
    reset = small_button(tr("&Reset Turn"), session.reset_turn)
    reset.setEnabled(session.can_reset)
    line.addWidget(undo)
    line.addWidget(reset)
    line.addStretch(1)
    return row


def _hexes_of(sitting: Sitting, starts: list[Start]) -> QComboBox:
    hexes = QComboBox()
    hexes.setObjectName("second-starts")
    hexes.setAccessibleName(tr("Hex of the second start"))
    for move in starts:
        hexes.addItem(action_text(sitting.game.facts.name(move.hex)), move)
    return hexes


def _saves_up_to(most: int) -> QComboBox:
    saves = QComboBox()
    saves.addItem(tr("Save nothing"))
    saves.addItems([tr("Save {n}", n=points) for points in range(1, most + 1)])
    # Letters are commands of the game, not the beginnings of lines.
    saves.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    saves.setObjectName("save-points")
    saves.setToolTip(tr("How many points to save for a later turn"))
    return saves
