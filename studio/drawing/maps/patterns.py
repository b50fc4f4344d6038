"""Signs and hatching for a board's own kinds of ground, so that they can be seen without colour.

Signs stand on a lattice of seven to a hex that goes on from hex to hex, each moved a little by chance: an
area of them looks sown and not stamped. Hatching runs along the lattice of the hexes, and so goes on, too.
All of a hex is one form, of which there are a few to choose from.
"""

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Final

from engine.board.terrain import TerrainKind
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet, Top
from studio.drawing.maps.ground import toned
from studio.drawing.maps.themes import Theme
from studio.drawing.maps.tints import greyed, mixed, parts
from studio.drawing.shapes.boxes import Point
from studio.drawing.shapes.curves import flattened, length_of
from studio.drawing.shapes.extent import chance
from studio.drawing.shapes.hatching import hatching
from studio.drawing.shapes.marks import Close, Curve, Form, Move, Step, Stroke, To
from studio.drawing.shapes.shapes import Around, outlines

_INK: Final = 0.42
_GREY_INK: Final = 0.6
_LIGHT_INK: Final = 0.24
"""How much of a sign's colour is ink: usually, where there are no colours, and where ink is light.

The rest is its ground, so that names stand out from both."""
_SOWN: Final = 4
"""How many hexes of signs there are to choose from."""
_SWAY: Final = 0.3
"""How far chance moves a sign at most, in millimetres on a hex of ten."""
_RING: Final = 10 / math.sqrt(7)
"""How far apart signs stand, seven to a hex of ten."""
_OFF_LATTICE: Final = math.atan(math.sqrt(3) / 5)
"""How far their lattice is turned from that of the hexes."""
_FOR_LIGHT, _FOR_DARK, _DARK = "rising-lines", "crossed-lines", 0xB4
"""Which hatching stands for a light tint and for a dark one, and below what grey, 0 to 255, one is dark."""
_LINES: Final = 5
"""How many lines of hatching there are to the distance of two lines of hexes."""


@dataclass(frozen=True)
class Sign:
    """A sign strewn on a ground: its steps about its own middle, and the pen for them, in a hex of ten.

    What ``lies`` there lies this way or that; everything else stands upright.
    """

    steps: tuple[Step, ...]
    pen: float = 0.17
    lies: bool = False


def _dot() -> Iterator[Step]:
    """Yield next to nothing: a round pen makes a dot of it."""
    yield Move(-0.005, 0.0)
    yield To(0.005, 0.0)


def _tuft() -> Iterator[Step]:
    """Yield blades of grass from one root."""
    for lean, high in ((-0.85, 0.75), (-0.4, 1.15), (0.0, 1.35), (0.45, 1.1), (0.9, 0.7)):
        yield Move(0.12 * lean, 0.55)
        yield Curve(0.15 * lean, 0.15, 0.5 * lean, 0.4 - high, lean, 0.55 - high)


def _round(x: float, y: float, wide: float, high: float) -> Iterator[Step]:
    a, b = 0.5523 * wide, 0.5523 * high
    yield Move(x - wide, y)
    yield Curve(x - wide, y - b, x - a, y - high, x, y - high)
    yield Curve(x + a, y - high, x + wide, y - b, x + wide, y)
    yield Curve(x + wide, y + b, x + a, y + high, x, y + high)
    yield Curve(x - a, y + high, x - wide, y + b, x - wide, y)
    yield Close()


def _tree() -> Iterator[Step]:
    """Yield a crown on its trunk, shaded in the south-east."""
    yield from _round(0.0, -0.3, 0.82, 0.78)
    yield Move(0.0, 0.48)
    yield To(0.0, 1.15)
    yield Move(0.5, -0.55)
    yield Curve(0.6, -0.1, 0.35, 0.15, 0.0, 0.2)
    yield Move(0.14, -0.5)
    yield Curve(0.2, -0.25, 0.1, -0.15, -0.05, -0.12)


def _conifer() -> Iterator[Step]:
    """Yield a fir of two tiers, its trunk and a shaded flank."""
    yield Move(0.0, -1.3)
    yield To(-0.5, -0.2)
    yield To(-0.22, -0.2)
    yield To(-0.72, 0.75)
    yield To(0.72, 0.75)
    yield To(0.22, -0.2)
    yield To(0.5, -0.2)
    yield Close()
    yield Move(0.0, 0.75)
    yield To(0.0, 1.2)
    yield Move(0.12, -0.6)
    yield To(0.12, 0.75)
    yield Move(0.36, 0.3)
    yield To(0.36, 0.75)


def _wave() -> Iterator[Step]:
    """Yield a crest and a trough."""
    yield Move(-1.1, 0.0)
    yield Curve(-0.75, -0.6, -0.35, -0.6, 0.0, 0.0)
    yield Curve(0.35, 0.6, 0.75, 0.6, 1.1, 0.0)


def _stone() -> Iterator[Step]:
    """Yield a boulder and a pebble."""
    yield Move(-0.9, 0.35)
    yield Curve(-1.0, -0.15, -0.6, -0.6, -0.15, -0.6)
    yield Curve(0.25, -0.62, 0.5, -0.2, 0.5, 0.35)
    yield Close()
    yield Move(0.0, -0.3)
    yield Curve(0.2, -0.2, 0.25, 0.05, 0.25, 0.15)
    yield from _round(0.88, 0.2, 0.2, 0.15)


def _dune() -> Iterator[Step]:
    """Yield a crescent of sand with its lee in the south."""
    yield Move(-1.1, 0.5)
    yield Curve(-0.95, -0.75, 0.95, -0.75, 1.1, 0.5)
    yield Curve(0.7, -0.15, -0.7, -0.15, -1.1, 0.5)
    yield Close()


def _terrace() -> Iterator[Step]:
    """Yield a bank with strokes down its slope, every other one short."""
    yield Move(-1.1, -0.2)
    yield Curve(-0.5, -0.5, 0.5, -0.5, 1.1, -0.2)
    for x, y, long in ((-0.9, -0.28, 0.7), (-0.45, -0.38, 0.35), (0.0, -0.42, 0.75), (0.45, -0.38, 0.35)):
        yield Move(x, y)
        yield To(x, y + long)
    yield Move(0.9, -0.28)
    yield To(0.9, 0.42)


def _crack() -> Iterator[Step]:
    """Yield a crevasse that forks."""
    yield Move(-1.1, 0.25)
    yield To(-0.55, -0.1)
    yield To(-0.1, 0.15)
    yield To(0.4, -0.2)
    yield To(1.1, -0.1)
    yield Move(-0.1, 0.15)
    yield To(0.1, 0.6)
    yield To(0.45, 0.8)


_SIGNS: Final[Mapping[str, Sign]] = MappingProxyType(
    {
        "dots": Sign(tuple(_dot()), 0.55),
        "tufts": Sign(tuple(_tuft())),
        "trees": Sign(tuple(_tree())),
        "conifers": Sign(tuple(_conifer())),
        "waves": Sign(tuple(_wave()), 0.2),
        "stones": Sign(tuple(_stone())),
        "dunes": Sign(tuple(_dune())),
        "terraces": Sign(tuple(_terrace())),
        "cracks": Sign(tuple(_crack()), lies=True),
    }
)
_HATCHED: Final[Mapping[str, tuple[int, ...]]] = MappingProxyType(
    {"rising-lines": (-1,), "falling-lines": (1,), "crossed-lines": (-1, 1)}
)
"""The ways in which lines run: up to the right, or down."""
_HATCH_MM: Final = 0.17


def is_strewn(pattern: str) -> bool:
    """Return whether a pattern is one of separate signs."""
    return pattern in _SIGNS


def is_hatched(pattern: str) -> bool:
    """Return whether a pattern is one of lines that go on from hex to hex."""
    return pattern in _HATCHED


def is_marked(pattern: str) -> bool:
    """Return whether a pattern distinguishes a ground from one of the same colour; a few ticks hardly do."""
    return is_strewn(pattern) or is_hatched(pattern)


def pattern_of(kind: TerrainKind, theme: Theme) -> str:
    """Return the pattern a kind is drawn with: its own, but where nothing is tinted a tint becomes hatching.

    Dark tints become denser hatching than light ones.
    """
    if not theme.lined or is_marked(kind.pattern):
        return kind.pattern
    return _FOR_DARK if parts(greyed(kind.colour))[0] < _DARK else _FOR_LIGHT


def pattern_ink(kind: TerrainKind, theme: Theme) -> str:
    """Return the colour in which a kind's pattern is drawn: between that of its ground and the ink."""
    share = _GREY_INK if theme.grey else _INK if theme.light else _LIGHT_INK
    return mixed(theme.ink, toned(kind.colour, theme), share)


def pattern_pen(kind: TerrainKind, theme: Theme, scale: float) -> Stroke:
    """Return the pen for a kind's pattern on hexes of a scale, 1 for those of ten millimetres."""
    sign = _SIGNS.get(pattern_of(kind, theme))
    # The ends of two lines that meet between hexes would show as knots if they were round.
    ink = pattern_ink(kind, theme)
    if sign is None:
        return Stroke(ink, _HATCH_MM * scale, cap="butt")
    return Stroke(ink, sign.pen * scale)


def far_tone(kind: TerrainKind, theme: Theme) -> str:
    """Return what a kind's ground and its pattern come to where hexes are too small to draw it."""
    return mixed(pattern_ink(kind, theme), toned(kind.colour, theme), _covered(pattern_of(kind, theme)))


def strewn(pattern: str, top: Top, hex_: Hex) -> Form:
    """Return the signs of a hex about its middle, in a hex of ten millimetres."""
    return _sown(pattern, top, int(chance(hex_, 0) * _SOWN) % _SOWN)


@cache
def _sown(pattern: str, top: Top, variety: int) -> Form:
    """Return one of the hexes of signs, the northernmost sign first."""
    turn = _OFF_LATTICE + (0.0 if top == "pointy" else math.pi / 6)
    around = [turn + at * math.pi / 3 for at in range(6)]
    spots = [(0.0, 0.0), *((_RING * math.cos(angle), _RING * math.sin(angle)) for angle in around)]
    seeds = [Hex(variety, at) for at in range(len(spots))]
    sown = sorted(map(_swayed, spots, seeds), key=lambda spot: spot[1])
    return Form(
        [step for spot, seed in zip(sown, seeds, strict=True) for step in _stood(pattern, spot, seed)]
    )


def _swayed(spot: Point, seed: Hex) -> Point:
    """Return a place moved a little by chance."""
    return spot[0] + _SWAY * (2 * chance(seed, 1) - 1), spot[1] + _SWAY * (2 * chance(seed, 2) - 1)


def _stood(pattern: str, spot: Point, seed: Hex) -> Iterator[Step]:
    """Yield a pattern's sign at a spot, turned by chance if it lies."""
    sign = _SIGNS[pattern]
    turn = math.tau * chance(seed, 3) if sign.lies else 0.0
    cos, sin = math.cos(turn), math.sin(turn)
    for step in sign.steps:
        points = zip(step[::2], step[1::2], strict=True)
        turned = ((spot[0] + cos * x - sin * y, spot[1] + sin * x + cos * y) for x, y in points)
        yield type(step)(*(part for point in turned for part in point))


class Hatched(dict[tuple[str, Around, bool], Form | None]):
    """The hatching of a hex of an area, or of the tips the area takes of another, by the hexes around it."""

    def __init__(self, sheet: Sheet) -> None:
        super().__init__()
        self._outlines = outlines(sheet)
        self._apart = 1.5 * sheet.radius_mm / _LINES
        self._turn = math.radians(60 if sheet.top == "pointy" else 30)

    def __missing__(self, asked: tuple[str, Around, bool]) -> Form | None:
        """Hatch what belongs to the area."""
        pattern, inside, is_own = asked
        form = self._outlines.hexes[inside] if is_own else self._outlines.tips[inside]
        pieces = [] if form is None else flattened(form.steps)
        steps = [
            step
            for way in _HATCHED[pattern]
            for piece in pieces
            for step in hatching(piece, way * self._turn, self._apart)
        ]
        found = self[asked] = Form(steps) if steps else None
        return found


def hatched(sheet: Sheet) -> Hatched:
    """Return the hatching on a sheet, which it shares with all whose hexes lie in the same way."""
    return _hatched(Sheet(1, 1, sheet.top, sheet.shifted, sheet.across_flats_mm))


_hatched: Final[Callable[[Sheet], Hatched]] = lru_cache(maxsize=16)(Hatched)


@cache
def _covered(pattern: str) -> float:
    """Return how much of the ground a pattern covers, as a part of it; ticks are too fine to count."""
    if pattern in _HATCHED:
        sheet = Sheet(1, 1, across_flats_mm=10.0)
        form = hatched(sheet)[pattern, (True,) * 6, True]
        return _inked(form, _HATCH_MM)
    if pattern in _SIGNS:
        return _inked(_sown(pattern, "pointy", 0), _SIGNS[pattern].pen)
    return 0.0


def _inked(form: Form | None, pen: float) -> float:
    """Return how much of a hex of ten a pen covers that draws a form, its round ends included."""
    if form is None:
        return 0.0
    pieces = flattened(form.steps)
    length = sum(length_of(piece) for piece in pieces)
    return (length * pen + len(pieces) * math.pi * pen**2 / 4) / (50 * math.sqrt(3))
