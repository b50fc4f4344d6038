"""An accountant who follows a game by its transcript and the rules alone, and keeps everybody's account.

They read the map and the lines of the transcript, know what the rule books say, and ask nothing of the
program: they calculate what track costs, who is paid for it, and what trains pay and win.
"""

from collections import Counter
from itertools import pairwise
from typing import Any

from tests.replays.country import Country
from tests.replays.editions import (
    ALONGSIDE_HALF,
    BETWEEN_TOWNS,
    EDITIONS,
    JUNCTION,
    START_MONEY,
)
from tests.replays.places import Places
from tests.replays.races import Entry, Race, shares
from tests.replays.table import Table

Line = dict[str, Any]
DECLARATIONS = {"enter", "propose", "join", "decline"}


class Accountant:
    """Keeps the accounts of one game.

    ``stands`` are the accounts just before each line that is no declaration: a declaration pays only when
    the last of them is made. ``costs`` are those of each build, in points. ``seen`` counts what the game has
    shown.
    """

    def __init__(self, header: Line) -> None:
        self.country = Country(header["map"]["board"])
        self.edition = EDITIONS[header["rules"]]
        if "unserved_towns" in self.country.options:
            self.edition = self.edition._replace(towns_left=self.country.options["unserved_towns"])
        self.players: list[str] = header["players"]
        self.accounts = dict.fromkeys(self.players, START_MONEY)
        self.table = Table(self.country, self.edition, self.players, self.accounts)
        self.stands: list[dict[str, int]] = []
        self.costs: list[int] = []
        self.seen = Counter[str]()
        self.starts: dict[str, str] = {}
        self.building = True
        self.places = Places(self.table)
        self.points = dict.fromkeys(self.players, 0)
        self.throw = 0
        self.saved = dict.fromkeys(self.players, 0)
        self.spent = Counter[str]()
        self.takings, self.won = Counter[str](), Counter[str]()
        self.offer: Line = {}
        self.declared: dict[str, Line] = {}
        self.race: Race | None = None
        self.races = 0

    def take(self, line: Line) -> None:
        """Follow one line; raises AssertionError where it breaks a rule of money."""
        action = next((name for name in line if name not in ("player", "pay", "partner", "over", "save")), "")
        if action in DECLARATIONS:
            self.declared[line["player"]] = line
            return
        if action == "run":
            self._settle_declarations()
            self.building = False
            return
        self._settle_declarations()
        self.stands.append(dict(self.accounts))
        getattr(self, f"_{action}")(line)

    # -- chance and turns ------------------------------------------------------------------------------------

    def _chance(self, line: Line) -> None:
        (what, value), *_ = line["chance"].items()
        if what == "allowance":
            assert self.building
            self.throw = value
            self.points = dict.fromkeys(self.players, value)
        elif what == "train":
            assert self.race is not None
            self.race.roll(value)
            self._pay_prizes()
        else:
            self.building = False

    def _start(self, line: Line) -> None:
        assert line["player"] not in self.starts
        self.starts[line["player"]] = line["start"]
        self.accounts[line["player"]] -= self.country.start_prices.get(line["start"], 0)

    def _done(self, line: Line) -> None:
        player, saved = line["player"], line.get("save", 0)
        if saved:
            assert self.edition.save_from
            assert self.building
            assert saved <= self.points[player]
        self.saved[player] += saved
        self.points[player] = 0
        self._end_extra_building(player)

    def _notice(self, line: Line) -> None:
        """Giving notice costs nothing (E.A8)."""

    def _result(self, line: Line) -> None:
        result = line["result"]
        assert result["accounts"] == self.accounts
        best = max(self.accounts.values())
        assert sorted(result["winners"]) == sorted(p for p in self.players if self.accounts[p] == best)
        assert result["races"] == self.races

    # -- building --------------------------------------------------------------------------------------------

    def cost(self, one: str, other: str) -> int:
        """Return what a link costs (6.A3, E.A3)."""
        return self.country.cost(self.edition, one, other)

    def unserved(self) -> int:
        """Return how many towns have no railway."""
        return sum(not self.table.at(hex_) for hex_ in self.country.towns)

    def _lay(self, line: Line) -> None:
        player, (one, other) = line["player"], line["lay"]
        assert self.places.may_build_from(player, one, self.starts)
        crossing = self.country.crossing_at.get(frozenset((one, other)))
        if crossing is not None and not crossing["whole"]:
            self._settle_price(player, crossing, [(one, other)])
        else:
            self._spend(player, self.cost(one, other))
        self._settle_link(player, one, other)

    def _leap(self, line: Line) -> None:
        self.places.leap(line["player"], line["over"], *line["leap"])
        self.seen["leap"] += 1

    def _cross(self, line: Line) -> None:
        crossing = self.country.crossings[line["cross"]]
        links, player = [*pairwise(crossing["course"])], line["player"]
        ends = links[0][0], links[-1][1]
        assert any(self.places.may_build_from(player, end, self.starts) for end in ends)
        self._settle_price(player, crossing, links)
        for one, other in links:
            self._settle_link(player, one, other)

    def _settle_price(self, player: str, crossing: Line, links: list[tuple[str, str]]) -> None:
        """Pay for a crossing, or for one link of it, in points or in money (6.C4)."""
        others = {owner for link in links for owner in self.table.track.get(frozenset(link), ())} - {player}
        assert not crossing["owners"] or len(others) < crossing["owners"]
        assert self.races >= crossing["from_race"]
        self.seen["crossing"] += 1
        if crossing.get("money"):
            self.costs.append(0)
            self.accounts[player] -= crossing["cost"]
        else:
            self._spend(player, crossing["cost"])

    def _buy(self, line: Line) -> None:
        player, name = line["player"], line["buy"]
        ferry = self.country.ferries[name]
        assert name not in {*self.table.ferries, name if ferry["public"] else ""}
        assert any(player in self.table.at(port) for port in self.places.ports(ferry))
        self.table.ferries[name] = player
        self.seen["ferry bought"] += 1
        self.accounts[player] -= ferry["price"]

    def _spend(self, player: str, cost: int) -> None:
        """Take the cost of a link from savings and allowance, or between races from the account."""
        self.costs.append(cost)
        if not self.building:
            self.accounts[player] -= cost
            self.spent[player] += cost
            self.seen["track between races"] += 1
            self._demand_extra(player)
            return
        assert self.unserved() > self.edition.towns_left
        if cost >= self.edition.save_from > 0:
            from_savings = min(cost, self.saved[player])
            self.saved[player] -= from_savings
            cost -= from_savings
            self.seen["savings spent"] += from_savings > 0
        self.points[player] -= cost
        assert self.points[player] >= 0

    def _settle_link(self, player: str, one: str, other: str) -> None:
        """Pay the rivals for a link, receive the bonus, and put it down (6.A4, 6.A5)."""
        bonus = self._bonus(one, other)
        self.accounts[player] += bonus
        for rival, amount in self._dues({player}, player, one, other).items():
            self._pay(player, rival, amount)
        self.table.put(one, other, [player])
        self._settle_places([player], one, other)

    def _settle_places(self, builders: list[str], one: str, other: str) -> None:
        """Pay the first to connect some places, and sell ferries that are bought at once (6.C4, 6.C1a)."""
        for bonus, first in self.places.connected(builders, building=self.building):
            self.seen["connection"] += 1
            for player, amount in shares(bonus, self.table.poorer_first(first)).items():
                self.accounts[player] += amount
        for name, ferry in self.country.ferries.items():
            if (
                ferry["at_once"]
                and name not in self.table.ferries
                and {one, other} & {*self.places.ports(ferry)}
            ):
                self.seen["ferry bought at once"] += 1
                self._buy({"player": builders[0], "buy": name})

    def _dues(self, builders: set[str], player: str, one: str, other: str) -> Counter[str]:
        """Return what a player owes each rival for a link; a fellow builder is none."""
        owners = self.table.track.get(frozenset((one, other)), set())
        assert player not in owners
        due = Counter[str]()
        for hex_ in (one, other):
            here = self.table.at(hex_)
            if not (hex_ in self.country.towns or hex_ in self.country.abroad) and player not in here:
                due.update(dict.fromkeys(here - builders, JUNCTION))
        halves = sum(hex_ not in self.country.towns for hex_ in (one, other))
        beside = halves * ALONGSIDE_HALF if halves else BETWEEN_TOWNS
        crossing = self.country.crossing_at.get(frozenset((one, other)), {})
        beside = crossing.get("alongside", 0 if crossing.get("free") else beside)
        due.update(dict.fromkeys(owners - builders, beside))
        self.seen["junction or alongside"] += len(due)
        return due

    def _bonus(self, one: str, other: str) -> int:
        """Return what the first track into the towns of a link brings; not where anybody starts (6.A4)."""
        towns = [hex_ for hex_ in (one, other) if hex_ in self.country.towns and not self.table.at(hex_)]
        if not self.building:
            return 0
        paying = [self.country.towns[hex_] for hex_ in towns if hex_ not in self.starts.values()]
        self.seen["bonus of a town's own"] += sum("bonus" in town for town in paying)
        usual = (self.edition.first_entry, self.edition.small_town)
        return sum(town.get("bonus", usual[bool(town.get("small"))]) for town in paying)

    def _pay(self, payer: str, payee: str, amount: int) -> None:
        self.accounts[payer] -= amount
        self.accounts[payee] += amount
        if not self.building:
            self.takings[payee] += amount
            if self.edition.extra != "ten":
                self.spent[payer] += amount
                self._demand_extra(payer)

    # -- joint lines (E.C4) ----------------------------------------------------------------------------------

    def _offer(self, line: Line) -> None:
        self.offer = line

    def _refuse(self, line: Line) -> None:
        self.offer = {}

    def _agree(self, line: Line) -> None:
        """Two lay a line together, and share what it owes and brings."""
        builders = [self.offer["player"], self.offer["partner"]]
        assert line["player"] == builders[1]
        way, richer_first = self.offer["offer"], self.table.richer_first(builders)
        shared, cost = Counter[str](), 0
        for one, other in pairwise(way):
            cost += self.cost(one, other)
            due = {player: self._dues({*builders}, player, one, other) for player in builders}
            for rival in due[builders[0]] | due[builders[1]]:
                first, second = (due[player][rival] for player in builders)
                # Whom one of them has joined before is paid by the other alone, for that hex.
                shared[rival] += min(first, second)
                self._pay(builders[0], rival, first - min(first, second))
                self._pay(builders[1], rival, second - min(first, second))
            bonus = self._bonus(one, other)
            for player, amount in shares(bonus, self.table.poorer_first(builders)).items():
                self.accounts[player] += amount
            self.table.put(one, other, builders)
            self._settle_places(builders, one, other)
        self.costs.append(cost)
        self.seen["joint line"] += 1
        assert cost <= 2 * self.throw * 3 // 4
        for rival, amount in shared.items():
            self.accounts[rival] += amount
        for player, amount in shares(shared.total(), richer_first).items():
            self.accounts[player] -= amount
        self.offer = {}

    # -- between races ---------------------------------------------------------------------------------------

    def _demand_extra(self, player: str) -> None:
        """No one spends more on track between races than the edition lets them (6.B6, E.B6, E.C2)."""
        most = 10
        if self.edition.extra == "takings":
            most = self.won[player] or self.takings[player]
        elif self.edition.extra == "tenth":
            credit = self.accounts[player] + self.spent[player]
            most = max(5, credit // 10)
        assert self.spent[player] <= most

    def _end_extra_building(self, player: str) -> None:
        if not self.building:
            self.spent[player] = 0
            self.takings[player] = 0

    # -- races -----------------------------------------------------------------------------------------------

    def _settle_declarations(self) -> None:
        """Pay for the routes when all have declared; the last word of each counts (6.B2, 6.B3, 6.B4)."""
        if not self.declared:
            return
        entries = []
        for player, line in self.declared.items():
            if "enter" in line:
                entries.append(Entry((player,), line["enter"], line.get("pay", {})))
            elif "join" in line:
                offer = self.declared[line["join"]]
                assert offer["partner"] == player
                entries.append(Entry((line["join"], player), offer["propose"], offer.get("pay", {})))
        self.declared = {}
        self.races += 1
        self.won = Counter()
        self.spent = Counter()
        self.race = Race(self.table, entries, self.seen)
        self.takings.update(self.race.pay_for_routes())
        self._pay_prizes()

    def _pay_prizes(self) -> None:
        if self.race is not None and self.race.is_decided:
            self.won = self.race.prizes()
            for player, amount in self.won.items():
                self.accounts[player] += amount
            self.race = None
