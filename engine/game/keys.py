"""How destinations are drawn: by dice, or from a pack (6.B1)."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement, product
from types import MappingProxyType
from typing import NamedTuple, Protocol

from engine.board.keys import passing_order
from engine.game.facts import Facts
from engine.game.moves import ChanceMove, Move, RollKey, TurnCard
from engine.game.places import MapPlaces
from engine.game.state import Pair, State
from engine.turns.chance import Outcome, Outcomes

_FACES = range(1, 7)


class KeyDrawing(Protocol):
    """A way of drawing the first and then the second key of a race."""

    def enough(self, facts: Facts, state: State) -> bool:
        """Return whether keys for one more race are left."""

    def left(self, facts: Facts, state: State) -> tuple[str, ...]:
        """Return the keys that may still come up for the draw at hand."""

    def outcomes(self, facts: Facts, state: State) -> Outcomes[Move]:
        """Return the chance moves of the draw at hand."""

    def key(self, facts: Facts, state: State, move: ChanceMove) -> str:
        """Return the key that one of those moves finds."""


class DiceDrawing:
    """Two dice find a town and one a special; a used number passes on to the next (6.B1a)."""

    def enough(self, facts: Facts, state: State) -> bool:
        """Return whether two towns are left, or one and the special a special race takes."""
        towns = _known(facts, state.map_places).towns
        if len(towns) - len(state.used) - len(state.rejected) >= 2:
            return True
        return len(_all_free(facts, state, towns)) >= (1 if self._special_race(facts, state) else 2)

    def left(self, facts: Facts, state: State) -> tuple[str, ...]:
        """Return the specials when one is to be drawn, else the towns."""
        wanted = facts.scheme.specials if self._wants_special(facts, state) else _towns(facts)
        return _free(facts, state, wanted)

    def outcomes(self, facts: Facts, state: State) -> Outcomes[Move]:
        """Return the throws of one die for a special, of two for a town, all equally likely."""
        if self._wants_special(facts, state):
            return _ONE_DIE
        return _TWO_DICE

    def key(self, facts: Facts, state: State, move: ChanceMove) -> str:
        """Return the key thrown, or the next one that is free.

        A number passes on within its tens and then to the next tens from its 1; from 66 to 11, and
        a special from 6 to 1.
        """
        assert isinstance(move, RollKey)
        thrown, known = "".join(map(str, move.faces)), _known(facts, state.map_places)
        if self._wants_special(facts, state):
            return next_free(thrown, facts.scheme.specials, _all_free(facts, state, known.specials))
        return next_free(thrown, _towns(facts), _all_free(facts, state, known.towns))

    def _wants_special(self, facts: Facts, state: State) -> bool:
        """Return whether a special is drawn now: the first key of a special race."""
        return state.first is None and self._special_race(facts, state)

    def _special_race(self, facts: Facts, state: State) -> bool:
        """Return whether the race to be drawn takes one of the specials, if any is left."""
        specials = _known(facts, state.map_places).specials
        return state.drawn + 1 in facts.rules.special_races and bool(_all_free(facts, state, specials))


class PackDrawing:
    """Two cards are turned up for each race; towns and specials are in one pack (6.B1b)."""

    def enough(self, facts: Facts, state: State) -> bool:
        """Return whether two cards are left."""
        return len(_all_free(facts, state, _known(facts, state.map_places).all)) >= 2

    def left(self, facts: Facts, state: State) -> tuple[str, ...]:
        """Return the cards not turned up yet, nor set aside for this race."""
        return _free(facts, state, facts.scheme.all_keys)

    def outcomes(self, facts: Facts, state: State) -> Outcomes[Move]:
        """Return every card left, all equally likely."""
        return Outcomes(Outcome(TurnCard(key), 1) for key in self.left(facts, state))

    def key(self, facts: Facts, state: State, move: ChanceMove) -> str:
        """Return the card's key."""
        assert isinstance(move, TurnCard)
        return move.key


_ONE_DIE = Outcomes(Outcome(RollKey((face,)), 1) for face in _FACES)
_TWO_DICE = Outcomes(Outcome(RollKey(dice), 1) for dice in product(_FACES, _FACES))
_DRAWINGS: Mapping[str, KeyDrawing] = MappingProxyType({"dice": DiceDrawing(), "cards": PackDrawing()})


@lru_cache(maxsize=8)
def drawing_of(facts: Facts) -> KeyDrawing:
    """Return the way keys are drawn: the rules', or the one the board's keys are made for."""
    way = facts.rules.keys_drawn
    if way == "as keyed":
        way = "dice" if _towns(facts) and _towns(facts)[0].isdigit() else "cards"
    return _DRAWINGS[way]


def by_dice(facts: Facts) -> bool:
    """Return whether keys are drawn by dice."""
    return isinstance(drawing_of(facts), DiceDrawing)


@lru_cache(maxsize=8)
def keys_drawn(facts: Facts, places: MapPlaces) -> frozenset[str]:
    """Return the keys that may come up at all: specials by dice only where races take them (6.B1a)."""
    keys = _towns(facts) if by_dice(facts) and not facts.rules.special_races else facts.scheme.all_keys
    return frozenset(key for key in keys if key in places.destinations)


def pair_of(places: MapPlaces, race: int, keys: tuple[str, str]) -> Pair:
    """Return the pair of two keys for a race, with every hex of either (6.B1c)."""
    first, second = places.destinations[keys[0]], places.destinations[keys[1]]
    return Pair(race, keys, (first.name, second.name), first.hexes, second.hexes)


def use_key(facts: Facts, state: State, key: str) -> None:
    """Note that a key has come up: after its last time it is used up (6.B1a, E.C2), if ever (E.B1)."""
    uses = facts.rules.key_uses
    if uses > 1:
        state.seen += (key,)
    if uses == 1 or (uses and state.seen.count(key) >= uses):
        state.used |= {key}


def keys_left(facts: Facts, state: State) -> dict[str, int]:
    """Return how often each key may still come up, in their order; none where they do without end (E.B1).

    Those whose number is drawn at all: where a table runs fewer races, some never will be (6.B7).
    """
    uses, drawn = facts.rules.key_uses, keys_drawn(facts, state.map_places)
    keys = state.map_places.destinations
    left = {key: uses - state.seen.count(key) for key in keys if key in drawn - state.used}
    return left if uses else {}


def pairs_left(facts: Facts, state: State) -> Iterator[tuple[str, str]]:
    """Yield every pair of keys that may yet be drawn for a race (E.B1, E.C2)."""
    uses = facts.rules.key_uses
    keys = drawing_of(facts).left(facts, state)
    for one, other in combinations_with_replacement(keys, 2):
        if one != other or not uses or uses - state.seen.count(one) > 1:
            yield one, other


def another_race(facts: Facts, state: State) -> bool:
    """Return whether one more race is to be drawn (6.B1, 6.B7)."""
    if facts.rules.races and state.drawn >= facts.rules.races:
        return False
    return drawing_of(facts).enough(facts, state)


def next_free(thrown: str, keys: Sequence[str], free: Iterable[str]) -> str:
    """Return the key thrown or, if it is not free, the next one that is (6.B1a)."""
    available = frozenset(free)
    return next(key for key in _passing(thrown, tuple(keys)) if key in available)


@lru_cache(maxsize=1 << 8)
def _passing(thrown: str, keys: tuple[str, ...]) -> tuple[str, ...]:
    """Return the order in which a number thrown passes on."""
    return passing_order(thrown, keys)


def _towns(facts: Facts) -> tuple[str, ...]:
    """Return the keys of the scheme that towns answer to."""
    return facts.scheme.towns


def _free(facts: Facts, state: State, keys: tuple[str, ...]) -> tuple[str, ...]:
    """Return those keys that have a destination and have not come up, nor been set aside."""
    free = _all_free(facts, state, _known(facts, state.map_places).all)
    return tuple(key for key in keys if key in free)


def _all_free(facts: Facts, state: State, known: frozenset[str]) -> frozenset[str]:
    """Return those keys that have not come up, nor been set aside.

    Nor is the first of a pair free for its second where it may come up only once more (E.C2): such keys
    are used when both are kept.
    """
    free, first, rules = known.difference(state.used, state.rejected), state.first, facts.rules
    if first is not None and rules.pairs_redrawn and state.seen.count(first) + 1 == rules.key_uses:
        return free - {first}
    return free


class _Known(NamedTuple):
    """The keys that have a destination: those of towns, specials, and all of the scheme."""

    towns: frozenset[str]
    specials: frozenset[str]
    all: frozenset[str]


@lru_cache(maxsize=8)
def _known(facts: Facts, places: MapPlaces) -> _Known:
    """Return the keys of a board that have a destination."""
    destinations, scheme = frozenset(places.destinations), facts.scheme
    towns, specials = destinations.intersection(scheme.towns), destinations.intersection(scheme.specials)
    return _Known(towns, specials, destinations.intersection(scheme.all_keys))
