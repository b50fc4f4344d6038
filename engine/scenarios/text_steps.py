"""The step that reads orders as a player writes them: what they mean, and what is not clear (VP.B10)."""

import re
from typing import Any, Final

from engine.game.facts import NOWHERE
from engine.game.state import Pair
from engine.postal.reading import syntax
from engine.postal.reading.companies import Companies, Company
from engine.postal.reading.gazetteer import Gazetteer
from engine.postal.reading.letters import LetterError, letter_from_text
from engine.postal.reading.orders import Occasion, orders_of
from engine.postal.reading.written_orders import Concern, Orders
from engine.scenarios.laid import bends
from engine.scenarios.position import pair_of
from engine.scenarios.table import Table
from engine.scenarios.values import Fields, ScenarioError
from engine.scenarios.vocabulary import fields_of, list_of, number_of, text_of

_RACE: Final = re.compile(r"([0-9]{1,3})[ \t]*\)[ \t]*")


def text(table: Table, value: Any) -> Fields:
    """Read a letter of the first player, or of one who is named; nothing of it is carried out.

    Races that it names by number and keys are taken to be offered.
    """
    fields = {"orders": value} if isinstance(value, str) else value
    fields = fields_of(fields, ("player", "orders", "races"), table.where)
    seat = table.seat(fields["player"]) if "player" in fields else 0
    letter = text_of(fields.get("orders"), table.where)
    races = tuple(_offered(table, letter, fields.get("races", [])))
    rules = table.game.facts.rules
    number = table.round or (rules.build_rounds + 1 if races else 1)
    occasion = Occasion(
        Gazetteer(table.board, table.game.facts),
        table.game.facts,
        table.state,
        _companies(table),
        seat,
        number,
        table.state.post.rolls,
        races,
    )
    try:
        orders = orders_of(letter_from_text(letter), occasion)
    except LetterError as error:
        raise ScenarioError(f"{table.where}: {error}") from error
    return _told(table, orders)


def expected_by_bends(table: Table, said: Fields) -> Fields:
    """Return what a file expects with chains of hexes by their ends and bends, as results have them."""
    told = dict(said)
    if "chains" in said:
        told["chains"] = [bends(table, chain) for chain in table.chains(said["chains"])]
    if "route" in said:
        told["route"] = bends(table, table.chain(said["route"]))
    return told


def _offered(table: Table, letter: str, value: Any) -> "list[Pair]":
    """Return the races of a round: those given, and those that the letter names by number and keys."""
    found: list[Pair] = []
    for race in list_of(value, table.where):
        number_and_ends = list_of(race, table.where)
        if len(number_and_ends) != len(("number", "from", "to")):
            raise ScenarioError(f"{table.where}: a race has a number and two destinations.")
        number, origin, goal = number_and_ends
        found.append(pair_of(table, origin, goal)._replace(race=number_of(number, table.where)))
    for head in _RACE.finditer(letter.casefold()):
        keys = syntax.KEYS.match(letter.casefold(), head.end())
        if keys and int(head[1]) not in {pair.race for pair in found}:
            ends = (key.strip(" @s").upper() for key in keys.groups())
            found.append(pair_of(table, *ends)._replace(race=int(head[1])))
    return found


def _companies(table: Table) -> Companies:
    """Return the players as companies: each by name and, where no other begins alike, by its first letter."""
    firsts = [name[:1].upper() for name in table.players]
    return Companies(
        tuple(
            Company(name, first if firsts.count(first) == 1 else "")
            for name, first in zip(table.players, firsts, strict=True)
        )
    )


def _told(table: Table, orders: Orders) -> Fields:
    built = (piece for roll in orders.rolls for piece in roll)
    told: Fields = {
        "chains": [bends(table, piece.hexes) for piece in (*built, *orders.extra) if len(piece.hexes) > 1],
        "starts": [table.game.facts.labels[hex_] for hex_ in orders.setup.starts],
    }
    unclear = [doubt for doubt in orders.doubts if doubt.concern is Concern.UNCLEAR]
    if unclear:
        words = orders.letter.quote(unclear[0].span)
        condition = syntax.CONDITION.search(words.casefold())
        told["unclear"] = condition[0] if condition else words
    if orders.races:
        run = orders.races[0]
        told |= {
            "route": bends(table, run.route.hexes) if run.route.hexes else "",
            "needs": run.route.cost,
            "pays": {table.players[seat]: amount for seat, amount in enumerate(run.pay) if amount},
        }
        if run.partner != NOWHERE:
            told["with"] = table.players[run.partner]
    return told
