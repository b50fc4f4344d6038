"""What a train uses of others' for what it pays: links of their track, and ferries (6.B2, 6.C1c, 6.C2)."""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from engine.game.companies import lines_of
from engine.game.events import Event, RaceEntered
from engine.game.facts import Facts
from engine.game.moves import Enter, Join, Propose
from engine.game.network import FIRST_ABROAD, unit
from engine.game.play import Played
from engine.game.routes.tolls import fits, step_between
from engine.game.state import Entry, State
from engine.game.track.payments import seats

Link = tuple[int, int]
"""The hexes a train goes from and to over a link."""


class Uses(NamedTuple):
    """What a train pays for in the order of its route: links and names of ferries by the seat that is paid.

    ``abroad`` are links by foreign railways, which pay the bank (6.C2).
    """

    track: Mapping[int, Sequence[Link]]
    ferries: Mapping[int, Sequence[str]]
    abroad: Mapping[int, Sequence[Link]]
    leaps: Mapping[int, int]
    """How many leaps take a toll more than their links (6.C3)."""


NO_USES: Final = Uses({}, {}, {}, {})
"""Nothing of anybody's."""


def uses_of(facts: Facts, state: State, entry: Entry) -> Uses:
    """Return what an entry of the race that is on in a state pays for.

    Of a link with several owners the runner says how much each of them receives, but not for which (6.B2):
    here each link goes to the first of its owners who leaves to all others what they receive.
    """
    net, own = lines_of(facts, state, entry.player, entry.partner), 1 << entry.player
    track, abroad = defaultdict[int, list[Link]](list), defaultdict[int, list[Link]](list)
    ferries, leaps = defaultdict[int, list[str]](list), Counter[int]()
    steps = [(link, step_between(net, *link)) for link in pairwise(entry.route)]
    paid = [(link, step) for link, step in steps if step is not None and step.toll and not step.owners & own]
    owed = Counter[int]()
    for _, step in paid:
        if step.owners < FIRST_ABROAD:
            owed[step.owners] += step.toll
    left = [amount // unit(facts) for amount in entry.pay]
    for link, step in paid:
        if step.owners >= FIRST_ABROAD:
            (railway,) = seats(step.owners // FIRST_ABROAD)
            abroad[railway].append(link)
            continue
        owed[step.owners] -= step.toll
        payee = next(
            seat
            for seat in seats(step.owners)
            if left[seat] >= step.toll and fits(owed, _less(left, seat, step.toll))
        )
        left = _less(left, payee, step.toll)
        if link[1] < facts.hexes:
            track[payee].append(link)
            leaps[payee] += step.toll - 1
        else:
            ferries[payee].append(facts.ferry_at(link[1]).name)
    return Uses(track, ferries, abroad, leaps)


def _less(left: Sequence[int], seat: int, toll: int) -> list[int]:
    """Return what is left to be received when a seat has had a toll."""
    return [most - toll if index == seat else most for index, most in enumerate(left)]


class Declared:
    """Follows the moves of a game, and says by which entry a company runs the race on hand."""

    def __init__(self) -> None:
        self._entries: dict[int, Entry] = {}

    def follow(self, played: Played) -> None:
        """Note what is declared; the last that somebody declares counts (6.B4, 6.C6)."""
        move, actor = played.move, played.actor
        if isinstance(move, Enter):
            self._entries[actor] = Entry(actor, move.route, move.pay)
        elif isinstance(move, Propose):
            self._entries[actor] = Entry(actor, move.route, move.pay, move.partner)
        elif isinstance(move, Join):
            self._entries[actor] = self._entries[move.proposer]

    def hear(self, event: Event) -> None:
        """Note the entries of a race that were written."""
        if isinstance(event, RaceEntered):
            self._entries.update((player, entry) for entry in event.entries for player in entry.players)

    def entry_of(self, player: int) -> Entry:
        """Return the entry of somebody who runs the race, alone or with a partner."""
        return self._entries[player]
