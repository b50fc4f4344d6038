"""Towns that no railway can ever get to, which of them hang together, and what would open a way to them."""

from collections.abc import Iterator

from engine.board.document import Board
from engine.board.open_links import is_abroad
from engine.board.places import Town
from engine.board.starts import all_starts
from engine.board.terrain import CLOSED
from engine.checks.frame.home_ground import home_ground
from engine.checks.reach.bridges import ferries_made_bridges
from engine.checks.reach.locked_land import locked_regions
from engine.checks.reach.reachable_hexes import hexes_in_reach, hexes_of_tracks, is_hemmed_in
from engine.diagnostics.findings import Fix
from engine.messages import listed, say
from engine.text.names import as_folded, folded


def lost_towns(board: Board) -> list[Town]:
    """Return the towns, and the ports of specials, out of reach of every start (6.A2, 6.A6)."""
    reach = hexes_of_tracks(board)
    if not reach:
        return []
    # Of a start abroad that no track leads on from T114 says.
    stuck = {hex_ for hex_ in all_starts(board) if is_abroad(board, hex_) and is_hemmed_in(board, hex_)}
    called = as_folded(name for special in board.specials for name in special.towns)
    # A place without keys that no special calls is a landmark, and may lie on an island.
    return [
        town
        for town in board.towns
        if (town.keys or folded(town.name) in called)
        and town.hex not in reach | stuck
        and board.terrain_at(town.hex) not in CLOSED
    ]


def lost_together(board: Board, lost: list[Town]) -> list[Town]:
    """Return the towns lost for the cause of the first: in its country if foreign, else around it."""
    country = board.country_at(lost[0].hex)
    if country is not None and country.foreign:
        return [town for town in lost if board.country_at(town.hex) == country]
    around = hexes_in_reach(board, (lost[0].hex,))
    return [town for town in lost if town.hex in around and not is_abroad(board, town.hex)]


def ways_opened(board: Board, group: list[Town]) -> Iterator[Fix]:
    """Yield what would let track lead to all of some towns: a side opened, a country at home, a bridge made.

    Of sides that is tried by which track would come to them first; of countries each foreign one (6.A2); of
    ferries each that is no bridge to build on (6.C1d).
    """
    hexes = {town.hex for town in group}
    for region in locked_regions(board):
        if not hexes.isdisjoint(region.hexes) and hexes <= hexes_of_tracks(region.opened.apply(board)):
            gate = listed([board.sheet.side_name(side) for side in region.way])
            yield Fix(say("Open {gate}", gate=gate), region.opened, safe=False)
    for country in board.countries:
        if country.foreign:
            opened = home_ground(board, country)
            if hexes <= hexes_of_tracks(opened.edit.apply(board)):
                yield opened
    yield from ferries_made_bridges(board, lambda after: hexes <= hexes_of_tracks(after))
