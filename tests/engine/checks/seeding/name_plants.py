"""Slips of a sloppy hand: names half typed, keys forgotten, entries and hexes given to the wrong thing."""

from dataclasses import replace
from random import Random

from engine.board.document import Board, Erratum
from engine.board.lines import SideLine
from engine.board.places import Country, Special, Water
from engine.board.rules import Crossing, Note, Override
from engine.board.terrain import HILL, OPEN, SWAMP, WATER
from engine.edits.terrain import PaintCountry, PaintTerrain
from engine.hexes.lattice import Hex, disc, distance, neighbour
from engine.hexes.sides import side_of
from tests.engine.checks.seeding.planting import (
    Plant,
    Planted,
    land,
    open_sea,
    used_hexes,
    with_ferry,
    with_rule,
    with_town,
)


def _renamed(board: Board, random: Random, name: str) -> Planted:
    """Rename a town that nothing else calls by its name."""
    called = {each for special in board.specials for each in special.towns}
    called |= {port for ferry in board.ferries for port in ferry.ports}
    free = [town for town in board.towns if town.keys and town.name not in called]
    town = random.choice(free)
    slip = name.format(name=town.name, small=town.name[0].lower() + town.name[1:], key=town.keys[0])
    return Planted(with_town(board, town, name=slip), (town.hex,), slip)


def _key_in_name(board: Board, random: Random) -> Planted:
    return _renamed(board, random, "{name} {key}")


def _small_letter(board: Board, random: Random) -> Planted:
    return _renamed(board, random, "{small}")


def _placeholder(board: Board, random: Random) -> Planted:
    return _renamed(board, random, "New town")


def _half_a_bracket(board: Board, random: Random) -> Planted:
    return _renamed(board, random, "{name} (")


def _key_forgotten(board: Board, random: Random) -> Planted:
    """Leave a town without its key, which another has besides its own."""
    single = [
        town for town in board.towns if len(town.keys) == 1 and not (town.small or town.start or town.port)
    ]
    town, other = random.sample(single, 2)
    bad = with_town(with_town(board, town, keys=()), other, keys=tuple(sorted((*other.keys, *town.keys))))
    return Planted(bad, (town.hex,), board.sheet.label(town.hex))


def _stray_click(board: Board, random: Random) -> Planted:
    """Leave a river of one side where a click missed."""
    here = land(board, random)
    side = side_of(here, random.randrange(3))
    stray = SideLine("river", "", (side,))
    return Planted(board.edited(lines=(*board.lines, stray)), (here,), board.sheet.side_name(side))


def _ferry_named_otherwise(board: Board, random: Random) -> Planted:
    ferry = random.choice(board.ferries)
    other = random.choice([town for town in board.towns if town.name not in ferry.ports])
    name = f"{ferry.ports[0]}–{other.name}"
    return Planted(with_ferry(board, ferry, name=name), ferry.course, name)


def _at_the_rim(board: Board, random: Random) -> list[Hex]:
    """Return three free hexes of land by one edge, in order."""
    sheet, used = board.sheet, used_hexes(board)
    lines = [
        [sheet.hex_at(column, row) for column in range(2, sheet.columns - 2)] for row in (0, sheet.rows - 1)
    ]
    lines += [
        [sheet.hex_at(column, row) for row in range(2, sheet.rows - 2)] for column in (0, sheet.columns - 1)
    ]
    free = [[h for h in line if board.terrain_at(h) == 0 and h not in used] for line in lines]
    able = [line for line in free if len(line) > 3]
    if not able:
        return []
    line = random.choice(able)
    at = sorted(random.sample(range(len(line)), 3))
    return [line[place] for place in at]


def _mixed_entries(board: Board, random: Random) -> Planted | None:
    """Give one special the hex between two of another, by an edge on which there is nothing else."""
    spots = _at_the_rim(board, random)
    far = max(board.sheet.hexes(), key=lambda hex_: distance(hex_, spots[1]), default=None) if spots else None
    if far is None or len(board.specials) < 2:
        return None
    first, second, *_ = board.specials
    others = (
        Special(first.key, first.name, hexes=(spots[0], spots[2])),
        Special(second.key, second.name, hexes=(spots[1], far)),
    )
    return Planted(board.edited(specials=others), (spots[1],), f"{second.key},{board.sheet.label(spots[1])}")


def _special_at_home(board: Board, random: Random) -> Planted | None:
    """Choose the country of the starts for a special, where another was meant."""
    if not board.specials:
        return None
    home = board.edited(countries=(Country("Planted Home"),))
    home = PaintCountry(tuple(board.sheet.hexes()), 1).apply(home)
    place = random.randrange(len(board.specials))
    led = replace(board.specials[place], hexes=(), towns=(), any=None, edge=None, country="Planted Home")
    specials = (*board.specials[:place], led, *board.specials[place + 1 :])
    return Planted(home.edited(specials=specials), (), led.key)


def _special_over_edge(board: Board, random: Random) -> Planted | None:
    """Let a special lead to a whole edge on which another has an entry."""
    if len(board.specials) < 2:
        return None
    north = [board.sheet.hex_at(column, 0) for column in range(board.sheet.columns)]
    dry = [hex_ for hex_ in north if board.terrain_at(hex_) == 0]
    if not dry:
        return None
    first, second, *_ = board.specials
    hex_ = random.choice(dry)
    wide = replace(first, hexes=(), towns=(), any=None, country=None, edge="north")
    narrow = replace(second, hexes=(hex_,), towns=(), any=None, country=None, edge=None)
    return Planted(board.edited(specials=(wide, narrow)), (hex_,), f"{wide.key},{narrow.key}")


def _bays(board: Board, random: Random) -> tuple[tuple[Hex, ...], Hex]:
    """Return a bay of open sea that no water names, and a hex of sea far from it."""
    bare = board.edited(waters=())
    middle, far = open_sea(bare, random), open_sea(bare, random)
    return tuple(disc(middle, 1)), far


def _water_stray(board: Board, random: Random) -> Planted | None:
    bay, far = _bays(board, random)
    if min(distance(far, hex_) for hex_ in bay) < 6:
        return None
    bad = board.edited(waters=(Water("Planted Bay", (*bay, far)),))
    return Planted(bad, (far,), f"Planted Bay,{board.sheet.label(far)}")


def _water_shared(board: Board, random: Random) -> Planted:
    bay, _ = _bays(board, random)
    shared = random.choice(bay)
    waters = (Water("Planted Bay", bay), Water("Planted Sound", (shared,)))
    return Planted(board.edited(waters=waters), (shared,), "Planted Bay,Planted Sound")


def _name_ashore(board: Board, random: Random) -> Planted:
    bay, _ = _bays(board, random)
    spot = land(board, random)
    return Planted(board.edited(waters=(Water("Planted Bay", bay, spot),)), (spot,), "Planted Bay")


def _misspelt_in_text(board: Board, random: Random, *, corrected: bool = False) -> Planted:
    names = [town.name for town in board.towns if len(town.name) > 7 and town.name.isalpha()]
    name = random.choice(names)
    slip = name[:3] + name[4:]
    text = f"The first railway into {slip} receives nothing."
    if corrected:
        bad = board.edited(errata=(*board.errata, Erratum("2026-01-01", text)))
        return Planted(bad, told=slip)
    return Planted(with_rule(board, Note(text)), told=slip)


def _misspelt_in_correction(board: Board, random: Random) -> Planted:
    return _misspelt_in_text(board, random, corrected=True)


def _put_elsewhere(board: Board, random: Random) -> Planted:
    """Write a note that gives a town with the label of another."""
    one, other = random.sample([town for town in board.towns if town.name.isalpha()], 2)
    note = Note(f"{one.name} ({board.sheet.label(other.hex)}) is where it begins.")
    return Planted(with_rule(board, note), (one.hex, other.hex))


def _countries_alike(board: Board, random: Random) -> Planted:
    """Enter one country twice, once misspelt, each with a part of the land."""
    spot = land(board, random)
    lands = (Country("Planted"), Country(random.choice(["Plantd", "Plantted", "Plnated"])))
    split = PaintCountry(tuple(board.sheet.hexes()), 1).apply(board.edited(countries=lands))
    bad = PaintCountry(tuple(disc(spot, 1)), 2).apply(split)
    return Planted(bad, (), f"Planted,{lands[1].name}")


def _races_few(board: Board, random: Random) -> Planted:
    return Planted(with_rule(board, Override((("races", random.randrange(1, 4)),))), ())


def _five_faces(board: Board, random: Random) -> Planted:
    faces = [1, 2, 3, 4, 5, 5]
    faces.remove(random.choice(faces))
    return Planted(with_rule(board, Override((("race_die", tuple(faces)),))), (), "race_die")


def _owners_beyond(board: Board, random: Random) -> Planted:
    here = land(board, random)
    around = [hex_ for hex_ in disc(here, 1) if hex_ != here]
    course = (around[0], here)
    rule = Crossing("Planted", course, 5, owners=board.players.most + random.randrange(1, 5))
    return Planted(with_rule(board, rule), course, "Planted")


def _licence_mistyped(board: Board, random: Random) -> Planted:
    return Planted(board.edited(licence=random.choice(["CC-BX-4.0", "CC-YB-4.0", "CC-BBY-4.0"])), ())


def _no_title_yet(board: Board, random: Random) -> Planted:
    return Planted(board.edited(title=random.choice(["Untitled", "New board", "Untitled board 2"])), ())


def _start_shut_in(board: Board, random: Random) -> Planted | None:
    """Close all sides of a start but one."""
    starts = [town for town in board.towns if town.start]
    if not starts:
        return None
    start = random.choice(starts)
    around = [way for way in range(6) if board.terrain_at(neighbour(start.hex, way)) not in WATER]
    if len(around) < 3:
        return None
    walls = tuple(side_of(start.hex, way) for way in around[1:])
    bad = board.edited(lines=(*board.lines, SideLine("closed", "Planted", walls)))
    return Planted(bad, (start.hex,), board.sheet.label(start.hex))


def _swamp_in_hills(board: Board, random: Random) -> Planted | None:
    """Paint two hexes of swamp in the middle of hills, on a map that has no swamp."""
    swamps = tuple(hex_ for hex_ in board.sheet.hexes() if board.terrain_at(hex_) == SWAMP)
    board = PaintTerrain(swamps, OPEN).apply(board) if swamps else board
    spot = land(board, random)
    hills = tuple(disc(spot, 2))
    if not all(board.on_map(h) and h not in board.towns_by_hex for h in hills):
        return None
    high = PaintTerrain(hills, HILL).apply(board)
    speck = (spot, neighbour(spot, random.randrange(6)))
    return Planted(PaintTerrain(speck, SWAMP).apply(high), speck)


NAME_PLANTS = (
    Plant("a town whose key was typed into its name", "T142", _key_in_name),
    Plant("a town in small letters", "T142", _small_letter),
    Plant("a town that was to be named later", "T142", _placeholder),
    Plant("a bracket that was never closed", "T142", _half_a_bracket),
    Plant("a town's key given to another besides its own", "K121", _key_forgotten),
    Plant("a side of a river left by a click", "S119", _stray_click),
    Plant("a ferry named after a town that is not its port", "F117", _ferry_named_otherwise),
    Plant("a hex of one special between two of another", "K117", _mixed_entries),
    Plant("a special to the country of the starts", "K118", _special_at_home),
    Plant("a special of an edge with an entry of another", "K119", _special_over_edge),
    Plant("a hex of a named water far off", "T143", _water_stray),
    Plant("a hex in two named waters", "T144", _water_shared),
    Plant("the name of a water put on land", "T145", _name_ashore),
    Plant("a town misspelt in a note", "X168", _misspelt_in_text),
    Plant("a town misspelt in a correction", "X168", _misspelt_in_correction),
    Plant("a note that puts a town elsewhere", "X142", _put_elsewhere),
    Plant("a country entered twice, once misspelt", "X169", _countries_alike),
    Plant("a digit lost in the number of races", "X166", _races_few),
    Plant("a die with a face forgotten", "X161", _five_faces),
    Plant("a crossing for more companies than play", "X167", _owners_beyond),
    Plant("a letter wrong in the licence", "V206", _licence_mistyped),
    Plant("a title that was to be given later", "V205", _no_title_yet),
    Plant("a start with one way out", "T126", _start_shut_in),
    Plant("a speck of swamp amid hills", "T111", _swamp_in_hills),
)
