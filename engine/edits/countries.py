"""Edits of the countries a board has. Their ground is painted by ``engine.edits.terrain``."""

from collections.abc import Hashable
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from engine.board.document import Board
from engine.board.layers import frozen
from engine.board.places import Country
from engine.edits.listing import replaced
from engine.messages import Phrase
from engine.text.names import as_folded, folded, is_same

MOST_COUNTRIES: Final = 255
"""The country layer holds one byte a hex, and 0 is no one's ground."""


@dataclass(frozen=True)
class AddCountry:
    """Put a country next to the others; its ground is still to be painted."""

    country: Country
    label: Phrase = "Add country"
    merge_key: Hashable | None = None

    def apply(self, board: Board) -> Board:
        """Add the country unless there is an equal one or the numbers are used up."""
        if self.country in board.countries or len(board.countries) >= MOST_COUNTRIES:
            return board
        return board.edited(countries=(*board.countries, self.country))


@dataclass(frozen=True)
class ChangeCountry:
    """Change a country's name, where that stands, its colour, or whether it is foreign.

    Specials and permitted builds that name it follow a new name, but not an empty one or another
    country's, from which they could not be told again.
    """

    old: Country
    new: Country
    label: Phrase = "Change country"
    merge_key: Hashable | None = None

    def apply(self, board: Board) -> Board:
        """Replace the country and what calls it by name."""
        if self.old not in board.countries or self.new in board.countries:
            return board
        changed = board.edited(countries=replaced(board.countries, self.old, self.new))
        others = as_folded(land.name for land in changed.countries if land != self.new) | {""}
        new, old = folded(self.new.name), folded(self.old.name)
        taken = self.new.name == self.old.name or new in others or old in others
        return changed if taken else self._renamed(changed)

    def _renamed(self, board: Board) -> Board:
        """Carry the new name to specials and permitted builds."""
        specials = tuple(
            replace(special, country=self.new.name)
            if special.country is not None and is_same(special.country, self.old.name)
            else special
            for special in board.specials
        )
        builds = tuple(
            replace(build, country=self.new.name) if is_same(build.country, self.old.name) else build
            for build in board.permitted_builds
        )
        return board.edited(specials=specials, permitted_builds=builds)


@dataclass(frozen=True)
class RemoveCountry:
    """Take a country off the board; its ground becomes no one's.

    Specials and permitted builds that name it are left to the checks.
    """

    country: Country
    label: Phrase = "Remove country"
    merge_key: Hashable | None = None

    def apply(self, board: Board) -> Board:
        """Remove the country, and count those after it down by one."""
        if self.country not in board.countries:
            return board
        gone = board.countries.index(self.country) + 1
        numbers = np.arange(MOST_COUNTRIES + 1, dtype=np.uint8)
        numbers[gone] = 0
        numbers[gone + 1 :] -= 1
        lands = replaced(board.countries, self.country)
        return board.edited(countries=lands, country=frozen(numbers[board.country]))
