"""What each key of a board leads to, and how it is named on small pieces of paper."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from engine.board.document import Board
from engine.board.places import Special, Town
from engine.messages import say
from studio.drawing.maps.keys import KeyFace, key_block
from studio.drawing.maps.signs import RED_SUITS, plate
from studio.drawing.maps.themes import Theme
from studio.drawing.paper.blocks import wrapped
from studio.drawing.paper.tables import where_of
from studio.drawing.shapes.boxes import Box, Point
from studio.drawing.shapes.fonts import Face, cap_mm, cut_short, width_mm
from studio.drawing.shapes.marks import Mark, Stroke, Text

_LEADING: Final = 1.12
_SMALLER: Final = 0.96
_LEAST: Final = 0.4
"""No name is set smaller than this: it would not be seen at all. What finds no room then is cut off."""


class NothingToPrintError(Exception):
    """There is nothing of the kind on the board; the text says the user what to do."""


class Destination(NamedTuple):
    """A key, and the towns and special destinations that have it: usually one, sometimes two small towns."""

    key: str
    towns: tuple[Town, ...]
    specials: tuple[Special, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """What the destination is called."""
        names = [town.name for town in self.towns] + [special.name for special in self.specials]
        return tuple(name for name in names if name)


class Setting(NamedTuple):
    """Lines of one size."""

    size: float
    lines: tuple[str, ...]

    def height(self, face: Face) -> float:
        """Return the height of the lines, from the top of the first's capitals to the last's baseline."""
        return cap_mm(face, self.size) + (len(self.lines) - 1) * _LEADING * self.size


def destinations(board: Board) -> tuple[Destination, ...]:
    """Return every key of the board's scheme in order, with what it leads to.

    Raises NothingToPrintError for a board without keys.
    """
    if not board.key_scheme.all_keys:
        raise NothingToPrintError(
            say("This board has no keys to print. Choose dice or cards in the board's properties.")
        )
    return tuple(
        Destination(
            key,
            tuple(town for town in board.towns if key in town.keys),
            tuple(special for special in board.specials if special.key == key),
        )
        for key in board.key_scheme.all_keys
    )


def places_of(board: Board, destination: Destination) -> list[str]:
    """Return where each of a destination's places is: the labels of towns, and where a special may be."""
    labels = [board.sheet.label(town.hex) for town in destination.towns if town.hex in board.sheet]
    wheres = (where_of(board, special) for special in destination.specials)
    return labels + [where for where in wheres if where]


@lru_cache(maxsize=64)
def setting(names: tuple[str, ...], face: Face, room: Point, most: float) -> Setting:
    """Return names as large as they fit a room, broken at gaps; in one line each if that takes no less."""
    size = most
    while True:
        lines = tuple(line for name in names for line in wrapped(name, face, size, room[0]))
        found = Setting(size, lines)
        fits = all(width_mm(line, face, size) <= room[0] for line in lines)
        if fits and found.height(face) <= room[1]:
            return found
        if size <= _LEAST:
            most = 1 + max(0, int((room[1] - cap_mm(face, size)) / (_LEADING * size)))
            cut = tuple(cut_short(line, face, size, room[0], size)[0] for line in lines[:most])
            return Setting(size, cut)
        size *= _SMALLER


def set_lines(found: Setting, face: Face, box: Box, colour: str) -> Iterator[Mark]:
    """Yield lines in the middle of a box."""
    x, y = box.centre
    baseline = y - found.height(face) / 2 + cap_mm(face, found.size)
    for line in found.lines:
        yield Text((x, baseline), line, face, found.size, colour, "middle")
        baseline += _LEADING * found.size


def key_sign(destination: Destination, theme: Theme, corner: Point, height: float) -> tuple[Box, list[Mark]]:
    """Return the plate with a key, as on the map: dark for a start, green for a special; and its box."""
    ink, fill, red, hollow = theme.plate_ink, theme.plate, theme.red_suit, theme.lined
    if destination.specials and not destination.towns:
        ink = red = theme.special_ink
        hollow = False
        fill = theme.special
    elif any(town.start for town in destination.towns):
        ink = red = theme.start_ink
        fill = theme.start_plate
    block = key_block((destination.key,), KeyFace(Face.BOLD, height, ink, red, hollow))
    # Keys of two figures have plates of one size, whatever the figures.
    wide = max(block.size[0] + 0.9 * height, (1.75 if len(destination.key) == 1 else 2.5) * height)
    high = 1.75 * height
    box = Box(corner[0], corner[1], corner[0] + wide, corner[1] + high)
    edge = Stroke(theme.plate_ink if theme.light else theme.halo, 0.06 * height)
    return box, [plate(box, 0.3 * height, fill, edge), *block.marks(box.centre)]


def suit_colour(letter: str, theme: Theme) -> str:
    """Return the colour of a suit's sign."""
    return theme.red_suit if letter in RED_SUITS else theme.ink
