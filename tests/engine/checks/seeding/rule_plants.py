"""Families X and V: faults of the rule set, of special rules and of waivers."""

from dataclasses import replace
from random import Random

from engine.board.document import Board, Players, Waiver
from engine.board.rules import Connection, Crossing, Note, OtherRule, Override, Plain, StartRule
from engine.board.terrain import FIRST_OWN, TerrainKind
from engine.edits.terrain import PaintTerrain
from engine.hexes.labels import LabelBlock
from engine.hexes.lattice import Hex, neighbour
from tests.engine.checks.seeding.planting import Plant, Planted, land, open_sea, with_ferry, with_rule


def _at_sea(board: Board, random: Random, length: int = 3) -> tuple[Hex, ...]:
    """Return a straight course that begins far out at sea."""
    course, direction = [open_sea(board, random)], random.randrange(6)
    while len(course) < length:
        course.append(neighbour(course[-1], direction))
    return tuple(course)


def _crossing(board: Board, random: Random, cost: int = 5, text: str = "") -> Crossing:
    course = _at_sea(board, random, 2)
    return Crossing("Planted", course, cost, text=text)


def _unknown_rules(board: Board, random: Random) -> Planted:
    name = board.rules + random.choice("xyz")
    return Planted(board.edited(rules=name), (), name)


def _bad_override(board: Board, random: Random) -> Planted:
    values: list[tuple[str, Plain]]
    values = [("min_runs", 3), ("toll", "one"), ("build_die", ()), ("scoring", "best")]
    field, value = random.choice(values)
    return Planted(with_rule(board, Override(((field, value),))), (), field)


def _odd_players(board: Board, random: Random) -> Planted:
    fewest = random.randrange(3, 7)
    players = random.choice([Players(fewest, fewest - 1), Players(2, fewest, fewest + 1)])
    return Planted(board.edited(players=players))


def _gap(board: Board, random: Random) -> Planted:
    course = _at_sea(board, random)
    return Planted(with_rule(board, Crossing("Planted", (course[0], course[2]), 5)), (course[0],), "Planted")


def _ends_at_sea(board: Board, random: Random) -> Planted:
    rule = _crossing(board, random)
    return Planted(with_rule(board, rule), rule.course, "Planted")


def _there_and_back(board: Board, random: Random) -> Planted:
    course = _at_sea(board, random, 2)
    rule = Crossing("Planted", (*course, course[0]), 5)
    return Planted(with_rule(board, rule), course, "Planted")


def _start_at_sea(board: Board, random: Random) -> Planted:
    sea = open_sea(board, random)
    return Planted(with_rule(board, StartRule((sea,))), (sea,), board.sheet.label(sea))


def _start_text_differs(board: Board, random: Random) -> Planted:
    spot, price = land(board, random), random.randrange(2, 9)
    text = random.choice(["A second start costs {}.", "To be had for {} points."]).format(price + 1)
    rule = StartRule((spot,), second=True, price=price, text=text)
    return Planted(with_rule(board, rule), (spot,))


def _name_doubled(board: Board, random: Random) -> Planted:
    one, other = _crossing(board, random), _crossing(board, random)
    return Planted(with_rule(with_rule(board, one), other), other.course, "Planted,1")


def _shared(board: Board, random: Random) -> Planted:
    one = _crossing(board, random)
    other = replace(one, name="Other", course=one.course[::-1])
    return Planted(with_rule(with_rule(board, one), other), other.course, "Other")


def _free(board: Board, random: Random) -> Planted:
    rule = _crossing(board, random, 0)
    return Planted(with_rule(board, rule), rule.course, "Planted")


def _over_land(board: Board, random: Random) -> Planted:
    spot = land(board, random)
    course = (spot, neighbour(spot, random.randrange(6)))
    return Planted(with_rule(board, Crossing("Planted", course, 5)), course, "Planted")


def _dear(board: Board, random: Random) -> Planted:
    rule = _crossing(board, random, random.randrange(6, 12))
    return Planted(with_rule(board, rule), rule.course, "Planted")


def _absurdly_dear(board: Board, random: Random) -> Planted:
    rule = _crossing(board, random, random.randrange(20, 100))
    return Planted(with_rule(board, rule), rule.course, "Planted")


def _too_dear(board: Board, random: Random) -> Planted:
    rule = _crossing(board, random, random.randrange(101, 999))
    return Planted(with_rule(board, rule), rule.course, "Planted")


def _text_differs(board: Board, random: Random) -> Planted:
    cost = random.choice([2, 3, 4, 5])
    text = random.choice(["A bridge for {} points.", "Kostet {}.", "Built for {}, as one piece."])
    rule = _crossing(board, random, cost, text.format(cost + 1))
    return Planted(with_rule(board, rule), rule.course, "Planted")


def _note(board: Board, random: Random) -> Planted:
    county = random.choice(["Rutland", "Powys", "Kerry"])
    return Planted(with_rule(board, Note(f"No track in {county}.")), (), f"No track in {county}.")


def _type_misspelt(board: Board, random: Random) -> Planted:
    crossing = _crossing(board, random)
    labels = tuple(map(board.sheet.label, crossing.course))
    slip = random.choice(["crosing", "Crossing", "crossings", "corssing"])
    rule = OtherRule(slip, (("name", crossing.name), ("course", labels), ("cost", crossing.cost)))
    return Planted(with_rule(board, rule), (), f"{slip},{len(board.special_rules)}")


def _start_misspelt(board: Board, random: Random) -> Planted:
    name = random.choice(board.towns).name
    place = random.randrange(1, len(name))
    slip = f"{name[:place]}{name[place - 1]}{name[place:]}q"
    return Planted(with_rule(board, StartRule(towns=(slip,))), (), slip)


def _labels_overlap(board: Board, random: Random) -> Planted:
    """Raise the numbers of a second alphabet by less than a row has hexes."""
    sheet = board.sheet
    across = sheet.labels.letters == "rows"
    lines, along = (sheet.rows, sheet.columns) if across else (sheet.columns, sheet.rows)
    first = random.randrange(lines // 2, min(lines, 26))
    blocks = (
        LabelBlock(f"A-{chr(ord('A') + first - 1)}"),
        LabelBlock(f"A-{chr(ord('A') + lines - first - 1)}", random.randrange(1, along)),
    )
    labels = replace(sheet.labels, blocks=blocks)
    bad = board.edited(sheet=replace(sheet, labels=labels))
    return Planted(bad)


def _overridden_twice(board: Board, random: Random) -> Planted:
    values = random.sample(range(2, 9), 2)
    for value in values:
        board = with_rule(board, Override((("min_run", value),)))
    return Planted(board, (), "min_run")


def _races_beyond(board: Board, random: Random) -> Planted:
    return Planted(with_rule(board, Override((("races", random.randrange(27, 99)),))))


def _start_price(board: Board, random: Random) -> Planted:
    spot, price = land(board, random), random.choice([0, 50, 60, 99])
    return Planted(with_rule(board, StartRule((spot,), second=True, price=price)), (spot,))


def _seat_beyond(board: Board, random: Random) -> Planted:
    spot, seat = land(board, random), random.randrange(board.players.most + 1, 12)
    return Planted(with_rule(board, StartRule((spot,), seats=(1, seat))), (spot,))


def _level_tunnel(board: Board, random: Random) -> Planted:
    rule = replace(_crossing(board, random), tunnel=True)
    return Planted(with_rule(board, rule), rule.course, "Planted")


def _free_but_paid(board: Board, random: Random) -> Planted:
    rule = replace(_crossing(board, random), free=True, alongside=random.randrange(1, 9))
    return Planted(with_rule(board, rule), rule.course, "Planted")


def _one_alternative(board: Board, random: Random) -> Planted:
    spot, number = land(board, random), random.randrange(1, 9)
    return Planted(with_rule(board, StartRule((spot,), alternative=number)), (spot,))


def _two_alternatives(board: Board, random: Random) -> Planted:
    spot, other = land(board, random), land(board, random)
    while other == spot:
        other = land(board, random)
    led = with_rule(board, StartRule((other, spot), alternative=1))
    return Planted(with_rule(led, StartRule((spot,), alternative=2)), (spot,))


def _connection_unknown(board: Board, random: Random) -> Planted:
    one, other = random.sample([town for town in board.towns if town.name], 2)
    name = f"{one.name}y"
    return Planted(with_rule(board, Connection(towns=(name, other.name), bonus=10)), (other.hex,), name)


def _connection_unpaid(board: Board, random: Random) -> Planted:
    spot, sea = land(board, random), open_sea(board, random)
    places = random.choice(((spot,), (spot, sea)))
    return Planted(with_rule(board, Connection(places, bonus=10)), places)


def _connection_dear(board: Board, random: Random) -> Planted:
    spot, other = land(board, random), land(board, random)
    return Planted(with_rule(board, Connection((spot, other), bonus=random.randrange(50, 200))), (spot,))


def _few_towns(board: Board, random: Random) -> Planted:
    starts = [town for town in board.towns if town.keys and town.start]
    others = random.sample([town for town in board.towns if town.keys and not town.start], 3)
    return Planted(board.edited(towns=(*starts[: board.players.most], *others)))


def _kind(board: Board, random: Random, half: int, delay: int) -> Planted:
    spot = land(board, random)
    board = board.edited(kinds=(*board.kinds, TerrainKind("g", "glacier", half, delay)))
    code = FIRST_OWN + len(board.kinds) - 1
    return Planted(PaintTerrain((spot,), code).apply(board), (spot,), "glacier")


def _dear_ground(board: Board, random: Random) -> Planted:
    return _kind(board, random, random.randrange(100, 900), 0)


def _ground_within(board: Board, random: Random) -> Planted:
    """Lay two hexes of a ground that can be entered for a price, and not be built on in."""
    spot = land(board, random)
    other = neighbour(spot, random.randrange(6))
    board = board.edited(kinds=(*board.kinds, TerrainKind("g", "glacier", random.randrange(50, 90))))
    code = FIRST_OWN + len(board.kinds) - 1
    return Planted(PaintTerrain((spot, other), code).apply(board), (spot, other), "glacier")


def _ground_for_many_rolls(board: Board, random: Random) -> Planted:
    return _kind(board, random, random.randrange(20, 90), 0)


def _ground_for_a_few_rolls(board: Board, random: Random) -> Planted:
    return _kind(board, random, random.randrange(5, 12), 0)


def _slow_ground(board: Board, random: Random) -> Planted:
    return _kind(board, random, 2, random.randrange(5, 50))


def _waived(board: Board, finding: str, reason: str) -> Planted:
    return Planted(board.edited(waivers=(*board.waivers, Waiver(finding, reason))), (), finding)


def _vain_waiver(board: Board, random: Random) -> Planted:
    town = random.choice(board.towns)
    return _waived(board, f"T101:{board.sheet.label(town.hex)}", "mended by now")


def _silent_waiver(board: Board, random: Random) -> Planted:
    town = random.choice(board.towns)
    return _waived(board, f"T108:{town.name}", random.choice(["", "  "]))


def _opens_never(board: Board, random: Random) -> Planted:
    late = random.randrange(27, 99)
    if random.random() < 0.5:
        spot = land(board, random)
        return Planted(with_rule(board, StartRule((spot,), second=True, from_race=late)), (spot,))
    rule = replace(_crossing(board, random), from_race=late)
    return Planted(with_rule(board, rule), rule.course, "Planted")


def _slow_crossing(board: Board, random: Random) -> Planted:
    rule = replace(_crossing(board, random), delay=random.randrange(6, 20))
    return Planted(with_rule(board, rule), rule.course, "Planted")


def _nameless(board: Board, random: Random) -> Planted | None:
    """Take the name of a crossing, a ferry or a special away."""
    sort = random.choice(["crossing", "ferry", "special"])
    if sort == "crossing":
        rule = replace(_crossing(board, random), name=random.choice(["", " "]))
        return Planted(with_rule(board, rule), rule.course)
    if sort == "ferry":
        if not board.ferries:
            return None
        ferry = random.choice(board.ferries)
        return Planted(with_ferry(board, ferry, name=""), ferry.course)
    special = random.choice(board.specials)
    if not special.hexes:
        return None
    blank = (replace(each, name="") if each is special else each for each in board.specials)
    return Planted(
        board.edited(specials=tuple(blank)), special.hexes, f"specials,{board.specials.index(special) + 1}"
    )


def _special_name_doubled(board: Board, random: Random) -> Planted | None:
    one, other = sorted(random.sample(range(len(board.specials)), 2))
    if not board.specials[other].hexes:
        return None
    specials = list(board.specials)
    specials[other] = replace(specials[other], name=specials[one].name)
    return Planted(board.edited(specials=tuple(specials)), specials[other].hexes, f"specials,{other + 1}")


def _note_with_credit(board: Board, random: Random) -> Planted:
    credit = random.choice(["Playtested by the Leeds club.", "Thanks to Tom.", "© 2020 A. Designer."])
    rule = random.choice(["No track in Rutland.", "Hills cost double.", "Trains lose 2 at the border."])
    words = f"{credit} {rule}".split()
    return Planted(with_rule(board, Note(" ".join(words))), (), " ".join(words[:5]))


RULE_PLANTS = (
    Plant("an unknown rule set", "X101", _unknown_rules),
    Plant("an override that cannot be obeyed", "X102", _bad_override),
    Plant("players who contradict each other", "X103", _odd_players),
    Plant("a gap in a crossing", "X104", _gap),
    Plant("a crossing that ends at sea", "X104", _ends_at_sea),
    Plant("a crossing there and back", "X104", _there_and_back),
    Plant("two crossings of one name", "X105", _name_doubled),
    Plant("a link in two crossings", "X106", _shared),
    Plant("a crossing without a cost", "X107", _free),
    Plant("a crossing over open land", "X108", _over_land),
    Plant("a crossing dearer than a roll", "X109", _dear),
    Plant("a crossing absurdly dear", "X117", _absurdly_dear),
    Plant("a crossing no one can pay", "X110", _too_dear),
    Plant("a crossing whose text says otherwise", "X111", _text_differs),
    Plant("a rule in free text", "X112", _note),
    Plant("a type of rule misspelt", "X130", _type_misspelt),
    Plant("a rule behind a credit", "X112", _note_with_credit),
    Plant("a rule that waits for a race there is none of", "X126", _opens_never),
    Plant("a crossing that takes whole throws", "X127", _slow_crossing),
    Plant("a thing without a name", "X128", _nameless),
    Plant("two specials of one name", "X129", _special_name_doubled),
    Plant("only three towns next to the starts", "X113", _few_towns),
    Plant("ground no one can pay", "X114", _dear_ground),
    Plant("ground no one can pay to build on in", "X114", _ground_within),
    Plant("ground for many rolls of saving", "X132", _ground_for_many_rolls),
    Plant("ground dearer than a roll", "X133", _ground_for_a_few_rolls),
    Plant("ground that takes whole throws", "X115", _slow_ground),
    Plant("a town misspelt in a rule of starting", "X116", _start_misspelt),
    Plant("a start by rule at sea", "X118", _start_at_sea),
    Plant("a field overridden twice", "X134", _overridden_twice),
    Plant("more races than keys make", "X135", _races_beyond),
    Plant("a start for nothing, or that no one can pay", "X136", _start_price),
    Plant("a start for a seat no one has", "X137", _seat_beyond),
    Plant("an alternative of starts without another", "X143", _one_alternative),
    Plant("a start in two alternatives", "X143", _two_alternatives),
    Plant("a connection with an unknown town", "X157", _connection_unknown),
    Plant("a connection that no one can make", "X158", _connection_unpaid),
    Plant("a connection of many times the usual bonus", "X159", _connection_dear),
    Plant("a tunnel without hills", "X144", _level_tunnel),
    Plant("a crossing free for all that is paid alongside", "X145", _free_but_paid),
    Plant("a start whose text says otherwise", "X111", _start_text_differs),
    Plant("two alphabets that overlap", "V202", _labels_overlap),
    Plant("a waiver of nothing", "V201", _vain_waiver),
    Plant("a waiver without a reason", "V203", _silent_waiver),
)
