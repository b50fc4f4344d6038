"""Which hexes a railway can get to, whatever it costs."""

from collections import defaultdict, deque
from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise

from engine.board.document import Board
from engine.board.open_links import OpenLinks, is_abroad, may_be_entered, open_links
from engine.board.sailings import sailings
from engine.board.starts import all_starts
from engine.board.terrain import OPEN, WATER
from engine.edits.terrain import PaintTerrain
from engine.hexes.lattice import Hex

_Pair = tuple[Hex, Hex]


def hexes_in_reach(board: Board, starts: Iterable[Hex]) -> frozenset[Hex]:
    """Return every hex that track from any of the starts can be extended to.

    Track goes over open sides of land, stops in the first foreign hex but for permitted builds (6.C2),
    uses crossings and bridge ferries from end to end (6.C1d, 6.C4), and reaches the far port of any other
    ferry without going on from there.
    """
    courses, sailed = tuple(_courses(board)), tuple(sailing.ports for sailing in sailings(board))
    return _reached(open_links(board), courses, sailed, tuple(dict.fromkeys(starts)))


@lru_cache(maxsize=32)
def _reached(
    links: OpenLinks, courses: tuple[_Pair, ...], sailed: tuple[_Pair, ...], starts: tuple[Hex, ...]
) -> frozenset[Hex]:
    """Return the hexes in reach; kept, for several checks look out from the same starts."""
    extra, far_ports = _joined(courses), _joined(sailed)
    reached = {hex_ for hex_ in starts if links.is_land(hex_)}
    dead_ends: set[Hex] = set()
    waiting = deque(reached)
    while waiting:
        here = waiting.popleft()
        dead_ends.update(far_ports.get(here, ()))
        for there in (*(hex_ for _, hex_ in links.onward(here)), *extra.get(here, ())):
            if there not in reached:
                reached.add(there)
                waiting.append(there)
    return frozenset(reached | dead_ends)


def hexes_of_tracks(board: Board) -> frozenset[Hex]:
    """Return every hex that track can ever get to; none where no company could lay any from a start.

    Of starts that no track leads on from there are checks of their own; of what is lost only with a town
    in water T102 says, and of what is lost with a start abroad T114.
    """
    board = _at_home(board)
    starts = [hex_ for hex_ in all_starts(board) if not is_hemmed_in(board, hex_)]
    return hexes_in_reach(_drained(board), starts) if starts else frozenset()


def is_hemmed_in(board: Board, start: Hex) -> bool:
    """Return whether no track can be begun on a hex for its ground or its country, not for what is around."""
    if not may_be_entered(board, start):
        return True
    permitted = any(start in build.course for build in board.permitted_builds)
    return is_abroad(board, start) and not permitted and start not in _joined(_courses(board))


def _at_home(board: Board) -> Board:
    """Return the board with those countries home ground in which a start lies that no one can build from."""
    hemmed = [hex_ for hex_ in all_starts(board) if is_abroad(board, hex_) and is_hemmed_in(board, hex_)]
    shut = [board.country_at(hex_) for hex_ in hemmed if may_be_entered(board, hex_)]
    if not shut:
        return board
    countries = (replace(each, foreign=False) if each in shut else each for each in board.countries)
    return board.edited(countries=tuple(countries))


def _drained(board: Board) -> Board:
    """Return the board with land under the towns in water."""
    wet = tuple(town.hex for town in board.towns if board.terrain_at(town.hex) in WATER)
    return PaintTerrain(wet, OPEN).apply(board) if wet else board


def _courses(board: Board) -> list[_Pair]:
    """Return the links along crossings, and the ports that bridge ferries join."""
    pairs = [pair for rule in board.crossings for pair in pairwise(rule.course)]
    return [
        *pairs,
        *(sailing.ports for sailing in sailings(board) if sailing.ferry.bridge and not sailing.ferry.public),
    ]


def _joined(pairs: Iterable[_Pair]) -> dict[Hex, tuple[Hex, ...]]:
    """Return for each hex of some pairs those it is joined to."""
    joined: defaultdict[Hex, tuple[Hex, ...]] = defaultdict(tuple)
    for one, other in pairs:
        joined[one] += (other,)
        joined[other] += (one,)
    return dict(joined)
