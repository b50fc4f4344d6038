"""The game table: players, map, what is due, time line and records around one game."""

import math
from collections import deque
from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QLabel, QWidget

from engine.game.events import BANK, Founded, Paid, RaceDecided, Reason, RunOffered
from engine.game.facts import NOWHERE
from engine.messages import Phrase, Saying, listed, say, together
from engine.table.cards import Card
from engine.table.sitting import Made, Sitting
from engine.table.timeline import since_last_move, stops
from engine.transcript.header import board_of
from studio.drawing.game.cities import city_marks, founded_cities
from studio.drawing.game.companies import liveries
from studio.drawing.game.laid_track import laid_track
from studio.drawing.shapes.marks import Mark
from studio.language.words import tr
from studio.mapview.tile_painter import Style
from studio.table.game_map import GameMap
from studio.table.game_view import GameView
from studio.table.hand import TableHand
from studio.table.map_marks import NEWS, hex_mask_rim, note_marks, ring_marks, route_marks
from studio.table.players_panel import PlayersPanel
from studio.table.records import Records
from studio.table.table_session import TRAIN_MS, TableSession
from studio.table.time_line import TimeLine
from studio.table.trains import Trains
from studio.table.turn_card import TurnCard
from studio.tools.preview_marks import HAND

_RIM: Final = 0.05
_FRAME_MS: Final = 120
"""How often the game is shown while bots play at full speed, in milliseconds."""
_BANNER_OFF: Final = 12
"""How far the result of a race is off the map's corner, in pixels."""


class TableView(GameView):
    """Shows a game on a map and takes what people do in it to its session."""

    finding_wanted = Signal(int)
    """The note of a number is to become a note of the board."""

    def __init__(self, session: TableSession, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self.session: TableSession = session
        sitting = session.sitting
        self.board = board_of(sitting.header)
        self.looks = liveries(sitting.header.players)
        self.map = GameMap(self.board, sitting.game.facts, style)
        self.hand = TableHand(session, self.map, self)
        self.trains = Trains(self.map, self.looks, self)
        self.players = PlayersPanel(sitting, self.looks)
        self.card = TurnCard(session, self.hand)
        self.records = Records(sitting)
        self.banner = QLabel(self.map)
        self.banner.setObjectName("table-banner")
        self.banner.setWordWrap(True)
        self.banner.setTextFormat(Qt.TextFormat.PlainText)
        self.banner.hide()
        self._announced: Made | None = None
        # Bots at full speed make more moves than a screen shows.
        self._frame = QTimer(self, singleShot=True, interval=_FRAME_MS)
        self._frame.timeout.connect(self._follow_in_parts)
        self._parts = deque[Callable[[], None]]()
        """What is still to be shown while bots play at full speed, one part in each turn of the loop."""
        self._part = QTimer(self, singleShot=True, interval=0)
        self._part.timeout.connect(self._follow_part)
        # In a large network hexes in reach take longer than a frame: the move is painted first.
        self._reach = QTimer(self, singleShot=True, interval=0)
        self._reach.timeout.connect(self.show_reach)
        self.lit: tuple[int, ...] = ()
        self._pointed: Card | None = None
        self.put_together(self.map, self.players, self.card, self.records, TimeLine(stops))
        self._connect()

    def _connect(self) -> None:
        session = self.session
        session.changed.connect(self._follow_soon)
        session.made.connect(self._note_made)
        self.trains.changed.connect(self._show_over)
        self.map.pressed.connect(lambda _: self.trains.arrive())
        self.card.card_pointed.connect(self._point_card)
        self.players.seat_wanted.connect(session.seat)
        self.records.looked.connect(session.look)
        self.records.hexes_lit.connect(self._light)
        self.records.line_wanted.connect(session.take_line)
        self.records.finding_wanted.connect(self.finding_wanted)
        self.hand.reach_changed.connect(self.show_reach)
        self.hand.refused.connect(self.say_refused)

    def show_style(self, style: Style) -> None:
        """Draw the map in another style, and the companies in its colours."""
        self.map.show_style(style)
        self.follow()

    def stop(self) -> None:
        """End the work in the background."""
        self.map.stop()

    # -- following the game ----------------------------------------------------------------------

    def _follow_soon(self) -> None:
        """Show the game at once, or, while bots play at full speed, with the next frame."""
        session = self.session
        is_held = session.waits or session.is_paused or session.is_looking_back
        is_asked = session.is_persons_turn or session.is_throw_due or session.sitting.actor is None
        is_asked = is_asked or session.writing.is_covered
        if is_held or is_asked or not math.isinf(session.speed):
            self._frame.stop()
            self.follow()
        elif not self._frame.isActive():
            self._frame.start()

    def follow(self) -> None:
        """Show the game, or the moment of it that is looked at."""
        self._part.stop()
        for show in (self._show_map, self._show_players, self._show_due, self._show_time):
            show()

    def _follow_in_parts(self) -> None:
        """Show the game part by part, so that the window answers between them."""
        self._parts = deque((self._show_map, self._show_players, self._show_due, self._show_time))
        self._part.start()

    def _follow_part(self) -> None:
        """Show the next part of the game, and go on with those that are left."""
        self._parts.popleft()()
        if self._parts:
            self._part.start()

    def _show_map(self) -> None:
        """Show track, cities, what is new and trains."""
        session = self.session
        shown, is_past = session.shown, session.is_looking_back
        self.map.show_track(laid_track(self.board, shown.game.facts, shown.state, self.map.hexes), self.looks)
        self.hand.follow()
        cities = self._cities(shown)
        self.map.show_news(cities if is_past else (*cities, *self._since(session.sitting)))
        if not is_past:
            self._reach.start()
        still = is_past and not session.is_replaying
        self.trains.follow(session.recorded, 0.0 if still else TRAIN_MS / session.speed)
        self._show_banner(session.sitting, is_past=is_past)
        self._show_over()

    def _show_players(self) -> None:
        """Show every account, and what is new of it."""
        session = self.session
        kept, is_past = session.recorded, session.is_looking_back
        changes = [since_last_move(kept, seat).received for seat in range(len(self.looks))]
        self.players.show_sitting(kept, self.map.theme, changes, thinking=session.is_thinking and not is_past)

    def _show_due(self) -> None:
        """Show whose turn it is."""
        self.card.follow()

    def _show_time(self) -> None:
        """Show the time line, the story and the ledger."""
        sitting, at = self.session.sitting, self.session.recorded.at
        self.time.show_sitting(sitting, at)
        self.records.show_sitting(sitting)
        self.records.show_moment(at)

    def show_reach(self) -> None:
        """Outline what the person whose turn it is may do now."""
        session = self.session
        if not session.is_looking_back:
            sitting = session.sitting
            self.map.show_news((*self._cities(sitting), *self._since(sitting), *self.hand.news()))

    def _cities(self, sitting: Sitting) -> tuple[Mark, ...]:
        """Return the cities that have appeared (TC)."""
        cities = founded_cities(self.board, sitting.state, self.map.hexes)
        return tuple(city_marks(self.board, cities, self.map.theme))

    def _since(self, sitting: Sitting) -> tuple[Mark, ...]:
        """Return a rim around track laid since the last move of the person to move, until they move."""
        actor = sitting.actor
        if not self.session.is_persons_turn or actor is None or sitting.turn_began != sitting.at:
            return ()
        found = since_last_move(sitting, actor)
        if not found.first or not found.hexes:
            return ()
        return hex_mask_rim(self.board, map(self.map.hex_of, found.hexes), NEWS, _RIM)

    def _note_made(self, made: Made) -> None:
        """Say how a race ended, until the next is offered."""
        # A next race may be offered by the move that decides one.
        if any(isinstance(event, RunOffered) for event in made.events):
            self.banner.setText("")
        if any(isinstance(event, Founded) for event in made.events):
            self._announce(cities_text(self.session.sitting, made), made)
        for event in made.events:
            if isinstance(event, RaceDecided):
                self._announce(race_text(self.session.sitting, event, made), made)
        self.lit = ()

    def _show_banner(self, sitting: Sitting, *, is_past: bool) -> None:
        """Show what was announced, until its move is taken back."""
        if not any(each is self._announced for each in reversed(sitting.moves[: sitting.at])):
            self.banner.setText("")
        self.banner.setVisible(bool(self.banner.text()) and not is_past)

    def _announce(self, told: Saying, made: Made) -> None:
        """Show over the map what a move came to."""
        self._announced = made
        self.banner.setText(tr(told))
        room = max(200, self.map.width() - 2 * _BANNER_OFF)
        self.banner.setWordWrap(False)
        self.banner.setMaximumWidth(room)
        self.banner.setWordWrap(self.banner.sizeHint().width() > room)
        self.banner.adjustSize()
        self.banner.move(_BANNER_OFF, _BANNER_OFF)

    def _show_over(self) -> None:
        """Show trains, notes, a route that is pointed at and hexes that an entry is about."""
        across = self.board.sheet.across_flats_mm
        notes = {note.hex for note in self.session.sitting.notes}
        marks: list[Mark] = []
        if self._pointed is not None:
            actor = self.session.sitting.actor
            colour = HAND if actor is None else self.looks[actor].colour(self.map.theme)
            marks += route_marks([self.map.centre(each) for each in self._pointed.route], across, colour)
        marks += self.trains.marks()
        marks += note_marks(map(self.map.centre, sorted(notes)), across)
        marks += ring_marks(map(self.map.centre, self.lit), across)
        self.map.show_over(tuple(marks))

    def _point_card(self, card: Card | None) -> None:
        self._pointed = card
        self._show_over()

    def _light(self, hexes: list[int]) -> None:
        """Ring the hexes of an entry, and bring them into view."""
        self.lit = tuple(hexes)
        self.map.reveal(self.lit)
        self._show_over()


def race_text(sitting: Sitting, decided: RaceDecided, made: Made) -> Saying:
    """Return how a race ended: the places, and what each received."""
    players = sitting.header.players
    won: dict[int, int] = {}
    for event in made.events:
        if isinstance(event, Paid) and event.purpose.reason is Reason.PRIZE and event.payer == BANK:
            won[event.payee] = won.get(event.payee, 0) + event.amount
    places: list[Saying] = []
    for number, seats in enumerate(decided.places, 1):
        told = [say("{player} +{amount}", player=players[seat], amount=won.get(seat, 0)) for seat in seats]
        places.append(say("{place}. {players}", place=number, players=listed(told)))
    return say("Race {n}: {places}", n=decided.race, places=together(places, " · "))


def cities_text(sitting: Sitting, made: Made) -> Saying:
    """Return which cities have appeared in a move, in which round and why."""
    facts, players = sitting.game.facts, sitting.header.players
    told = [event for event in made.events if isinstance(event, Founded)]
    places = sitting.state.map_places
    names = []
    for event in told:
        label, town = facts.labels[event.hex], places.town_at[event.hex]
        name = label if town == NOWHERE else places.towns[town].name
        names.append(say("{text}", text=label if name == label else f"{label} {name}"))
    paid = [
        say("{player} +{amount}", player=players[event.payee], amount=event.amount)
        for event in made.events
        if isinstance(event, Paid) and event.purpose.reason is Reason.FIRST_ENTRY
    ]
    cities = together(names, ", ")
    line = say(_WHY[told[0].by], n=told[0].round, cities=cities)
    return together([line, *paid], " · ")


_WHY: Final[Mapping[str, Phrase]] = {
    "start": "City by a start: {cities}",
    "chance": "Round {n}, cities by chance: {cities}",
    "second start": "Round {n}, city by a second start: {cities}",
    "traffic": "Round {n}, city by traffic: {cities}",
}
