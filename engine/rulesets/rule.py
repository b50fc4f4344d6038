"""What the rulebook holds: a rule by its number, in our own words."""

from dataclasses import dataclass

from engine.messages import Phrase


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule of the game.

    ``id`` is its name everywhere, ``text`` what it says, ``decision`` how it is taken where its
    source is silent or can be read two ways; empty where it leaves nothing open. ``with_it`` are the
    numbers of the source that it takes in next to its own.
    """

    id: str
    text: Phrase
    decision: str = ""
    with_it: tuple[str, ...] = ()

    @property
    def numbers(self) -> tuple[str, ...]:
        """Every number of the source it stands for, its own first."""
        return self.id, *self.with_it
