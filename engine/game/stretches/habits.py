"""Players who say their decisions as numbers, so that many turns can be played in one search."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from engine.game.facts import Facts
from engine.game.state import State
from engine.paths.laying import Land


class Habits(NamedTuple):
    """What a player goes by in ordinary turns.

    He builds by the best turn there is on a land (:func:`engine.paths.laying.best_turn`) and ends it. In
    the Building Stage he looks ``far``, more than 0, and ``worths`` are what places are worth to him. Later
    a key that will surely be drawn is worth ``key`` to him, any other by the chance that it is; ``places``
    are those of the keys. The ends of a run held over are worth ``held`` less what the other end takes;
    where nothing is worth building, and such a run wants another hex of an end, he is asked. He enters a
    race by the fewest links of others (:func:`engine.paths.entering.way_over_own`), and no more than
    ``links`` by the number of those who enter.
    """

    land: Land
    places: Mapping[str, int]
    far: int
    worths: Any
    key: int
    held: int
    links: Sequence[int]


@runtime_checkable
class Habitual(Protocol):
    """A player with habits."""

    def habits(self, facts: Facts, state: State) -> Habits | None:
        """Return what he goes by, when all have chosen their starts; None where that cannot be said so."""
