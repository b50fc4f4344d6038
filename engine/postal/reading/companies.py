"""The companies of a postal game, and how players refer to each other's."""

import re
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from engine.game.facts import NOWHERE
from engine.postal.reading.source import compared

_LEAST: Final = 4


@dataclass(frozen=True)
class Company:
    """A company: the code that orders and reports use, one letter, its name, player and colour."""

    code: str
    letter: str
    name: str = ""
    player: str = ""
    colour: str = ""


@dataclass(frozen=True)
class Companies:
    """The companies by seat."""

    each: tuple[Company, ...]

    @cached_property
    def _seats(self) -> dict[str, int]:
        """Seats by everything a company is called, as it is compared."""
        found: dict[str, int] = {}
        for seat, company in enumerate(self.each):
            for name in (company.code, company.letter, company.name, company.player):
                if name.strip():
                    found.setdefault(_plain(name), seat)
        return found

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """What matches a company in a text as it is compared; the longest name first."""
        names = sorted({name for name in self._seats if name}, key=lambda name: (-len(name), name))
        return re.compile("(?:" + "|".join(map(re.escape, names)) + r")(?![a-z0-9])")

    def seat(self, text: str) -> int:
        """Return the seat of a company by code, letter or name, or NOWHERE."""
        return self._seats.get(_plain(text), NOWHERE)

    def code(self, seat: int) -> str:
        """Return the code of a seat's company."""
        return self.each[seat].code


def _plain(name: str) -> str:
    return " ".join("".join(map(compared, name)).split())
