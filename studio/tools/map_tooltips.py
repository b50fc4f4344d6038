"""What there is to tell of a sign or a course on the map to who rests the pointer on it."""

from collections.abc import Iterator
from dataclasses import replace

from engine.board.document import Board
from engine.board.places import Ferry, PermittedBuild, Special
from engine.board.rules import Crossing
from engine.messages import Phrase, Saying, say
from engine.rulesets.editions import rules_of
from engine.rulesets.overrides import RuleSetError
from studio.drawing.paper.rule_text import crossing_terms, own
from studio.drawing.paper.tables import ends_of, ferry_rows, price_of, where_of
from studio.tools.selection import selection_at

_ROW: Phrase = "{what}: {price}"


def told_at(board: Board, x_mm: float, y_mm: float, whole: Board | None = None) -> tuple[str, ...]:
    """Return lines on the special, ferry, crossing or permitted build under a place; none for all else.

    Of a board of which not all is shown, ``whole`` is the one with all that is on it.
    """
    whole = whole or board
    match selection_at(board, x_mm, y_mm, whole).thing:
        case Special() as special:
            return (_special(whole, special),)
        case Crossing() as crossing:
            return tuple(_crossing(whole, crossing))
        case Ferry() as ferry:
            return tuple(_ferry(whole, ferry))
        case PermittedBuild(country=country):
            return (say("Permitted build in {country}", country=country),)
        case _:
            return ()


def _special(board: Board, special: Special) -> Saying:
    """Return a special's key and name, and from where one gets there (6.B1c)."""
    called = say("Special {key}, {name}", key=special.key, name=special.name or say("no name yet"))
    where = where_of(board, special)
    return say(_ROW, what=called, price=where) if where else called


def _crossing(board: Board, crossing: Crossing) -> Iterator[str]:
    """Yield a crossing's price and terms, then what it says of itself (6.C4)."""
    name = crossing.name or say("crossing {ends}", ends=ends_of(board, crossing))
    price = say("costs {price}", price=price_of(replace(crossing, money=False)))
    yield say("{name}: {terms}.", name=name, terms=(price, *crossing_terms(crossing)))
    if crossing.text:
        yield own(crossing.text)


def _ferry(board: Board, ferry: Ferry) -> Iterator[str]:
    """Yield a ferry's prices and delays (6.C1)."""
    try:
        rules = rules_of(board)
    except RuleSetError as error:
        yield error.said
        return
    yield from (say(_ROW, what=what, price=price) for what, price in ferry_rows(rules, ferry))
