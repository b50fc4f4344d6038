"""A referee who reckons for themselves what building costs, who is paid for it, and which key comes up.

They read the board, and of the game only the states before and after a move and what the move is said to have
brought about. Nothing of the game's own reckoning is asked, so that a mistake in it is not repeated here.
"""

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise

from engine.board.document import Board
from engine.board.rules import Connection, StartRule
from engine.board.terrain import HILL, SWAMP
from engine.game.events import BANK, Bought, Laid, Paid
from engine.game.facts import NOWHERE, Facts
from engine.game.moves import AgreeLine, Cross, Lay, Start, Work
from engine.game.play import Played
from engine.game.state import NO_PERSON, State
from engine.hexes.lattice import direction_between
from engine.hexes.sides import side_of

Bill = Counter[tuple[int, int, str]]
"""Points by payer, payee and rule."""
PRINTED = {(2, 0): (0, 2, 4), (3, 1): (0, 3, 5)}
"""What no, one and two halves in hills add by the sixth edition and by the early one, as they print it."""
Link = frozenset[int]
"""The two hexes of a link."""


class Ground:
    """A board as the referee sees it, its hexes by the game's numbers."""

    def __init__(self, board: Board, facts: Facts) -> None:
        self.board, self.rules, self.facts = board, facts.rules, facts
        self.hexes = [hex_ for hex_ in board.sheet.hexes() if board.on_map(hex_)]
        self.numbers = {hex_: number for number, hex_ in enumerate(self.hexes)}
        keyed = [town for town in board.towns if town.keys]
        self.towns = {self.numbers[town.hex]: town for town in reversed(keyed)}
        self.crossings = {
            frozenset((self.numbers[one], self.numbers[other])): crossing
            for crossing in board.crossings
            for one, other in zip(crossing.course, crossing.course[1:], strict=False)
        }
        self.connections = {
            rule: frozenset(
                self.numbers[hex_]
                for hex_ in (*rule.hexes, *(board.towns_by_name[name].hex for name in rule.towns))
            )
            for rule in board.special_rules
            if isinstance(rule, Connection)
        }
        self.permits = {
            frozenset(self.numbers[hex_] for hex_ in pair)
            for build in board.permitted_builds
            for pair in pairwise(build.course)
        }

    def has(self, hex_: int, terrain: int) -> bool:
        """Return whether a hex is of a terrain; a keyed town is on open ground unless the rules say not."""
        if hex_ in self.towns and not self.rules.towns_keep_terrain:
            return False
        return self.board.terrain_at(self.hexes[hex_]) == terrain

    def abroad(self, hex_: int) -> bool:
        """Return whether a hex lies in a foreign country."""
        land = self.board.country_at(self.hexes[hex_])
        return land is not None and land.foreign

    def lets_pass(self, before: int, at: int, after: int) -> bool:
        """Return whether a train may go on: through a hex abroad only by what the board has there (6.C2)."""
        if before == after or max(before, at, after) >= len(self.hexes) or not self.abroad(at):
            return True
        ways = {frozenset((before, at)), frozenset((at, after))}
        return not ways.isdisjoint(self.permits) or not ways.isdisjoint(self.crossings)

    def cost(self, link: Link) -> int:
        """Return what a link costs as ordinary track (6.A3, E.A3)."""
        one, other = link
        rules = self.rules
        hills = self.has(one, HILL) + self.has(other, HILL)
        swamps = self.has(one, SWAMP) + self.has(other, SWAMP)
        direction = direction_between(self.hexes[one], self.hexes[other])
        assert direction is not None
        side = side_of(self.hexes[one], direction)
        rivers = [line for line in self.board.lines if line.kind == "river" and side in line.sides]
        river = max((rules.river_cost if line.cost is None else line.cost for line in rivers), default=0)
        ground = PRINTED.get((rules.hill_half, rules.hill_to_hill_less))
        climb = ground[hills] if ground else hills * rules.hill_half - (hills == 2) * rules.hill_to_hill_less
        halves = max(0, climb + swamps * rules.swamp_half)
        return rules.link_cost + halves + river


class Track:
    """Who has track where: read from a state, and followed while a move lays more."""

    def __init__(self, facts: Facts, state: State) -> None:
        self.owners: dict[Link, set[int]] = {}
        for number, owners in enumerate(state.owners):
            if owners:
                link = frozenset((number // 6, facts.neighbours[number]))
                self.owners[link] = {seat for seat in range(state.players) if owners >> seat & 1}

    def at(self, hex_: int) -> set[int]:
        """Return who has track in a hex."""
        return {seat for link, owners in self.owners.items() if hex_ in link for seat in owners}

    def joins(self, seat: int, places: frozenset[int]) -> bool:
        """Return whether a company's links lead from any of some places to all the others."""
        found, before = {min(places)}, set[int]()
        own = [link for link, owners in self.owners.items() if seat in owners]
        while found != before:
            before = set(found)
            found.update(hex_ for link in own if link & before for hex_ in link)
        return places <= found


class Referee:
    """Judges every building move of a game against the board."""

    def __init__(self, board: Board, facts: Facts) -> None:
        self.ground = Ground(board, facts)
        self.rules = facts.rules

    def judge(self, before: State, turn: Played) -> None:
        """Find every payment of a building move right, and that the stage ends in time, or fail."""
        self._judge_end(before, turn.state)
        if isinstance(turn.move, Cross):
            self._judge_crossing(before, turn.actor, turn.move.crossing)
        paid = Bill({})
        for event in turn.events:
            if isinstance(event, Paid):
                paid[event.payer, event.payee, event.rule] += event.amount
        if isinstance(turn.move, AgreeLine):
            offer = before.joint.offer
            assert offer is not None
            due = self._bill(before, turn)
            assert _merged(paid, offer.players) == _merged(due, offer.players)
            self._judge_halves(paid, offer.players)
        elif isinstance(turn.move, Work):
            due = self._bill(before, turn)
            assert paid == due, (turn.move, turn.events)
            self._judge_points(before, turn, due)

    def _judge_end(self, before: State, after: State) -> None:
        """The stage ends with the move that leaves few enough towns without a railway (6.A7, E.A8)."""
        limit = self.rules.unserved_towns
        if before.stage == after.stage == "building":
            assert not self._unserved(before) > limit >= self._unserved(after)

    def _unserved(self, state: State) -> int:
        """Return how many towns have no railway."""
        return sum(not state.present[hex_] for hex_ in self.ground.towns)

    def _judge_crossing(self, before: State, player: int, number: int) -> None:
        """A crossing that is one build is open to so many, and from so many races on (6.C4)."""
        crossing = self.ground.board.crossings[number]
        track = Track(self.ground.facts, before)
        pieces = [link for link, its in self.ground.crossings.items() if its is crossing]
        laid = [track.owners.get(link, set()) for link in pieces]
        others = set.intersection(*laid) - {player}
        assert crossing.whole
        assert before.runs >= crossing.from_race
        assert not crossing.owners or len(others) < crossing.owners

    def _judge_halves(self, paid: Bill, players: tuple[int, int]) -> None:
        """Two who build together share the bonus of a town in halves (E.C4).

        That of a connection may be for one of them alone, as only their own track joins its places.
        """
        rule = self.rules.cited("6.A4")
        one, other = (paid[BANK, seat, rule] for seat in players)
        assert abs(one - other) <= sum(1 for (payer, _, its) in paid if (payer, its) == (BANK, rule))

    def _judge_points(self, before: State, turn: Played, due: Bill) -> None:
        """Nobody builds with more than he has: allowance, savings for dear links, the points of the turn."""
        laid = [event for event in turn.events if isinstance(event, Laid)]
        cost, saved = sum(event.cost for event in laid), sum(event.saved for event in laid)
        expected = self._price(turn, laid)
        assert (cost, sum(event.money for event in laid)) == expected
        if saved:
            assert before.stage == "building"
            assert cost >= self.rules.save_from > 0
            assert saved == min(cost, before.saved[turn.actor])
        spent = cost - saved
        if before.stage == "operating" and self.rules.extra_pays_rivals and laid:
            spent += sum(amount for (payer, payee, _), amount in due.items() if BANK not in (payer, payee))
        assert spent <= before.points

    def _price(self, turn: Played, laid: list[Laid]) -> tuple[int, int]:
        """Return the points and the money that a build takes (6.A3, 6.C4)."""
        if isinstance(turn.move, Cross):
            crossing = self.ground.board.crossings[turn.move.crossing]
            return (0, crossing.cost) if crossing.money else (crossing.cost, 0)
        if not isinstance(turn.move, Lay):
            return 0, 0
        (link,) = ({event.start, event.end} for event in laid)
        piece = self.ground.crossings.get(frozenset(link))
        if piece is not None and not piece.whole:
            return (0, piece.cost) if piece.money else (piece.cost, 0)
        return self.ground.cost(frozenset(link)), 0

    def _bill(self, before: State, turn: Played) -> Bill:
        """Return all that a building move owes and brings, under this edition's numbers."""
        track = Track(self.ground.facts, before)
        due = Bill({})
        joined = {
            rule: any(track.joins(seat, places) for seat in range(before.players))
            for rule, places in self.ground.connections.items()
        }
        if isinstance(turn.move, Start):
            due[turn.actor, BANK, "6.C4"] += self._start_price(before, turn.move)
        for event in turn.events:
            if isinstance(event, Bought):
                due[event.player, BANK, "6.C1b"] += self.ground.board.ferries[event.ferry].price
            elif isinstance(event, Laid):
                builders = (event.player,) if event.partner == NOWHERE else (event.player, event.partner)
                due += self.of_link(before, track, builders, event)
                track.owners.setdefault(frozenset((event.start, event.end)), set()).update(builders)
                due += self._connections(before, track, builders, joined)
        cited = Bill({})
        for (payer, payee, rule), amount in due.items():
            cited[payer, payee, self.rules.cited(rule)] += amount
        return +cited

    def _start_price(self, before: State, move: Start) -> int:
        """Return what a start takes off the account by the board's rules (6.C4)."""
        second = bool(before.round)
        hex_ = self.ground.hexes[move.hex]
        prices = [
            rule.price
            for rule in self.ground.board.special_rules
            if isinstance(rule, StartRule) and rule.second is second
            if hex_ in rule.hexes
            or any(self.ground.board.towns_by_name[name].hex == hex_ for name in rule.towns)
        ]
        return prices[-1] if prices else 0

    def of_link(self, before: State, track: Track, builders: Iterable[int], laid: Laid) -> Bill:
        """Return what one link owes to rivals and to the bank, and what it brings."""
        due, link = Bill({}), frozenset((laid.start, laid.end))
        payer = laid.player
        if before.stage == "operating":
            due[payer, BANK, "6.B6"] += laid.cost
        due[payer, BANK, "6.C4"] += laid.money
        builders = set(builders)
        free = builders | self._host(before, payer)
        for hex_ in link:
            here = track.at(hex_)
            arriving = builders - here
            if arriving and not self._free_of_junctions(hex_):
                for rival in here - free:
                    due[payer, rival, "6.A5a"] += self.rules.junction
            if hex_ in self.ground.towns and not here and not self._started(before, hex_):
                due[BANK, payer, "6.A4"] += self._bonus(before, hex_)
        for rival in track.owners.get(link, set()) - free:
            rule, amount = self._beside(link)
            due[payer, rival, rule] += amount
        return due

    def _connections(
        self, before: State, track: Track, builders: Iterable[int], joined: dict[Connection, bool]
    ) -> Bill:
        """Return what the first receive whose track joins the places of a rule (6.C4)."""
        due = Bill({})
        for rule, places in self.ground.connections.items():
            first = [seat for seat in builders if track.joins(seat, places)]
            if joined[rule] or not first:
                continue
            joined[rule] = True
            if before.stage == "building" or not rule.building_only:
                due[BANK, first[0], "6.C4"] += rule.bonus
        return due

    def _free_of_junctions(self, hex_: int) -> bool:
        """Return whether no one is paid for joining in a hex (6.A5c, 6.A5d)."""
        return hex_ in self.ground.towns or (self.ground.abroad(hex_) and not self.rules.junction_abroad)

    def _beside(self, link: Link) -> tuple[str, int]:
        """Return what a rival on a link receives, and by which rule (6.A5b, 6.A5d, 6.C4)."""
        crossing = self.ground.crossings.get(link)
        if crossing is not None and crossing.alongside is not None:
            return "6.C4", crossing.alongside
        if crossing is not None and crossing.free:
            return "6.C4", 0
        country = sum(hex_ not in self.ground.towns for hex_ in link)
        return (
            ("6.A5b", country * self.rules.alongside_half)
            if country
            else ("6.A5d", self.rules.alongside_towns)
        )

    def _bonus(self, before: State, hex_: int) -> int:
        """Return what the first into a town receives (6.A4)."""
        if before.stage != "building" and not self.rules.bonus_in_operating:
            return 0
        town = self.ground.towns[hex_]
        usual = self.rules.small_bonus if town.small else self.rules.bonus
        return usual if town.bonus is None else town.bonus

    def _started(self, before: State, hex_: int) -> bool:
        """Return whether anybody has started in a hex, at first or a second time (6.A4)."""
        again = {foothold.hex for foothold in before.footholds if foothold.rival == NOWHERE}
        return hex_ in before.starts or hex_ in again

    def _host(self, before: State, builder: int) -> set[int]:
        """Return who builds for the imaginary company, whom it pays nothing (6.C7b)."""
        if before.people[builder] != NO_PERSON:
            return set()
        seats = [seat for seat, person in enumerate(before.people) if person != NO_PERSON]
        turns = (
            before.round - 1 if before.stage == "building" else before.runs // max(1, self.rules.extra_every)
        )
        return {seats[turns % 2]}


def _merged(bill: Bill, players: tuple[int, int]) -> Bill:
    """Return a bill on which two players are one."""
    merged = Bill({})
    for (payer, payee, rule), amount in bill.items():
        merged[
            min(players) if payer in players else payer, min(players) if payee in players else payee, rule
        ] += amount
    return merged
