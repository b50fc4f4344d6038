"""Railroads and the edges of tiles."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import replace

from engine.diagnostics.findings import Finding, Fix, Severity
from engine.messages import listed, say
from engine.tiles.checks.frame import TileCheck, nearest_code, side_name
from engine.tiles.edits import ChangeCity, RemoveCity, RemoveRailroad, SetFieldOfSet, with_edge
from engine.tiles.set import BLANK, BLANK_MARK, TileSet


class EdgeUnknown(TileCheck):
    """An edge of a city tile names a railroad that the set does not have.

    Why it matters: nothing can match this edge, and no stock is worth more for it.

    Example: `edges: [LP, EX, GV, -]` in a set without a railroad `EX`.

    To fix it, write the code of a railroad of the set, add the railroad, or make the edge blank with `-`.
    """

    code, name, severity = "D101", "edge-unknown", Severity.ERROR
    scope = "local"

    def find(self, tile_set: TileSet) -> Iterator[Finding]:
        """Yield one finding for each edge with an unknown code."""
        for place, city in enumerate(tile_set.cities):
            for side, code in enumerate(city.edges):
                if code == BLANK or code in tile_set.codes:
                    continue
                near = nearest_code(code, tile_set.codes)
                fixes = []
                if near:
                    right = with_edge(city, side, near)
                    is_case = near.casefold() == code.casefold()
                    title = say("Write {code}", code=near)
                    fixes.append(Fix(title, ChangeCity(place, city, right, title), safe=is_case))
                blank = with_edge(city, side, BLANK)
                fixes.append(Fix("Make the edge blank", ChangeCity(place, city, blank), safe=False))
                yield self.finding(
                    say(
                        "The {side} edge of {city} names {code}, which is no railroad of this set.{hint}",
                        side=side_name(side),
                        city=city.name,
                        code=code,
                        hint=say(" Perhaps {near} is meant.", near=near) if near else "",
                    ),
                    subject=f"{city.name}:{side_name(side)}",
                    path=("cities", place, "edges", side),
                    fixes=tuple(fixes),
                )


class StockUneven(TileCheck):
    """Stock and edges do not belong together: a railroad has edges but no stock, or stock but no edges.

    Why it matters: links of a railroad without stock pay no one at the end, and stock without edges is
    never worth anything.

    Example: `stock: {each: 4, LP: 0}` while two tiles have an edge `LP`; or `stock: {each: 4, XX: 2}` in a
    set without a railroad `XX`.

    To fix it, give the railroad stock or edges, or remove it.
    """

    code, name, severity = "D102", "stock-uneven", Severity.ERROR
    scope = "local"

    def find(self, tile_set: TileSet) -> Iterator[Finding]:
        """Yield one finding for each railroad, or each number of stock tiles, that lacks the other."""
        used = edge_counts(tile_set)
        for place, railroad in enumerate(tile_set.railroads):
            code = railroad.code
            has_stock = tile_set.stock_of[code] > 0
            if has_stock == (used[code] > 0):
                continue
            name = railroad.name
            message = (
                say("{name} ({code}) has stock, but no tile has an edge of it.", name=name, code=code)
                if has_stock
                else say("{name} ({code}) has edges, but no stock.", name=name, code=code)
            )
            title = say("Remove {name}", name=name)
            fixes = [Fix(title, RemoveRailroad(railroad), safe=False)]
            if not has_stock and tile_set.stock.each > 0:
                counts = tuple(pair for pair in tile_set.stock.by_code if pair[0] != code)
                stock = SetFieldOfSet("stock", replace(tile_set.stock, by_code=counts))
                fixes.insert(0, Fix("Give it as much stock as the others", stock, safe=False))
            yield self.finding(message, subject=code, path=("railroads", place, "code"), fixes=tuple(fixes))
        for code, _ in tile_set.stock.by_code:
            if code not in tile_set.codes:
                left = tuple(pair for pair in tile_set.stock.by_code if pair[0] != code)
                stock = SetFieldOfSet("stock", replace(tile_set.stock, by_code=left))
                yield self.finding(
                    say("There is stock of {code}, which is no railroad of this set.", code=code),
                    subject=code,
                    path=("stock", code),
                    fixes=(Fix("Remove the stock", stock),),
                )


class RailroadLonely(TileCheck):
    """The edges of a railroad are all on one tile, so it can never make a link.

    Why it matters: its edges can never be matched, and its stock stays worthless for the whole game.

    Example: `LP` occurs once in the set, at the north edge of Chicago.

    To fix it, add the railroad to more tiles; three or more make it worth owning.
    """

    code, name, severity = "D103", "railroad-lonely", Severity.WARNING
    scope = "local"

    def find(self, tile_set: TileSet) -> Iterator[Finding]:
        """Yield one finding for each railroad that occurs on one tile only."""
        places = defaultdict(list)
        for place, city in enumerate(tile_set.cities):
            for code in city.railroads & set(tile_set.codes):
                places[code].append(place)
        for code in tile_set.codes:
            if len(places[code]) == 1:
                place = places[code][0]
                city = tile_set.cities[place]
                yield self.finding(
                    say(
                        "{name} ({code}) is on the tile of {city} only, so it can never make a link.",
                        name=tile_set.railroad_of[code].name,
                        code=code,
                        city=city.name,
                    ),
                    subject=code,
                    path=("cities", place, "edges", city.edges.index(code)),
                )


class TileBlank(TileCheck):
    """All four edges of a tile are blank.

    Why it matters: it can never make a link. A player who holds it can only lay it blank to blank, when
    nothing else matches.

    Example: `- {name: Reno, edges: [-, -, -, -], goods: 1}`.

    To fix it, give it at least one railroad, better two, or remove it.
    """

    code, name, severity = "D107", "tile-blank", Severity.WARNING
    scope = "local"

    def find(self, tile_set: TileSet) -> Iterator[Finding]:
        """Yield one finding for each tile without a railroad."""
        for place, city in enumerate(tile_set.cities):
            if not city.railroads:
                yield self.finding(
                    say("All four edges of {city} are blank.", city=city.name),
                    subject=city.name,
                    path=("cities", place, "edges"),
                    fixes=(Fix("Remove the tile", RemoveCity(place, city), safe=False),),
                )


class CodeDoubled(TileCheck):
    """Two railroads have the same code.

    Why it matters: an edge with that code could belong to either; the program takes the first.

    Example: `LP` for both Lake & Prairie and Lone Pine.

    To fix it, give one of them another code, and its edges too.
    """

    code, name, severity = "D113", "code-doubled", Severity.ERROR
    scope = "local"

    def find(self, tile_set: TileSet) -> Iterator[Finding]:
        """Yield one finding for each railroad whose code an earlier one has."""
        for place, railroad in enumerate(tile_set.railroads):
            first = tile_set.railroad_of[railroad.code]
            if first is not railroad and railroad.code in tile_set.codes[:place]:
                yield self.finding(
                    say(
                        "{one} and {other} both have the code {code}.",
                        one=first.name,
                        other=railroad.name,
                        code=railroad.code,
                    ),
                    subject=railroad.code,
                    path=("railroads", place, "code"),
                )


class EdgeFigures(TileCheck):
    """How many edges each railroad has, how many are blank, and how many goods the tiles call for.

    Why it matters: a railroad with more edges makes more links, so its stock rises higher. Blank edges give
    room to place a tile that matches nothing, but too many leave little to link.

    Example: “37 tiles: 111 edges of 12 railroads (8 to 11 each), 37 blank; goods 62.”

    Nothing needs to be fixed.
    """

    code, name, severity = "D201", "edge-figures", Severity.NOTE
    figures = True
    scope = "local"

    def find(self, tile_set: TileSet) -> Iterator[Finding]:
        """Yield one finding for a set with tiles and railroads."""
        if not tile_set.cities or not tile_set.railroads:
            return
        used = edge_counts(tile_set)
        counts = [used[code] for code in tile_set.codes]
        yield self.finding(
            say(
                "{tiles} tiles: {edges} edges of {n} railroads ({least} to {most} each), {blank} blank; "
                "goods {goods}.",
                tiles=len(tile_set.cities),
                edges=sum(counts),
                n=len(counts),
                least=min(counts),
                most=max(counts),
                blank=used[BLANK],
                goods=sum(city.goods for city in tile_set.cities),
            ),
            path=("cities",),
            details=listed([f"{code or BLANK_MARK} {used[code]}" for code in (*tile_set.codes, BLANK)]),
        )


def edge_counts(tile_set: TileSet) -> Counter[str]:
    """Return how many edges each code has, blank ones under ``BLANK``."""
    return Counter(code for city in tile_set.cities for code in city.edges)


EDGE_CHECKS: tuple[TileCheck, ...] = (
    EdgeUnknown(),
    StockUneven(),
    RailroadLonely(),
    TileBlank(),
    CodeDoubled(),
    EdgeFigures(),
)
