"""Draw the races of a half: which keys meet in which round (VP.O3a, VP.O4)."""

from collections import Counter
from collections.abc import Sequence
from functools import reduce
from operator import or_
from random import Random
from typing import Final

from engine.racetables.fields import SECTOR_SIZE, Field, Half, Places, Race
from engine.racetables.obstacles import obstacle_of
from engine.racetables.sectors import Pair, Plan, plans

_MOST_STEPS: Final = 200_000
"""Steps of one search before it gives up: some seconds."""
_SOFT_STEPS: Final = 4_000
"""Steps of a short search; a table that exists is nearly always found in some hundred."""
_SHORT_SEARCHES: Final = 10
"""Searches of that length before a long one."""
_SOFT_SEARCHES: Final = 4
"""Short searches for a better half before the one there is does."""
_ANY_NUMBER: Final = 1_000
"""No limit: more breaches than a half has races."""


_BITS: Final = tuple(
    tuple(key for key in range(SECTOR_SIZE) if bits >> key & 1) for bits in range(1 << SECTOR_SIZE)
)
"""The keys of each set of keys of a sector."""


class UndecidedError(Exception):
    """The search ended before it found a table or the proof that there is none."""


def draw_half(keys: Field, chance: Random, raced: Sequence[Half] = ()) -> Half | None:
    """Return a random half that breaks as few soft conditions as it can, or None where none is possible.

    ``raced`` are the halves of the game so far. The soft conditions, the more important first: no two races
    of a game are between the same two places, and no town comes up in one round by two of its keys. Raises
    UndecidedError where the search is too long.
    """
    before = frozenset(keys.places_of(race) for half in raced for round_ in half for race in round_)
    plan = chance.choice(plans(keys.has_specials))
    found = _first_possible(keys, chance, plan)
    if found is None:
        return None
    plan, best = found
    repeats, doubled = breaches(keys, best, before)
    for fewer in range(_least_repeats(keys, plan, before), repeats):
        better = _soft(keys, chance, plan, before, fewer, _ANY_NUMBER)
        if better is not None:
            best = better
            repeats, doubled = breaches(keys, best, before)
            break
    for fewer in range(_least_doubled(keys, len(plan)), doubled):
        better = _soft(keys, chance, plan, before, repeats, fewer)
        if better is not None:
            best = better
            break
    return tuple(_shuffled(round_, chance) for round_ in best)


def can_be_drawn(keys: Field) -> bool:
    """Return whether any half is possible; raises UndecidedError where the search is too long."""
    chance = Random(0)
    return _first_possible(keys, chance, chance.choice(plans(keys.has_specials))) is not None


def breaches(keys: Field, half: Half, before: frozenset[Places] = frozenset()) -> tuple[int, int]:
    """Return how many races of a half repeat another, and how many keys repeat a place within their round.

    ``before`` are the races of the game so far.
    """
    races = [keys.places_of(race) for round_ in half for race in round_]
    repeats = len(races) - len(set(races) - before)
    in_rounds = [[keys.places[key] for race in round_ for key in race] for round_ in half]
    return repeats, sum(len(places) - len(set(places)) for places in in_rounds)


def _least_repeats(keys: Field, plan: Plan, before: frozenset[Places]) -> int:
    """Return how many races of a half by a plan repeat another at least, whatever keys are drawn.

    No table has more races without repeats than can be matched with places that have not raced yet. To search
    for fewer repeats would take all steps of a search, for nothing.
    """
    free = keys.far - before
    open_to = [keys.places_among[here][there] & free for round_ in plan for here, there in round_]
    taken: dict[Places, int] = {}

    def matched(race: int, tried: set[Places]) -> bool:
        for places in open_to[race] - tried:
            tried.add(places)
            if places not in taken or matched(taken[places], tried):
                taken[places] = race
                return True
        return False

    return len(open_to) - sum(matched(race, set()) for race in range(len(open_to)))


def _least_doubled(keys: Field, rounds: int) -> int:
    """Return how many keys of a half come up at least in a round in which their place already has one."""
    return sum(max(0, number - rounds) for number in Counter(keys.places.values()).values())


def _first_possible(keys: Field, chance: Random, plan: Plan) -> tuple[Plan, Half] | None:
    """Return a half by the plan, or by one that repeats other pairs of sectors, with its plan."""
    candidates = [plan]
    if not keys.has_specials:
        # With specials every plan has the same pairs of sectors: what one forbids, all forbid.
        others = list(plans(has_specials=False))
        chance.shuffle(others)
        by_pairs = {_pairs_of(other): other for other in others}
        del by_pairs[_pairs_of(plan)]
        candidates += by_pairs.values()
    undecided = False
    for candidate in candidates:
        try:
            half = _searched(keys, chance, candidate)
        except UndecidedError:
            undecided = True
            continue
        if half is not None:
            return candidate, half
    if undecided:
        raise UndecidedError
    return None


def _searched(keys: Field, chance: Random, plan: Plan) -> Half | None:
    """Return a half by a plan, or None where there is none.

    A search that began badly may take very long, and another one be done at once: so short ones come first
    (Gomes, Selman and Kautz, "Boosting combinatorial search through randomization", 1998). What cannot be
    found for a reason that can be counted is not searched for at length.
    """
    for number in range(_SHORT_SEARCHES):
        try:
            return _Search(keys, chance, plan, _SOFT_STEPS).found()
        except UndecidedError:
            if not number and obstacle_of(keys) is not None:
                return None
    return _Search(keys, chance, plan, _MOST_STEPS).found()


def _pairs_of(plan: Plan) -> tuple[Pair, ...]:
    """Return the pairs of sectors that meet by a plan, whatever the round."""
    return tuple(sorted(pair for round_ in plan for pair in round_))


def _soft(
    keys: Field, chance: Random, plan: Plan, before: frozenset[Places], repeats: int, doubled: int
) -> Half | None:
    """Return a half with no more breaches than given, or None where a few short searches find none."""
    for _ in range(_SOFT_SEARCHES):
        try:
            return _Search(keys, chance, plan, _SOFT_STEPS, before, repeats=repeats, doubled=doubled).found()
        except UndecidedError:
            continue
    return None


def _shuffled(round_: Sequence[Race], chance: Random) -> tuple[Race, ...]:
    """Return races in another order, each in either direction."""
    turned = [race if chance.random() < 1 / 2 else race[::-1] for race in round_]
    chance.shuffle(turned)
    return tuple(turned)


def _can_be_dealt(usable: Sequence[int]) -> bool:
    """Return whether each race can have a key of its own, given the keys each can use as bits."""
    dealt = {0}
    for keys in usable:
        dealt = {bits | 1 << key for bits in dealt for key in _BITS[keys & ~bits]}
    return bool(dealt)


def _pairs_among(partners: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return every pair of a key and one of those that it may meet."""
    return [(one, other) for one, others in partners for other in _BITS[others]]


class _Search:
    """A search for a half by a plan that tries the race with the fewest choices first.

    Keys are numbers within their sector, and sets of keys of one sector are bits.
    """

    def __init__(
        self,
        keys: Field,
        chance: Random,
        plan: Plan,
        most_steps: int,
        before: frozenset[Places] = frozenset(),
        *,
        repeats: int = _ANY_NUMBER,
        doubled: int = _ANY_NUMBER,
    ) -> None:
        self._keys = keys
        self._chance = chance
        self._steps = most_steps
        self._repeats = repeats
        self._doubled = doubled
        self._raced = set(before)
        self._in_round: list[set[str]] = [set() for _ in plan]
        self._free = [(1 << SECTOR_SIZE) - 1] * len(keys.sectors)
        self._due = [(number, pair) for number, round_ in enumerate(plan) for pair in round_]
        self._half: list[list[Race]] = [[] for _ in plan]

    def found(self) -> Half | None:
        """Return a half, or None where there is none within the limits.

        Raises UndecidedError when the steps are spent.
        """
        if not self._has_races_for_all() or not self._completed():
            return None
        return tuple(tuple(round_) for round_ in self._half)

    def _has_races_for_all(self) -> bool:
        """Return whether the keys of each sector could be dealt to its races, whatever the other sectors do.

        Without this look ahead two keys that need one race are found out only after all others are drawn.
        """
        usable: list[list[int]] = [[] for _ in self._free]
        for number, (here, there) in self._due:
            partners = self._partners(number, here, there)
            usable[here].append(sum(1 << one for one, _ in partners))
            usable[there].append(reduce(or_, (others for _, others in partners), 0))
        return all(map(_can_be_dealt, usable))

    def _completed(self) -> bool:
        """Draw the races that are still due; return False, with nothing changed, where that is impossible."""
        if not self._due:
            return True
        self._steps -= 1
        if self._steps < 0:
            raise UndecidedError
        chosen = self._hardest()
        if chosen is None:
            return False
        due, choices = chosen
        self._due.remove(due)
        self._chance.shuffle(choices)
        if any(self._drawn(*due, choice) for choice in choices):
            return True
        self._due.append(due)
        return False

    def _hardest(self) -> tuple[tuple[int, Pair], list[tuple[int, int]]] | None:
        """Return the due race with the fewest choices and these, or None where a race or a key has none."""
        usable = [0] * len(self._free)
        fewest: tuple[tuple[int, Pair], list[tuple[int, int]]] | None = None
        least = _ANY_NUMBER
        for due in self._due:
            number, (here, there) = due
            partners = self._partners(number, here, there)
            if not partners:
                return None
            count, ours, theirs = 0, 0, 0
            for one, others in partners:
                ours |= 1 << one
                theirs |= others
                count += others.bit_count()
            usable[here] |= ours
            usable[there] |= theirs
            if count < least:
                fewest, least = (due, partners), count
        if fewest is None or usable != self._free:
            return None
        due, partners = fewest
        return due, _pairs_among(partners)

    def _partners(self, number: int, here: int, there: int) -> list[tuple[int, int]]:
        """Return the free keys of a sector, each with those of another that it may meet in a round, as bits.

        Keys that may meet none within the limits are left out.
        """
        theirs = self._open_in(number, there)
        meets = self._keys.meets[here][there]
        found = [
            (one, others) for one in _BITS[self._open_in(number, here)] if (others := meets[one] & theirs)
        ]
        if self._repeats or not self._raced:
            return found
        places = self._keys.places_between[here][there]
        fresh = [
            (one, sum(1 << other for other in _BITS[others] if places[one][other] not in self._raced))
            for one, others in found
        ]
        return [(one, others) for one, others in fresh if others]

    def _open_in(self, number: int, sector: int) -> int:
        """Return the free keys of a sector, without those that would double a place where none may be."""
        free = self._free[sector]
        if self._doubled:
            return free
        taken = self._in_round[number]
        names = self._keys.names[sector]
        return sum(1 << key for key in _BITS[free] if names[key] not in taken)

    def _drawn(self, number: int, pair: Pair, choice: tuple[int, int]) -> bool:
        """Draw a race and all that are due after it; return False, with nothing changed, where impossible."""
        one, other = (self._keys.sectors[sector][key] for sector, key in zip(pair, choice, strict=True))
        places = self._keys.places_of((one, other))
        is_repeat = places in self._raced
        again = places & self._in_round[number]
        if len(again) > self._doubled:
            return False
        self._take(pair, choice, is_repeat, len(again))
        self._raced |= {places}
        self._in_round[number] |= places
        self._half[number].append((one, other))
        if self._completed():
            return True
        self._half[number].pop()
        self._in_round[number] -= places - again
        if not is_repeat:
            self._raced.remove(places)
        self._take(pair, choice, -is_repeat, -len(again))
        return False

    def _take(self, pair: Pair, choice: tuple[int, int], repeats: int, doubled: int) -> None:
        """Take two keys, or give them back, with what they cost of the limits."""
        for sector, key in zip(pair, choice, strict=True):
            self._free[sector] ^= 1 << key
        self._repeats -= repeats
        self._doubled -= doubled
