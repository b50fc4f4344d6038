"""Making a foreign country home ground, with what is then permitted needlessly (6.C2)."""

from dataclasses import replace

from engine.board.document import Board
from engine.board.places import Country
from engine.checks.frame.placeholder_names import country_known_as
from engine.diagnostics.findings import Fix
from engine.edits.countries import ChangeCountry
from engine.edits.entries import RemoveEntry
from engine.edits.protocol import Edit, Several
from engine.messages import say
from engine.text.names import is_same


def home_ground(board: Board, country: Country) -> Fix:
    """Return the fix that lets a foreign country be home ground.

    What is built there needs no permission any more, and a permitted build in no foreign country could not be
    played (B103): those of the country go with it.
    """
    name = country_known_as(country.name)
    # Permission is given by name: another foreign country of the name needs it still.
    others = [land for land in board.countries if land is not country and is_same(land.name, country.name)]
    opened = ChangeCountry(country, replace(country, foreign=False))
    needed = any(land.foreign for land in others)
    builds = [
        build for build in board.permitted_builds if is_same(build.country, country.name) and not needed
    ]
    if not builds:
        return Fix(say("Make {name} home land", name=name), opened, safe=False)
    title = (
        say("Make {name} home land and remove its permitted build", name=name)
        if len(builds) == 1
        else say("Make {name} home land and remove its permitted builds", name=name)
    )
    removals: tuple[Edit, ...] = tuple(map(RemoveEntry, builds))
    return Fix(title, Several(title, (opened, *removals)), safe=False)
