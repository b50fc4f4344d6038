"""What there is to choose in a race: routes, a partner, a route of one's own, or to stay out."""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from engine.game.moves import Decline, Enter, Join, Move
from engine.table.cards import Card, card_facts, card_terms, card_way, cards, offer_card
from engine.table.deals import asked_of, asked_text, offered
from engine.table.sitting import Sitting
from studio.language.labels import wrapped_label
from studio.language.words import tr
from studio.table.hand import TableHand
from studio.table.route_card import RouteCard, RouteWords
from studio.table.table_session import TableSession

_NONE: Final = -1
"""A run without a partner."""


class RaceChoice(QWidget):
    """The routes of the person who is to declare, and the buttons that go with them."""

    changed = Signal()
    """Another partner is chosen, or a route is drawn or no more."""
    card_pointed = Signal(object)
    """The Card that the pointer or the keyboard is on, or None."""

    def __init__(self, session: TableSession, hand: TableHand) -> None:
        super().__init__()
        self._session, self._hand = session, hand
        self.cards: list[RouteCard] = []
        self.partner = _NONE
        self._actor: int | None = None
        self._drawn: Card | None = None
        self._enter: QPushButton | None = None
        self._body = QVBoxLayout(self)
        self._body.setContentsMargins(0, 0, 0, 0)
        self._body.setSpacing(6)
        hand.route_drawn.connect(self._take_route)

    def fill(self, sitting: Sitting) -> None:
        """Show what the person whose turn it is may choose."""
        self.clear()
        if sitting.actor != self._actor:
            self._actor, self.partner = sitting.actor, _NONE
        if self._hand.is_drawing_route:
            self._enter = self._button("enter-drawn", tr("&Enter by This Route"), self._enter_drawn)
            self._enter.setProperty("main", "true")
            self._enter.setEnabled(False)
            self._button("draw-route", tr("Stop &Drawing"), self.draw_route)
            return
        self._show_offers(sitting)
        self._show_partners(sitting)
        draw = self._button("draw-route", tr("&Draw a Route…"), self.draw_route)
        draw.setToolTip(tr("Click the hexes of a route on the map"))
        if sitting.why_illegal(Decline()) is None:
            decline = self._button("decline", tr("Stay &Out"), lambda: self._make(Decline()))
            self._put_in_row(draw, decline)
        self._show_routes(sitting)

    def clear(self) -> None:
        """Show nothing to choose."""
        self.cards, self._drawn, self._enter = [], None, None
        while (item := self._body.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()

    def _make(self, move: Move) -> None:
        self._hand.make((move,))

    def _button(self, name: str, text: str, does: Callable[[], object]) -> QPushButton:
        made = QPushButton(text)
        made.setObjectName(name)
        made.clicked.connect(lambda _=False: does())
        self._body.addWidget(made)
        return made

    def _put_in_row(self, *buttons: QPushButton) -> None:
        """Put buttons next to each other, so that more of the routes is seen."""
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        for button in buttons:
            line.addWidget(button, 1)
        self._body.addWidget(row)

    def _show_offers(self, sitting: Sitting) -> None:
        """Show what others offer: joint runs that they propose, and exchanges that they count on."""
        actor, state, players = sitting.actor, sitting.state, sitting.header.players
        assert actor is not None
        for offer in offered(state, actor):
            self._note(tr("{player} proposes a joint run:", player=players[offer.player]))
            card = offer_card(sitting, offer)
            shown = self._route_card(sitting, card, tr("&Accept"), 0)
            shown.enter.clicked.connect(partial(self._join, offer.player))
            self._note(tr("To refuse it, enter by a route of your own or stay out."))
        for asked in asked_of(sitting.game.facts, state, (actor,)):
            self._note(tr(asked_text(sitting, asked)))

    def _note(self, text: str) -> None:
        """Show what somebody offers."""
        note = wrapped_label("offer-text")
        note.setText(text)
        self._body.addWidget(note)

    def _route_card(self, sitting: Sitting, card: Card, does: str, key: int) -> RouteCard:
        """Show a route with all there is to say of it."""
        facts = [tr(each) for each in card_facts(sitting, card)]
        terms = [tr(each) for each in card_terms(sitting, card)]
        shown = RouteCard(card, RouteWords(facts, terms, card_way(sitting, card)), does, key)
        shown.pointed.connect(self.card_pointed)
        self._body.addWidget(shown)
        return shown

    def _show_partners(self, sitting: Sitting) -> None:
        """Show with whom a joint run may be proposed."""
        actor, state, players = sitting.actor, sitting.state, sitting.header.players
        partners = [seat for seat in state.undeclared if seat != actor]
        if self.partner not in partners:
            self.partner = _NONE
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

    def _show_routes(self, sitting: Sitting) -> None:
        """Show the routes to choose from."""
        found = cards(sitting, self.partner)
        for number, card in enumerate(found, 1):
            does = tr("Enter") if isinstance(card.move, Enter) else tr("Propose")
            shown = self._route_card(sitting, card, does, number)
            shown.enter.clicked.connect(partial(self._enter_card, card))
            self.cards.append(shown)
        if not found:
            none = wrapped_label("no-route")
            none.setText(tr("No route of yours between these places is allowed."))
            self._body.addWidget(none)

    def _choose_partner(self, seat: int) -> None:
        self.partner = seat
        if self._hand.is_drawing_route:
            self._hand.draw_route(wanted=True, partner=seat)
        self.changed.emit()

    def propose_next(self) -> None:
        """Show the routes of a joint run with the next player who has not declared, or those alone again."""
        if self._hand.is_declaring:
            state, actor = self._session.at_hand.state, self._session.at_hand.actor
            turns = [_NONE, *(seat for seat in state.undeclared if seat != actor)]
            self._choose_partner(turns[(turns.index(self.partner) + 1) % len(turns)])

    def draw_route(self) -> None:
        """Begin to draw a route on the map, or stop."""
        self._hand.draw_route(wanted=not self._hand.is_drawing_route, partner=self.partner)
        self.changed.emit()

    def _take_route(self, card: Card | None) -> None:
        """Let the race be entered by the route that is drawn, where the rules allow it."""
        self._drawn = card
        if self._enter is not None:
            self._enter.setEnabled(card is not None)

    def _enter_drawn(self) -> None:
        if self._drawn is not None:
            move = self._drawn.move
            self._hand.draw_route(wanted=False)
            self._make(move)

    def _join(self, proposer: int, _checked: bool = False) -> None:
        self._make(Join(proposer))

    def _enter_card(self, card: Card, _checked: bool = False) -> None:
        self._make(card.move)

    def enter_card(self, number: int) -> None:
        """Enter by a card, by its number from 1."""
        if 1 <= number <= len(self.cards):
            self._enter_card(self.cards[number - 1].card)
