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
    "coasts.*.not_next_to": "Named waters it may not lie next to",
    "eligible.country": "Cities appear only in",
    "eligible.except": "Never on a hex with (city, water)",
    "eligible.regions.*.rounds": "In which rounds, the first and the last",
    "eligible.regions.*.from_column": "Open in its first round from column",
    "eligible.regions.*.west_each_round": "Grows to the west each round by",
    "cities.*.chosen_by": "Places are chosen by",
    "cities.*.count": "How many",
    "cities.*.on": "On",
    "cities.*.rounds": "In which rounds, the first and the last",
    "cities.*.times": "How often each player may",
    "cities.*.price": "Taken off the account",
    "cities.*.cost_factor": "Track from there costs this many times as much",
    "cities.*.until": "until its track is",
    "cities.*.same_hex_again": "Choosing the same hex again adds an",
    "cities.*.bonus": "First railway into it",
    "cities.*.entered_on": "A train enters the hex on a roll of",
    "cities.*.then_rolled": "and then rolls a",
    "cities.*.city_already": "An existing city gets an",
    "bonus_there": "The bonus where track lies already is",
    "names.*.hex": "A city in the hex",
    "names.*.name": "is called",
    "races.each_round": "Races each round",
    "races.not_the_newest": "The newest cities are not drawn",
    "races.offered_again": "A race without entrants is offered again for",
    "special_race.name": "Name of the race",
    "special_race.from": "From",
    "special_race.to": "To",
    "special_race.prizes": "Prizes, first place first",
    "special_race.until": "From when a route exists, it is offered each round until it is",
    "cash_building.after": "After the race",
    "cash_building.from": "Track is paid for with money from",
    "cash_building.links": "Links a turn at most",
    "text": "Text on the sheet",
}
_PRINTED: Final[Mapping[str, Phrase]] = {"eligible.except": "Never on a hex with"}
"""What fields are called on paper, where the form adds which words they take."""
_EXCEPT: Final[Mapping[str, Phrase]] = {"city": "a city", "water": "water"}
UNITS: Final[Mapping[str, Phrase]] = {
    "rounds.building": "rounds",
    "rounds.racing": "rounds",
    "eligible.regions.*.west_each_round": "columns",
    "cities.*.count": "cities",
    "cities.*.bonus": "points",
    "cities.*.price": "points",
    "races.each_round": "races",
    "races.offered_again": "rounds",
    "cash_building.links": "links",
}
"""The unit of each amount; numbers that are no amounts have none."""
HEADINGS: Final[Mapping[str, Phrase]] = {
    "rounds": "Rounds of the game",
    "coasts.*": "Coast",
    "eligible": "Where cities may appear",
    "eligible.regions.*": "Columns that open",
    "cities.*": "New cities",
    "races": "Races",
    "special_race": "The race from coast to coast",
    "cash_building": "Building for money",
    "names.*": "A city’s name",
}
WHEN: Final[Mapping[str, Phrase]] = {
    "start": "Cities where players start",
    "before round 1": "Cities before the first round",
    "end of round": "Cities at the end of a round",
    "second start": "Cities where players start a second time",
    "race": "Cities that grow with traffic",
}
"""Headings of new cities by when they appear."""
BY_PLAYERS: Final = frozenset({"cities.*.count", "races.each_round"})
"""Amounts that may be as many as there are players; in these the rule has the word ``players``."""
OF_COUNTRIES: Final = frozenset({"coasts.*.country", "eligible.country"})
OF_COASTS: Final = frozenset({"cities.*.on", "special_race.from", "special_race.to"})
CHOICES: Final[Mapping[str, tuple[tuple[Phrase, str], ...]]] = {
    "cities.*.chosen_by": (("each player", "each player"), ("chance", "chance")),
    "cities.*.same_hex_again": (("extra key", "extra key"),),
    "cities.*.city_already": (("extra key", "extra key"),),
    "cities.*.until": (("joined to the player’s other track", "joined"),),
    "bonus_there": (("shared", "shared"), ("paid to each", "each")),
    "special_race.until": (("run", "run"),),
    "cash_building.from": (("the next round on", "next_round"), ("then on", "at_once")),
}
"""Words to choose from, each with its value in the rule."""

_NOTHING_AT_0: Final = frozenset({"eligible.regions.*.west_each_round"})
_RULE: Phrase = "Dynamic cities"
AS_MANY: Phrase = "as many as play"


def _map(**values: Plain) -> Fields:
    return Fields(tuple(values.items()))


ADDITIONS: Final[tuple[tuple[Phrase, Where, Fields], ...]] = (
    ("Rounds of the game", ("rounds",), _map(building=1, racing=15)),
    ("A coast", ("coasts", -1), _map(name="East Coast", country="", next_to=(), not_next_to=())),
    ("Columns where cities may appear", ("eligible", "regions", -1), _map(rounds=(1, 11), from_column=1)),
    ("Where cities may appear", ("eligible",), Fields((("country", ""), ("except", ("city", "water"))))),
    (
        "Cities where players start",
        ("cities", -1),
        _map(when="start", chosen_by="each player", on="", same_hex_again="extra key", bonus=0),
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
        "Cities where players start a second time",
        ("cities", -1),
        Fields(
            (
                *(("when", "second start"), ("on", ""), ("rounds", (11, 15)), ("times", 1), ("price", 6)),
                *(("cost_factor", 2), ("until", "joined"), ("bonus", 0)),
            )
        ),
    ),
    (
        "Cities that grow with traffic",
        ("cities", -1),
        _map(when="race", entered_on=1, then_rolled=1, city_already="extra key", bonus=0),
    ),
    ("The bonus where track lies already", (), _map(bonus_there="shared")),
    (
        "Races",
        ("races",),
        _map(
            each_round="players",
            not_the_newest=True,
            offered_again=1,
        ),
    ),
    (
        "The race from coast to coast",
        ("special_race",),
        Fields(
            (
                *(("name", "Transcontinental"), ("from", ""), ("to", "")),
                *(("prizes", (40, 20)), ("until", "run")),
            )
        ),
    ),
    (
        "Building for money",
        ("cash_building",),
        Fields((("after", "Transcontinental"), ("from", "next_round"), ("links", 6))),
    ),
    ("A city’s name", ("names", -1), _map(hex="A1", name="")),
    ("A text for the sheet", (), _map(text="")),
)
"""What can be added: its name, its place (-1 at the end of a list), and what it says at first."""


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
        if where[-1] != "when" and where[0] != "names" and not _says_nothing(where, value):
            groups.setdefault(group_of(where), []).append(_field(where, value))
    for where, said in groups.items():
        heading = say(heading_of(values, where) or _RULE)
        yield say("{words}: {value}.", words=heading, value=together(said, "; "))
    named = found(values, ("names",))
    if isinstance(named, tuple) and named:
        cities = tuple(f"{found(each, ('hex',))} {found(each, ('name',))}" for each in named)
        yield say("Names of cities: {cities}.", cities=cities)


def _says_nothing(where: Where, value: Plain) -> bool:
    """Return whether a value is empty, or says only that something does not happen."""
    if value in ("", ()):
        return True
    return value == 0 and not isinstance(value, bool) and pattern_of(where) in _NOTHING_AT_0


def _field(where: Where, value: Plain) -> Saying:
    pattern = pattern_of(where)
    named = _PRINTED.get(pattern) or FIELDS.get(pattern)
    words = say(named) if named else say("{text}", text=str(where[-1]).replace("_", " "))
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
            return say(next(words for words, known in CHOICES[pattern] if known == value))
        case tuple() if pattern == "eligible.except":
            return say("{n}", n=tuple(say(_EXCEPT.get(str(part), str(part))) for part in value))
        case tuple():
            return say("{n}", n=tuple(str(part) for part in value))
    return say("{text}", text=str(value))
