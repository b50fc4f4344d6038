"""Where companies may be meant to begin on a board that marks no start."""

from collections.abc import Iterator
from dataclasses import replace

from engine.board.document import Board
from engine.board.places import Town
from engine.checks.reach.reachable_hexes import hexes_in_reach, is_hemmed_in
from engine.diagnostics.findings import Fix
from engine.edits.protocol import Several
from engine.edits.towns import ChangeTown
from engine.messages import listed, say


def marked_starts(board: Board) -> Iterator[Fix]:
    """Yield the fix that marks as starts the towns with more keys than the rest, if these are clearly meant.

    They are as many as players at most and half as many at least, for no more than two may share one (6.A2),
    and track leads from each to all others.
    """
    towns = _foremost(board)
    if not towns or any(is_hemmed_in(board, town.hex) for town in towns):
        return
    reach = hexes_in_reach(board, (towns[0].hex,))
    if all(town.hex in reach for town in towns):
        edits = tuple(ChangeTown(town, replace(town, start=True), "Mark starts") for town in towns)
        title = say("Mark {names} as starts", names=listed([town.name for town in towns]))
        yield Fix(title, Several("Mark starts", edits), safe=False)


def _foremost(board: Board) -> list[Town]:
    """Return the towns with more keys than all others, as many as can be if they are starts; or none."""
    keyed = [town for town in board.towns if town.keys and town.name.strip()]
    for least in sorted({len(town.keys) for town in keyed})[1:]:
        towns = [town for town in keyed if len(town.keys) >= least]
        if len(towns) <= board.players.most <= 2 * len(towns):
            return towns
    return []
