"""Reading pieces of track: from the points written to the links that are laid (VP.B6, VP.B10)."""

from collections.abc import Mapping
from dataclasses import replace
from itertools import pairwise

from engine.game.facts import NOWHERE, Facts
from engine.game.ledger import Ledger
from engine.game.moves import Cross
from engine.game.state import State
from engine.game.track.building_options import do_work, why_not_work
from engine.game.track.crossings import links_to_lay
from engine.game.track.laying import footing
from engine.game.track.spending import ANY_COST, price_of
from engine.messages import Phrase, Saying, count_of, say
from engine.postal.reading.chains import Chain, ChainReader
from engine.postal.reading.expanding import Builder, Way, whole_ways
from engine.postal.reading.letters import Span
from engine.postal.reading.rulings import NOTHING, RulingError, Rulings, chain_of
from engine.postal.reading.works import WorkReader
from engine.postal.reading.written_orders import Concern, Doubt, Piece, Point


class BuildReader:
    """Reads the track that a player orders, each piece as if those before it lay already.

    ``points`` are what each roll may cost, by its letter: track that it does not pay never lies.
    """

    def __init__(
        self,
        chains: ChainReader,
        facts: Facts,
        state: State,
        player: int,
        rulings: Rulings,
        points: Mapping[str, int],
    ) -> None:
        self._chains = chains
        self._facts = facts
        self._state = state.copy()
        self._player = player
        self._rulings = rulings
        self._left = dict(points)
        self._works = WorkReader(chains, facts, self._state, player)
        links = (link for crossing in facts.crossings for link in crossing.links)
        self._crossed = frozenset(each for link in links for each in (link, facts.backs[link]))

    @property
    def _builder(self) -> Builder:
        return Builder(self._facts, self._state, self._player)

    def read(self, at: str, start: int, end: int) -> tuple[Piece, int]:
        """Read a piece at a place; return it and where it ends. What is not clear of it is a doubt."""
        before = len(self._chains.doubts)
        piece, end = self._written(at, start, end)
        if at in self._rulings:
            del self._chains.doubts[before:]
            piece = self._ruled(at, piece.span)
        return (self._lay(piece) if piece.work is None else self._do(piece)), end

    def _written(self, at: str, start: int, end: int) -> tuple[Piece, int]:
        """Return a piece as the player writes it, and where it ends."""
        work = self._works.read(at, start, end)
        if work is not None:
            return work
        chain = self._chains.read(at, start, end)
        span = self._chains.source.span(chain.start, chain.end)
        return (Piece(at, span) if chain.refused else self._expanded(chain, span)), chain.end

    def is_purchase(self, start: int) -> bool:
        """Return whether something next to track is ordered at a place."""
        return self._works.is_at(start)

    # -- what is laid ----------------------------------------------------------------------

    def _ruled(self, at: str, span: Span) -> Piece:
        """Return a piece as the referee reads it."""
        said = self._rulings[at].strip()
        if said.casefold() in NOTHING:
            return Piece(at, span, by_ruling=True)
        if ";" in said:
            raise RulingError(at, say("A ruling on {at} is one piece of track, without ';'.", at=at))
        work = self._works.ruled(at, said, span)
        if work is not None:
            return work
        hexes: list[int] = []
        for start, end in _pairs(chain_of(self._chains.gazetteer, at, said)):
            found = self._builder.expand(start, end)
            if len(found.ways) != 1:
                raise RulingError(at, say("The ruling on {at} is not clear either. Name every hex.", at=at))
            hexes += found.ways[0].hexes[bool(hexes) :]
        self._expect_allowed(at, hexes)
        way = self._builder.way(tuple(hexes))
        spans = (span,) * max(0, len(hexes) - 1)
        ruled = Piece(at, span, hexes=way.hexes, spans=spans, cost=way.cost, dues=way.dues)
        return replace(ruled, by_ruling=True)

    def _expect_allowed(self, at: str, hexes: list[int]) -> None:
        """Raise RulingError where a ruling names no track that the company can lay."""
        if len(hexes) < 2:
            raise RulingError(at, say("The ruling on {at} names fewer than two hexes.", at=at))
        for start, end in pairwise(hexes):
            if not self._is_open(start, end):
                here, there = self._facts.name(start), self._facts.name(end)
                raise RulingError(at, self._no_track(here, there, (end,)))
        if hexes[0] not in self._own():
            says = say("The company has no track at {place}.", place=self._facts.name(hexes[0]))
            raise RulingError(at, says)

    def _is_open(self, start: int, end: int) -> bool:
        link = self._facts.link(start, end)
        return link != NOWHERE and bool(self._facts.costs[link] or link in self._crossed)

    def _expanded(self, chain: Chain, span: Span) -> Piece:
        """Return a piece with every hex between its points, up to where that is not clear."""
        hexes, spans = self._start(chain), list[Span]()
        if len(chain.points) == 1 and hexes and not chain.stopped:
            says = say("No place follows {place}.", place=chain.points[0].name)
            self._chains.doubts.append(Doubt(chain.at, Concern.UNCLEAR, span, says, _TO))
        for place, (before, point) in enumerate(pairwise(chain.points if hexes else ()), 1):
            way = self._chosen(chain.at, hexes[-1], before, point)
            if way is None:
                self._several(chain, hexes, place)
                break
            self._compare(chain, place, way.hexes)
            hexes += way.hexes[1:]
            spans += [point.span] * (len(way.hexes) - 1)
        laid = self._allowed(chain.at, hexes, spans)
        way = self._builder.way(tuple(hexes[:laid]))
        return Piece(
            chain.at,
            span,
            tuple(chain.points),
            tuple(chain.claims),
            way.hexes,
            tuple(spans[: max(0, laid - 1)]),
            way.cost,
            way.dues,
        )

    def _start(self, chain: Chain) -> list[int]:
        """Return the hex that a piece starts from, in a list; an empty one where it is not clear."""
        if not chain.points:
            return []
        point = chain.points[0]
        own = self._own()
        found = [hex_ for hex_ in point.hexes if hex_ in own]
        if len(found) == 1:
            return found
        if found:
            self._unclear(chain.at, point, say("{place} has several hexes.", place=point.name))
            return []
        if not chain.bracketed:
            says = say("This piece does not say where it starts.")
            self._unclear(chain.at, point, says, _START)
            return []
        says = say("You have no track at {place}.", place=point.name)
        self._chains.doubts.append(Doubt(chain.at, Concern.WRONG, point.span, says))
        return []

    def _own(self) -> frozenset[int]:
        """Return where the player may build on from, at first where anybody may start."""
        own = footing(self._facts, self._state, self._player)
        return frozenset(own or self._facts.starts)

    def _chosen(self, at: str, here: int, before: Point, point: Point) -> Way | None:
        """Return the way to a point; None where it is not clear, or there is none."""
        found = self._builder.legs(here, point.hexes)
        if len(found.ways) == 1:
            (way,) = found.ways
            if not found.is_plain:
                says = say(
                    "{here} – {there} is read as {way}.",
                    here=before.name,
                    there=point.name,
                    way=self._named(way),
                )
                self._chains.doubts.append(Doubt(at, Concern.REMARK, point.span, says))
            return way
        if not found.ways:
            why = self._no_track(before.name, point.name, point.hexes)
            self._chains.doubts.append(Doubt(at, Concern.WRONG, point.span, why))
        return None

    def _several(self, chain: Chain, hexes: list[int], place: int) -> None:
        """Say that there are several ways to a point, and what the whole piece is by each of them."""
        before, point, rest = chain.points[place - 1], chain.points[place], chain.points[place + 1 :]
        found = self._builder.legs(hexes[-1], point.hexes)
        if not found.ways:
            return
        says = count_of(
            len(found.ways),
            "There is 1 way from {here} to {there}.",
            "There are {n} ways from {here} to {there}.",
            here=before.name,
            there=point.name,
        )
        begun = [(*hexes[:-1], *way.hexes) for way in found.ways]
        wholes, more = whole_ways(self._builder, begun, [other.hexes for other in rest])
        doubt = Doubt(
            chain.at, Concern.UNCLEAR, point.span, says, _EVERY_HEX, found.ways, found.more or more, wholes
        )
        self._chains.doubts.append(doubt)

    def _named(self, way: Way) -> str:
        return " – ".join(self._facts.labels[hex_] for hex_ in way.hexes)

    def _allowed(self, at: str, hexes: list[int], spans: list[Span]) -> int:
        """Return how many hexes of a chain can be laid, and say of the first link that cannot."""
        for index, (start, end) in enumerate(pairwise(hexes)):
            if self._is_open(start, end):
                continue
            says = self._no_track(self._facts.name(start), self._facts.name(end), (end,))
            self._chains.doubts.append(Doubt(at, Concern.WRONG, spans[index], says))
            return index + 1
        return len(hexes)

    def _no_track(self, here: str, there: str, ends: tuple[int, ...]) -> Saying:
        """Return that no track leads to a place, and whether any leads there at all."""
        links = (link for end in ends for link in range(6 * end, 6 * end + 6))
        if any(self._facts.costs[link] or link in self._crossed for link in links):
            return say("No track can be laid from {here} to {there}.", here=here, there=there)
        return say(
            "No track can be laid from {here} to {there}: {there} is water or closed to track.",
            here=here,
            there=there,
        )

    # -- what lies then --------------------------------------------------------------------

    def _lay(self, piece: Piece) -> Piece:
        """Put the links of a piece that its roll pays into the copy; return it with the costs of all."""
        new = [
            (link, self._facts.costs[link])
            for link in dict.fromkeys(self._onward(ends) for ends in pairwise(piece.hexes))
            if not self._state.owners[link] & 1 << self._player
        ]
        costs = tuple(cost for _, cost in new)
        before = self._left.get(piece.at[0], 0)
        for link, cost in new:
            if not self._pays(piece.at, cost):
                self._short(piece, sum(costs), before)
                break
            self._state.add_link(self._facts, self._player, link)
        return replace(piece, costs=costs)

    def _onward(self, ends: tuple[int, int]) -> int:
        """Return the link between two hexes, the same one in both directions: going back is free."""
        link = self._facts.links[ends]
        return min(link, self._facts.backs[link])

    def _do(self, piece: Piece) -> Piece:
        """Do in the copy what is ordered next to track, for the pieces after it (VP.B6)."""
        facts, state, player, work = self._facts, self._state, self._player, piece.work
        if work is None:
            return piece
        state.points = ANY_COST
        refused = why_not_work(facts, state, player, work)
        if refused is not None:
            self._chains.doubts.append(Doubt(piece.at, Concern.REMARK, piece.span, refused.message))
            return piece
        if not isinstance(work, Cross):
            do_work(facts, state, player, work, Ledger(state, facts.rules))
            return piece
        crossing = facts.crossings[work.crossing]
        cost = price_of(crossing.cost, money=crossing.money).points
        if self._pays(piece.at, cost):
            for link in links_to_lay(facts, state, player, crossing):
                state.add_link(facts, player, link)
        else:
            self._short(piece, cost, self._left[piece.at[0]])
        return replace(piece, cost=cost, costs=(cost,))

    def _pays(self, at: str, cost: int) -> bool:
        """Take a cost off what is left of a roll; return whether it pays it."""
        left = self._left.get(at[0])
        if left is None:
            return True
        if cost <= left:
            self._left[at[0]] = left - cost
        return cost <= left

    def _short(self, piece: Piece, cost: int, left: int) -> None:
        """Say that a piece costs more than is left of its roll."""
        says = say("This costs {cost}; {points} are left.", cost=cost, points=left)
        self._chains.doubts.append(Doubt(piece.at, Concern.REMARK, piece.span, says))

    # -- claims ----------------------------------------------------------------------------

    def _compare(self, chain: Chain, place: int, way: tuple[int, ...]) -> None:
        """Say where what is expected at a point is not what is known before the round (VP.B3a, VP.B7a)."""
        point, places, owed = chain.points[place], self._state.map_places, self._builder.owed(way)
        for claim in (claim for claim in chain.claims if claim.point == place):
            if claim.amount > 0:
                town = places.town_at[way[-1]]
                served = town != NOWHERE and self._state.served >> town & 1
                if town == NOWHERE or served or places.towns[town].start:
                    says = say("{place} pays no first entry.", place=point.name)
                    self._chains.doubts.append(Doubt(chain.at, Concern.REMARK, claim.span, says))
                continue
            due = owed.total() if claim.seat == NOWHERE else owed[claim.seat]
            if due != -claim.amount:
                says = say(
                    "Track of earlier rounds takes {due} here, not {said}.", due=due, said=-claim.amount
                )
                self._chains.doubts.append(Doubt(chain.at, Concern.REMARK, claim.span, says))

    def _unclear(self, at: str, point: Point, says: Phrase, expected: Phrase = "") -> None:
        self._chains.doubts.append(Doubt(at, Concern.UNCLEAR, point.span, says, expected))


def _pairs(points: tuple[int, ...]) -> list[tuple[int, int]]:
    return list(pairwise(points))


_TO: Phrase = "a dash and a hex, a town or a key"
_START: Phrase = "a place in brackets to start from"
_EVERY_HEX: Phrase = "every hex where the way bends"
