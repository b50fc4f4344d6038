"""How long boards of real land take, with every layer, next to reading a file with the same board."""

import json
from collections.abc import Iterator
from pathlib import Path
from time import process_time
from typing import Any, Final, NamedTuple

import numpy as np
import shapely

from engine.boardfile.reading import parse_board
from engine.boardfile.writing import write_board
from engine.geography.boards import Recipe, made_board
from engine.geography.frames import Box, Grid
from engine.geography.layers import Feature, GeographyError, Heights, Layers, merged
from engine.geography.reading import Source, read_source
from engine.geography.regions import completed, region_of
from studio.cli.exits import FINE, CommandError

SIZES: Final = (1_500, 100_000)
AIMS: Final = {1_500: 1.5, 100_000: 10.0}
"""Seconds until the board is made, by its hexes."""
_BOX: Final = Box(-125, 24.5, -66.5, 49.5)
_RIVERS, _LAKES, _POINTS = 150, 60, 400


class Making(NamedTuple):
    """One board: its hexes, and the seconds of processor time to make it and to read it from a file."""

    hexes: int
    made: float
    read: float

    @property
    def times(self) -> float:
        """How many times as long it takes to make the board as to read it."""
        return self.made / self.read


def tell(folder: Path | None, format_: str, sizes: tuple[int, ...] = SIZES) -> int:
    """Measure boards of a folder of land, or of the world's and rivers of our own; print what came of it."""
    try:
        made = list(_measured(folder, sizes))
    except GeographyError as error:
        raise CommandError(str(error)) from error
    if format_ == "json":
        print(json.dumps([each._asdict() for each in made], indent=2))
    else:
        print("\n".join(_line(each, size) for each, size in zip(made, sizes, strict=True)))
    return FINE


def _line(making: Making, size: int) -> str:
    aim = f", aim {AIMS[size]:g} s" if size in AIMS else ""
    return (
        f"{making.hexes:>7,} hexes: {making.made:.2f} s (reading included{aim}), "
        f"{making.times:.1f} times as long as to read the board from its file"
    )


def _measured(folder: Path | None, sizes: tuple[int, ...]) -> Iterator[Making]:
    for size in sizes:
        start = process_time()
        own = invented() if folder is None else read_source(Source(folder))
        box = _BOX if folder is None else region_of("", own)
        layers, is_cut = completed(own, box)
        # A region's rows and columns are as its sides; 1.155 rows of pointy hexes are as high as wide.
        columns = round((size / 1.155 * box.width / (box.north - box.south) * 0.75) ** 0.5)
        board = made_board(layers, Recipe(box, Grid(columns=columns), is_cut=is_cut)).board
        made = process_time() - start
        text = write_board(board)
        start = process_time()
        parse_board(text, "made.yaml")
        yield Making(board.sheet.columns * board.sheet.rows, made, process_time() - start)


def invented() -> Layers:
    """Return rivers, lakes and heights of our own in the United States, where the world has none."""
    rng = np.random.default_rng(5)

    def within(count: int) -> Any:
        return rng.uniform((_BOX.west + 5, _BOX.south + 6), (_BOX.east - 5, _BOX.north - 3), (count, 2))

    rivers = [
        Feature(
            shapely.LineString(start + np.cumsum(rng.normal(0, 0.04, (_POINTS, 2)) + drift, axis=0)),
            {"name": f"River {number}", "scalerank": number // 10},
        )
        for number, (start, drift) in enumerate(
            zip(within(_RIVERS), rng.normal(0, 0.01, (_RIVERS, 2)), strict=True)
        )
    ]
    lakes = [
        Feature(shapely.Point(at).buffer(radius), {"name": f"Lake {number}"})
        for number, (at, radius) in enumerate(zip(within(_LAKES), rng.uniform(0.1, 1.2, _LAKES), strict=True))
    ]
    hills = [Feature(shapely.Point(at).buffer(1.5), {}) for at in within(_LAKES)]
    heights = Heights(rng.uniform(0, 3000, (100, 200)).astype(np.float32), -130.0, 52.0, 0.35)
    swamps = tuple(Feature(shapely.Point(at).buffer(0.8), {}) for at in within(10))
    features = {"rivers": tuple(rivers), "lakes": tuple(lakes), "hills": tuple(hills), "swamps": swamps}
    return merged([Layers(features, (heights,))])  # type: ignore[arg-type]  # the names are of layers
