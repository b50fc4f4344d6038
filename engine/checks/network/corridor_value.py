"""What a narrow place is worth to the company that holds it, and what it takes to hold two."""

from engine.board.document import Board
from engine.board.places import Ferry
from engine.board.starts import first_starts
from engine.checks.frame.placeholder_names import known_as
from engine.checks.network.articulation import Beside, part_of
from engine.checks.reach.laying_costs import FAR, Laying
from engine.hexes.lattice import Hex
from engine.messages import Phrase, Saying, say, together
from engine.rulesets.ruleset import RuleSet
from engine.text.names import as_folded, folded


def dues_at(board: Board, rules: RuleSet, laying: Laying, beside: Beside, hexes: tuple[Hex, ...]) -> Saying:
    """Return what companies pay at a narrow place to those that were there before (6.A5, 6.C1b)."""
    ferries = {hex_: _ferries_over(board, laying, beside, hexes, hex_) for hex_ in hexes}
    sailed = [ferry for each in ferries.values() for ferry in each]
    towns = [hex_ for hex_ in hexes if any(town.keys for town in board.towns_by_hex.get(hex_, ()))]
    told: list[Phrase] = []
    if any(hex_ not in towns and not ferries[hex_] for hex_ in hexes):
        due = rules.junction + 2 * rules.alongside_half
        told.append(
            say("later companies that build alongside pay {due} per hex to each earlier one", due=due)
        )
    told += [
        say(
            "the ferry {ferry} goes to its first buyer for {price}, and the others pay {fee} per use",
            ferry=known_as(ferry.name),
            price=ferry.price,
            fee=ferry.fee,
        )
        for ferry in sailed
        if not ferry.public
    ]
    return together(tuple(told or [say("a town, where nothing is paid")]), "; ")


def _ferries_over(
    board: Board, laying: Laying, beside: Beside, cut: tuple[Hex, ...], port: Hex
) -> list[Ferry]:
    """Return the ferries from a port at a narrow place that lead to what is beyond it, not back again."""
    found = []
    names = as_folded(town.name for town in board.towns_by_hex.get(port, ()))
    for ferry in board.ferries:
        ends = laying.places(
            board.towns_by_name[name].hex
            for name in ferry.ports
            if folded(name) not in names and name in board.towns_by_name
        )
        if names.isdisjoint(map(folded, ferry.ports)) or len(ends) != 1 or laying.hexes[ends[0]] in cut:
            continue
        beyond = part_of(beside, ends[0], laying.places(cut))
        if beyond.isdisjoint(laying.beside(laying.numbers[port])):
            found.append(ferry)
    return found


def means_to_hold(board: Board, laying: Laying, hexes: tuple[Hex, ...]) -> Phrase:
    """Return a sentence on the start from which track to two hexes costs least, and how much; or nothing."""
    one, other = laying.places(hexes)
    between = laying.costs_from([one])[other]
    found = []
    for start in first_starts(board):
        for place in laying.places([start]):
            costs = laying.costs_from([place])
            both = min(costs[one], costs[other]) + min(max(costs[one], costs[other]), between)
            found.append((both, board.sheet.rank(start), start))
    if not found or min(found)[0] >= FAR:
        return ""
    cost, _, start = min(found)
    names = (town.name for town in board.towns_by_hex.get(start, ()) if town.name.strip())
    return say(
        " A company from {start} can reach both for {cost} points.",
        start=next(names, board.sheet.label(start)),
        cost=cost,
    )
