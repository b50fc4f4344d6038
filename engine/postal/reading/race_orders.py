"""Reading entries for races: number, keys, kind of run, and the route of the train (VP.O6, VP.O7)."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise

from engine.game.companies import lines_of
from engine.game.facts import NOWHERE, Facts
from engine.game.network import unit
from engine.game.routes.runs import limit_of
from engine.game.routes.tolls import UNLIMITED, at_home, fits, payable, shared_out, tolls_on
from engine.game.state import Pair, State
from engine.messages import Phrase, count_of, say
from engine.postal.reading import syntax
from engine.postal.reading.chains import Chain, ChainReader
from engine.postal.reading.expanding import Expanded, Runner, Way, whole_ways
from engine.postal.reading.letters import Span
from engine.postal.reading.rulings import NOTHING, RulingError, Rulings, chain_of
from engine.postal.reading.run_terms import COMPANY, TERMS, RunTerms, TermsReader
from engine.postal.reading.run_warnings import RunWarnings
from engine.postal.reading.sections import Section
from engine.postal.reading.written_orders import Claim, Concern, Doubt, Piece, Point, RunKind, RunOrder


class RaceReader:
    """Reads the races that a player enters."""

    def __init__(
        self,
        chains: ChainReader,
        facts: Facts,
        state: State,
        player: int,
        races: tuple[Pair, ...],
        rulings: Rulings,
    ) -> None:
        self._chains = chains
        self._facts = facts
        self._state = state
        self._player = player
        self._pairs = {pair.race: pair for pair in races}
        self._rulings = rulings
        self._terms = TermsReader(chains, player)
        self._entered: set[int] = set()

    def read(self, section: Section) -> tuple[RunOrder | None, int]:
        """Read the entry for a race; return it, None where there is none, and where it ends."""
        number, at = section.number, str(section.number)
        pair = self._pairs.get(number)
        why: Phrase = ""
        if pair is None:
            why = say("Race {race} is not offered this round.", race=number)
        elif number in self._entered:
            why = say("Race {race} was entered further up already.", race=number)
        if pair is None or why:
            concern = Concern.WRONG if pair is None else Concern.UNCLEAR
            self._chains.doubt(at, concern, (section.head, section.end), why)
            return None, section.end
        self._entered.add(number)
        before = len(self._chains.doubts)
        place = self._keys(at, pair, self._blank(section.start, section.end), section.end)
        nothing = syntax.NOTHING.match(self._chains.source.text, place, section.end)
        if nothing:
            return None, nothing.end()
        terms = RunTerms()
        place = self._terms.read(at, terms, place, section.end)
        chain, place = self._route(at, pair, terms, place, section.end)
        span = self._chains.source.span(section.head, place)
        return self._order(pair, terms, chain, span, before), place

    def _order(
        self, pair: Pair, terms: RunTerms, chain: Chain | None, span: Span, before: int
    ) -> RunOrder | None:
        """Return the entry that was read, with its route as it is understood or ruled."""
        at = str(pair.race)
        said = self._rulings.get(at, "").strip()
        if at in self._rulings and said.casefold() in NOTHING:
            del self._chains.doubts[before:]
            return None
        if said:
            terms, said = self._terms.ruled(at, terms, said)
        runner = Runner(self._facts, self._state, self._player, self._partner(terms))
        if said:
            del self._chains.doubts[before:]
            route = self._ruled(at, runner, said, span)
        elif chain is None or chain.refused:
            route = Piece(at, span)
        else:
            route = self._expanded(pair, runner, chain, span)
        if at in self._rulings and not said:
            route = self._on_terms_alone(at, terms, route, before)
        if not route.hexes and terms.same_as == NOWHERE:
            return None
        order = RunOrder(pair.race, span, route, terms.kind, terms.partner, terms.races, terms.same_as)
        if not route.hexes:
            return order
        order = replace(order, pay=self._pay(order, chain))
        self._warn(pair, order)
        return order

    def _partner(self, terms: RunTerms) -> int:
        return terms.partner if terms.kind is RunKind.JOINT else NOWHERE

    # -- the words -------------------------------------------------------------------------

    def _keys(self, at: str, pair: Pair, place: int, end: int) -> int:
        """Read the keys of a race, and compare them."""
        found = syntax.KEYS.match(self._chains.source.text, place, end)
        if found is None:
            return place
        said = {key.strip(" \t@").removeprefix("s").upper() for key in found.groups()}
        if said != set(pair.keys):
            one, other = pair.keys
            says = say("Race {race} is ({one}-{other}).", race=pair.race, one=one, other=other)
            self._chains.doubt(at, Concern.UNCLEAR, (place, found.end()), says)
        return self._blank(found.end(), end)

    # -- the route -------------------------------------------------------------------------

    def _route(self, at: str, pair: Pair, terms: RunTerms, place: int, end: int) -> tuple[Chain | None, int]:
        """Read the route; from and to may stand before it, and how it is run before or after."""
        text, chain = self._chains.source.text, None
        while place < end and text[place] not in ";\n":
            mark = len(self._chains.doubts)
            found = self._chains.read(at, place, end, TERMS)
            if chain is not None and not found.bracketed and not self._goes_on(chain):
                del self._chains.doubts[mark:]
                break
            chain, place = found, self._terms.read(at, terms, found.end, end)
            if chain.stopped or not self._more(place, end):
                break
        if chain is None and terms.same_as == NOWHERE:
            # Nothing but the number: the way of fewest links between the ends.
            chain = Chain(at, place, place)
        return chain, place

    def _goes_on(self, chain: Chain) -> bool:
        """Return whether a chain may be the from and to of a race, before its route."""
        return len(chain.points) <= 2 and not chain.claims

    def _more(self, place: int, end: int) -> bool:
        """Return whether a route follows in the same line or, after a colon, in the next."""
        text = self._chains.source.text
        at = place
        if text[at : at + 1] == "\n" and text[:at].rstrip(" \t").endswith(":"):
            at = self._blank(at + 1, end)
        return at < end and text[at] not in ";\n" and text[at - 1] != ";"

    def _expanded(self, pair: Pair, runner: Runner, chain: Chain, span: Span) -> Piece:
        """Return a route hex by hex; what is not clear of it is read the worst way, and said (VP.O7)."""
        at = str(pair.race)
        points = self._with_ends(pair, chain, span)
        hexes: list[int] = []
        spans: list[Span] = []
        wholes: tuple[tuple[Way, ...], bool] = (), False
        for place, (before, point) in enumerate(pairwise(points), 1):
            found = self._legs(runner, hexes[-1:] or list(before.hexes), point)
            if len(found.ways) > 1 and not wholes[0]:
                begun = [(*hexes[:-1], *way.hexes) for way in found.ways]
                wholes = whole_ways(runner, begun, [other.hexes for other in points[place + 1 :]])
            way = self._chosen(at, runner, found, (before, point), wholes)
            if way is None:
                return Piece(at, span, tuple(points), tuple(chain.claims))
            hexes += way.hexes[bool(hexes) :]
            spans += [point.span] * (len(way.hexes) - 1)
        ends = {hexes[0], hexes[-1]} if hexes else set()
        if hexes and not (ends & set(pair.origins) and ends & set(pair.goals)):
            one, other = pair.names
            says = say("Race {race} runs from {one} to {other}.", race=pair.race, one=one, other=other)
            self._chains.doubts.append(Doubt(at, Concern.UNCLEAR, span, says))
        way = runner.way(tuple(hexes))
        points_ = tuple(chain.points)
        return Piece(at, span, points_, tuple(chain.claims), way.hexes, tuple(spans), way.cost, way.dues)

    def _with_ends(self, pair: Pair, chain: Chain, span: Span) -> list[Point]:
        """Return the points of a route; where none or one is written, the ends of the race."""
        if len(chain.points) > 1:
            return chain.points
        one, other = (
            Point(span, name, hexes)
            for name, hexes in zip(pair.names, (pair.origins, pair.goals), strict=True)
        )
        return [one, other] if not chain.points else [chain.points[0], other]

    def _legs(self, runner: Runner, starts: list[int], point: Point) -> Expanded:
        """Return the ways of fewest links to a point from any of some hexes."""
        found = [runner.legs(start, point.hexes) for start in starts]
        ways = [way for each in found for way in each.ways]
        least = min((len(way.hexes) for way in ways), default=0)
        shortest = tuple(way for way in ways if len(way.hexes) == least)
        return Expanded(shortest, more=any(each.more for each in found))

    def _chosen(
        self,
        at: str,
        runner: Runner,
        found: Expanded,
        ends: tuple[Point, Point],
        wholes: tuple[tuple[Way, ...], bool],
    ) -> Way | None:
        """Return the way to a point; where several are as short, the worst of them (VP.O7)."""
        before, point = ends
        ways = found.ways
        if not ways:
            says = say("No track leads from {here} to {there}.", here=before.name, there=point.name)
            self._chains.doubts.append(Doubt(at, Concern.WRONG, point.span, says))
            return None
        if len(ways) == 1:
            return ways[0]
        says = count_of(
            len(ways),
            "There is 1 way from {here} to {there}.",
            "There are {n} ways from {here} to {there}.",
            here=before.name,
            there=point.name,
        )
        more = found.more or wholes[1]
        doubt = Doubt(at, Concern.UNCLEAR, point.span, says, _EVERY_HEX, ways, more, wholes[0])
        self._chains.doubts.append(doubt)
        return runner.worst(ways)

    def _ruled(self, at: str, runner: Runner, said: str, span: Span) -> Piece:
        """Return a route as the referee reads it."""
        hexes: list[int] = []
        for start, end in pairwise(chain_of(self._chains.gazetteer, at, said)):
            found = runner.expand(start, end)
            if len(found.ways) != 1:
                raise RulingError(at, say("The ruling on {at} is not clear either. Name every hex.", at=at))
            hexes += found.ways[0].hexes[bool(hexes) :]
        way = runner.way(tuple(hexes))
        spans = (span,) * max(0, len(hexes) - 1)
        ruled = Piece(at, span, hexes=way.hexes, spans=spans, cost=way.cost, dues=way.dues)
        return replace(ruled, by_ruling=True)

    def _on_terms_alone(self, at: str, terms: RunTerms, route: Piece, before: int) -> Piece:
        """Return a route as it is written, where a ruling says only with whom it is run."""
        doubts = self._chains.doubts
        unclear = [doubt for doubt in doubts[before:] if doubt.concern is Concern.UNCLEAR]
        no_way = not route.hexes and terms.same_as == NOWHERE
        if no_way or any(doubt.expected != COMPANY for doubt in unclear):
            raise RulingError(at, say("The ruling on {at} does not say which way. Add every hex.", at=at))
        doubts[before:] = [doubt for doubt in doubts[before:] if doubt not in unclear]
        return replace(route, by_ruling=True)

    # -- payments --------------------------------------------------------------------------

    def _pay(self, order: RunOrder, chain: Chain | None) -> tuple[int, ...]:
        """Return what each seat receives: as the player says where a link has several owners (VP.O7).

        Where they do not say, the richest does.
        """
        facts, state, route = self._facts, self._state, order.route.hexes
        partner = order.partner if order.kind is RunKind.JOINT else NOWHERE
        owed = at_home(tolls_on(lines_of(facts, state, self._player, partner), self._player, route))
        claims = chain.claims if chain is not None else []
        said = self._said(claims)
        payments = [said[seat] // unit(facts) for seat in range(state.players)]
        if sum(payments) == sum(owed.values()) and fits(owed, payments):
            return tuple(said[seat] for seat in range(state.players))
        preferred = [*said, *(seat for seat in state.richest_first() if seat not in said)]
        limit = limit_of(facts)
        due = shared_out(owed, preferred, limit if payable(owed, limit) else UNLIMITED)
        pay = tuple(payments * unit(facts) for payments in due)
        self._compare(order, said, pay)
        return pay

    def _warn(self, pair: Pair, order: RunOrder) -> None:
        """Say what a player should know of a run that is clear."""
        at = str(order.race)
        if all(doubt.concern is Concern.REMARK for doubt in self._chains.doubts if doubt.at == at):
            warnings = RunWarnings(self._facts, self._state, self._player, self._chains.companies)
            if says := warnings.of(pair, order):
                self._chains.doubts.append(Doubt(at, Concern.REMARK, order.span, says))

    def _said(self, claims: list[Claim]) -> Counter[int]:
        """Return what the player says to pay each seat in all."""
        said: Counter[int] = Counter()
        for claim in claims:
            if claim.seat != NOWHERE and claim.amount < 0:
                said[claim.seat] -= claim.amount
        return said

    def _compare(self, order: RunOrder, said: Counter[int], pay: tuple[int, ...]) -> None:
        """Say where a payment that the player states is not the one that is due (VP.O7)."""
        for seat, amount in sorted(said.items()):
            if amount != pay[seat]:
                code = self._chains.companies.code(seat)
                says = say("You pay {company} {due}, not {said}.", company=code, due=pay[seat], said=amount)
                self._chains.doubts.append(Doubt(str(order.race), Concern.REMARK, order.span, says))

    def _blank(self, place: int, end: int) -> int:
        while place < end and self._chains.source.text[place] in " \t":
            place += 1
        return place


_EVERY_HEX: Phrase = "every hex where the way bends"
