"""Families R, N and V: what the figures of a board must tell of a change, and where."""

from dataclasses import replace
from random import Random

from engine.board.document import Board
from engine.board.places import Ferry, Town
from engine.board.rules import Override
from engine.board.starts import first_starts
from engine.board.terrain import CLOSED, OPEN
from engine.edits.sheet import ChangeSheet
from engine.edits.terrain import PaintTerrain
from engine.hexes.labels import LabelScheme, usual_blocks
from engine.hexes.lattice import neighbours
from engine.hexes.margins import Margins
from tests.engine.checks.seeding.planting import (
    Plant,
    Planted,
    land,
    open_sea,
    used_hexes,
    with_rule,
    with_town,
)

_CLUSTER = 4
_FAR = 90
"""Hexes of a course so long that every run over it is monstrous on any shipped board."""


def _plain(board: Board) -> list[Town]:
    """Return the towns with keys of their own that nothing else hangs on."""
    called = {name for ferry in board.ferries for name in ferry.ports}
    called |= {name for special in board.specials for name in special.towns}
    return [
        town
        for town in board.towns
        if town.keys and not (town.small or town.start or town.port or town.name in called)
    ]


def _start_more(board: Board, random: Random) -> Planted:
    """Mark one more town as a start."""
    town = random.choice([town for town in _plain(board) if town.hex not in first_starts(board)])
    return Planted(with_town(board, town, start=True), (town.hex,), told=f"from {town.name} ")


def _building_longer(board: Board, random: Random) -> Planted:
    """Have building end with other towns left unserved than by the rules."""
    left = random.randint(5, 20)
    bad = with_rule(board, Override((("unserved_towns", left),)))
    return Planted(bad, told=f"rounds until {left} towns are left")


def _crowded(board: Board, random: Random) -> Planted:
    """Move towns side by side."""
    spot = land(board, random)
    towns = random.sample(_plain(board), _CLUSTER)
    spots = dict(zip(towns, (spot, *neighbours(spot)), strict=False))
    moved = tuple(replace(town, hex=spots[town]) if town in spots else town for town in board.towns)
    # Next to the pairs that are too short anyhow.
    return Planted(board.edited(towns=moved), tuple(spots.values()), most=40)


def _fewer_races(board: Board, random: Random) -> Planted:
    """Run another number of races."""
    races = random.randint(6, 18)
    return Planted(with_rule(board, Override((("races", races),))), told=f"All {races} races can be formed")


def _far_off(board: Board, random: Random) -> Planted | None:
    """Move a town to an island that a ferry reaches after sailing to and fro for long."""
    isle = open_sea(board, random)
    towns = [town for town in board.towns if town.port and board.terrain_at(town.hex) not in CLOSED]
    if not towns:
        return None
    town, harbour = random.choice(_plain(board)), random.choice(towns)
    sea = [hex_ for hex_ in neighbours(isle) if hex_ in board.sheet][:2]
    course = tuple(sea[at % 2] for at in range(_FAR))
    bad = PaintTerrain((isle,), OPEN).apply(with_town(board, town, hex=isle, port=True))
    bad = bad.edited(ferries=(*bad.ferries, Ferry("Slow Boat", (harbour.name, town.name), course)))
    # Every place is the other end of such a run.
    return Planted(bad, (isle,), told=town.name, most=len(board.towns) + len(used_hexes(board)))


def _vast(board: Board, random: Random) -> Planted:
    """Have the sheet grow far beyond its map."""
    margins = Margins(south=random.randint(160, 220), east=random.randint(120, 180))
    rows = board.sheet.rows + margins.south
    labels = LabelScheme(blocks=usual_blocks(rows, board.sheet.columns + margins.east))
    vast = ChangeSheet(margins, labels).apply(board)
    return Planted(vast, told=f"The sheet has {vast.terrain.size:,} hexes")


FIGURE_PLANTS = (
    Plant("one start more", "N201", _start_more),
    Plant("other towns left unserved", "N204", _building_longer),
    Plant("towns moved side by side", "R201", _crowded),
    Plant("another number of races", "R202", _fewer_races),
    Plant("a town beyond a ferry that sails for ever", "R203", _far_off),
    Plant("a sheet far larger than its map", "V204", _vast),
)
