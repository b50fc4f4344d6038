"""The things of a board as entries of the map file."""

from typing import Final

from engine.board.city_fields import values_of
from engine.board.city_rules import DYNAMIC_CITIES, DynamicCities
from engine.board.document import Underlay
from engine.board.earth import Earth
from engine.board.lines import LineKind, SideLine
from engine.board.places import (
    FERRY_DELAYS,
    CityRegion,
    Ferry,
    NamedArea,
    PermittedBuild,
    Special,
    Town,
    Water,
)
from engine.board.rules import (
    AtPlaces,
    Connection,
    Crossing,
    Note,
    OtherRule,
    Override,
    Plain,
    SpecialRule,
    StartRule,
)
from engine.boardfile.naming import Names, called
from engine.boardfile.yaml_text.flow import (
    Words,
    group_words,
    labels,
    list_words,
    plain_words,
    prose_words,
    text_words,
    truth,
)
from engine.boardfile.yaml_text.label_ranges import labels_of_hexes
from engine.boardfile.yaml_text.scalars import number
from engine.edits.lines import ordered
from engine.hexes.sheet import Point
from engine.messages import Phrase, Saying, say

_LINES: Final[dict[LineKind, tuple[Phrase, Phrase]]] = {
    "river": ("The river {name}", "The river"),
    "closed": ("The closed sides {name}", "The closed sides"),
    "border": ("The border {name}", "The border"),
}
"""What the lines of a kind are called, with a name and without."""
Pairs = list[tuple[str, Words]]


def line_words(line: SideLine, names: Names) -> Words:
    """Return a line along sides, in order from end to end."""
    what = called(*_LINES[line.kind], line.name)
    sides = (names.side(side, what) for side in ordered(line.sides))
    fields: Pairs = [("kind", [line.kind])]
    if line.name:
        fields.append(("name", text_words(line.name)))
    if line.cost is not None:
        fields.append(("cost", [number(line.cost)]))
    return group_words([*fields, ("sides", labels(sides))])


def town_words(town: Town, names: Names) -> Words:
    """Return a town; flags that are not set are left out."""
    fields: Pairs = [
        ("name", text_words(town.name)),
        ("hex", [names.hex(town.hex, called("The town {name}", "The town", town.name))]),
    ]
    if town.keys:
        fields.append(("keys", list_words(_key(key) for key in town.keys)))
    flags = (("small", town.small), ("port", town.port), ("start", town.start))
    fields += [(name, [truth(True)]) for name, flag in flags if flag]
    if town.bonus is not None:
        fields.append(("bonus", [number(town.bonus)]))
    if town.name_side:
        fields.append(("name_side", text_words(town.name_side)))
    return group_words(fields)


def _key(key: str) -> Words:
    """Return a key, numbers without quotes."""
    usual = key.isascii() and key.isdigit() and len(key) < 5 and (key == "0" or key[0] != "0")
    return [key] if usual else text_words(key)


def water_words(water: Water, names: Names) -> Words:
    """Return a body of water, its hexes by letter and number, as runs."""
    what = called("The water {name}", "The water", water.name)
    names.hexes(water.hexes, what)
    hexes = labels_of_hexes(water.hexes, names.sheet)
    fields: Pairs = [("name", text_words(water.name)), *name_words(water, names)]
    return group_words([*fields, ("hexes", labels(hexes))])


def region_words(region: CityRegion, names: Names) -> Words:
    """Return a city region, its hexes by letter and number, as runs."""
    names.hexes(region.hexes, called("The region {name}", "The region", region.name))
    fields: Pairs = [("name", text_words(region.name)), ("from_round", [number(region.from_round)])]
    if region.to_round:
        fields.append(("to_round", [number(region.to_round)]))
    fields += name_words(region, names)
    if region.hexes:
        fields.append(("hexes", labels(labels_of_hexes(region.hexes, names.sheet))))
    return group_words(fields)


def name_words(area: NamedArea, names: Names) -> Pairs:
    """Return the field of where the name of an area was put by hand; none where it was not."""
    if area.name_at is None:
        return []
    return [("name_at", [names.hex(area.name_at, say("The name {name} on the map", name=area.name))])]


def special_words(special: Special, names: Names) -> Words:
    """Return a special destination with whatever of hexes, towns, country and edge it has."""
    fields: Pairs = [("key", _key(special.key)), ("name", text_words(special.name))]
    if special.hexes:
        what = called("The special {name}", "The special", special.name)
        fields.append(("hexes", labels(names.hexes(special.hexes, what))))
    if special.towns:
        fields.append(("towns", list_words(text_words(town) for town in special.towns)))
    choices = (("any", special.any), ("country", special.country), ("edge", special.edge))
    return group_words(fields + [(name, text_words(text)) for name, text in choices if text is not None])


def ferry_words(ferry: Ferry, names: Names) -> Words:
    """Return a ferry."""
    course = names.hexes(ferry.course, called("The ferry {name}", "The ferry", ferry.name))
    delays = ((delay, getattr(ferry, delay)) for delay in FERRY_DELAYS)
    return group_words(
        (
            ("name", text_words(ferry.name)),
            ("ports", list_words(text_words(port) for port in ferry.ports)),
            ("course", labels(course)),
            ("price", [number(ferry.price)]),
            ("fee", [number(ferry.fee)]),
            ("bridge", [truth(ferry.bridge)]),
            *((delay, [number(takes)]) for delay, takes in delays if takes is not None),
            *((name, [truth(True)]) for name in ("public", "at_once") if getattr(ferry, name)),
        )
    )


def permitted_words(build: PermittedBuild, names: Names) -> Words:
    """Return a line that may be built abroad."""
    course = names.hexes(
        build.course, called("The permitted build in {name}", "The permitted build", build.country)
    )
    return group_words((("country", text_words(build.country)), ("course", labels(course))))


def rule_words(rule: SpecialRule, names: Names) -> Words:
    """Return a special rule, its type first."""
    match rule:
        case Crossing():
            return _crossing(rule, names)
        case StartRule():
            return _start(rule, names)
        case Connection():
            return _connection(rule, names)
        case Note():
            return group_words((("type", ["note"]), ("text", prose_words(rule.text))))
        case Override():
            return _free("override", rule.values)
        case DynamicCities():
            return _free(DYNAMIC_CITIES, values_of(rule))
        case OtherRule():
            return _free(rule.type, rule.values)


def _free(type_: str, values: tuple[tuple[str, Plain], ...]) -> Words:
    return group_words([("type", text_words(type_)), *((name, plain_words(value)) for name, value in values)])


def _crossing(crossing: Crossing, names: Names) -> Words:
    fields: Pairs = [
        ("type", ["crossing"]),
        ("name", text_words(crossing.name)),
        (
            "course",
            labels(
                names.hexes(crossing.course, called("The crossing {name}", "The crossing", crossing.name))
            ),
        ),
        ("cost", [number(crossing.cost)]),
        ("whole", [truth(crossing.whole)]),
        ("owners", [number(crossing.owners)]),
        ("from_race", [number(crossing.from_race)]),
        ("delay", [number(crossing.delay)]),
    ]
    if crossing.money:
        fields.append(("money", [truth(True)]))
    if crossing.alongside is not None:
        fields.append(("alongside", [number(crossing.alongside)]))
    flags = (("tunnel", crossing.tunnel), ("free", crossing.free))
    fields += [(name, [truth(True)]) for name, flag in flags if flag]
    return group_words([*fields, ("text", prose_words(crossing.text))] if crossing.text else fields)


def _start(rule: StartRule, names: Names) -> Words:
    """Return a rule of where to start, without what it leaves open."""
    fields: Pairs = [("type", ["start"]), *_places(rule, names, say("A start rule"))]
    if rule.seats:
        fields.append(("seats", list_words([number(seat)] for seat in rule.seats)))
    if rule.second:
        fields.append(("second", [truth(True)]))
    counts = (
        ("most", rule.most),
        ("price", rule.price),
        ("from_race", rule.from_race),
        ("alternative", rule.alternative),
    )
    fields += [(name, [number(count)]) for name, count in counts if count]
    if rule.cost_factor != 1:
        fields.append(("cost_factor", [number(rule.cost_factor)]))
    return group_words([*fields, ("text", prose_words(rule.text))] if rule.text else fields)


def _connection(rule: Connection, names: Names) -> Words:
    """Return a bonus for joining places."""
    places = _places(rule, names, say("A connection bonus"))
    fields: Pairs = [("type", ["connection"]), *places, ("bonus", [number(rule.bonus)])]
    if rule.building_only:
        fields.append(("building_only", [truth(True)]))
    return group_words([*fields, ("text", prose_words(rule.text))] if rule.text else fields)


def _places(rule: AtPlaces, names: Names, what: Saying) -> Pairs:
    """Return the hexes and towns that a rule names; a list without any where it names none."""
    fields: Pairs = []
    if rule.hexes or not rule.towns:
        fields.append(("hexes", labels(names.hexes(rule.hexes, what))))
    if rule.towns:
        fields.append(("towns", list_words(text_words(town) for town in rule.towns)))
    return fields


def earth_words(earth: Earth, names: Names) -> Words:
    """Return where the sheet lies on the earth."""
    projection = earth.projection
    fields: Pairs = [("projection", text_words(projection.name)), ("centre", _numbers(projection.centre))]
    if projection.parallels is not None:
        fields.append(("parallels", _numbers(projection.parallels)))
    pins = (
        list_words(([names.hex(hex_, say("A pin of the earth"))], [number(x)], [number(y)]))
        for hex_, (x, y) in earth.at
    )
    return group_words([*fields, ("at", list_words(pins))])


def _numbers(pair: Point) -> Words:
    return list_words([number(each)] for each in pair)


def underlay_words(underlay: Underlay, names: Names) -> Words:
    """Return the picture to trace and where hexes lie on it."""
    pins = (
        list_words(([names.hex(hex_, say("A pin of the underlay"))], [number(x)], [number(y)]))
        for hex_, (x, y) in underlay.at
    )
    return group_words(
        (
            ("image", text_words(underlay.image)),
            ("at", list_words(pins)),
            ("opacity", [number(underlay.opacity)]),
        )
    )
