"""Family B, the part that concerns whether towns and foreign countries belong together."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from engine.board.document import Board
from engine.board.open_links import is_abroad
from engine.board.places import Country
from engine.checks.frame.check import Check
from engine.checks.frame.placeholder_names import country_known_as, town_at
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.countries import ChangeCountry
from engine.edits.terrain import PaintCountry
from engine.hexes.lattice import neighbours
from engine.messages import say
from engine.text.names import is_same

_FEW: Final = 2
"""Up to this many keyed towns abroad, at the border, are slips; more are a country to be reached."""
_SMALL: Final = 12
"""With fewer hexes a country is a corner of the map, and no one will lay track there."""
_LEAST: Final = 6
"""Towns a board has before one country without any is odd."""


class CountryNotForeign(Check):
    """A country has no town and no start, but is not marked as foreign.

    Why it matters: all track may be laid there as at home. A country without towns is usually a neighbour at
    the edge of the map, where only permitted builds lead, and its `foreign: true` was forgotten.

    Example: `{name: Canada, hexes: [A1-A32]}` north of a board of the United States.

    To fix it, mark the country as foreign, or waive this if companies may build there freely.
    """

    code, name, severity = "B120", "country-not-foreign", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each such country, where another one has the towns (6.C2)."""
        keyed = [town for town in board.towns if town.keys]
        lands = {id(board.country_at(town.hex)) for town in board.towns if town.keys or town.port}
        owned = [country for country in board.countries if id(country) in lands]
        if len(keyed) < _LEAST or not owned:
            return
        for index, country in enumerate(board.countries):
            size = int((board.country == index + 1).sum())
            if country.foreign or id(country) in lands or size < _SMALL:
                continue
            name = country_known_as(country.name)
            marked = ChangeCountry(country, replace(country, foreign=True))
            yield self.finding(
                say("{country} has no town, but is not marked as foreign.", country=name),
                subject=country.name,
                path=("countries", index, "foreign"),
                fixes=(Fix(say("Mark {country} as foreign", country=name), marked, safe=False),),
            )


class TownAbroad(Check):
    """A town with a key is just across the border, in a foreign country without other such towns.

    Why it matters: a company that reaches it can build no further there. Usually the town is on the wrong
    hex, or one hex of the border was given to the wrong country.

    Example: Eagle Pass on the first hex of Mexico, where all other towns with keys are in Texas.

    To fix it, give the hex to the country next to it, or move the town. Waive this for a foreign terminus.
    """

    code, name, severity = "B121", "town-abroad", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each of a few towns abroad that home ground touches (6.C2)."""
        abroad = [town for town in board.towns if town.keys and is_abroad(board, town.hex)]
        if not 0 < len(abroad) <= _FEW:
            return
        for town in abroad:
            country = board.country_at(town.hex)
            # T114 reports starts abroad; a country that permitted builds lead into is meant to be entered.
            if town.start or country is None or _is_entered(board, country):
                continue
            around = [near for near in neighbours(town.hex) if board.on_map(near)]
            home = [near for near in around if not is_abroad(board, near)]
            if not home:
                continue
            column, row = board.sheet.place_of(home[0])
            number = int(board.country[row, column])
            label, name = board.sheet.label(town.hex), town_at(board, town)
            yield self.finding(
                say(
                    "{town} ({hex}) is in {country}, which is foreign and has hardly another town with keys.",
                    town=name,
                    hex=label,
                    country=country_known_as(country.name),
                ),
                subject=label,
                hexes=(town.hex,),
                path=("towns", board.towns.index(town), "hex"),
                fixes=(
                    Fix(
                        say("Move the border so that {hex} is home land", hex=label),
                        PaintCountry((town.hex,), number),
                        safe=False,
                    ),
                ),
            )


def _is_entered(board: Board, country: Country) -> bool:
    """Return whether a permitted build leads into a country."""
    return any(is_same(build.country, country.name) for build in board.permitted_builds)


HOME_LAND_CHECKS: tuple[Check, ...] = (CountryNotForeign(), TownAbroad())
