"""How a hand goes on with a thing that runs from hex to hex, or has places, by the sort of thing."""

from engine.board.places import Ferry, PermittedBuild, Special
from engine.board.rules import Crossing, StartRule
from studio.tools import courses, ferries, specials
from studio.tools.gestures import Sequel
from studio.tools.selection import Thing


def redrawing_of(thing: Thing | None) -> Sequel | None:
    """Return how a hand lays the course of a thing anew or picks its ways in; None if it has none."""
    match thing:
        case Ferry():
            return ferries.redrawing(thing)
        case Crossing() | PermittedBuild():
            return courses.redrawing(thing)
        case Special() | StartRule():
            return specials.picking(thing)
    return None
