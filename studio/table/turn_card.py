"""The card of what is due: the buttons of a building turn, the routes of a race, offers to answer."""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from engine.game.moves import (
    Done,
    Move,
    Start,
)
from engine.game.state import State
from engine.messages import Phrase
from engine.table.joint_lines import deal_text, offered_deal
from engine.table.line_names import thrown
from engine.table.news import news
from engine.table.sitting import Sitting
from engine.table.standing import standing_text
from engine.table.timeline import taking_back_text
from engine.turns.chance import CHANCE, Draw
from engine.turns.illegal import IllegalMove
from studio.language.labels import wrapped_label
from studio.language.plain_text import action_text, as_tip
from studio.language.words import tr
from studio.table.hand import TableHand
from studio.table.line_choice import LineChoice
from studio.table.move_words import last_thrown, offer_of, trains_told
from studio.table.race_choice import RaceChoice
from studio.table.table_session import TableSession

_PAST: Final[Phrase] = "The game has not changed. To play on from here, choose Take Back to Here. It {takes}."
_BUILDING: Final[Phrase] = (
    "{where}. Point at a hex to see what track to it costs. Click to build it. Ctrl+click sets a way-point."
)
_BUILDING_EXTRA: Final[Phrase] = (
    "{where}. Track is paid off the account. Point at a hex to see what track to it costs. Click to build it."
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
_SPENT: Final[Phrase] = "{where}. Nothing is left to build with. Choose Done to end the turn."


def _told_of_building(state: State) -> Phrase:
    """Return what to say of a building turn."""
    if not state.points:
        return _SPENT
    if state.track_funds == "links":
        return _BUILDING_LINKS
    return _BUILDING_EXTRA if state.stage != "building" else _BUILDING


def _moment(session: TableSession) -> tuple[object, ...]:
    """Return what a game's turn depends on: the moves so far, and whether they are looked at or played."""
    past = session.shown.at if session.is_looking_back else None
    return session.sitting, past, session.is_replaying, session.waits, session.is_paused


class TurnCard(QScrollArea):
    """Says whose turn it is and what they may do, and does it at a click."""

    card_pointed = Signal(object)
    """The Card of a race that the pointer or the keyboard is on, or None."""

    accounts_wanted = Signal()
    """The chart of all accounts is wanted."""

    def __init__(self, session: TableSession, hand: TableHand, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("turn-card")
        self.setAccessibleName(tr("What is due"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._session, self._hand = session, hand
        self.title, self.text = QLabel(), wrapped_label("turn-text")
        self.title.setObjectName("turn-title")
        self.title.setWordWrap(True)
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.news = wrapped_label("turn-news")
        """What has happened since a person last moved that they could miss."""
        self.refusal = wrapped_label("turn-refusal")
        self.refusal.hide()
        self.race = RaceChoice(session, hand)
        self._body = QVBoxLayout()
        self._body.setSpacing(6)
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(10, 10, 10, 10)
        column.setSpacing(8)
        column.addWidget(self.news)
        column.addWidget(self.title)
        column.addWidget(self.text)
        column.addWidget(self.refusal)
        column.addLayout(self._body)
        column.addWidget(self.race)
        column.addStretch(1)
        self.setWidget(whole)
        self.race.changed.connect(self.follow)
        self.race.card_pointed.connect(self.card_pointed)
        self.race.hide()
        self.save: QComboBox | None = None
        self._shown: tuple[object, ...] | None = None
        hand.refused.connect(self.say_refused)
        hand.foreseen.connect(lambda shown: self.refusal.setVisible(False) if shown else None)

    # -- showing -------------------------------------------------------------------------------

    def follow(self) -> None:
        """Show what is due now; what is being pointed at stays while nothing has changed."""
        session, hand = self._session, self._hand
        shown = (*_moment(session), self.race.partner, hand.is_drawing_route, hand.line_partner)
        if shown == self._shown:
            return
        self._shown = shown
        self.refusal.hide()
        self._clear()
        sitting = session.sitting
        told = [] if session.is_looking_back else [tr(each) for each in news(sitting)]
        self.news.setText("\n".join(told))
        self.news.setVisible(bool(told))
        if session.is_looking_back:
            self._say(tr("Looking back"), tr(_PAST, takes=taking_back_text(sitting, session.shown.at)))
            if not session.is_replaying:
                self._button("replay", tr("&Play from Here"), session.replay, usual=True)
            self._button("go-on", tr("Return to the Prese&nt"), session.go_on)
        elif sitting.actor is None:
            self._show_result(sitting)
        elif session.is_throw_due:
            self._show_throw(sitting)
        elif hand.is_declaring:
            self._show_race(sitting)
        elif hand.is_building:
            self._show_building(sitting)
        elif session.is_persons_turn:
            self._show_choice(sitting)
        else:
            self._show_others(sitting)

    def say_refused(self, illegal: IllegalMove) -> None:
        """Say which rule forbids what was tried."""
        self.refusal.setText(f"{illegal.rule} {tr(illegal.message)}")
        self.refusal.show()

    def _say(self, title: str, text: str = "") -> None:
        self.title.setText(title)
        self.text.setText(text)
        self.text.setVisible(bool(text))
        self.setAccessibleDescription(f"{title} {text}")

    def _clear(self) -> None:
        self.save = None
        self.race.hide()
        self.race.clear()
        self.card_pointed.emit(None)
        while (item := self._body.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()

    def _button(
        self, name: str, text: str, does: Callable[[], object], tip: str = "", *, usual: bool = False
    ) -> QPushButton:
        made = QPushButton(text)
        made.setObjectName(name)
        made.setToolTip(as_tip(tip) if tip else "")
        made.setProperty("main", "true" if usual else "false")
        made.clicked.connect(lambda _=False: does())
        self._body.addWidget(made)
        return made

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
            text = tr("Bots and dice wait.") if session.waits else tr("The game is paused.")
            self._say(title, text)
            go = session.go_on if session.waits else lambda: session.pause(paused=False)
            self._button("go-on", tr("G&o On"), go, usual=True)
            self._button("step", tr("One &Move"), session.step)
        else:
            turn, told = sitting.turn, last_thrown(sitting)
            due = "" if turn is None else tr("Next: {task}.", task=tr(turn.task))
            words = " ".join(each for each in (told, due) if each)
            self._say(title, "\n".join((words, *trains_told(sitting))))

    def _show_building(self, sitting: Sitting) -> None:
        """Show a building turn."""
        actor, state = sitting.actor, sitting.state
        assert actor is not None
        name = sitting.header.players[actor]
        where = tr("Round {n}", n=state.round) if state.stage == "building" else tr("Extra building")
        title = tr("{player}: {points} to build with", player=name, points=state.points)
        if state.track_funds == "links":
            title = tr("{player}: {n} links to build for money", player=name, n=state.points)
        self._say(title, tr(_told_of_building(state), where=where))
        legal = sitting.legal()
        self._offer_second_start(sitting, [move for move in legal if isinstance(move, Start)])
        saves = tuple(move.save for move in legal if isinstance(move, Done))
        for move in legal:
            told = offer_of(sitting, move)
            if told is not None:
                self._button("offer", action_text(tr(told)), partial(self._make, move))
        if self._hand.line_partners:
            line_choice = LineChoice(self._hand, sitting)
            line_choice.changed.connect(self.follow)
            self._body.addWidget(line_choice)
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 4, 0, 0)
        undo = _small(tr("&Undo"), self._session.undo)
        undo.setEnabled(self._session.can_undo)
        reset = _small(tr("&Reset Turn"), self._session.reset_turn)
        reset.setEnabled(sitting.turn_began < sitting.at)
        line.addWidget(undo)
        line.addWidget(reset)
        line.addStretch(1)
        self._body.addWidget(row)
        most = max(saves, default=0)
        if most:
            self.save = _saves_up_to(most)
            # Next to the buttons there is no room for it in every language.
            self._body.addWidget(self.save)
        done = self._button("done", tr("&Done"), self.finish_turn, tr("End the turn"), usual=True)
        done.setEnabled(bool(saves))

    def _offer_second_start(self, sitting: Sitting, starts: list[Start]) -> None:
        """Offer the hexes in which a second start is open, before any track (6.C4, TC.west1)."""
        if not starts:
            return
        hexes = _hexes_of(sitting, starts)
        self._body.addWidget(hexes)
        self._button(
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
            self._say(tr("{player}: choose a start", player=name), tr(where))
        elif offer is not None and deal is not None:
            words = tr(
                "{player} offers a joint line, which is shown on the map: {deal}.",
                player=sitting.header.players[offer.player],
                deal=deal_text(sitting, deal),
            )
            self._say(f"{name}: {tr(turn.task)}", words)
        else:
            self._say(f"{name}: {tr(turn.task)}")
        for move in legal if len(legal) <= _MOST_BUTTONS else ():
            if isinstance(move, Start):
                label = sitting.game.facts.name(move.hex)
                self._button("start", action_text(label), partial(self._make, move))
            elif (told := offer_of(sitting, move)) is not None:
                self._button("offer", action_text(tr(told)), partial(self._make, move))

    def _show_throw(self, sitting: Sitting) -> None:
        """Let a person enter what they threw."""
        turn, occasion = sitting.turn, sitting.occasion
        title = tr("Roll the dice")
        if occasion is not None and occasion.seat >= 0:
            title = tr("{player}: roll the dice", player=sitting.header.players[occasion.seat])
        self._say(title, "" if turn is None else tr("Next: {task}.", task=tr(turn.task)))
        if isinstance(sitting.chance(), Draw):
            self._button("throw", tr("&Draw"), lambda: self._session.throw(sitting.throw()), usual=True)
            return
        shown: set[str] = set()
        outcomes = [move for move, _ in sitting.chance()]
        box = QComboBox() if len(outcomes) > _MOST_BUTTONS else None
        for move in outcomes:
            told = thrown(move)
            if told in shown:
                continue
            shown.add(told)
            if box is None:
                self._button("throw", told, partial(self._session.throw, move))
            else:
                box.addItem(told, move)
        if box is not None:
            box.setObjectName("throws")
            self._body.addWidget(box)
            self._button("throw", tr("&Enter"), lambda: self._session.throw(box.currentData()), usual=True)

    # -- races ---------------------------------------------------------------------------------

    def _show_race(self, sitting: Sitting) -> None:
        """Show the routes to choose from."""
        pair, actor = sitting.state.pair, sitting.actor
        assert pair is not None
        assert actor is not None
        start, end = pair.names
        self._say(
            tr("Race {n}: {start} – {end}", n=pair.race, start=start, end=end),
            tr(
                "{player}: choose a route. Point at one to see it on the map.",
                player=sitting.header.players[actor],
            ),
        )
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
        self._say(title, f"{tr(result.reason)}\n\n{tr(standing_text(sitting))}")
        self._button("accounts", tr("&Accounts…"), self.accounts_wanted.emit, usual=True)
        self._button("undo-end", tr("&Undo"), self._session.undo).setEnabled(self._session.can_undo)


_MOST_BUTTONS: Final = 8
"""From more outcomes of a throw on they are a list."""


def _small(text: str, does: Callable[[], object]) -> QPushButton:
    button = QPushButton(text)
    button.setProperty("small", "true")
    button.clicked.connect(lambda _=False: does())
    return button


def _hexes_of(sitting: Sitting, starts: list[Start]) -> QComboBox:
    hexes = QComboBox()
    hexes.setObjectName("second-starts")
    hexes.setAccessibleName(tr("Hex of the second start"))
    for move in starts:
        hexes.addItem(action_text(sitting.game.facts.name(move.hex)), move)
    return hexes


def _saves_up_to(most: int) -> QComboBox:
    saves = QComboBox()
    saves.addItems([tr("save {n}", n=points) for points in range(most + 1)])
    # Letters are commands of the game, not the beginnings of lines.
    saves.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    saves.setObjectName("save-points")
    saves.setToolTip(tr("How many points to save for a later turn"))
    return saves
