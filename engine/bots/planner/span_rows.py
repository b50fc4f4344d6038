"""How far it is between all hexes with track for every player, kept up by whole rows, for plain Python."""

from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from engine.bots.common.race_chances import Numbers
from engine.bots.planner.span_updates import UNSPANNED
from engine.bots.planner.spans import Spans, Spread, Terms, ends_of, owners_of, sailing, times_of, toll_of
from engine.game.facts import NOWHERE, Facts
from engine.game.state import State

_ROOM: Final = 256
"""For how many hexes there is room at first."""


@dataclass(eq=False)
class _BySlots(Spread):
    """Spans between all hexes that have a slot: players × slots × slots.

    A hex has one when it is a destination's, a ferry's port or has track, given by ``slots`` (NOWHERE
    for the others). Those of destinations are the first, ``ends`` says which they are.
    """

    slots: Any
    ends: Numbers
    joined: set[int]
    """The slots from which some way leads."""
    count: int = 0
    """How many slots there are."""

    def to_goals(self, player: int, hexes: Numbers) -> Spans:
        """Return a player's spans from some hexes to all destinations: hexes × destinations."""
        for hex_ in hexes[self.slots[hexes] == NOWHERE]:
            self.slot(hex_)
        # From here to there is as far as back; whole rows are soonest compared.
        rows = self.spans[player][np.ix_(self.ends, self.slots[hexes])]
        found: Spans = np.minimum.reduceat(rows, ends_of(self.facts)[1][:-1], axis=0).T
        return found

    def slot(self, hex_: int) -> int:
        """Return the slot of a hex, which has one from now on."""
        slot = int(self.slots[hex_])
        if slot == NOWHERE:
            slot = self.slots[hex_] = self.count
            self.count += 1
            if slot == self.spans.shape[1]:
                more = _blank(self.players, 2 * slot)
                more[:, :slot, :slot] = self.spans
                self.spans = more
        return slot

    def goes_on(self, state: State) -> bool:
        """Add what is new in a state; return False where something was removed, which cannot be done."""
        facts, sold, links = self.facts, self.sold(state), self._links(state)
        if sold is None or links is None:
            return False
        toll, times, owners = toll_of(facts), times_of(facts), owners_of(facts, state.owners)
        edges = [
            (link // 6, facts.neighbours[link], Terms(times[link], toll, int(owners[link])))
            for link in links
            if link < facts.backs[link]
        ]
        edges += [
            (*facts.ferries[ferry].ports, sailing(facts, ferry, state.ferries[ferry])) for ferry in sold
        ]
        nearer = [self._shortened(*edge) for edge in edges]
        if any(nearer):
            self.between = self.joined_ends()
        return True

    def _links(self, state: State) -> list[int] | None:
        """Return the links with more on them than before, at first permitted ones; None where less is."""
        before, now = owners_of(self.facts, self.owners), owners_of(self.facts, state.owners)
        (changed,) = np.nonzero(before != now)
        if (before[changed] & ~now[changed]).any():
            return None
        found: list[int] = changed.tolist()
        if not self.joined:
            found += [link for link in self.facts.permits if not state.owners[link]]
        return found

    def _shortened(self, here: int, there: int, terms: Terms) -> bool:
        """Shorten the spans by a new edge; return whether any between the ends of runs may be shorter."""
        one, other, alone = self._leading_on(self.slot(here), self.slot(there))
        time, fees, owners = terms
        for player, mine in enumerate(self.spans[:, : self.count, : self.count]):
            span = time + (0 if owners >> player & 1 else fees)
            if alone:
                mine[one] = np.minimum(mine[other] + span, UNSPANNED)
                mine[one, one] = 0
                mine[:, one] = mine[one]
                continue
            # From here to there is as far as back, so that rows will do for columns.
            rows = mine[[one, other]]
            for near, far in (rows, rows[::-1]):
                (nearer,) = np.nonzero(near + span < far)
                if len(nearer):
                    over = (near[nearer] + span)[:, None] + far
                    mine[nearer] = np.minimum(mine[nearer], over)
        return not alone or one <= self.ends.max(initial=-1)

    def _leading_on(self, one: int, other: int) -> tuple[int, int, bool]:
        """Join two slots; return first the one from which nothing else leads on, where one is such."""
        if one in self.joined and other not in self.joined:
            one, other = other, one
        alone = one not in self.joined
        self.joined |= {one, other}
        return one, other, alone

    def joined_ends(self) -> Spans:
        """Return the spans between destinations: players × destinations × destinations."""
        first, count = ends_of(self.facts)[1][:-1], 1 + int(self.ends.max(initial=-1))
        rows = self.spans[:, :count, :count]
        for _ in range(2):
            rows = np.minimum.reduceat(rows.take(self.ends, axis=1), first, axis=1).transpose(0, 2, 1)
        return np.ascontiguousarray(rows)


def _blank(players: int, room: int) -> Spans:
    """Return the spans between slots where nothing is built."""
    spans = np.full((players, room, room), UNSPANNED, np.int16)
    spans[:, range(room), range(room)] = 0
    return spans


def blank_slots(facts: Facts, players: int) -> Spread:
    """Return the spans where nothing is built."""
    hexes, slots = ends_of(facts)[0], np.full(facts.hexes, NOWHERE, np.int64)
    unsold, spans = (NOWHERE,) * len(facts.ferries), _blank(players, _ROOM)
    between = np.zeros((players, 0, 0), np.int16)
    found = _BySlots(facts, bytes(6 * facts.hexes), unsold, spans, between, slots, hexes, set())
    found.ends = np.array([found.slot(hex_) for hex_ in hexes.tolist()])
    found.between = found.joined_ends()
    return found
