"""Family D of the checks, the part that looks at printed tiles."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from typing import Final, get_args

from engine.diagnostics.findings import Finding, Fix, Severity
from engine.messages import listed, say
from engine.tiles.checks.catalogue import TILE_CHECKS
from engine.tiles.checks.frame import TileCheck
from engine.tiles.edits import ChangeRailroad
from engine.tiles.set import Pattern, Railroad, TileSet
from studio.drawing.tiles.city import name_size
from studio.drawing.tiles.patterns import PATTERN_TITLES
from studio.drawing.tiles.units import LEAST_NAME_MM, points
from studio.proofing.colours import SIGHTS, difference

LEAST_DIFFERENCE: Final = 10.0
"""Colours of two railroads with the same pattern must differ by this (CIEDE2000) for every kind of sight."""


class RailroadsAlike(TileCheck):
    """Two railroads with the same pattern have colours that some eyes cannot tell apart.

    Why it matters: one man in twelve is colour-blind. Players who cannot see which edges match lay tiles
    wrong, or ask all evening.

    Example: two railroads with the pattern `plain`, one red and one green of the same lightness.

    To fix it, give one of them another pattern, or a lighter or darker colour. Red, green and blue blindness
    are simulated after Machado, Oliveira and Fernandes (2009); the difference is computed by CIEDE2000 and
    must be at least 10, in greyscale too.
    """

    code, name, severity = "D111", "railroads-alike", Severity.WARNING
    scope = "local"

    def find(self, tile_set: TileSet) -> Iterator[Finding]:
        """Yield one finding for each pair of railroads that look alike."""
        for one, other in combinations(tile_set.railroads, 2):
            if one.pattern != other.pattern:
                continue
            whom = [
                sight.name
                for sight in SIGHTS
                if difference(one.colour, other.colour, sight) < LEAST_DIFFERENCE
            ]
            if whom:
                yield self.finding(
                    say(
                        "{one} and {other} have the same pattern and look alike {whom}.",
                        one=one.code,
                        other=other.code,
                        whom=listed([say(name) for name in whom]),
                    ),
                    subject=f"{one.code},{other.code}",
                    path=("railroads", tile_set.railroads.index(other), "colour"),
                    fixes=tuple(_fixes(tile_set, other)),
                )


def _fixes(tile_set: TileSet, railroad: Railroad) -> Iterator[Fix]:
    """Yield the fix that gives a railroad the pattern that the fewest others have and that differs most."""
    used = [each.pattern for each in tile_set.railroads]
    patterns: list[Pattern] = sorted(get_args(Pattern), key=used.count)
    for pattern in patterns:
        same = [each for each in tile_set.railroads if each.pattern == pattern and each != railroad]
        if pattern != railroad.pattern and all(_differ(each.colour, railroad.colour) for each in same):
            title = say(
                "Use the pattern “{pattern}” for {code}",
                pattern=say(PATTERN_TITLES[pattern]),
                code=railroad.code,
            )
            yield Fix(title, ChangeRailroad(railroad, replace(railroad, pattern=pattern), title), safe=False)
            return


def _differ(one: str, other: str) -> bool:
    return all(difference(one, other, sight) >= LEAST_DIFFERENCE for sight in SIGHTS)


class NameTooLong(TileCheck):
    """The name of a city does not fit on its tile at a size that can be read.

    Why it matters: printed smaller than 7 points, the name cannot be read across the table.

    Example: `Truth or Consequences, New Mexico` on a tile of 30 mm.

    To fix it, shorten the name, or make the tiles larger.
    """

    code, name, severity = "D112", "city-name-too-long", Severity.WARNING
    scope = "local"

    def find(self, tile_set: TileSet) -> Iterator[Finding]:
        """Yield one finding for each tile whose name would be printed too small."""
        for place, city in enumerate(tile_set.cities):
            size = name_size(city.name, tile_set.sizes.city_mm)
            if size < LEAST_NAME_MM:
                yield self.finding(
                    say(
                        "{city} fits on its tile at {size:.1f} points only; names need at least {least:.0f}.",
                        city=city.name,
                        size=points(size),
                        least=points(LEAST_NAME_MM),
                    ),
                    subject=city.name,
                    path=("cities", place, "name"),
                )


ALL_TILE_CHECKS: Final[tuple[TileCheck, ...]] = tuple(
    sorted((*TILE_CHECKS, RailroadsAlike(), NameTooLong()), key=lambda check: check.code)
)
"""Every check of tile sets, those of their print too."""
