"""A postal game of three companies on the included board Severn, and its letters."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, Final

from engine.boardfile.reading import read_board
from engine.game.moves import Missing, Piece, RaceOrder, WriteOrders, WriteRound
from engine.game.track.chains import Chains
from engine.postal.folder import Folder, begin_folder
from engine.postal.luck import new_seed
from engine.postal.publishing import files_of, play_round
from engine.postal.reading.companies import Companies
from engine.postal.reading.letters import letter_from_text
from engine.postal.reading.orders import orders_of
from engine.postal.reading.written_orders import Concern
from engine.postal.reports import Report
from engine.postal.terms import Terms, companies_of
from engine.shipped import folder as shipped

LETTERS: Final = shipped("resources") / "postal" / "letters"
CODES: Final = {"JGL": "Just Good Lines", "AYUP": "All Yorkshire", "TBNS": "To Be Named"}


def severn_by_post(path: Path, seed: int = 7, **changes: Any) -> Folder:
    """Begin the game of the sample letters in a folder, by default with their dice."""
    board = read_board(shipped("maps") / "severn.yaml").board
    assert board is not None
    companies: Companies = companies_of(CODES)
    terms = Terms("Severn by post", companies, serial="RR 2501", **changes)
    return begin_folder(path, terms, board, new_seed(seed))


def play(folder: Folder, *missing: int, unclear_by_rule: bool = False) -> tuple[Folder, Report]:
    """Play the round that waits, and return the folder after it with the report."""
    after, told = play_round(folder, missing, unclear_by_rule=unclear_by_rule)
    return folder.saved(after.history, files_of(told), after.terms), told


def started(path: Path) -> Folder:
    """Return the game in round 1: JGL began at Swansea, AYUP at Cardiff, TBNS at Newport."""
    folder = severn_by_post(path)
    for seat, start in enumerate(("Swansea", "Cardiff", "Newport")):
        folder.take(seat, f"0) starts: {start}\n".encode())
    return play(folder)[0]


def towards_towns(folder: Folder, seat: int, rolls: Sequence[int]) -> WriteOrders:
    """Return builds to the towns that are cheapest to reach, as far as each roll goes."""
    facts, state = folder.history.game.facts, folder.history.state.copy()
    written: list[tuple[Piece, ...]] = []
    for roll in rolls:
        chains = Chains(facts, state, seat)
        towns = [town.hex for town in state.map_places.towns if not state.present[town.hex] >> seat & 1]
        found = (chain for town in towns if (chain := chains.to(town)) and not chain.barred and chain.cost)
        laid, left = list[int](), roll
        for start, end in pairwise(min(found, key=lambda chain: (chain.cost, chain.hexes)).hexes):
            link = facts.links[start, end]
            if not state.owners[link] >> seat & 1:
                if facts.costs[link] > left:
                    break
                left -= facts.costs[link]
                state.add_link(facts, seat, link)
            laid = [*(laid or [start]), end]
        written.append((tuple(laid),) if laid else ())
    return WriteOrders(tuple(written))


def some_entries(folder: Folder, seat: int, random: Random) -> WriteRound:
    """Return entries for some races of the round, each by one of the ways that pay off, and extra track."""
    game, state = folder.history.game, folder.history.state
    for _ in range(seat):
        state = game.apply(state, Missing()).state
    moves = [move for move in game.legal_moves(state) if isinstance(move, WriteRound) and move.entries]
    by_race: dict[int, list[RaceOrder]] = {}
    for move in moves:
        by_race.setdefault(move.entries[0].race, []).append(move.entries[0])
    chosen = [random.choice(orders) for _, orders in sorted(by_race.items())]
    random.shuffle(chosen)
    return WriteRound(tuple(chosen[:5]), towards_towns(folder, seat, (8,)).rolls[0])


def links_read_again(folder: Folder, told: Report) -> int:
    """Read the builds of a report as orders; return how many links they have.

    Raises AssertionError where they are not those that were laid.
    """
    before = replace(folder, history=folder.history.before_round(told.result.round))
    links = 0
    for seat in range(len(folder.terms.companies.each)):
        text = "\n".join(told.wording.builds(told.result, seat))
        if not text:
            continue
        orders = orders_of(letter_from_text(text), before.occasion(seat))
        doubts = [str(doubt.says) for doubt in orders.doubts if doubt.concern is not Concern.REMARK]
        assert doubts == [], (text, doubts)
        ordered = [piece for roll in (*orders.rolls, orders.extra) for piece in roll if not piece.work]
        read = [piece.hexes for piece in ordered]
        laid = [piece.hexes for roll in told.result.builds[seat] for piece in roll]
        assert read == [hexes for hexes in laid if len(hexes) > 1], text
        links += sum(len(hexes) - 1 for hexes in read)
    return links
