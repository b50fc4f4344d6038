"""What the dialog asks for, and the board and picture it comes to, worked out off the interface's thread."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.board.document import Board
from engine.checks.keys.numbering import numbering_of_all
from engine.geography.boards import MadeBoard, Recipe, made_board
from engine.geography.frames import Grid
from engine.geography.layers import Layers, merged
from engine.geography.reading import Source, read_source
from engine.geography.regions import completed, demand_there, region_of
from engine.geography.relief import HillRule
from engine.geography.towns import TownRule
from studio.drawing.maps.themes import ATLAS
from studio.drawing.paper.pages import Page
from studio.drawing.picture import picture
from studio.drawing.shapes.boxes import Box
from studio.windows.kit.page_preview import Thumb, thumbs


@dataclass(frozen=True)
class Wish:
    """What the fields of the dialog say; shares are from 0 to 1."""

    sources: tuple[Source, ...]
    region: str
    grid: Grid
    coast: float
    hills: float
    rivers: float
    towns: TownRule
    title: str
    keys: str


@dataclass(frozen=True, eq=False)
class Derived:
    """What a wish comes to: the board without keys, its picture, and what could not be taken over."""

    made: MadeBoard
    pictures: tuple[Thumb, ...]


@dataclass
class Deriving:
    """Makes boards of wishes, and keeps the files it has read for the next wish."""

    _read: dict[Source, Layers] = field(default_factory=dict)

    def derived(self, wish: Wish) -> Derived:
        """Return what a wish comes to; raises GeographyError with a sentence where it comes to nothing."""
        read = self._layers(wish.sources)
        own = merged([layers for _, layers in read])
        box = region_of(wish.region, own)
        demand_there(read, box)
        layers, is_own = completed(own, box)
        recipe = Recipe(
            box,
            wish.grid,
            coast=wish.coast,
            hills=HillRule(share=wish.hills),
            most_rivers=wish.rivers,
            towns=wish.towns,
            title=wish.title,
            keys=wish.keys,
            is_cut=is_own,
        )
        made = made_board(layers, recipe)
        drawing = picture(made.board, ATLAS)
        page = Page((0, 0), drawing, Box(0, 0, drawing.width_mm, drawing.height_mm))
        return Derived(made, thumbs((page,)))

    def _layers(self, sources: Sequence[Source]) -> list[tuple[Source, Layers]]:
        """Return what is in files, each read once."""
        self._read = {source: layers for source, layers in self._read.items() if source in sources}
        for source in sources:
            if source not in self._read:
                self._read[source] = read_source(source)
        return [(source, self._read[source]) for source in sources]


def keyed(board: Board) -> Board:
    """Return a board with keys assigned to its towns, as far as its scheme has any."""
    if not board.key_scheme.towns or not board.towns:
        return board
    return numbering_of_all(board).apply(board)
