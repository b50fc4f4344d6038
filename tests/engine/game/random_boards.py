"""Random small boards with everything a map can hold, and random deviations from the editions."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

from engine.board.document import Board
from engine.board.keys import KEY_SCHEMES
from engine.board.lines import SideLine
from engine.board.places import Ferry, PermittedBuild, Special, Town
from engine.board.rules import Connection, Crossing, Plain, StartRule
from engine.hexes.lattice import DIRECTIONS, neighbour
from engine.hexes.sides import side_of
from tests.engine.game.boards import abroad, board_of

COLUMNS, ROWS = 9, 5
STRAIT = 5
"""The column (from 0) that is sea from north to south on boards with ferries and crossings."""

OPTIONS: Mapping[str, Sequence[Plain]] = {
    "alongside_half": (1, 2),
    "alongside_towns": (0, 1, 4),
    "bonus": (0, 5, 9),
    "bonus_in_operating": (True,),
    "build_die": ((1, 6), (2, 3, 4)),
    "debt": (False,),
    "disembark_takes": (0, 2),
    "embark_takes": (0, 2),
    "better_route": ("forbids",),
    "exchange": (False,),
    "extra_every": (0, 1, 2),
    "extra_from": ("points", "takings", "credit"),
    "extra_order": ("poorest", "richest"),
    "extra_pays_rivals": (True, False),
    "extra_percent": (0, 25, 100),
    "extra_points": (0, 3, 15),
    "first_turn_moves": (True, False),
    "hill_delay": ("from_open",),
    "hill_half": (0, 3),
    "hill_takes": (0, 2),
    "hill_to_hill_less": (0, 1, 2),
    "idle_races": (1, 2),
    "idle_rounds": (1, 2, 6),
    "idle_trains_roll": (True,),
    "joint_hexes": (0, 20),
    "joint_hexes_with_one": (1, 3),
    "joint_percent": (25, 100),
    "joint_receipts": ("shared", "own"),
    "junction": (0, 2),
    "junction_abroad": (True,),
    "key_uses": (1, 2),
    "keys_drawn": ("cards",),
    "leap_hexes": (1, 2, 5),
    "leap_toll": ("hexes",),
    "leaps": (0, 3),
    "leaps_over_one": (1, 2),
    "length_by": ("links",),
    "link_cost": (2,),
    "min_run": (1, 2, 3, 4),
    "most_net": (2, 10),
    "most_to_one": (2, 4, 10),
    "notice_at": (0, 2, 3),
    "notice_turns": (1, 3),
    "one_throw": (True, False),
    "pairs_redrawn": (True, False),
    "prizes": ((20, 10), (16, 9, 5)),
    "race_die": ((1, 6), (2, 3)),
    "race_judged": ("furthest", "in_order"),
    "river_cost": (0, 4),
    "routes_turn": (True,),
    "save_from": (0, 4, 5),
    "scoring": ("bus boss", "prizes"),
    "sea_takes": (0, 1),
    "small_bonus": (0, 7),
    "sole_prize": (0, 12),
    "special_races": ((1,), (2, 3)),
    "start_money": (4, 8, 35),
    "swamp_half": (0, 1),
    "swamp_takes": (1,),
    "target_raise": (10,),
    "targets": ((30, 40), (60,)),
    "toll": (0, 2),
    "towns_keep_terrain": (True,),
}
"""What a random board may set otherwise than its edition, next to its number of races."""


def random_board(random: Random, rules: str) -> Board:
    """Return a board of a rule set with random ground, towns, keys, ferries, crossings and borders."""
    terrain = [[random.choice("......^^^%") for _ in range(COLUMNS)] for _ in range(ROWS)]
    keys = random.choice(("dice-36", "dice-36+6", "cards-52"))
    overrides: dict[str, Plain] = {
        name: random.choice(OPTIONS[name]) for name in random.sample([*OPTIONS], 10)
    }
    if "debt" in overrides:
        overrides["start_money"] = random.choice((4, 8, 20))
    overrides |= {"races": random.randrange(1, 5), "unserved_towns": random.randrange(2)}
    overrides.setdefault("idle_rounds", 4)
    sea = random.random() < 0.6
    for row in terrain if sea else ():
        row[STRAIT] = "~"
    board = board_of(["".join(row) for row in terrain], override=list(overrides.items()), keys=keys)
    board = board.edited(
        rules=rules, towns=_towns(random, board, keys, sea=sea), lines=_rivers(random, board)
    )
    board = _with_connections(board)
    board = _with_border(board) if random.random() < 0.5 else board
    board = _with_strait(random, board) if sea else board
    return _with_specials(board) if board.key_scheme.specials else board


def _towns(random: Random, board: Board, keys: str, *, sea: bool) -> tuple[Town, ...]:
    """Return towns with keys all over the land, some of them small, one key for two of them."""
    taken = {"A1", "A5", "A7", "C5", "C7"}
    labels = [f"{row}{column}" for row in "ABCDE" for column in range(1, COLUMNS + 1)]
    free = [label for label in labels if label not in taken and not (sea and label[1:] == str(STRAIT + 1))]
    places = random.sample(free, random.randrange(4, 8))
    numbers = [key for key in KEY_SCHEMES[keys].towns if key[:-1] not in {"Q", "K"}]
    dealt = [numbers[turn :: len(places)] for turn in range(len(places))]
    towns = [
        Town(
            f"Town {label}",
            board.sheet.hex_named(label),
            tuple(own),
            small=random.random() < 0.3,
            start=turn < 2,
            bonus=(None, 0, 12, None)[turn % 4],
        )
        for turn, (label, own) in enumerate(zip(places, dealt, strict=True))
    ]
    twin = Town("Twin", board.sheet.hex_named("A1"), (dealt[0][0],), small=True)
    quays = [
        Town(f"Quay {label}", board.sheet.hex_named(label), port=True) for label in ("A5", "A7", "C5", "C7")
    ]
    return (*towns, twin, *quays)


def _rivers(random: Random, board: Board) -> tuple[SideLine, ...]:
    """Return a river along some sides, and some sides that are closed."""
    hexes = [*board.sheet.hexes()]
    sides = {side_of(hex_, d) for hex_ in hexes for d in DIRECTIONS if neighbour(hex_, d) in hexes}
    chosen = random.sample(sorted(sides), 14)
    brook = SideLine("river", "Brook", tuple(chosen[:8]))
    # Some of its sides are those of the brook as well: the dearer counts.
    firth = SideLine("river", "Firth", tuple(chosen[6:12]), random.choice((None, 0, 4)))
    return brook, firth, SideLine("closed", "Gorge", tuple(chosen[12:]))


def _with_connections(board: Board) -> Board:
    """Return the board with bonuses for joining towns, a town and a hex, and three places."""
    one, other, third, *_ = (town.name for town in board.towns)
    corner = board.sheet.hex_named("E1")
    connections = (
        Connection(towns=(one, third), bonus=8),
        Connection((corner,), (other,), bonus=5, building_only=True),
        Connection((corner,), (one, other), bonus=11),
    )
    return board.edited(special_rules=(*board.special_rules, *connections))


def _with_border(board: Board) -> Board:
    """Return the board with its north-eastern corner abroad, and a broken line through it."""
    board = abroad(board, ("A8", "A9", "B8", "B9"))
    course = tuple(map(board.sheet.hex_named, ("A7", "A8", "A9", "B9", "C9")))
    return board.edited(permitted_builds=(PermittedBuild("Abroad", course),))


def _with_strait(random: Random, board: Board) -> Board:
    """Return the board with two ferries and two crossings over its strait."""
    label = board.sheet.hex_named
    public, at_once = random.random() < 0.3, random.random() < 0.3
    ferries = tuple(
        replace(
            Ferry(name, (f"Quay {row}5", f"Quay {row}7"), (label(f"{row}6"),), 6, 4, bridge, *delays),
            public=public and bridge,
            at_once=at_once and not bridge,
        )
        for name, row, bridge, delays in (("Packet", "A", True, ()), ("Pilot", "C", False, (2, 0, 1)))
    )
    crossings = tuple(
        Crossing(
            name,
            tuple(map(label, (f"{row}5", f"{row}6", f"{row}7"))),
            random.choice((3, 5, 7)),
            whole=whole,
            owners=random.randrange(3),
            from_race=random.randrange(2),
            delay=random.randrange(2),
            money=random.random() < 0.3,
            alongside=random.choice((None, 0, 1)),
            tunnel=random.random() < 0.4,
            free=random.random() < 0.4,
        )
        for name, row, whole in (("Tunnel", "B", True), ("Bridge", "D", False))
    )
    second = StartRule((label("E9"),), second=True, price=5, from_race=random.randrange(2))
    return board.edited(ferries=ferries, special_rules=(*board.special_rules, *crossings, second))


def _with_specials(board: Board) -> Board:
    """Return the board with its special destinations: any port, an edge, two hexes, and so round."""
    corners = tuple(map(board.sheet.hex_named, ("A1", "E9")))
    specials = []
    for turn, key in enumerate(board.key_scheme.specials):
        if board.keys == "cards-52" and key[:-1] not in {"Q", "K"}:
            continue
        kind = (
            Special(key, f"any port {key}", any="port"),
            Special(key, f"South {key}", edge="south"),
            Special(key, f"corner {key}", hexes=corners),
        )
        specials.append(kind[turn % 3])
    return board.edited(specials=tuple(specials))
