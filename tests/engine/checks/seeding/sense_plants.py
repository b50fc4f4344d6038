"""Faults that leave everything in its form and place, and make no sense to players."""

from dataclasses import replace
from random import Random

from engine.board.destinations import ways_in
from engine.board.document import Board, Erratum
from engine.board.places import Ferry, Town
from engine.board.rules import Crossing, Note, Override, StartRule
from engine.board.terrain import CLOSED, OPEN, SEA
from engine.edits.lines import DrawSides
from engine.hexes.lattice import Hex, distance, neighbours
from engine.hexes.sides import chains, hexes_of, sides_of
from tests.engine.checks.seeding.planting import (
    Plant,
    Planted,
    keyed,
    land,
    open_sea,
    used_hexes,
    with_rule,
    with_town,
)

_EDGE, _ACROSS = 0.15, 0.7


def _harboured(board: Board) -> Board:
    """Return the board with all towns on the sea marked as ports, and a special that leads to any port."""
    coast = {town.hex for town in board.towns if town.keys and _is_at_sea(board, town.hex)}
    towns = tuple(replace(town, port=town.port or town.hex in coast) for town in board.towns)
    first, *others = board.specials
    anywhere = replace(first, any="port", hexes=(), towns=(), country=None, edge=None)
    return board.edited(towns=towns, specials=(anywhere, *others))


def _is_at_sea(board: Board, hex_: Hex) -> bool:
    return any(near in board.sheet and board.terrain_at(near) == SEA for near in neighbours(hex_))


def _mark_forgotten(board: Board, random: Random) -> Planted:
    marked = _harboured(board)
    town = random.choice([each for each in marked.towns if each.port and each.keys])
    return Planted(with_town(marked, town, port=False), (town.hex,), board.sheet.label(town.hex))


def _marks_for_ferries(board: Board, random: Random) -> Planted | None:
    marked = _harboured(board)
    ports = [town for town in marked.towns if town.port and town.keys]
    kept = random.sample(ports, 2)
    ferry = Ferry("Planted", (kept[0].name, kept[1].name), (open_sea(board, random),))
    towns = tuple(
        replace(town, port=town in kept) if town.port and town.keys else town for town in marked.towns
    )
    bare = tuple(town.hex for town in ports if town not in kept)
    planted = marked.edited(towns=towns, ferries=(*marked.ferries, ferry))
    return Planted(planted, bare[:1], marked.specials[0].key, most=len(bare))


def _coaster(board: Board, random: Random) -> Planted | None:
    """Let a ferry sail around a point of land between two ports next to each other by track."""
    used = used_hexes(board)
    shore = [
        hex_
        for hex_ in board.sheet.hexes()
        if board.terrain_at(hex_) == OPEN and hex_ not in used and _is_at_sea(board, hex_)
    ]
    one = random.choice(shore)
    beside = [hex_ for hex_ in neighbours(one) if hex_ in shore and not _is_parted(board, one, hex_)]
    other = next(iter(beside), None)
    sea = [near for near in neighbours(one) if near in board.sheet and board.terrain_at(near) == SEA]
    if other is None:
        return None
    course = next((near for near in sea if distance(near, other) == 1), None)
    if course is None:
        return None
    ports = (Town("Planted", one, port=True), Town("Other", other, port=True))
    ferry = Ferry("Planted", ("Planted", "Other"), (course,))
    planted = board.edited(towns=(*board.towns, *ports), ferries=(*board.ferries, ferry))
    return Planted(planted, (one, other), "Planted")


def _is_parted(board: Board, one: Hex, other: Hex) -> bool:
    """Return whether a river or a closed side, or a border of foreign land, lies between two hexes."""
    side = next(side for side in sides_of(one) if set(hexes_of(side)) == {one, other})
    return side in board.rivers or side in board.closed_sides or bool(board.country_at(one))


def _exit_shared(board: Board, random: Random) -> Planted | None:
    """Give a special a hex of another one."""
    having = [special for special in board.specials if len(special.hexes) > 1]
    if len(having) < 2:
        return None
    one, other = random.sample(having, 2)
    hexes = [hex_ for hex_ in one.hexes if hex_ not in board.towns_by_hex and hex_ not in other.hexes]
    if not hexes:
        return None
    copied = random.choice(hexes)
    specials = (replace(s, hexes=(*s.hexes[1:], copied)) if s is other else s for s in board.specials)
    later = max(one, other, key=board.specials.index)
    subject = f"{later.key},{board.sheet.label(copied)}"
    return Planted(board.edited(specials=tuple(specials)), (copied,), subject)


def _exit_across(board: Board, random: Random) -> Planted:
    """Give a special by one edge a hex across the map."""
    special, axis, is_far = random.choice(
        [
            (special, axis, is_far)
            for special in board.specials
            for axis, is_far in ((0, False), (0, True), (1, False), (1, True))
            if not (special.any or special.country or special.edge)
            and len(ways := ways_in(board, special)) > 1
            and all(_share(board, way, axis, is_far=is_far) <= _EDGE for way in ways)
        ]
    )
    across = [
        hex_
        for hex_ in board.sheet.hexes()
        if board.terrain_at(hex_) not in CLOSED
        and hex_ not in board.towns_by_hex
        and _share(board, hex_, axis, is_far=is_far) > _ACROSS
        and 2 * _EDGE < _share(board, hex_, 1 - axis, is_far=False) < 1 - 2 * _EDGE
    ]
    astray = random.choice(across)
    specials = (replace(s, hexes=(*s.hexes, astray)) if s is special else s for s in board.specials)
    return Planted(board.edited(specials=tuple(specials)), (astray,), special.key)


def _share(board: Board, hex_: Hex, axis: int, *, is_far: bool) -> float:
    """Return how far a hex is from an edge, as a share of the sheet."""
    share = board.sheet.centre_mm(hex_)[axis] / board.sheet.size_mm[axis]
    return 1 - share if is_far else share


def _starts_in_a_corner(board: Board, random: Random) -> Planted:
    middle = keyed(board, random)
    towns = sorted((t for t in board.towns if t.keys), key=lambda town: distance(town.hex, middle.hex))[:4]
    rules = tuple(rule for rule in board.special_rules if not isinstance(rule, StartRule))
    begun = board.edited(
        towns=tuple(replace(town, start=town in towns) for town in board.towns), special_rules=rules
    )
    return Planted(begun, tuple(town.hex for town in towns), most=len(towns))


def _lower_course_misspelt(board: Board, random: Random) -> Planted | None:
    """Enter the lower half of a river under its name with a letter left out."""
    rivers = [line for line in board.lines if line.kind == "river" and len(line.name) > 5]
    line = random.choice([line for line in rivers if len(line.sides) > 6])
    cut = random.randrange(3, len(line.sides) - 2)
    upper, lower = line.sides[:cut], line.sides[cut:]
    if len(list(chains(upper))) > 1 or len(list(chains(lower))) > 1:
        return None
    slip = random.randrange(1, len(line.name))
    name = line.name[:slip] + line.name[slip + 1 :]
    at = board.lines.index(line)
    parts = (replace(line, sides=upper), replace(line, name=name, sides=lower))
    lines = (*board.lines[:at], *parts, *board.lines[at + 1 :])
    beside = tuple({hex_ for side in line.sides for hex_ in hexes_of(side) if hex_ in board.sheet})
    return Planted(board.edited(lines=lines), (), f"{line.name},{name}", within=beside)


def _ringed_by_a_river(board: Board, random: Random) -> Planted | None:
    town = keyed(board, random)
    if any(near not in board.sheet or board.terrain_at(near) in CLOSED for near in neighbours(town.hex)):
        return None
    sides = tuple(side for side in sides_of(town.hex) if side not in board.rivers)
    ringed = DrawSides("river", sides, "Planted").apply(board)
    return Planted(ringed, (town.hex,), board.sheet.label(town.hex))


def _small_start(board: Board, random: Random) -> Planted | None:
    towns = [town for town in board.towns if town.small and town.keys and not town.start]
    if not towns:
        return None
    town = random.choice(towns)
    return Planted(with_town(board, town, start=True), (town.hex,), board.sheet.label(town.hex))


def _abbreviated(board: Board, random: Random) -> Planted:
    """Enter a town twice, once with its first word shortened."""
    short, long = random.choice((("St.", "Saint"), ("Ft", "Fort"), ("Mt.", "Mount"), ("N", "North")))
    spots = [land(board, random), land(board, random)]
    towns = (Town(f"{long} Planted", spots[0]), Town(f"{short} Planted", spots[1]))
    return Planted(board.edited(towns=(*board.towns, *towns)), tuple(dict.fromkeys(spots)))


def _special_races(board: Board, random: Random) -> Planted:
    races = random.randrange(8, 16)
    special = (*sorted(random.sample(range(2, races), 3)), races + random.randrange(1, 5))
    return Planted(with_rule(board, Override((("races", races), ("special_races", special)))))


def _prizes_reversed(board: Board, random: Random) -> Planted:
    prizes = tuple(sorted(random.sample(range(5, 40, 5), random.randrange(2, 4))))
    return Planted(with_rule(board, Override((("prizes", prizes),))))


def _opens_last(board: Board, random: Random) -> Planted:
    races = random.randrange(8, 16)
    first = open_sea(board, random)
    course = (first, neighbours(first)[random.randrange(6)])
    rule = Crossing("Planted", course, 5, from_race=races - 1)
    return Planted(with_rule(with_rule(board, Override((("races", races),))), rule), course, "Planted")


def _tunnel_to_nowhere(board: Board, random: Random) -> Planted | None:
    """Let a crossing over water end next to where it begins."""
    shore = [
        hex_ for hex_ in board.sheet.hexes() if board.terrain_at(hex_) == OPEN and _is_at_sea(board, hex_)
    ]
    one = random.choice(shore)
    beside = [hex_ for hex_ in neighbours(one) if hex_ in shore and not _is_parted(board, one, hex_)]
    for other in beside:
        for sea in neighbours(one):
            if sea in board.sheet and board.terrain_at(sea) == SEA and distance(sea, other) == 1:
                course = (one, sea, other)
                tunnel = Crossing("Planted", course, 6, whole=True)
                return Planted(with_rule(board, tunnel), course, "Planted")
    return None


def _label_misprinted(board: Board, random: Random) -> Planted:
    spot, first = land(board, random), open_sea(board, random)
    course = (first, neighbours(first)[random.randrange(6)])
    text = f"It leads to {board.sheet.label(spot)}."
    return Planted(with_rule(board, Crossing("Planted", course, 5, text=text)), (spot,), "Planted")


def _correction_not_made(board: Board, random: Random) -> Planted:
    town, spot = keyed(board, random), land(board, random)
    text = f"{town.name} is at {board.sheet.label(spot)}, not at {board.sheet.label(town.hex)}."
    errata = (*board.errata, Erratum("2026-10-01", text))
    return Planted(board.edited(errata=errata), (spot,), f"erratum {len(errata)}")


def _note_differs(board: Board, random: Random) -> Planted:
    prize = random.randrange(70, 99)
    text = random.choice(["The first train wins {}.", "Der erste Zug gewinnt {}."]).format(prize)
    noted = with_rule(board, Note(text))
    return Planted(noted, (), f"note {len(noted.special_rules)}", told=str(prize))


SENSE_PLANTS = (
    Plant("a port's mark forgotten", "F114", _mark_forgotten),
    Plant("no port marked but those of ferries", "F114", _marks_for_ferries),
    Plant("a ferry between neighbours on one coast", "F115", _coaster),
    Plant("a hex of one special copied to another", "K115", _exit_shared),
    Plant("a special's hex across the map", "K116", _exit_across),
    Plant("all starts in one corner", "N103", _starts_in_a_corner),
    Plant("the lower course of a river misspelt", "S117", _lower_course_misspelt),
    Plant("a stream drawn round a town", "S105", _ringed_by_a_river),
    Plant("a small town marked as a start", "T126", _small_start),
    Plant("a town entered twice, once shortened", "T116", _abbreviated),
    Plant("special races after the last", "X138", _special_races),
    Plant("prizes in the wrong order", "X139", _prizes_reversed),
    Plant("a crossing for the last race", "X140", _opens_last),
    Plant("a tunnel that ends next to its start", "X141", _tunnel_to_nowhere),
    Plant("a label in a text that its rule has not", "X142", _label_misprinted),
    Plant("a correction that was never made", "X142", _correction_not_made),
    Plant("a note whose number nothing has", "X111", _note_differs),
)
