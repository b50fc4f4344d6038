"""The cities of a set: their names, the start cities and the game alone."""

from collections.abc import Iterator
from dataclasses import replace

from engine.checks.frame.name_suggestions import hint, meant_by
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.protocol import EditOf
from engine.messages import Phrase, say
from engine.text.names import folded
from engine.tiles.checks.frame import TileCheck
from engine.tiles.edits import ChangeCity, RemoveCity, SetFieldOfSet
from engine.tiles.set import CityTile, Solitaire, TileSet


class CityDoubled(TileCheck):
    """Two city tiles have the same name.

    Why it matters: players, reports and the file name a tile by its city, so one of the two cannot be meant.

    Example: two tiles `Springfield`.

    To fix it, rename one, for example to `Springfield MO`, or remove it.
    """

    code, name, severity = "D104", "city-doubled", Severity.ERROR
    scope = "local"

    def find(self, tile_set: TileSet) -> Iterator[Finding]:
        """Yield one finding for each tile whose name an earlier one has."""
        seen: dict[str, CityTile] = {}
        names = {folded(city.name) for city in tile_set.cities}
        for place, city in enumerate(tile_set.cities):
            first = seen.setdefault(folded(city.name), city)
            if first is not city or city in tile_set.cities[:place]:
                number = next(n for n in range(2, len(names) + 3) if folded(f"{city.name} {n}") not in names)
                renamed = replace(city, name=f"{city.name} {number}")
                title = say("Rename to {name}", name=renamed.name)
                fixes: tuple[Fix, ...] = (
                    Fix(title, ChangeCity(place, city, renamed, title), safe=False),
                    Fix("Remove the tile", RemoveCity(place, city), safe=False),
                )
                if city == first:
                    fixes = (Fix("Remove the equal tile", RemoveCity(place, city)),)
                yield self.finding(
                    say("Two tiles are called {name}.", name=city.name),
                    subject=city.name,
                    path=("cities", place, "name"),
                    fixes=fixes,
                )


class StartMissing(TileCheck):
    """A start city is not among the tiles, is listed twice, or there is none.

    Why it matters: the game begins with one of the start cities on the table, chosen at random. One listed
    twice would be chosen twice as often.

    Example: `starts: [Chicago, Saint Louis]` in a set whose tile is called `St. Louis`.

    To fix it, correct the name or remove it from the list.
    """

    code, name, severity = "D105", "start-city-missing", Severity.ERROR
    scope = "local"

    def find(self, tile_set: TileSet) -> Iterator[Finding]:
        """Yield one finding for each entry that is no city or is listed before, and one for no entry."""
        starts = tile_set.starts
        if not starts and tile_set.cities:
            yield self.finding("The set has no start city.", path=("starts",))
        for place, name in enumerate(starts):
            left = starts[:place] + starts[place + 1 :]
            removal = Fix("Remove it from the start cities", SetFieldOfSet("starts", left))
            path = ("starts", place)
            if name in starts[:place]:
                message = say("{name} is listed twice among the start cities.", name=name)
                yield self.finding(message, subject=name, path=path, fixes=(removal,))
            elif name not in tile_set.city_of:
                meant = meant_by(name, tile_set.city_of)
                fixes = [replace(removal, safe=False)]
                if meant and meant not in starts:
                    after = (*starts[:place], meant, *starts[place + 1 :])
                    title = say("Write {name}", name=meant)
                    fixes.insert(0, Fix(title, SetFieldOfSet("starts", after)))
                message = say(
                    "The start city {name} is not among the tiles.{hint}", name=name, hint=hint(meant)
                )
                yield self.finding(message, subject=name, path=path, fixes=tuple(fixes))


class SolitaireUnlinked(TileCheck):
    """The cities of the game alone do not link by the railroads it names.

    Why it matters: the game alone begins with these cities on the table and a cube on each; without a link
    nothing can be delivered.

    Example: `solitaire: {cities: [Chicago, Omaha], links: [LP]}` where Omaha has no edge `LP`.

    To fix it, name a railroad that both neighbours have, or choose other cities.
    """

    code, name, severity = "D110", "solitaire-unlinked", Severity.ERROR
    scope = "local"

    def find(self, tile_set: TileSet) -> Iterator[Finding]:
        """Yield one finding for each city that is missing and each pair that does not link."""
        solo = tile_set.solitaire
        if solo is None:
            return
        missing = [name for name in solo.cities if name not in tile_set.city_of]
        for place, name in enumerate(solo.cities):
            if name in missing:
                yield self._missing(tile_set, solo, place, name)
        if len(solo.links) != len(solo.cities) - 1:
            yield self.finding(
                say(
                    "{cities} cities of the game alone need {wanted} links, but {links} are named.",
                    cities=len(solo.cities),
                    wanted=len(solo.cities) - 1,
                    links=len(solo.links),
                ),
                subject="links",
                path=("solitaire", "links"),
            )
        elif not missing:
            yield from self._unlinked(tile_set, solo)

    def _missing(self, tile_set: TileSet, solo: Solitaire, place: int, name: str) -> Finding:
        meant = meant_by(name, tile_set.city_of)
        fixes: tuple[Fix, ...] = ()
        if meant and meant not in solo.cities:
            right = replace(solo, cities=(*solo.cities[:place], meant, *solo.cities[place + 1 :]))
            fixes = (Fix(say("Write {name}", name=meant), SetFieldOfSet("solitaire", right)),)
        return self.finding(
            say(
                "The game alone begins with {name}, which is not among the tiles.{hint}",
                name=name,
                hint=hint(meant),
            ),
            subject=name,
            path=("solitaire", "cities", place),
            fixes=fixes,
        )

    def _unlinked(self, tile_set: TileSet, solo: Solitaire) -> Iterator[Finding]:
        tiles = [tile_set.city_of[name] for name in solo.cities]
        for place, code in enumerate(solo.links):
            one, other = tiles[place], tiles[place + 1]
            before = solo.links[place - 1] if place else None
            # A tile with one edge of a railroad cannot link by it on both sides.
            is_spent = before == code and one.edges.count(code) < 2
            if code in one.railroads and code in other.railroads and not is_spent:
                continue
            taken = [before] if before is not None and one.edges.count(before) < 2 else []
            common = [each for each in tile_set.codes if each in one.railroads & other.railroads]
            yield self.finding(
                say(
                    "{one} and {other} of the game alone do not link by {code}.",
                    one=one.name,
                    other=other.name,
                    code=code,
                ),
                subject=f"{one.name}-{other.name}",
                path=("solitaire", "links", place),
                fixes=tuple(_link_fix(solo, place, each) for each in common if each not in taken),
            )


def _link_fix(solo: Solitaire, place: int, code: str) -> Fix:
    """Return the fix that links two cities by another railroad."""
    title: Phrase = say("Link them by {code}", code=code)
    links = (*solo.links[:place], code, *solo.links[place + 1 :])
    edit: EditOf[TileSet] = SetFieldOfSet("solitaire", replace(solo, links=links))
    return Fix(title, edit, safe=False)


CITY_CHECKS: tuple[TileCheck, ...] = (CityDoubled(), StartMissing(), SolitaireUnlinked())
