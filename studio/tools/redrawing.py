"""How a hand goes on with a thing that runs from hex to hex, or has places, by the sort of thing."""

from dataclasses import replace
from typing import Final

from engine.board.places import Ferry, PermittedBuild, Special
from engine.board.rules import Crossing, StartRule
from studio.tools import courses, ferries, specials
from studio.tools.gestures import Sequel
from studio.tools.selection import Thing

_PLIES: Final = frozenset({"courses"})


def redrawing_of(thing: Thing | None) -> Sequel | None:
    """Return how a hand lays the course of a thing anew or picks its ways in; None if it has none."""
    match thing:
        case Ferry():
            sequel = ferries.redrawing(thing)
        case Crossing() | PermittedBuild():
            sequel = courses.redrawing(thing)
        case Special() | StartRule():
            sequel = specials.picking(thing)
        case _:
            return None
    return replace(sequel, plies=_PLIES)
