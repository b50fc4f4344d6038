"""The card of what is due: the buttons of a building turn, the routes of a race, offers to answer."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from engine.game.chance import CHANCE
from engine.game.illegal import IllegalMove
from engine.game.moves import (
    AgreeLine,
    Buy,
    Cross,
    Decline,
    Done,
    Enter,
    GiveNotice,
    Join,
    Leap,
    Move,
    RefuseLine,
    Roll,
    RollKey,
    RollTrain,
    Start,
)
from engine.game.moves import (
    TurnCard as CardTurned,
)
from engine.messages import Phrase, Saying, say
from engine.table.cards import Card, card_facts, card_way, cards
from engine.table.sitting import Sitting
from studio.language.labels import plain_label
from studio.language.plain_text import action_text, as_tip
from studio.language.words import tr
from studio.session.overrides import reported
from studio.table.hand import TableHand
from studio.table.table_session import TableSession

_NONE: Final = -1


class TurnCard(QScrollArea):
    """Says whose turn it is and what they may do, and does it at a click."""

    card_pointed = Signal(object)
    """The Card of a race that the pointer or the keyboard is on, or None."""

    def __init__(self, session: TableSession, hand: TableHand, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("turn-card")
        self.setAccessibleName(tr("What is due"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._session, self._hand = session, hand
        self.title, self.text = QLabel(), _note("turn-text")
        self.title.setObjectName("turn-title")
        self.title.setWordWrap(True)
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.refusal = _note("turn-refusal")
        self.refusal.hide()
        self._body = QVBoxLayout()
        self._body.setSpacing(6)
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(10, 10, 10, 10)
        column.setSpacing(8)
        column.addWidget(self.title)
        column.addWidget(self.text)
        column.addWidget(self.refusal)
        column.addLayout(self._body)
        column.addStretch(1)
        self.setWidget(whole)
        self.cards: list[RouteCard] = []
        self.partner = _NONE
        self.save: QSpinBox | None = None
        self._drawn: Card | None = None
        self._shown: tuple[object, ...] | None = None
        hand.refused.connect(self.say_refused)
        hand.route_drawn.connect(self._take_route)

    # -- showing -------------------------------------------------------------------------------

    def follow(self) -> None:
        """Show what is due now; what is being pointed at stays while nothing has changed."""
        session, hand = self._session, self._hand
        shown = (
            session.sitting,
            session.is_looking_back,
            session.waits,
            session.is_paused,
            self.partner,
            hand.is_drawing_route,
        )
        if shown == self._shown:
            return
        self._shown = shown
        self.refusal.hide()
        self._clear()
        sitting = session.sitting
        if session.is_looking_back:
            self._say(tr("Looking back"), tr("The game has not changed. Go On returns to the present."))
            self._button("go-on", tr("Return to the &Present"), session.go_on)
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
        self.cards, self.save, self._drawn = [], None, None
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
        who = tr("Dice") if actor == CHANCE or actor is None else sitting.header.players[actor]
        if session.waits or session.is_paused:
            text = (
                tr("Moves were taken back. Bots and dice wait.")
                if session.waits
                else tr("The game is paused.")
            )
            self._say(tr("{player} to move", player=who), text)
            go = session.go_on if session.waits else lambda: session.pause(paused=False)
            self._button("go-on", tr("&Go On"), go, usual=True)
            self._button("step", tr("One &Move"), session.step)
        else:
            turn = sitting.turn
            self._say(
                tr("{player} to move", player=who), "" if turn is None else tr("{task}", task=tr(turn.task))
            )

    def _last_thrown(self, sitting: Sitting) -> str:
        """Return what was thrown last, if that was just now."""
        made = sitting.moves[sitting.at - 1] if sitting.at else None
        if made is None or made.occasion is None:
            return ""
        if isinstance(made.move, RollTrain):
            player = sitting.header.players[made.occasion.seat]
            return tr("{player} rolled {n}", player=player, n=made.move.face)
        return tr("Thrown: {what}", what=_thrown(made.move))

    def _show_building(self, sitting: Sitting) -> None:
        """Show a building turn."""
        actor, state = sitting.actor, sitting.state
        assert actor is not None
        name = sitting.header.players[actor]
        where = tr("Round {n}", n=state.round) if state.stage == "building" else tr("Extra building")
        self._say(
            tr("{player}: {points} to build with", player=name, points=state.points),
            tr(
                "{where}. Point at a hex to see what track to it costs; click, or drag to it, to build.",
                where=where,
            ),
        )
        legal = sitting.legal()
        saves = tuple(move.save for move in legal if isinstance(move, Done))
        for move in legal:
            told = _offer_of(sitting, move)
            if told is not None:
                self._button("offer", action_text(tr(told)), partial(self._make, move))
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
        most = max(saves, default=0)
        if most:
            self.save = QSpinBox()
            self.save.setRange(0, most)
            self.save.setPrefix(tr("save "))
            self.save.setToolTip(tr("How many points to save for a later turn"))
            line.addWidget(self.save)
        self._body.addWidget(row)
        done = self._button("done", tr("&Done"), self.finish_turn, tr("End the turn"), usual=True)
        done.setEnabled(bool(saves))

    def finish_turn(self) -> None:
        """End the building turn, with the points to save that are chosen."""
        if self._hand.is_building:
            self._make(Done(0 if self.save is None else self.save.value()))

    def _show_choice(self, sitting: Sitting) -> None:
        """Show a start to choose, or an answer to give."""
        actor, turn = sitting.actor, sitting.turn
        assert actor is not None
        assert turn is not None
        name = sitting.header.players[actor]
        legal = sitting.legal()
        starts = [move for move in legal if isinstance(move, Start)]
        if starts:
            self._say(tr("{player}: choose a start", player=name), tr("Click one of the ringed towns."))
        else:
            self._say(f"{name}: {tr(turn.task)}")
        for move in legal:
            if isinstance(move, Start):
                label = sitting.game.facts.name(move.hex)
                self._button("start", action_text(label), partial(self._make, move))
            elif (told := _offer_of(sitting, move)) is not None:
                self._button("offer", action_text(tr(told)), partial(self._make, move))

    def _show_throw(self, sitting: Sitting) -> None:
        """Let a person enter what they threw."""
        turn = sitting.turn
        self._say(tr("Roll the dice"), "" if turn is None else tr("To {task}.", task=tr(turn.task)))
        shown: set[str] = set()
        outcomes = [move for move, _ in sitting.chance()]
        box = QComboBox() if len(outcomes) > _MOST_BUTTONS else None
        for move in outcomes:
            told = _thrown(move)
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
        """Show the routes to choose from, and the ways to run with others."""
        actor, state = sitting.actor, sitting.state
        pair = state.pair
        assert actor is not None
        assert pair is not None
        players = sitting.header.players
        start, end = pair.names
        self._say(
            tr("Race {n}: {start} – {end}", n=pair.race, start=start, end=end),
            tr("{player}: choose a route. Point at one to see it on the map.", player=players[actor]),
        )
        self._show_offers(sitting)
        self._show_routes(sitting)
        drawing = self._hand.is_drawing_route
        words = tr("Stop &Drawing") if drawing else tr("&Draw a Route…")
        self._button("draw-route", words, self.draw_route, tr("Click the hexes of a route on the map"))
        self.enter_drawn = self._button(
            "enter-drawn", tr("&Enter by This Route"), self._enter_drawn, usual=True
        )
        self.enter_drawn.setVisible(drawing)
        self.enter_drawn.setEnabled(False)
        refused = sitting.why_illegal(Decline())
        if refused is None:
            self._button("decline", tr("Stay &Out"), lambda: self._make(Decline()))

    def _show_offers(self, sitting: Sitting) -> None:
        """Show joint runs that were proposed, and with whom one may be."""
        actor, state, players = sitting.actor, sitting.state, sitting.header.players
        for offer in state.offers:
            if offer.partner == actor:
                name = players[offer.player]
                text = tr("{player} proposes a joint run over {n} links", player=name, n=len(offer.route) - 1)
                note = _note("offer-text")
                note.setText(text)
                self._body.addWidget(note)
                self._button("join", tr("&Accept"), partial(self._make, Join(offer.player)))
        partners = [seat for seat in state.undeclared if seat != actor]
        if partners:
            choice = QComboBox()
            choice.setObjectName("partner")
            choice.setAccessibleName(tr("Run alone or with a partner"))
            choice.addItem(tr("Run alone"), _NONE)
            for seat in partners:
                choice.addItem(tr("Joint run with {player}", player=players[seat]), seat)
            choice.setCurrentIndex(max(0, choice.findData(self.partner)))
            choice.activated.connect(lambda _: self._choose_partner(choice.currentData()))
            self._body.addWidget(choice)
        else:
            self.partner = _NONE

    def _show_routes(self, sitting: Sitting) -> None:
        """Show the routes to choose from."""
        found = cards(sitting, self.partner)
        for number, card in enumerate(found, 1):
            facts = [tr(each) for each in card_facts(sitting, card)]
            shown = RouteCard(number, facts, card_way(sitting, card), card)
            shown.pointed.connect(self.card_pointed)
            shown.enter.clicked.connect(partial(self._enter_card, card))
            self._body.addWidget(shown)
            self.cards.append(shown)
        if not found:
            none = _note("no-route")
            none.setText(tr("No route of yours between these places is allowed."))
            self._body.addWidget(none)

    def _choose_partner(self, seat: int) -> None:
        self.partner = seat
        self.follow()

    def propose_next(self) -> None:
        """Show the routes of a joint run with the next player who has not declared, or those alone again."""
        if self._hand.is_declaring:
            state, actor = self._session.sitting.state, self._session.sitting.actor
            turns = [_NONE, *(seat for seat in state.undeclared if seat != actor)]
            self._choose_partner(turns[(turns.index(self.partner) + 1) % len(turns)])

    def draw_route(self) -> None:
        """Begin to draw a route on the map, or stop."""
        self._hand.draw_route(wanted=not self._hand.is_drawing_route, partner=self.partner)
        self.follow()

    def _take_route(self, card: Card | None) -> None:
        """Let the race be entered by the route that is drawn, where the rules allow it."""
        self._drawn = card
        if self._hand.is_declaring and self._hand.is_drawing_route and self.cards is not None:
            button = getattr(self, "enter_drawn", None)
            if button is not None:
                button.setEnabled(card is not None)

    def _enter_drawn(self) -> None:
        if self._drawn is not None:
            move = self._drawn.move
            self._hand.draw_route(wanted=False)
            self._make(move)

    def _enter_card(self, card: Card, _checked: bool = False) -> None:
        self._make(card.move)

    def enter_card(self, number: int) -> None:
        """Enter by a card, by its number from 1."""
        if 1 <= number <= len(self.cards):
            self._enter_card(self.cards[number - 1].card)

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
        order = sorted(range(len(names)), key=lambda seat: -result.accounts[seat])
        sums = "\n".join(f"{names[seat]}  {result.accounts[seat]}" for seat in order)
        self._say(title, f"{tr(result.reason)}\n\n{sums}")
        self._button("undo-end", tr("&Undo"), self._session.undo).setEnabled(self._session.can_undo)


class RouteCard(QFrame):
    """A route to choose: all there is to say of it, and a button that takes it."""

    pointed = Signal(object)
    """The Card while the pointer or the keyboard is on it, then None."""

    def __init__(self, number: int, facts: Sequence[str], way: str, card: Card) -> None:
        super().__init__()
        self.card = card
        self.setObjectName("route-card")
        self.enter = _FocusButton(tr("Enter") if isinstance(card.move, Enter) else tr("Propose"))
        self.enter.setObjectName(f"card-{number}")
        self.enter.setProperty("small", "true")
        self.enter.setAccessibleName(f"{self.enter.text()}: {' · '.join(facts)}: {way}")
        self.enter.setToolTip(tr("Key {n}", n=number) if number <= _MOST_KEYS else "")
        self.enter.focused.connect(lambda is_on: self.pointed.emit(card if is_on else None))
        title = _note("card-title")
        title.setText(f"{number}  {facts[0]}")
        top = QHBoxLayout()
        top.addWidget(title, 1)
        top.addWidget(self.enter, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 6, 8, 8)
        column.setSpacing(2)
        column.addLayout(top)
        for name, words in (("card-facts", " · ".join(facts[1:])), ("card-way", way)):
            line = _note(name)
            line.setText(words)
            column.addWidget(line)

    @reported
    def enterEvent(self, event: QEnterEvent) -> None:
        """Show the route on the map."""
        super().enterEvent(event)
        self.pointed.emit(self.card)

    @reported
    def leaveEvent(self, event: QEvent) -> None:
        """Show it no longer."""
        super().leaveEvent(event)
        self.pointed.emit(None)


class _FocusButton(QPushButton):
    """A button that reports when the keyboard comes to it and goes."""

    focused = Signal(bool)

    @reported
    def focusInEvent(self, event: QFocusEvent) -> None:
        """Report that the keyboard is here."""
        super().focusInEvent(event)
        self.focused.emit(True)

    @reported
    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Report that it has gone."""
        super().focusOutEvent(event)
        self.focused.emit(False)


_MOST_KEYS: Final = 9
"""As many cards have a key of their own."""
_MOST_BUTTONS: Final = 8
"""From more outcomes of a throw on they are a list."""


def _offer_of(sitting: Sitting, move: Move) -> Saying | Phrase | None:
    """Return what a button for a move says; None for moves that are made in another way."""
    facts, players = sitting.game.facts, sitting.header.players
    match move:
        case Buy(ferry):
            return say("Buy the ferry {name}", name=facts.ferries[ferry].name)
        case Cross(crossing):
            return say("Lay the crossing {name}", name=facts.crossings[crossing].name)
        case Leap(start, end, rival):
            return say(
                "Leap over {player} from {start} to {end}",
                player=players[rival],
                start=facts.name(start),
                end=facts.name(end),
            )
        case GiveNotice():
            return "Give notice that building ends"
        case AgreeLine():
            return "Agree to the joint line"
        case RefuseLine():
            return "Refuse the joint line"
        case _:
            return None


def _thrown(move: Move) -> str:
    """Return an outcome as it is read off the dice or the card."""
    match move:
        case Roll(face) | RollTrain(face):
            return str(face)
        case RollKey(faces):
            return " ".join(map(str, faces))
        case CardTurned(key):
            return key
        case _:
            return ""


def _note(name: str) -> QLabel:
    """Return words that are wrapped."""
    note = plain_label()
    note.setObjectName(name)
    note.setWordWrap(True)
    return note


def _small(text: str, does: Callable[[], object]) -> QPushButton:
    button = QPushButton(text)
    button.setProperty("small", "true")
    button.clicked.connect(lambda _=False: does())
    return button
