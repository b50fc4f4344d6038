"""Why a game is over (6.B7, E.B7)."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final, NamedTuple

from engine.messages import Phrase


class Kind(StrEnum):
    """The ways in which a game ends; the words are those of reports."""

    LAST_RACE = "last race"
    HELD_FOR_GOOD = "held for good"
    TARGET = "target"
    NOBODY_ENTERS = "nobody enters"
    NO_RUN_LEFT = "no run left"
    LAST_ROUND = "last round"


class Ending(NamedTuple):
    """The end of a game: its kind, and the number that belongs to it.

    That is of races dropped where they were held over for good, of points for a target, of races where
    no one enters any more, and of rounds where the last one ends it; 0 for the others.
    """

    kind: Kind
    number: int = 0

    @property
    def text(self) -> str:
        """The sentence a table hears."""
        return _SENTENCES[self.kind].format(self.number)


def sentence_for(kind: Kind) -> str:
    """Return the sentence for many games that ended so, each with a number of its own."""
    return _MANY.get(kind) or _SENTENCES[kind]


_SENTENCES: Final[Mapping[Kind, Phrase]] = {
    Kind.LAST_RACE: "The last race is run.",
    Kind.HELD_FOR_GOOD: "The last race is run; {} held over never became possible.",
    Kind.TARGET: "An account has reached {} in a race.",
    Kind.NOBODY_ENTERS: "Nobody has entered the last {} races.",
    Kind.NO_RUN_LEFT: "No run is left that anybody could make.",
    Kind.LAST_ROUND: "Round {} was the last.",
}
_MANY: Final[Mapping[Kind, Phrase]] = {
    Kind.HELD_FOR_GOOD: "The last race is run; some held over never became possible.",
    Kind.TARGET: "An account has reached the target in a race.",
    Kind.NOBODY_ENTERS: "Nobody has entered the last races.",
    Kind.LAST_ROUND: "The last round is over.",
}
