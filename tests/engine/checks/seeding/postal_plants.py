"""Families R and X: tables of races by sectors that cannot be drawn, or only with repeats (VP.O3a, VP.O4)."""

from dataclasses import replace
from random import Random

from engine.board.document import Board
from engine.board.rules import Override
from tests.engine.checks.seeding.planting import Plant, Planted, with_rule

_DICE = "dice-36+6"


def _by_post(board: Board) -> Board | None:
    return board.edited(rules="postal") if board.keys == _DICE else None


def _far_runs(board: Board, random: Random) -> Planted | None:
    """Ask for runs longer than the middle of the map is from anywhere."""
    posted = _by_post(board)
    if posted is None:
        return None
    return Planted(with_rule(posted, Override((("min_run", random.randrange(30, 60)),))))


def _sectors_of_one_town(board: Board, random: Random) -> Planted | None:
    """Give all keys of each sector to one of its towns."""
    posted = _by_post(board)
    if posted is None:
        return None
    keyed = [town for town in board.towns if town.keys]
    random.shuffle(keyed)
    chosen = {town.keys[0][0]: town.name for town in keyed}
    own = {name: [tens for tens in chosen if chosen[tens] == name] for name in chosen.values()}
    towns = (
        replace(town, keys=tuple(f"{tens}{n}" for tens in own.get(town.name, ()) for n in range(1, 7)))
        for town in board.towns
    )
    return Planted(posted.edited(towns=tuple(towns)))


def _no_dice(board: Board, _random: Random) -> Planted:
    return Planted(board.edited(rules="postal", keys="cards-52"))


POSTAL_PLANTS = (
    Plant("runs by post longer than the map allows", "R103", _far_runs),
    Plant("by post all keys of a sector in one town", "R104", _sectors_of_one_town),
    Plant("sectors on a board for cards", "X146", _no_dice),
)
