"""What the fields of the rule of dynamic cities are called, their units, and what can be added to it (TC).

A field is named by its place in the rule: ``coasts.*.name`` is the name of any of its coasts.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from engine.board.free_rule_fields import Where, found, group_of, leaves, pattern_of
from engine.board.rules import Fields, Plain
from engine.messages import Phrase, Saying, say, together
from studio.drawing.paper.units import unit_of

FIELDS: Final[Mapping[str, Phrase]] = {
    "rounds.building": "Building rounds at the beginning",
    "rounds.racing": "Rounds with races after them",
    "coasts.*.name": "Name of the coast",
    "coasts.*.country": "Its land is part of",
    "coasts.*.next_to": "Named waters it lies next to",
    "eligible.country": "Cities appear only in",
    "eligible.except": "Never on a hex with (city, water)",
    "eligible.regions.*.rounds": "In which rounds, the first and the last",
    "eligible.regions.*.from_column": "Open in its first round from column",
    "eligible.regions.*.west_each_round": "Grows to the west each round by",
    "cities.*.chosen_by": "Places are chosen by",
    "cities.*.count": "How many",
    "cities.*.on": "On",
    "cities.*.rounds": "In which rounds, the first and the last",
    "cities.*.same_hex_again": "Choosing the same hex again adds an",
    "cities.*.bonus": "First railway into it",
    "cities.*.entered_on": "A train enters the hex on a roll of",
    "cities.*.then_rolled": "and then rolls a",
    "cities.*.city_already": "An existing city gets an",
    "bonus_to_track_already_there": "Existing track earns the bonus",
    "terrain_stays": "A city keeps the cost of its hex",
    "names": "The cities’ names are",
    "races.each_round": "Races each round",
    "races.city_again_in_round": "A city may be in two races of a round",
    "races.not_the_newest": "The newest cities are not drawn",
    "races.minimum_length": "Minimum links of a run",
    "races.offered_again": "A race without entrants is offered again for",
    "races.exchange_of_running_powers": "Running powers may be exchanged",
    "races.better_route_forbids": "A route is forbidden while a better one exists",
    "races.die": "Trains move by the die that is",
    "transcontinental.from": "From",
    "transcontinental.to": "To",
    "transcontinental.prizes": "Prizes, first place first",
    "transcontinental.from_when": "It is run as soon as",
    "transcontinental.until": "It is offered until it is",
    "text": "Text on the sheet",
}
UNITS: Final[Mapping[str, Phrase]] = {
    "rounds.building": "rounds",
    "rounds.racing": "rounds",
    "eligible.regions.*.west_each_round": "columns",
    "cities.*.count": "cities",
    "cities.*.bonus": "points",
    "races.each_round": "races",
    "races.minimum_length": "links",
    "races.offered_again": "rounds",
}
"""The unit of each amount; numbers that are no amounts have none."""
HEADINGS: Final[Mapping[str, Phrase]] = {
    "rounds": "Rounds of the game",
    "coasts.*": "Coast",
    "eligible": "Where cities may appear",
    "eligible.regions.*": "Columns that open",
    "cities.*": "New cities",
    "races": "Races",
    "transcontinental": "The transcontinental race",
}
WHEN: Final[Mapping[str, Phrase]] = {
    "start": "Cities where players start",
    "before round 1": "Cities before the first round",
    "end of round": "Cities at the end of a round",
    "race": "Cities that trains reach",
}
"""Headings of new cities by when they appear."""
BY_PLAYERS: Final = frozenset({"cities.*.count", "races.each_round"})
"""Amounts that may be as many as there are players; in these the rule has the word ``players``."""
OF_COUNTRIES: Final = frozenset({"coasts.*.country", "eligible.country"})
OF_COASTS: Final = frozenset({"cities.*.on", "transcontinental.from", "transcontinental.to"})
CHOICES: Final[Mapping[str, tuple[tuple[Phrase, str], ...]]] = {
    "cities.*.chosen_by": (("each player", "each player"), ("chance", "chance")),
    "races.die": (("ordinary", "ordinary"), ("average", "average")),
}
"""Words to choose from, each with its value in the rule."""

_RULE: Phrase = "Dynamic cities"
AS_MANY: Phrase = "as many as play"


def _map(**values: Plain) -> Fields:
    """Return a mapping."""
    return Fields(tuple(values.items()))


ADDITIONS: Final[tuple[tuple[Phrase, Where, Fields], ...]] = (
    ("Rounds of the game", ("rounds",), _map(building=1, racing=15)),
    ("A coast", ("coasts", -1), _map(name="East Coast", country="", next_to=())),
    ("Columns where cities may appear", ("eligible", "regions", -1), _map(rounds=(1, 11), from_column=1)),
    ("Where cities may appear", ("eligible",), Fields((("country", ""), ("except", ("city", "water"))))),
    (
        "Cities where players start",
        ("cities", -1),
        _map(when="start", chosen_by="each player", on="", count=1, same_hex_again="extra key", bonus=0),
    ),
    (
        "Cities before the first round",
        ("cities", -1),
        _map(when="before round 1", chosen_by="chance", count="players"),
    ),
    (
        "Cities at the end of a round",
        ("cities", -1),
        _map(when="end of round", rounds=(1, 14), chosen_by="chance", count=4),
    ),
    (
        "Cities that trains reach",
        ("cities", -1),
        _map(when="race", entered_on=1, then_rolled=1, on="hex entered", city_already="extra key", bonus=0),
    ),
    (
        "What happens to a new city",
        (),
        _map(bonus_to_track_already_there=True, terrain_stays=True, names="announced"),
    ),
    (
        "Races",
        ("races",),
        _map(
            each_round="players",
            city_again_in_round=False,
            not_the_newest=True,
            minimum_length=0,
            offered_again=1,
            exchange_of_running_powers=False,
            better_route_forbids=True,
            die="ordinary",
        ),
    ),
    (
        "The transcontinental race",
        ("transcontinental",),
        Fields(
            (
                *(("from", ""), ("to", ""), ("prizes", (40, 20))),
                *(("from_when", "a route exists"), ("until", "run")),
            )
        ),
    ),
    ("A text for the sheet", (), _map(text="")),
)
"""What can be added: its name, where it stands (-1 at the end of a list), and what it says at first."""


def heading_of(values: Plain, where: Where) -> Phrase | None:
    """Return the heading of a group of a rule's values, None where it has none: new cities by their time."""
    when = found(values, (*where, "when"))
    if isinstance(when, str) and when in WHEN:
        return WHEN[when]
    return HEADINGS.get(pattern_of(where))


def in_words(values: Fields) -> Iterator[Saying]:
    """Yield what a rule of dynamic cities says, a sentence for each group of its values (TC)."""
    groups: dict[Where, list[Saying]] = {}
    for where, value in leaves(values):
        if where[-1] != "when" and value not in ("", ()):
            groups.setdefault(group_of(where), []).append(_field(where, value))
    for where, said in groups.items():
        heading = say(heading_of(values, where) or _RULE)
        yield say("{words}: {value}.", words=heading, value=together(said, "; "))


def _field(where: Where, value: Plain) -> Saying:
    """Return what one field says."""
    pattern = pattern_of(where)
    words = (
        say(FIELDS[pattern]) if pattern in FIELDS else say("{text}", text=str(where[-1]).replace("_", " "))
    )
    return say("{field}: {value}", field=words, value=_value(pattern, value))


def _value(pattern: str, value: Plain) -> Saying:
    """Return a value as it is said; an amount with its unit."""
    match value:
        case bool():
            return say("yes") if value else say("no")
        case int() if pattern in UNITS:
            return say("{n} {unit}", n=value, unit=say(unit_of(value, UNITS[pattern])))
        case "players" if pattern in BY_PLAYERS:
            return say(AS_MANY)
        case str() if value in [known for _, known in CHOICES.get(pattern, ())]:
            return say(value)
        case tuple():
            return say("{n}", n=tuple(str(part) for part in value))
    return say("{text}", text=str(value))
