"""Seats as the user types them: who plays, and who runs which companies."""

import argparse
from collections.abc import Sequence
from typing import Final

from engine.transcript.people import Person
from engine.trials.trial import TABLES, demand_table, people_at
from studio.cli.options.texts import text

CHALLENGE_TOLD = "the tile game alone begins with three random cities"
"""What the option for the challenge says of itself."""
DAILY_TOLD = "the tile game alone with the draws of today, which are the same for everyone"
"""What the option for the Daily says of itself."""
TABLES_TOLD: Final = (
    "who runs the companies: each player one; two people two each, seats 1 and 3, seats 2 and 4; or, third, "
    "two people one each, and the third is imaginary"
)
People = str | tuple[Person, ...]
"""One of the ``TABLES``, or people with their companies by name."""


def names(typed: str) -> tuple[str, ...]:
    """Read names with commas between, for the ``type`` of an argument."""
    found = tuple(name.strip() for name in text(typed).split(","))
    if not all(found):
        raise argparse.ArgumentTypeError(f"'{typed}' lacks a name. Write names separated by commas")
    return found


def people(typed: str) -> People:
    """Read who runs which companies: one of the tables, or NAME=PLAYER+PLAYER with commas between."""
    if typed in TABLES:
        return typed
    persons = []
    for part in text(typed).split(","):
        name, _, listed = part.partition("=")
        companies = tuple(company.strip() for company in listed.split("+"))
        if not name.strip() or not all(companies):
            raise argparse.ArgumentTypeError(
                f"'{part}' does not say whose company it is: write NAME=PLAYER, or NAME=PLAYER+PLAYER; or "
                f"one of {', '.join(TABLES)}"
            )
        persons.append(Person(name.strip(), companies))
    return tuple(persons)


def persons_of(people: People, players: Sequence[str]) -> tuple[Person, ...]:
    """Return the people of a game with their companies; none where each runs one.

    Raises ValueError where a table has seats for another number.
    """
    if not isinstance(people, str):
        return people
    demand_table(people, len(players))
    return people_at(people, players)
