"""What companies may order by post next to track, on the page: ferries, crossings and starts."""

from collections.abc import Iterable, Iterator
from itertools import pairwise

from engine.board.document import Board
from engine.game.facts import NOWHERE, Facts
from engine.game.moves import Buy, Cross, Start
from engine.game.state import State
from engine.game.track.crossings import holders, not_open
from engine.game.track.ferries import bridgeheads
from engine.game.track.starts import why_not_start_again
from engine.hexes.lattice import Hex
from engine.postal.reading.written_orders import Work
from engine.postal.report_lines import Wording
from studio.drawing.game.laid_track import hexes_of
from studio.reports.html_page import CENT, Plain

DASHED, RING = 1, 2
"""How a mark of a company is drawn: as a line that is no track, or as a ring around its start."""


def works_data(wording: Wording) -> Plain:
    """Return the ferries, crossings and second starts to order, and what rules over leaps.

    ``at`` are hexes of which the company needs track in one, ``opens`` those from where it builds on.
    """
    facts, state = wording.history.game.facts, wording.history.state
    seats, rules = range(state.players), facts.rules
    return {
        "works": list(_works(wording, facts, state)),
        "ferries": list(_passages(facts, state)),
        "bridges": [list(bridgeheads(facts, state, seat)) for seat in seats],
        "leaps": {
            "most": rules.leap_hexes,
            "rivals": [[rival for rival in seats if _may_leap(facts, state, seat, rival)] for seat in seats],
        },
    }


def _works(wording: Wording, facts: Facts, state: State) -> Iterator[Plain]:
    seats = range(state.players)
    for number, ferry in enumerate(facts.ferries):
        if state.ferries[number] == NOWHERE:
            ports = list(ferry.ports)
            way = [ports[0], *ferry.course, ports[1]]
            opens = ports if ferry.bridge else []
            yield _work(wording, Buy(number), seats, way, at=ports, opens=opens, price=ferry.price)
    for number, crossing in enumerate(facts.crossings):
        may = [seat for seat in seats if not not_open(facts, state, seat, number)]
        may = [seat for seat in may if not holders(state, crossing) >> seat & 1]
        if crossing.whole and may:
            way = list(crossing.way)
            cost = {"price": crossing.cost} if crossing.money else {"points": crossing.cost}
            made = _work(wording, Cross(number), may, at=[way[0], way[-1]], opens=way, way=way, **cost)
            yield made | {
                "links": list(crossing.links),
                "backs": [facts.backs[link] for link in crossing.links],
            }
    for hex_, terms in facts.second_starts.items():
        may = [seat for seat in seats if why_not_start_again(facts, state, seat, Start(hex_)) is None]
        if may:
            yield _work(wording, Start(hex_), may, [hex_], opens=[hex_], price=terms.price)


def _work(wording: Wording, work: Work, seats: Iterable[int], way: list[int], **more: object) -> Plain:
    plain = {"text": wording.work(work), "seats": list(seats), "way": way, "at": [], "opens": []}
    return plain | {"points": 0, "price": 0} | more


def _passages(facts: Facts, state: State) -> Iterator[Plain]:
    """Yield the ferries that trains go by: the ports, how many links that is, the fee, and who has it."""
    for number, ferry in enumerate(facts.ferries):
        owner = state.ferries[number]
        if owner != NOWHERE:
            links = len(ferry.sea) + 1
            yield {"ports": list(ferry.ports), "links": links, "fee": ferry.fee, "owner": owner}


def _may_leap(facts: Facts, state: State, player: int, rival: int) -> bool:
    """Return whether a company may still leap over a rival's track (6.C3, E.C5)."""
    rules = facts.rules
    made = [held.rival for held in state.footholds if held.player == player and held.rival != NOWHERE]
    is_full = bool(rules.leaps) and len(made) >= rules.leaps
    return rival != player and not is_full and made.count(rival) < rules.leaps_over_one


# -- what is drawn ---------------------------------------------------------------------------------


def marks_of(board: Board, facts: Facts, state: State) -> Iterator[list[float]]:
    """Yield what companies have next to track: their ferries and leaps as dashed lines, starts as rings."""
    hexes = hexes_of(board)
    for seat, start in enumerate(state.starts):
        if start != NOWHERE:
            yield _mark(board, hexes, seat, start, start, RING)
    for held in state.footholds:
        if held.rival == NOWHERE:
            yield _mark(board, hexes, held.player, held.hex, held.hex, RING)
        else:
            yield _mark(board, hexes, held.player, held.before, held.hex, DASHED)
    for ferry, owner in zip(facts.ferries, state.ferries, strict=True):
        if 0 <= owner < state.players:
            for start, end in pairwise((ferry.ports[0], *ferry.course, ferry.ports[1])):
                yield _mark(board, hexes, owner, start, end, DASHED)


def _mark(board: Board, hexes: list[Hex], seat: int, start: int, end: int, kind: int) -> list[float]:
    ends = (board.sheet.centre_mm(hexes[start]), board.sheet.centre_mm(hexes[end]))
    return [seat, *(round(part, CENT) for point in ends for part in point), kind]
