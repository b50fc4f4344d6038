"""Rules out of range of the game, towns hard to come to, and lands and rivers mixed up."""

from dataclasses import replace
from random import Random

from engine.board.document import Board
from engine.board.lines import SideLine
from engine.board.places import Country
from engine.board.rules import Override, Plain, StartRule
from engine.board.starts import first_starts
from engine.board.terrain import CLOSED, FIRST_OWN, OPEN, TerrainKind
from engine.edits.terrain import PaintCountry, PaintTerrain
from engine.hexes.lattice import disc, neighbours
from engine.hexes.sides import corners_of, hexes_of, sides_at
from tests.engine.checks.seeding.planting import Plant, Planted, keyed, with_rule


def _set(board: Board, field: str, value: Plain) -> Planted:
    return Planted(with_rule(board, Override(((field, value),))), subject=field)


def _seats(board: Board, random: Random) -> Planted:
    """Leave the starts to some seats only."""
    starts = first_starts(board)
    bare = board.edited(
        towns=tuple(replace(town, start=False) for town in board.towns),
        special_rules=tuple(rule for rule in board.special_rules if not isinstance(rule, StartRule)),
    )
    seats = tuple(sorted(random.sample(range(1, board.players.most + 1), board.players.most - 1)))
    return Planted(with_rule(bare, StartRule(starts, seats=seats)), starts)


def _one_face(board: Board, random: Random) -> Planted:
    return _set(board, random.choice(["build_die", "race_die"]), (random.randrange(2, 7),) * 6)


def _face_mistyped(board: Board, random: Random) -> Planted:
    return _set(board, random.choice(["build_die", "race_die"]), (2, 3, 3, 4, 4, random.choice([50, 55, 45])))


def _half_unserved(board: Board, random: Random) -> Planted:
    towns = sum(bool(town.keys) for town in board.towns)
    value = random.randrange((towns + 1) // 2, towns - 4)
    return replace(_set(board, "unserved_towns", value), subject=None)


def _at_odds(board: Board, random: Random) -> Planted:
    fields: dict[str, Plain] = {
        "small_bonus": random.randrange(7, 20),
        "prizes": (0, 0),
        "sole_prize": random.randrange(21, 90),
        "special_races": (4, 7, 7),
    }
    field = random.choice(list(fields))
    return _set(board, field, fields[field])


def _unsaved(board: Board, random: Random) -> Planted | None:
    rules = [rule for rule in board.crossings if 5 < rule.cost <= 10 and not rule.from_race]
    if not rules:
        planted = _set(board, "save_from", random.randrange(8, 30))
        return replace(planted, board=with_rule(planted.board, Override((("river_cost", 6),))))
    bad = with_rule(board, Override((("save_from", random.choice([0, 9, 20])),)))
    return Planted(bad, rules[0].course, rules[0].name)


def _entry_in_town(board: Board, random: Random) -> Planted | None:
    special = random.choice(board.specials)
    if not special.hexes:
        return None
    town = keyed(board, random)
    if town.port:
        return None
    hexes = (town.hex, *special.hexes[1:])
    specials = (replace(each, hexes=hexes) if each is special else each for each in board.specials)
    label = board.sheet.label(town.hex)
    return Planted(board.edited(specials=tuple(specials)), (town.hex,), f"{special.key},{label}")


def _drawn_over(board: Board, random: Random) -> Planted | None:
    """Draw a stream to a river, along one side of it and on beyond."""
    rivers = [line for line in board.lines if line.kind == "river" and len(line.sides) > 6]
    river = random.choice(rivers)
    shared = river.sides[random.randrange(2, len(river.sides) - 2)]
    led = [[side for side in sides_at(corner) if side not in board.rivers] for corner in corners_of(shared)]
    if not all(led):
        return None
    stream = SideLine("river", "Planted", (led[0][0], shared, led[1][0]))
    beside = tuple(hex_ for hex_ in hexes_of(shared) if hex_ in board.sheet)
    return Planted(board.edited(lines=(*board.lines, stream)), beside, board.sheet.side_name(shared))


def _word_added(board: Board, random: Random) -> Planted | None:
    """Enter the lower half of a river with one word more in its name."""
    river = random.choice([line for line in board.lines if line.kind == "river" and len(line.sides) > 8])
    cut = random.randrange(3, len(river.sides) - 2)
    corners = set(corners_of(river.sides[cut - 1])) & set(corners_of(river.sides[cut]))
    if len(corners) != 1 or sum(side in board.rivers for side in sides_at(*corners)) != 2:
        return None
    name = random.choice(["River {}", "{} River", "Rio {}"]).format(river.name)
    parts = (replace(river, sides=river.sides[:cut]), replace(river, name=name, sides=river.sides[cut:]))
    at = board.lines.index(river)
    lines = (*board.lines[:at], *parts, *board.lines[at + 1 :])
    beside = tuple({hex_ for side in river.sides for hex_ in hexes_of(side) if hex_ in board.sheet})
    return Planted(board.edited(lines=lines), (), f"{river.name},{name}", within=beside)


def _foreign_forgotten(board: Board, random: Random) -> Planted | None:
    """Add a country that has no town, and forget that it is foreign."""
    spot = random.choice([hex_ for hex_ in board.sheet.hexes() if board.terrain_at(hex_) not in CLOSED])
    land = tuple(hex_ for hex_ in disc(spot, 3) if hex_ in board.sheet)
    if any(hex_ in board.towns_by_hex for hex_ in land):
        return None
    names = board.countries or (Country("Homeland"),)
    whole = board.edited(countries=(*names, Country("Elbonia")))
    if not board.countries:
        whole = PaintCountry(tuple(board.sheet.hexes()), 1).apply(whole)
    return Planted(PaintCountry(land, len(names) + 1).apply(whole), (), "Elbonia")


def _border_over_town(board: Board, random: Random) -> Planted | None:
    """Give the hex of a town to a foreign country that begins beyond it."""
    towns = [town for town in board.towns if town.keys and not town.start]
    town = random.choice(towns)
    beyond = neighbours(town.hex)[random.randrange(6)]
    land = {town.hex, beyond}
    if beyond not in board.sheet or beyond in board.towns_by_hex or board.terrain_at(beyond) in CLOSED:
        return None
    around = [near for near in neighbours(town.hex) if near not in land]
    if not any(near in board.sheet and board.terrain_at(near) not in CLOSED for near in around):
        return None
    names = (*board.countries, Country("Elbonia", foreign=True))
    bad = PaintCountry(tuple(land), len(names)).apply(board.edited(countries=names))
    return Planted(bad, (town.hex,), board.sheet.label(town.hex))


def _walled(board: Board, random: Random, half: int, wide: int) -> Planted | None:
    town = keyed(board, random)
    ring = [hex_ for hex_ in disc(town.hex, wide) if hex_ != town.hex]
    if any(hex_ in board.towns_by_hex or board.terrain_at(hex_) != OPEN for hex_ in ring):
        return None
    whole = board.edited(kinds=(*board.kinds, TerrainKind("g", "glacier", half)))
    code = FIRST_OWN + len(board.kinds)
    return Planted(PaintTerrain(tuple(ring), code).apply(whole), (town.hex,), board.sheet.label(town.hex))


def _walled_in(board: Board, random: Random) -> Planted | None:
    return next(filter(None, (_walled(board, random, 3, 2) for _ in range(30))), None)


def _remote(board: Board, random: Random) -> Planted | None:
    return next(filter(None, (_walled(board, random, 30, 1) for _ in range(30))), None)


def _starts_in_the_west(board: Board, random: Random) -> Planted:
    """Mark towns of the western quarter as starts, from north to south."""
    towns = [town for town in board.towns if town.keys and not town.small]
    towns.sort(key=lambda town: board.sheet.place_of(town.hex)[0])
    starts = random.sample(towns[:6], 4)
    rules = tuple(rule for rule in board.special_rules if not isinstance(rule, StartRule))
    marked = tuple(replace(town, start=town in starts) for town in board.towns)
    return Planted(
        board.edited(towns=marked, special_rules=rules), tuple(town.hex for town in starts), most=4
    )


RANGE_PLANTS = (
    Plant("a seat without a start", "X160", _seats),
    Plant("a die of one face", "X161", _one_face),
    Plant("a face of a die mistyped", "X161", _face_mistyped),
    Plant("half of the towns left unserved", "X162", _half_unserved),
    Plant("two numbers of the rules at odds", "X163", _at_odds),
    Plant("saving forbidden where something asks for it", "X164", _unsaved),
    Plant("an entry of a special on a town", "K120", _entry_in_town),
    Plant("a stream drawn over a river", "S130", _drawn_over),
    Plant("the lower course of a river with a word more", "S117", _word_added),
    Plant("a foreign country not marked", "B120", _foreign_forgotten),
    Plant("the border on the wrong side of a town", "B121", _border_over_town),
    Plant("a town walled in by dear ground", "T141", _walled_in),
    Plant("a town behind ground for many rolls", "R110", _remote),
    Plant("all starts in the west", "N103", _starts_in_the_west),
)
