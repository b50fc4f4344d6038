"""The hand on the map of a game: choose a start, lay track by dragging, draw a route."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from textwrap import wrap
from typing import Final

from PySide6.QtCore import QObject, Signal

from engine.game.facts import NOWHERE
from engine.game.moves import Enter, Lay, Move, OfferLine, Propose, Start
from engine.game.track.joint_lines import line_partners
from engine.game.track.starts import second_starts
from engine.messages import Saying, say
from engine.table.cards import Card, card_of, card_text, drawn, way_on
from engine.table.joint_lines import deal_of, deal_text, line_to
from engine.table.preview import Drag, Preview, chip, preview, reach, second_start_text
from engine.table.sitting import Sitting
from engine.transcript.city_text import about_city
from engine.turns.illegal import IllegalMove
from studio.drawing.game.companies import Livery, liveries
from studio.drawing.maps.themes import Theme
from studio.drawing.shapes.boxes import Box
from studio.drawing.shapes.marks import Mark
from studio.language.words import tr
from studio.table.game_map import Chip, GameMap
from studio.table.map_marks import reach_marks, ring_marks, route_marks, way_marks
from studio.table.table_session import TableSession
from studio.tools.preview_marks import HAND

_NO_PARTNER: Final = -1
_LINE: Final = 46
"""How many letters a line at the pointer has at most."""


class TableHand(QObject):
    """Turns what a hand does on the map into moves of the person whose turn it is.

    A hex under the pointer shows what track to it would come to; a click, or a drag that ends there, lays it.
    A hex clicked with Ctrl is kept as a way-point until track is laid.
    """

    foreseen = Signal(object)
    """The Preview of what letting go would lay, or None."""
    refused = Signal(object)
    """An IllegalMove: what was tried is forbidden."""
    reach_changed = Signal()
    """What is outlined as in reach is another."""
    route_drawn = Signal(object)
    """The Card of a route that is drawn by hand so far, or None."""

    def __init__(self, session: TableSession, map_: GameMap, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._map = session, map_
        self._drag: tuple[Sitting, dict[bool, Drag]] | None = None
        self._waypoints: list[int] = []
        self._route: list[int] | None = None
        self._partner = _NO_PARTNER
        self._router: int | None = None
        """Who draws a route."""
        self._newest: tuple[tuple[Sitting, Theme, list[Box]], tuple[Mark, ...]] | None = None
        self.line_partner = NOWHERE
        """With whom a joint line is being drawn, NOWHERE for track of one's own."""
        self.pays_least = False
        """Whether a drag lays the chain that pays rivals least, and not the one that costs least."""
        self.looks: tuple[Livery, ...] = liveries(session.sitting.header.players)
        map_.hovered.connect(self._hover)
        map_.let_go_over.connect(self._let_go)
        map_.waypoint_wanted.connect(self._keep_waypoint)
        map_.given_up.connect(self.drop_waypoints)

    # -- what may be done ------------------------------------------------------------------------

    @property
    def actor(self) -> int | None:
        """The person's seat whose turn it is now, None while it is not a person's turn."""
        return self._session.at_hand.actor if self._session.is_persons_turn else None

    @property
    def is_building(self) -> bool:
        """Whether a person is to build."""
        actor = self.actor
        return actor is not None and self._session.at_hand.state.builders[:1] == (actor,)

    @property
    def line_partners(self) -> list[int]:
        """With whom the person who builds may build a joint line (E.C4)."""
        sitting = self._session.at_hand
        return line_partners(sitting.game.facts, sitting.state) if self.is_building else []

    def draw_line(self, partner: int) -> None:
        """Draw a joint line with a partner from now on, or with NOWHERE track of one's own."""
        self.line_partner = partner
        self.drop_waypoints()
        self.reach_changed.emit()

    @property
    def starts(self) -> list[int]:
        """The hexes that the person whose turn it is may choose to start in."""
        if self.actor is None or self.is_building or self.is_declaring:
            return []
        return [move.hex for move in self._session.at_hand.legal() if isinstance(move, Start)]

    @property
    def second_starts(self) -> list[int]:
        """The hexes in which the person who builds may start a second time now (6.C4, TC.west1)."""
        return _open_second_starts(self._session.at_hand) if self.is_building else []

    @property
    def is_declaring(self) -> bool:
        """Whether a person is to declare for a race."""
        actor = self.actor
        return actor is not None and self._session.at_hand.state.undeclared[:1] == (actor,)

    # -- following the game ------------------------------------------------------------------------

    def follow(self) -> None:
        """Show what may be done in the game as it is now."""
        self._drag = None
        self._waypoints.clear()
        if self.line_partner not in self.line_partners:
            self.line_partner = NOWHERE
        if not self.is_declaring or self.actor != self._router:
            self._route = None
        self._router = self.actor
        self._hover(self._map.hovered_hex)

    def prefer_least_payment(self, *, wanted: bool) -> None:
        """Lay the chain that pays rivals least first, or the one that costs least."""
        self.pays_least = wanted
        self._drag = None
        self._hover(self._map.hovered_hex)

    def news(self) -> tuple[Mark, ...]:
        """Return the rim of the hexes in reach with their costs, or the starts to choose from."""
        map_, actor = self._map, self.actor
        if actor is None:
            return ()
        if self.line_partner != NOWHERE:
            return ()
        key = self._session.at_hand, map_.theme, map_.taken
        if self._newest is None or any(
            one is not other for one, other in zip(self._newest[0], key, strict=True)
        ):
            self._newest = key, _turn_marks(self, map_, self._session.at_hand, actor)
        return self._newest[1]

    # -- pointing ----------------------------------------------------------------------------------

    def _hover(self, hex_: int | None) -> None:
        """Show what a click on a hex would come to."""
        if self._route is not None:
            self._show_route(hex_)
            return
        if hex_ is None:
            self._show_nothing()
        elif self.actor is None:
            self._show_city(hex_)
        elif self.line_partner != NOWHERE:
            self._show_line(hex_)
        elif self.is_building:
            moves, shown = self._foreseen(hex_)
            if _is_too_far(shown) and hex_ in self.second_starts:
                self._show_start(hex_, tr(second_start_text(self._session.at_hand, hex_)))
            elif moves and shown is not None:
                self._show_way(hex_, moves, shown)
            else:
                self._show_city(hex_)
        elif hex_ in self.starts:
            self._show_start(hex_, tr("Click to start here"))
        else:
            self._show_city(hex_)

    def _show_start(self, hex_: int, does: str) -> None:
        """Show what a click on a hex begins, and the city there."""
        name = self._session.at_hand.game.facts.name(hex_)
        self._map.point_at((), Chip(hex_, (*(_city_lines(self._session.shown, hex_) or (name,)), does)))
        self.foreseen.emit(None)

    def _show_city(self, hex_: int) -> None:
        """Show which city has come about in a hex of the game as it is shown, when and why."""
        lines = _city_lines(self._session.shown, hex_)
        self._map.point_at((), Chip(hex_, lines) if lines else None)
        self.foreseen.emit(None)

    def _line_to(self, hex_: int) -> OfferLine | None:
        """Return the offer of the joint line to a hex, None where no line leads there."""
        line = line_to(self._session.at_hand, self.line_partner, hex_, self._waypoints)
        return OfferLine(self.line_partner, line) if line else None

    def _show_line(self, hex_: int) -> None:
        """Show the joint line to a hex, and what it comes to for both."""
        offer = self._line_to(hex_)
        if offer is None:
            self._show_nothing()
            return
        deal = deal_of(self._session.at_hand, offer)
        lines, is_refused = _lines(deal_text(self._session.at_hand, deal)), deal.refused is not None
        self._show_links(pairwise(offer.line), offer.line[-1], lines, refused=is_refused)

    def _show_links(
        self, links: Iterable[tuple[int, int]], hex_: int, lines: tuple[str, ...], *, refused: bool
    ) -> None:
        """Show links that would be laid, the way-points, and what there is to say at a hex."""
        map_, actor = self._map, self.actor
        assert actor is not None
        colour, board = self.looks[actor].colour(map_.theme), map_.chart.board
        ends = [(map_.hex_of(start), map_.hex_of(end)) for start, end in links]
        rings = ring_marks(map(map_.centre, self._waypoints), board.sheet.across_flats_mm)
        map_.point_at((*way_marks(board, ends, colour, refused=refused), *rings), Chip(hex_, lines, refused))

    def _show_nothing(self) -> None:
        self._map.point_at((), None)
        self.foreseen.emit(None)

    def _show_way(self, hex_: int, moves: list[Lay], shown: Preview) -> None:
        """Show the links that would be laid, and what they come to."""
        sitting, is_refused = self._session.at_hand, shown.refused is not None
        lines = (*_lines(chip(sitting, shown)), *_city_lines(sitting, hex_, has_bonus=False))
        self._show_links([(move.start, move.end) for move in moves], hex_, lines, refused=is_refused)
        self.foreseen.emit(shown)

    def _foreseen(self, hex_: int) -> tuple[list[Lay], Preview | None]:
        """Return the links that a drag to a hex would lay, and what they come to.

        Where the way that pays least is too dear, it is the one that costs least.
        """
        moves = self._dragged(payments_first=self.pays_least).moves(hex_, self._waypoints)
        shown = preview(self._session.at_hand, moves) if moves else None
        if self.pays_least and shown is not None and shown.refused is not None:
            moves = self._dragged(payments_first=False).moves(hex_, self._waypoints)
            shown = preview(self._session.at_hand, moves) if moves else None
        return moves, shown

    def _dragged(self, *, payments_first: bool) -> Drag:
        """Return the drag from the track of the person who builds, kept while the game is the same."""
        sitting = self._session.at_hand
        if self._drag is None or self._drag[0] is not sitting:
            self._drag = sitting, {}
        drags = self._drag[1]
        if payments_first not in drags:
            drags[payments_first] = Drag(sitting, payments_first=payments_first)
        return drags[payments_first]

    # -- doing -------------------------------------------------------------------------------------

    def _keep_waypoint(self, hex_: int) -> None:
        """Keep a hex that the track is to go through."""
        if self.is_building:
            self._waypoints.append(hex_)
            self._hover(hex_)

    def drop_waypoints(self) -> None:
        """Forget the way-points, and a route that was begun; stop drawing one where none was."""
        self._waypoints.clear()
        if self._route is not None:
            self._route = [] if self._route else None
            self.route_drawn.emit(None)
        self._hover(self._map.hovered_hex)

    def _let_go(self, hex_: int | None) -> None:
        """Lay track to a hex, start there, or lead the route on to it."""
        if hex_ is None or self.actor is None:
            return
        if self._route is not None:
            self._lead_route(hex_)
        elif self.line_partner != NOWHERE:
            offer = self._line_to(hex_)
            if offer is not None:
                self.make([offer])
        elif self.is_building:
            moves, shown = self._foreseen(hex_)
            if _is_too_far(shown) and hex_ in self.second_starts:
                self.make([Start(hex_)])
            elif moves:
                self.make(moves)
        elif hex_ in self.starts:
            self.make([Start(hex_)])

    def make(self, moves: Sequence[Move]) -> None:
        """Make moves, or report the rule that forbids them."""
        refused = self._session.make(moves)
        if refused is not None:
            self.refused.emit(refused)

    # -- a route by hand ---------------------------------------------------------------------------

    @property
    def is_drawing_route(self) -> bool:
        """Whether a route is being drawn."""
        return self._route is not None

    def draw_route(self, *, wanted: bool, partner: int = _NO_PARTNER) -> None:
        """Begin to draw a route from hex to hex, or stop."""
        self._route = [] if wanted else None
        self._partner = partner
        self.route_drawn.emit(None)
        self._hover(self._map.hovered_hex)

    def _lead_route(self, hex_: int) -> None:
        """Lead the route on to a hex next to its end, or back to one that it has been through."""
        route = self._route
        assert route is not None
        pair = self._session.at_hand.state.pair
        if not route:
            if pair is not None and hex_ in pair.origins:
                route.append(hex_)
        elif hex_ in route:
            del route[route.index(hex_) + 1 :]
        else:
            route += way_on(self._session.at_hand, route[-1], hex_)
        self._show_route(hex_)

    def _show_route(self, hex_: int | None) -> None:
        """Show the route that is drawn so far, and once it arrives what it comes to."""
        map_, route = self._map, self._route or []
        across = map_.chart.board.sheet.across_flats_mm
        marks = tuple(route_marks([map_.centre(each) for each in route], across, HAND))
        sitting, pair = self._session.at_hand, self._session.at_hand.state.pair
        card: Card | None = None
        words: tuple[str, ...] = ()
        refused: IllegalMove | None = None
        if pair is not None and not route:
            words = (tr("Click {place}, where the route begins", place=pair.names[0]),)
        elif pair is not None and route[-1] in pair.goals:
            move: Enter | Propose = drawn(sitting, tuple(route), self._partner)
            refused = sitting.why_illegal(move)
            if refused is None:
                card = card_of(sitting, move)
                words = _lines(card_text(sitting, card))
            else:
                words = _lines(say("{rule} {message}", rule=refused.rule, message=refused.message))
        chip_ = None if hex_ is None or not words else Chip(hex_, words, refused is not None)
        map_.point_at(marks, chip_)
        self.route_drawn.emit(card)


def _turn_marks(hand: TableHand, map_: GameMap, sitting: Sitting, actor: int) -> tuple[Mark, ...]:
    """Return what a person may do now as marks."""
    board, theme = map_.chart.board, map_.theme
    across = board.sheet.across_flats_mm
    colour = hand.looks[actor].colour(theme)
    if hand.is_building:
        found = [
            (map_.hex_of(each.hex), each.cost, [(pay.payee, pay.amount) for pay in each.pays])
            for each in reach(sitting)
        ]
        reached = reach_marks(board, found, colour, hand.looks, theme, map_.taken) if found else ()
        return (*reached, *ring_marks(map(map_.centre, hand.second_starts), across, colour))
    offer = sitting.state.joint.offer
    if offer is not None:
        links = [(map_.hex_of(here), map_.hex_of(there)) for here, there in pairwise(offer.line)]
        return tuple(way_marks(board, links, hand.looks[offer.player].colour(theme), refused=False))
    return tuple(ring_marks(map(map_.centre, hand.starts), across, colour))


def _city_lines(shown: Sitting, hex_: int, *, has_bonus: bool = True) -> tuple[str, ...]:
    """Return what there is to say of the city in a hex; nothing where none has come about."""
    if hex_ >= shown.game.facts.hexes:
        return ()
    told = about_city(shown.game.facts, shown.state, hex_, has_bonus=has_bonus)
    return () if told is None else _lines(told)


def _open_second_starts(sitting: Sitting) -> list[int]:
    """Return the hexes in which the player who builds may start a second time now."""
    if not sitting.game.facts.second_starts:
        return []
    moves = second_starts(sitting.game.facts, sitting.state, sitting.state.builders[0])
    return [move.hex for move in moves if sitting.why_illegal(move) is None]


def _is_too_far(shown: Preview | None) -> bool:
    """Return whether no track leads to a hex now: there is no way, or it is too dear."""
    return shown is None or shown.refused is not None


def _lines(told: Saying) -> tuple[str, ...]:
    """Return words in lines short enough to stand at the pointer; parts stay whole where they can."""
    lines: list[str] = []
    for part in tr(told).split(" · "):
        if lines and len(lines[-1]) + len(part) < _LINE:
            lines[-1] += f" · {part}"
        else:
            lines += wrap(part, _LINE)
    return tuple(lines)
