"""Players who say their decisions as numbers, so that many turns can be played in one search."""

from typing import Any, NamedTuple, Protocol, runtime_checkable

from engine.game.facts import Facts
from engine.game.state import State
from engine.paths.laying import Land


class Habits(NamedTuple):
    """What a player builds by in ordinary turns: always the best turn there is (:func:`best_turn`).

    He looks ``far`` in the Building Stage, where ``worths`` are what places are worth to him, as that function
    takes them. Later it is a ``key`` still to come up that is worth so much to him, by the chance that it
    does; ``places`` are those of the keys. He enters
    a race by the way with the fewest links of others (:func:`way_in`), no more than in ``links`` by how many enter.
    """

    land: Land
    places: dict[str, int]
    far: int
    worths: Any
    key: int
    held: int
    links: tuple[int, ...]


@runtime_checkable
class Habitual(Protocol):
    """A player with habits."""

    def habits(self, facts: Facts, state: State, *, swift: bool) -> Habits:
        """Return by what he builds, from when all have chosen their starts; for a ``swift`` search or not."""
