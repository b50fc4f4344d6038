"""Family P: the colours a board chooses for its own ground, next to all others on it."""

import colorsys
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

import numpy as np

from engine.board.document import Board
from engine.board.layers import codes_in
from engine.board.places import Country
from engine.board.terrain import FIRST_OWN, HILL, LAKE, OFF, OPEN, SEA, SWAMP, TerrainKind
from engine.diagnostics.findings import Finding, Fix, Path, Severity
from engine.edits.countries import ChangeCountry
from engine.edits.terrain_kinds import ChangeKind
from engine.hexes.lattice import Hex
from engine.messages import Phrase, Saying, listed, say
from studio.drawing.maps.ground import toned
from studio.drawing.maps.patterns import is_marked, pattern_of
from studio.drawing.maps.themes import Theme
from studio.proofing.colours import SIGHTS, contrast, difference
from studio.proofing.proofs import PrintCheck
from studio.proofing.shades import shade

LEAST_DIFFERENCE: Final = 4.0
"""How different two grounds must look in CIEDE2000, to usual and to colour-blind eyes.

One is what can just be noticed of two large patches side by side; on a map patches are small, far
apart and written over."""
LEAST_GREY: Final = 2.0
"""The same in greyscale, for grounds that no sign of their own tells apart: what pale tints can do."""
LEAST_CONTRAST: Final = 4.5
"""The least contrast of text with its ground (WCAG 2.2, criterion 1.4.3, level AA)."""
_MOST_HEXES: Final = 2000
"""More hexes of one ground than these are not all listed: everyone can see where they are."""


class Ground(NamedTuple):
    """A ground of a board: its title, its colour, and whose choice that is, if not the theme's."""

    title: str
    colour: str
    owner: TerrainKind | Country | None = None
    path: Path = ()
    code: int = -1
    """The terrain code, or for a country its number."""
    sign: str = ""
    """What is printed on it that distinguishes it without any colour; nothing, or too little, if empty."""


def grounds_of(board: Board, theme: Theme) -> list[Ground]:
    """Return every ground there is on the board, its own first, each in the colour a theme prints it in."""
    codes, lands = set(codes_in(board.terrain)), set(codes_in(board.country))
    own = [
        Ground(
            kind.name,
            toned(kind.colour, theme),
            kind,
            ("terrain", "kinds", kind.symbol, "colour"),
            code,
            pattern if is_marked(pattern := pattern_of(kind, theme)) else "",
        )
        for code, kind in enumerate(board.kinds, FIRST_OWN)
        if code in codes
    ]
    own += [
        Ground(country.name, toned(country.colour, theme), country, ("countries", at, "colour"), at + 1)
        for at, country in enumerate(board.countries)
        if country.colour is not None and at + 1 in lands and not theme.lined
    ]
    usual = {
        OPEN: Ground("open land", theme.land),
        HILL: Ground("hills", theme.hill, sign="hills"),
        SWAMP: Ground("swamp", theme.swamp, sign="reeds"),
        SEA: Ground("the sea", theme.sea),
        LAKE: Ground("lakes", theme.lake),
    }
    return [*own, *(ground for code, ground in usual.items() if code in codes)]


class ColoursAlike(PrintCheck):
    """A terrain or country colour of the board can hardly be distinguished from another.

    Why it matters: one man in twelve is colour-blind, and many clubs print in grey. Players who cannot see
    where the marsh ends pay for it, or build where they may not.

    Example: `{name: marsh, colour: "#c9d8a8"}` and `{name: wood, colour: "#d8cfa8"}`.

    To fix it, choose a lighter, darker or different colour; a fix offers the nearest one that differs from
    all others. Red, green and blue blindness are simulated after Machado, Oliveira and Fernandes (2009),
    and differences computed by CIEDE2000: at least 4 for each and for normal vision. In greyscale, colours
    must differ by 2 from each other, from open land and from water; hills, swamp and patterned terrain are
    recognised by their signs. The selected map style is judged (`check --theme`).
    """

    code, name, severity = "P105", "colours-alike", Severity.WARNING

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each ground of the board's own and each other that looks like it."""
        grounds = grounds_of(board, self.theme)
        for one, other in combinations(grounds, 2):
            seen = _alike(one, other, self.theme) if one.owner is not None else []
            if seen:
                yield self.finding(
                    say(
                        "{one} and {other} look alike {whom}, in the style {theme}.",
                        one=one.title,
                        other=other.title,
                        whom=_in_words(seen),
                        theme=self.theme_title,
                    ),
                    subject=f"{one.title},{other.title}",
                    hexes=_hexes(board, one),
                    path=one.path,
                    fixes=tuple(_fixes(one, grounds, self.theme)),
                )


class ContrastLow(PrintCheck):
    """A terrain or country colour of the board is too dark for the names on it.

    Why it matters: names are printed dark with a light edge. On dark terrain they cannot be read, least of
    all in poor light or with poor eyesight.

    Example: `{name: forest, colour: "#2f4f2f"}`.

    To fix it, choose a lighter colour; a fix offers the nearest suitable one. The contrast between names
    and terrain must be 4.5 to 1, the web guideline for text (WCAG 2.2, 1.4.3, level AA), in the selected
    map style (`check --theme`).
    """

    code, name, severity = "P106", "contrast-low", Severity.WARNING

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each ground of the board's own on which names cannot be read."""
        grounds = grounds_of(board, self.theme)
        for ground in grounds:
            ratio = _contrast(ground.colour, self.theme)
            if ground.owner is not None and ratio < LEAST_CONTRAST:
                yield self.finding(
                    say(
                        "Names on {ground} have a contrast of only {ratio:.1f} to 1 in the style {theme}; "
                        "they need {least} to 1.",
                        ground=ground.title,
                        theme=self.theme_title,
                        ratio=ratio,
                        least=LEAST_CONTRAST,
                    ),
                    subject=ground.title,
                    hexes=_hexes(board, ground),
                    path=ground.path,
                    fixes=tuple(_fixes(ground, grounds, self.theme)),
                )


def _contrast(colour: str, theme: Theme) -> float:
    """Return the least contrast of the names that can be on a ground."""
    return min(contrast(ink, colour) for ink in (theme.name_ink, theme.place_ink))


def _alike(one: Ground, other: Ground, theme: Theme) -> list[str]:
    """Return to whom two grounds look alike."""
    plain = one.sign == other.sign
    *eyes, grey = SIGHTS
    if theme.grey:
        # Without colours all eyes see the same, and printed signs tell grounds apart.
        same = plain and difference(one.colour, other.colour, grey) < LEAST_GREY
        return [SIGHTS[0].name] if same else []
    least = [(sight, LEAST_DIFFERENCE) for sight in eyes] + ([(grey, LEAST_GREY)] if plain else [])
    return [sight.name for sight, limit in least if difference(one.colour, other.colour, sight) < limit]


def _in_words(seen: list[Phrase]) -> Saying:
    """Return to whom in words."""
    if len(seen) >= len(SIGHTS) - 1 or SIGHTS[0].name in seen:
        return say("to everyone")
    return listed([say(sight) for sight in seen])


def _hexes(board: Board, ground: Ground) -> tuple[Hex, ...]:
    """Return the hexes of a ground, to jump to; the first ones of very many."""
    layer = board.terrain if isinstance(ground.owner, TerrainKind) else board.country
    rows, columns = np.nonzero((layer == ground.code) & (board.terrain != OFF))
    places = zip(columns.tolist()[:_MOST_HEXES], rows.tolist()[:_MOST_HEXES], strict=True)
    return tuple(board.sheet.hex_at(*place) for place in places)


def _fixes(ground: Ground, grounds: list[Ground], theme: Theme) -> Iterator[Fix]:
    """Yield the change to the nearest colour that will do next to all others, if there is one."""
    others = [other for other in grounds if other is not ground]
    able = (
        colour
        for colour in _colours()
        if _contrast(toned(colour, theme), theme) >= LEAST_CONTRAST
        and not any(_alike(ground._replace(colour=toned(colour, theme)), other, theme) for other in others)
    )
    owner = ground.owner
    chosen = (owner.colour if owner is not None else None) or ground.colour
    colour = min(able, key=lambda colour: difference(colour, chosen), default=None)
    if colour is None or owner is None:
        return
    title = say("Colour {owner} with {shade}", owner=owner.name, shade=shade(colour, chosen))
    if isinstance(owner, TerrainKind):
        yield Fix(title, ChangeKind(owner, replace(owner, colour=colour)), safe=False)
    else:
        yield Fix(title, ChangeCountry(owner, replace(owner, colour=colour)), safe=False)


@lru_cache(maxsize=1)
def _colours() -> tuple[str, ...]:
    """Return light and middling colours of every hue to choose from."""
    found = []
    for lightness in (0.55, 0.65, 0.75, 0.85):
        for strength in (0.2, 0.45, 0.7):
            for hue in range(18):
                parts = colorsys.hls_to_rgb(hue / 18, lightness, strength)
                found.append("#" + "".join(f"{round(255 * part):02x}" for part in parts))
    return tuple(found)


GROUND_CHECKS: tuple[type[PrintCheck], ...] = (ColoursAlike, ContrastLow)
