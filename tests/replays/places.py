"""Where a player may build from, and what their own track joins: leaps, bridges of ferries, connections."""

from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Any

from tests.replays.country import LEAPS
from tests.replays.editions import LEAP_HEXES, LEAPS_IN_ALL
from tests.replays.table import Table


class Places:
    """Follows who has leapt where, and which connections have been paid for."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.leapt: list[tuple[str, str, str]] = []
        self.paid: set[int] = set()

    def ports(self, ferry: Mapping[str, Any]) -> list[str]:
        """Return the hexes between which a ferry goes."""
        return [self.table.country.ports[name] for name in ferry["ports"]]

    def may_build_from(self, player: str, hex_: str, starts: Mapping[str, str]) -> bool:
        """Return whether a player has track in a hex, starts there, has leapt there or bridges to it."""
        leapt_to = {end for who, _, end in self.leapt if who == player}
        is_own = player in self.table.at(hex_) or hex_ in {starts.get(player), *leapt_to}
        return is_own or self._is_bridgehead(player, hex_)

    def _is_bridgehead(self, player: str, hex_: str) -> bool:
        """Return whether a player may build on here beyond a ferry of theirs (6.C1d)."""
        ferries = self.table.country.ferries.items()
        bridges = [
            ferry for name, ferry in ferries if ferry["bridge"] and self.table.ferries.get(name) == player
        ]
        return hex_ in chain.from_iterable(map(self.ports, bridges))

    def leap(self, player: str, rival: str, start: str, end: str) -> None:
        """Leap along a rival's track: at most three hexes of it, and twice over each rival (6.C3, E.C5)."""
        assert player in self.table.at(start)
        assert player not in self.table.at(end)
        over = [each for each in self.leapt if each[:2] == (player, rival)]
        assert len(over) < self.table.country.options[LEAPS]
        in_all = sum(who == player for who, _, _ in self.leapt)
        assert self.table.edition.extra == "ten" or in_all < LEAPS_IN_ALL
        found = {start}
        for _ in range(LEAP_HEXES):
            links = [link for link, owners in self.table.track.items() if rival in owners and link & found]
            found = found.union(*links)
        assert end in found
        self.leapt.append((player, rival, end))

    def connected(self, builders: list[str], *, building: bool) -> Iterator[tuple[int, list[str]]]:
        """Yield the bonuses of connections made first by some builders just now, and by which (6.C4)."""
        for number, rule in enumerate(self.table.country.connections):
            first = [player for player in builders if rule["places"] <= self._reach(player, rule["places"])]
            late = rule.get("building_only") and not building
            if number not in self.paid and first and not late:
                self.paid.add(number)
                yield rule["bonus"], first

    def _reach(self, player: str, places: set[str]) -> set[str]:
        """Return the hexes that a player's own track leads to from the first of some places."""
        own = [link for link, owners in self.table.track.items() if player in owners]
        found = {min(places)}
        while more := {hex_ for link in own if link & found for hex_ in link} - found:
            found |= more
        return found
