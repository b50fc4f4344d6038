"""What the players of a game go by, as numbers."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.game.facts import Facts
from engine.game.keys import keys_drawn
from engine.game.state import State
from engine.game.stretches.habits import Habits
from engine.game.track.footholds import outposts
from engine.game.track.laying import own_hexes
from engine.paths.laying import Near


class Minds:
    """How near the places are to each player of a game, and what they are worth to him.

    ``numbers`` has these first; then the place of every key (-1 for those that are never drawn), what a key
    is worth to each, how many links of others he takes by the number of entrants, and what ends of runs held
    over are worth. It changes in place as the game goes on.
    """

    def __init__(self, facts: Facts, habits: Sequence[Habits | None], *, swift: bool) -> None:
        one = next(each for each in habits if each is not None)
        self.land = one.land
        self._facts = facts
        self._habits = [each if each is not None and each.land is one.land else None for each in habits]
        size, drawn, no_links = len(one.land.lengths), keys_drawn(facts), [0] * (len(habits) + 1)
        nothing = [[0] * size for _ in range(3)]
        self._nears = [Near(size, swift=swift) for _ in habits]
        near = [each.numbers for each in self._nears]
        worths = [[list(row) for row in each.worths] if each else nothing for each in self._habits]
        places = [one.places[key] if key in drawn else -1 for key in facts.scheme.all_keys]
        keys = [each.key if each else 0 for each in self._habits]
        links = [list(each.links) if each else no_links for each in self._habits]
        held = [each.held if each else 0 for each in self._habits]
        self.numbers: tuple[Any, ...] = (near, worths, places, keys, links, held)
        if swift:
            self.numbers = (np.array(near), *(np.array(each, np.int64) for each in self.numbers[1:]))
            for each, numbers in zip(self._nears, self.numbers[0], strict=True):
                each.numbers = numbers

    def looks(self, state: State) -> list[int]:
        """Return how far each looks, 0 for those who have to be asked; reckon in what they have built."""
        found = []
        for player, habits in enumerate(self._habits):
            far = habits.far if habits and not outposts(self._facts, state, player) else 0
            if far:
                self.land.come_to(self._nears[player], own_hexes(state, player))
            found.append(far)
        return found

    def built(self, state: State) -> None:
        """Note that all that is built now has been reckoned in already, of those who need not be asked."""
        for player, near in enumerate(self._nears):
            if near.own:
                near.own = own_hexes(state, player)
