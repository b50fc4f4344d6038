"""The people of a game where they do not run one company each (6.C7)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from engine.game.people import demand_seats
from engine.game.state import NO_PERSON


@dataclass(frozen=True)
class Person:
    """Somebody at the table and the companies they run, by their names."""

    name: str
    companies: tuple[str, ...]


def demand_people(people: Sequence[Person], players: Sequence[str]) -> None:
    """Raise ValueError where people run companies that do not play, or one of them twice."""
    if not people:
        return
    named = [company for person in people for company in person.companies]
    for company in named:
        if company not in players:
            raise ValueError(f"No one can run '{company}'. The players are {', '.join(players)}.")
        if named.count(company) > 1:
            twice = any(person.companies.count(company) > 1 for person in people)
            fault = "is listed twice for one person" if twice else "is run by two people"
            raise ValueError(f"{company} {fault}. Name each company once.")
    if not all(person.name.strip() and person.companies for person in people):
        raise ValueError("Every person needs a name and a company.")
    if len({person.name for person in people}) < len(people):
        raise ValueError("Two people have the same name. Give each their own name.")
    if {person.name for person in people} & (set(players) - set(named)):
        raise ValueError("An imaginary company cannot have the name of a person.")
    left = [player for player in players if player not in named]
    if left and (len(left), len(players), len(people)) != (1, 3, 2):
        raise ValueError(
            f"No one runs {', '.join(left)}. Name every company. "
            "One may be missing if two people run one each of three (6.C7b)."
        )
    demand_seats(seated(people, players), len(players))


def seated(people: Sequence[Person], players: Iterable[str]) -> tuple[int, ...]:
    """Return who runs each company, NO_PERSON for an imaginary one; empty where each is a person's own."""
    if not people:
        return ()
    by_company = {company: number for number, person in enumerate(people) for company in person.companies}
    return tuple(by_company.get(player, NO_PERSON) for player in players)


def winners(seats: Sequence[int], people: Sequence[Person], players: Sequence[str]) -> list[str]:
    """Return who wins with the companies in some seats: people, else the companies by their own names."""
    persons = {company: person.name for person in people for company in person.companies}
    return list(dict.fromkeys(persons.get(players[seat], players[seat]) for seat in seats))


def together(people: Iterable[Person], players: Sequence[str], accounts: Sequence[int]) -> dict[str, int]:
    """Return what each person's companies hold together, given every company's account (6.C7a)."""
    held = dict(zip(players, accounts, strict=True))
    return {person.name: sum(map(held.__getitem__, person.companies)) for person in people}


def people_of(data: Any) -> tuple[Person, ...]:
    """Return people as JSON and YAML hold them; raises ValueError with a sentence when these do not."""
    if not isinstance(data, dict) or not all(_is_texts(companies) for companies in data.values()):
        raise ValueError("The field 'people' must list the companies of each person.")
    return tuple(Person(str(name), tuple(companies)) for name, companies in data.items())


def _is_texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


def plain_people(people: Iterable[Person]) -> dict[str, list[str]]:
    """Return people as JSON holds them."""
    return {person.name: list(person.companies) for person in people}
