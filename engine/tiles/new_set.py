"""A new set, drawn by chance: edges spread evenly, no twins, and nothing that a check complains of."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Final

from engine.diagnostics.findings import Severity
from engine.messages import Phrase, say
from engine.tiles.checks.catalogue import TILE_CHECKS, check_set
from engine.tiles.checks.counts import TilesShort
from engine.tiles.names import CITY_NAMES, RAILROADS
from engine.tiles.set import BLANK, Bag, CityTile, Edges, Goods, Railroad, Solitaire, TileSet

COMPANIES: Final = range(3, len(RAILROADS) + 1)
CITIES: Final = range(8, len(CITY_NAMES) + 1)
MOST_BLANKS_A_TILE: Final = 2
_STARTS: Final = 3
_TRIES: Final = 40
_GOODS_OF_FOUR: Final = (1, 2, 1, 2)
"""The goods numbers in turn, a mean of one and a half; start cities have the most."""

GOODS: Final = (
    Goods("wood", "brown", 16),
    Goods("grain", "yellow", 10),
    Goods("coal", "black", 10),
    Goods("iron", "grey", 10),
)
BAGS: Final = (
    Bag(1, (("wood", 6), ("grain", 6), ("coal", 6), ("iron", 6))),
    Bag(2, (("wood", 16), ("grain", 10)), as_one=True),
    Bag(3, (("wood", 16), ("grain", 10))),
    Bag(4, (("wood", 16), ("grain", 10), ("coal", 10))),
    Bag(5, (("wood", 12), ("grain", 6), ("coal", 10), ("iron", 6))),
)
"""The goods and bags of the published game (DR.bag)."""


class NewSetError(ValueError):
    """Numbers for which no set can be drawn; the text is for the user."""


def draw_set(
    seed: int, *, companies: int = 12, cities: int = 37, blanks: int = 36, title: str = "New Tile Set"
) -> TileSet:
    """Return a set without errors or warnings; the same numbers always give the same.

    ``blanks`` is how many of the edges are blank, at most two a tile. Raises NewSetError where there can be
    no such set.
    """
    _demand(companies, cities, blanks)
    chance = Random(seed)
    for _ in range(_TRIES):
        drawn = _drawn(chance, RAILROADS[:companies], CITY_NAMES[:cities], blanks, title)
        quick = [check for check in TILE_CHECKS if check.scope == "local"]
        if all(finding.severity is Severity.NOTE for finding in check_set(drawn, quick)):
            return drawn
    raise NewSetError(
        say(
            "No set of {cities} cities with {companies} railroads and {blanks} blank edges passes "
            "the checks. Choose more cities or fewer blank edges.",
            cities=cities,
            companies=companies,
            blanks=blanks,
        )
    )


def _demand(companies: int, cities: int, blanks: int) -> None:
    """Refuse numbers that no set can have."""
    most = MOST_BLANKS_A_TILE * (cities - _STARTS)
    limits: tuple[tuple[Phrase, int, int, int], ...] = (
        ("railroads", companies, COMPANIES[0], COMPANIES[-1]),
        ("cities", cities, CITIES[0], CITIES[-1]),
    )
    for what, number, least, largest in (*limits, ("blank edges", blanks, 0, most)):
        if not least <= number <= largest:
            raise NewSetError(
                say(
                    "The number of {what} must be from {least} to {most}, not {number}.",
                    what=say(what),
                    least=least,
                    most=largest,
                    number=number,
                )
            )


def _drawn(
    chance: Random, railroads: Sequence[Railroad], names: Sequence[str], blanks: int, title: str
) -> TileSet:
    tiles = list(_tiles(chance, [railroad.code for railroad in railroads], names, blanks))
    drawn = TileSet(
        title=title,
        railroads=tuple(railroads),
        cities=tuple(tiles),
        goods=GOODS,
        bags=BAGS,
        starts=tuple(names[:_STARTS]),
    )
    solo = _solitaire(drawn)
    bags = tuple(bag for bag in BAGS if bag.players > 1 or solo is not None)
    drawn = replace(drawn, solitaire=solo, bags=bags)
    short = {finding.subject for finding in TilesShort().find(drawn)}
    return replace(drawn, bags=tuple(bag for bag in bags if f"{bag.players}" not in short))


def _tiles(chance: Random, codes: list[str], names: Sequence[str], blanks: int) -> Iterator[CityTile]:
    """Yield tiles with each railroad about as often as every other, at most once a tile, and no twins."""
    used: Counter[str] = Counter()
    seen: set[frozenset[str]] = set()
    counts = _blank_counts(chance, len(names), blanks)
    for place, name in enumerate(names):
        wanted = min(4 - counts[place], len(codes))
        chosen = _least_used(chance, codes, used, wanted)
        for looser in range(1, 8):
            if frozenset(chosen) not in seen:
                break
            chosen = _least_used(chance, codes, used, wanted, looser)
        seen.add(frozenset(chosen))
        used.update(chosen)
        sides = [*chosen, *[BLANK] * (4 - wanted)]
        chance.shuffle(sides)
        goods = 3 if place < _STARTS else _GOODS_OF_FOUR[place % 4]
        yield CityTile(name, _four(sides), goods)


def _least_used(
    chance: Random, codes: list[str], used: Counter[str], wanted: int, looser: int = 0
) -> list[str]:
    """Return the least used railroads; chance decides between equals, the looser the more it does."""
    ranked = sorted(codes, key=lambda code: (used[code] + looser * chance.random(), chance.random()))
    return ranked[:wanted]


def _four(sides: Sequence[str]) -> Edges:
    north, east, south, west = sides
    return north, east, south, west


def _blank_counts(chance: Random, tiles: int, blanks: int) -> list[int]:
    """Return how many blank edges each tile has: none at the start cities, elsewhere as even as can be."""
    counts = [0] * tiles
    places = list(range(_STARTS, tiles))
    while blanks:
        chance.shuffle(places)
        for place in places[:blanks]:
            counts[place] += 1
        blanks -= min(blanks, len(places))
    return counts


def _solitaire(drawn: TileSet) -> Solitaire | None:
    """Return a game alone that begins with three cities in a row that link, as many turns as tiles allow."""
    turns = min(11, (len(drawn.cities) - 3) // 3, sum(drawn.stock_of.values()) // 3)
    first = drawn.cities[0]
    for middle in drawn.cities[1:]:
        for last in drawn.cities[1:]:
            one = sorted(first.railroads & middle.railroads)
            other = sorted((middle.railroads & last.railroads) - set(one[:1]))
            if last is not middle and one and other and turns > 0:
                return Solitaire((first.name, middle.name, last.name), (one[0], other[0]), turns)
    return None
