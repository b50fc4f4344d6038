"""What companies look like on the map: each has its own colour, line pattern and letter."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.messages import Phrase
from engine.rulesets.limits import MOST_PLAYERS
from studio.drawing.maps.themes import Theme


@dataclass(frozen=True)
class Pattern:
    """Marks in the colour of the paper along a line: their width and lengths, in widths of the line.

    ``dash`` is on, off, …; without one the mark is a stripe from end to end.
    """

    width: float
    dash: tuple[float, ...] = ()


@dataclass(frozen=True)
class Livery:
    """The look of a company: its letter, its colours on light and on dark maps, and its pattern."""

    letter: str
    on_light: str
    on_dark: str
    pattern: Pattern | None

    def colour(self, theme: Theme) -> str:
        """Return the colour on a map of a theme; without colours the pattern and the letter remain."""
        if theme.grey:
            return theme.ink
        return self.on_light if theme.light else self.on_dark

    def letter_colour(self, theme: Theme) -> str:
        """Return the colour of the letter on the company's own."""
        return "#ffffff" if _luminance(self.colour(theme)) < _PALE else "#1a1a1a"


_PALE: Final = 0.4
"""From this luminance on a letter is dark."""

_LOOKS: Final[tuple[tuple[str, str, Pattern | None], ...]] = (
    ("#dd130c", "#f95765", None),
    ("#063ebc", "#598ffc", Pattern(0.3)),
    ("#23936d", "#48d9a7", Pattern(0.36, (1.5, 1.1))),
    ("#fad903", "#fee687", Pattern(0.4, (0.4, 1.2))),
    ("#141414", "#f1f0eb", Pattern(1.0, (0.35, 2.2))),
    ("#f67b01", "#f89a30", Pattern(0.36, (2.2, 0.8, 0.4, 0.8))),
    ("#c686cb", "#f6b1fd", Pattern(1.0, (0.35, 0.75))),
    ("#5a270d", "#9e652e", Pattern(0.6)),
)
"""The looks of the seats: colours that also differ to colour-blind eyes, and a pattern of their own each."""
assert len(_LOOKS) == MOST_PLAYERS


NAMES: Final[tuple[Phrase, ...]] = (
    "Red",
    "Blue",
    "Green",
    "Yellow",
    "Black",
    "Orange",
    "Purple",
    "Brown",
)
"""What companies are called unless players name them: the colours of their track, by seats."""
_FIGURES: Final = "123456789"


def liveries(names: Sequence[str]) -> tuple[Livery, ...]:
    """Return the look of each company of a game, by seats; each has its own letter."""
    return tuple(Livery(letter, *look) for letter, look in zip(letters(names), _LOOKS, strict=False))


def chosen_liveries(signs: Sequence[str], colours: Sequence[str]) -> tuple[Livery, ...]:
    """Return looks with signs and colours that players chose; an unknown colour takes a free look."""
    known = [name.casefold() for name in NAMES]
    wanted = [known.index(colour.casefold()) if colour.casefold() in known else None for colour in colours]
    free = iter([look for look in range(len(_LOOKS)) if look not in wanted])
    found: list[int] = []
    for look in wanted:
        found.append(next(free) if look is None or look in found else look)
    return tuple(Livery(sign, *_LOOKS[look]) for sign, look in zip(signs, found, strict=True))


def letters(names: Sequence[str]) -> tuple[str, ...]:
    """Return a sign for each company: the first of its name that no earlier seat has, else a free figure."""
    found: list[str] = []
    for name in names:
        own = [each.upper() for each in name if each.isalnum() and len(each.upper()) == 1]
        found.append(next(each for each in (*own, *_FIGURES) if each not in found))
    return tuple(found)


def _luminance(colour: str) -> float:
    """Return how light a colour is to the eye, from 0 to 1 (the relative luminance of WCAG 2.2)."""
    parts = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
