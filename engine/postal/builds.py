"""Reading pieces of track: from the points written to the links that are laid (VP.B6, VP.B10)."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise

from engine.game.facts import NOWHERE, CrossingLine, Facts, FerryLine
from engine.game.moves import Buy, Cross, Leap, Start
from engine.game.state import State
from engine.game.track.laying import footing
from engine.messages import Phrase, count_of, say
from engine.postal import syntax
from engine.postal.chains import Chain, ChainReader
from engine.postal.expanding import Builder, Expanded, Way, nearest
from engine.postal.letters import Span
from engine.postal.rulings import NOTHING, RulingError, Rulings, chain_of
from engine.postal.written_orders import Concern, Doubt, Piece, Point, Work


class BuildReader:
    """Reads the track that a player orders, each piece as if those before it lay already."""

    def __init__(
        self, chains: ChainReader, facts: Facts, state: State, player: int, rulings: Rulings
    ) -> None:
        self._chains = chains
        self._facts = facts
        self._state = state.copy()
        self._player = player
        self._rulings = rulings
        links = (link for crossing in facts.crossings for link in crossing.links)
        self._crossed = frozenset(each for link in links for each in (link, facts.backs[link]))

    @property
    def _builder(self) -> Builder:
        return Builder(self._facts, self._state, self._player)

    def read(self, at: str, start: int, end: int) -> tuple[Piece, int]:
        """Read a piece at a place; return it and where it ends. What is not clear of it is a doubt."""
        work = self._work(at, start, end)
        if work is not None:
            return work
        before = len(self._chains.doubts)
        chain = self._chains.read(at, start, end)
        span = self._chains.source.span(chain.start, chain.end)
        if at in self._rulings:
            del self._chains.doubts[before:]
            piece = self._ruled(at, span)
        elif chain.refused:
            piece = Piece(at, span)
        else:
            piece = self._expanded(chain, span)
        return self._lay(piece), chain.end

    def is_purchase(self, start: int) -> bool:
        """Return whether something next to track is ordered at a place."""
        signs = (syntax.PURCHASE, syntax.SECOND_START, syntax.LEAP)
        return any(sign.match(self._chains.source.text, start) for sign in signs)

    # -- what is laid ----------------------------------------------------------------------

    def _ruled(self, at: str, span: Span) -> Piece:
        """Return a piece as the referee reads it."""
        said = self._rulings[at].strip()
        if said.casefold() in NOTHING:
            return Piece(at, span, by_ruling=True)
        hexes: list[int] = []
        for start, end in _pairs(chain_of(self._chains.gazetteer, at, said)):
            found = self._builder.expand(start, end)
            if len(found.ways) != 1:
                raise RulingError(at, say("The ruling on {at} is not clear either. Name every hex.", at=at))
            hexes += found.ways[0].hexes[bool(hexes) :]
        way = self._builder.way(tuple(hexes))
        spans = (span,) * max(0, len(hexes) - 1)
        ruled = Piece(at, span, hexes=way.hexes, spans=spans, cost=way.cost, dues=way.dues)
        return replace(ruled, by_ruling=True)

    def _expanded(self, chain: Chain, span: Span) -> Piece:
        """Return a piece with every hex between its points, up to where that is not clear."""
        hexes, spans = self._start(chain), list[Span]()
        for before, point in pairwise(chain.points if hexes else ()):
            way = self._chosen(chain.at, hexes[-1], before, point)
            if way is None:
                break
            self._compare(chain, chain.points.index(point), way.hexes)
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
        ends = point.hexes
        if len(ends) > 1:
            ends = nearest(self._builder.open_steps, here, ends)
        options = [self._builder.expand(here, end) for end in ends]
        ways = tuple(way for option in options for way in option.ways)
        if len(ways) == 1:
            if not options[0].is_plain:
                says = say(
                    "{here} – {there} is read as {way}.",
                    here=before.name,
                    there=point.name,
                    way=self._named(ways[0]),
                )
                self._chains.doubts.append(Doubt(at, Concern.REMARK, point.span, says))
            return ways[0]
        if not ways:
            says = say("No track can be laid from {here} to {there}.", here=before.name, there=point.name)
            self._chains.doubts.append(Doubt(at, Concern.WRONG, point.span, says))
            return None
        self._several(at, before, point, options, ways)
        return None

    def _several(
        self, at: str, before: Point, point: Point, options: Iterable[Expanded], ways: tuple[Way, ...]
    ) -> None:
        says = count_of(
            len(ways),
            "There is 1 way from {here} to {there}.",
            "There are {n} ways from {here} to {there}.",
            here=before.name,
            there=point.name,
        )
        more = any(option.more for option in options)
        doubt = Doubt(at, Concern.UNCLEAR, point.span, says, _EVERY_HEX, ways, more)
        self._chains.doubts.append(doubt)

    def _named(self, way: Way) -> str:
        return " – ".join(self._facts.labels[hex_] for hex_ in way.hexes)

    def _allowed(self, at: str, hexes: list[int], spans: list[Span]) -> int:
        """Return how many hexes of a chain can be laid, and say of the first link that cannot."""
        for index, (start, end) in enumerate(pairwise(hexes)):
            link = self._facts.link(start, end)
            if link != NOWHERE and (self._facts.costs[link] or link in self._crossed):
                continue
            here, there = self._facts.name(start), self._facts.name(end)
            says = say("No track can be laid from {here} to {there}.", here=here, there=there)
            self._chains.doubts.append(Doubt(at, Concern.WRONG, spans[index], says))
            return index + 1
        return len(hexes)

    def _lay(self, piece: Piece) -> Piece:
        """Put the links of a piece into the copy, for the pieces after it; return it with their costs."""
        state, bit = self._state, 1 << self._player
        costs = []
        for start, end in pairwise(piece.hexes):
            link = self._facts.links[start, end]
            if not state.owners[link] & bit:
                costs.append(self._facts.costs[link])
                state.add_link(self._facts, self._player, link)
        return replace(piece, costs=tuple(costs))

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

    # -- what is no track ------------------------------------------------------------------

    def _work(self, at: str, start: int, end: int) -> tuple[Piece, int] | None:
        """Read a ferry, a crossing, a second start or a leap at a place."""
        text = self._chains.source.text
        for sign, read in (
            (syntax.PURCHASE, self._purchase),
            (syntax.LEAP, self._leap),
            (syntax.SECOND_START, self._second_start),
        ):
            found = sign.match(text, start, end)
            if found is None:
                continue
            stop = syntax.END_OF_STEP.search(text, found.end(), end)
            after = stop.start() if stop else end
            span = self._chains.source.span(start, after)
            work = read(at, found.end(), after)
            return Piece(at, span, work=work), after
        return None

    def _purchase(self, at: str, start: int, end: int) -> Work | None:
        words = _letters(self._chains.source.text[start:end])
        lines: list[FerryLine | CrossingLine] = [
            *self._facts.ferries,
            *(line for line in self._facts.crossings if line.whole),
        ]
        found = [line for line in lines if _letters(line.name) == words] or [
            line for line in lines if len(words) >= 4 and _letters(line.name).startswith(words)
        ]
        if len(found) != 1:
            names = tuple(line.name for line in lines) or ("–",)
            says = say("There is no such ferry. Ferries and crossings here: {names}.", names=names)
            self._chains.doubt(at, Concern.UNCLEAR, (start, end), says)
            return None
        if found[0] in self._facts.ferries:
            return Buy(self._facts.ferries.index(found[0]))
        return Cross(self._facts.crossings.index(found[0]))

    def _second_start(self, at: str, start: int, end: int) -> Work | None:
        point, after = self._chains.point(at, start, end)
        if point is None or len(point.hexes) != 1 or self._chains.source.text[after:end].strip(" ."):
            self._chains.doubt(at, Concern.UNCLEAR, (start, end), say("This is no place on the map."), _START)
            return None
        return Start(point.hexes[0])

    def _leap(self, at: str, start: int, end: int) -> Work | None:
        """Read ``H8 - H10 over JGL``; without a company the one rival there counts, if it is one."""
        chains, text = self._chains, self._chains.source.text
        one, after = chains.point(at, start, end)
        dash = syntax.DASH.match(text, after, end)
        other, after = chains.point(at, dash.end(), end) if dash else (None, after)
        if one is None or other is None or len(one.hexes) != 1 or len(other.hexes) != 1:
            chains.doubt(at, Concern.UNCLEAR, (start, end), say("This leap is not understood."), _LEAP)
            return None
        rest = text[after:end].strip(" .")
        seat = chains.companies.seat(rest.removeprefix("over").strip()) if rest else self._rival(one, other)
        if seat == NOWHERE:
            chains.doubt(at, Concern.UNCLEAR, (start, end), say("This leap is not understood."), _LEAP)
            return None
        return Leap(one.hexes[0], other.hexes[0], seat)

    def _rival(self, one: Point, other: Point) -> int:
        """Return the only rival with track at both ends of a leap, else NOWHERE."""
        present = self._state.present
        both = present[one.hexes[0]] & present[other.hexes[0]] & ~(1 << self._player)
        return both.bit_length() - 1 if both.bit_count() == 1 else NOWHERE

    def _unclear(self, at: str, point: Point, says: Phrase, expected: Phrase = "") -> None:
        self._chains.doubts.append(Doubt(at, Concern.UNCLEAR, point.span, says, expected))


def _pairs(points: tuple[int, ...]) -> list[tuple[int, int]]:
    return list(pairwise(points))


def _letters(words: str) -> str:
    return "".join(sign for sign in words.casefold() if sign.isalnum())


_START: Phrase = "a place in brackets to start from"
_EVERY_HEX: Phrase = "every hex where the way bends"
_LEAP: Phrase = "two hexes and the company whose track is between them"
