"""What the rulebook holds: a rule by its number, in our own words."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule of the game.

    ``id`` is its name everywhere, ``text`` what it says, ``decision`` how it is taken where its
    source is silent or can be read two ways; empty where it leaves nothing open.
    """

    id: str
    text: str
    decision: str = ""
