"""Rules of where to start: what is wrong with them, and what is sound."""

from dataclasses import replace
from typing import Any

from engine.board.document import Board
from engine.board.places import Country
from engine.board.rules import AtPlaces, Connection, Note, Override, StartRule
from engine.board.terrain import OFF, SEA
from engine.edits.terrain import PaintCountry
from engine.hexes.lattice import Hex
from tests.engine.checks.boards import MANY_RACES, Case, at, good_board, painted, town


def starting(*rules: AtPlaces) -> Board:
    """Return the good board with rules of where to start."""
    board = good_board()
    return board.edited(special_rules=(*board.special_rules, *rules))


def _begun_by_rule(*labels: str) -> Board:
    """Return the good board with no town marked, and a rule that names hexes to begin at."""
    board = starting(StartRule(tuple(map(at, labels))))
    return board.edited(towns=tuple(replace(each, start=False) for each in board.towns))


def _costed(price: int, race: int, text: str) -> Board:
    """Return the good board with a second start and what is written of it."""
    return starting(StartRule((at("A1"),), second=True, price=price, from_race=race, text=text))


def _overridden(earlier: tuple[str, int]) -> Board:
    """Return the good board with a field overridden twice, the second time by 6."""
    board = good_board()
    twice = (Override((earlier, ("toll", 1))), Override((("min_run", 6),)))
    return board.edited(special_rules=(*board.special_rules, *twice))


def _islet(*starts: str) -> Board:
    """Return the good board without its ferry and its east but for an islet, and starts by rule."""
    sea = tuple(f"{row}{n}" for row in "ABCDEFGH" for n in range(7, 11) if f"{row}{n}" != "E8")
    board = painted(_begun_by_rule(*starts), SEA, *sea)
    west = tuple(town for town in board.towns if town.name != "Fowey")
    return board.edited(ferries=(), specials=(), keys="none", towns=west)


def _either(*choices: tuple[Hex, ...], most: int = 0, second: bool = False) -> Board:
    """Return the good board with no town marked, and starts of alternatives, numbered from 1."""
    rules = [StartRule(hexes, most=most, alternative=n) for n, hexes in enumerate(choices, 1)]
    again = [StartRule((at("A1"),), second=True, price=6, alternative=2)] if second else []
    board = starting(*rules, *again)
    return board.edited(towns=tuple(replace(each, start=False) for each in board.towns))


def _abroad() -> Board:
    """Return the good board with a start by rule in a foreign country."""
    board = starting(StartRule((at("A1"),))).edited(countries=(Country("France", foreign=True),))
    return PaintCountry((at("A1"),), 1).apply(board)


def _weak(**changes: Any) -> Board:
    """Return the good board with a second start that is changed."""
    board = good_board()
    changed = (replace(t, start=True, **changes) if t.name == "Dent" else t for t in board.towns)
    return board.edited(towns=tuple(changed))


def _paid(bonus: int, name: str = "Dent") -> Board:
    """Return the good board with a town of its own bonus."""
    board = good_board()
    changed = (replace(t, bonus=bonus) if t.name == name else t for t in board.towns)
    return board.edited(towns=tuple(changed))


def _joined(*towns: str, bonus: int = 10, hexes: tuple[str, ...] = (), text: str = "") -> Board:
    """Return the good board with a bonus for connecting some places."""
    return starting(Connection(tuple(map(at, hexes)), towns, bonus, text=text))


BAD: tuple[Case, ...] = (
    Case("X157", _joined("Dentt", "Ayr"), "Dentt", ("B2",), fixed=True),
    Case("X157", _joined("Ayr", "Nowhere"), "Nowhere", ("B2",)),
    Case("X158", _joined("Ayr"), "connection 2", ("B2",), fixed=True),
    Case("X158", _joined("Ayr", hexes=("B2",)), "connection 2", ("B2", "B2"), fixed=True),
    Case("X158", _joined("Ayr", "Dent", bonus=0), "connection 2", ("B2", "D4"), fixed=True),
    Case("X158", _joined("Ayr", hexes=("D6",)), "connection 2", ("D6", "B2"), fixed=True),
    Case("X159", _joined("Ayr", "Dent", bonus=60), "connection 2", ("B2", "D4"), fixed=True),
    Case("X111", _joined("Ayr", "Dent", text="The first has 12."), "connection 2", ("B2", "D4")),
    Case("X142", _joined("Ayr", "Dent", text="From A1."), "connection 2", ("A1",)),
    Case("T127", _paid(10, "Goring"), "C5", ("C5",), fixed=True),
    Case("T128", _paid(60), "D4", ("D4",), fixed=True),
    Case("T126", _weak(small=True), "D4", ("D4",), fixed=True),
    Case("T126", _weak(keys=()), "D4", ("D4",), fixed=True),
    Case("X116", starting(StartRule((at("A1"),), ("Nowhere",))), "Nowhere", ("A1",)),
    Case("X116", starting(StartRule(towns=("Ballla",))), "Ballla", fixed=True),
    Case("X118", painted(_begun_by_rule("H1"), SEA, "H1"), "H1", ("H1",), fixed=True),
    Case("X118", painted(starting(StartRule((at("H1"),))), OFF, "H1"), "H1", ("H1",), fixed=True),
    Case("X134", _overridden(("min_run", 4)), "min_run", (), fixed=True),
    Case("X134", _overridden(("min_run", 6)), "min_run", (), fixed=True),
    Case("X135", good_board().edited(special_rules=(MANY_RACES,)), "", (), fixed=True),
    Case("X136", _costed(99, 0, ""), "start 2", ("A1",), fixed=True),
    Case("X136", _costed(0, 0, ""), "start 2", ("A1",), fixed=True),
    Case("X136", starting(StartRule((at("B2"),), price=50)), "start 2", ("B2",), fixed=True),
    Case("X137", starting(StartRule((at("B2"),), seats=(1, 9))), "start 2", ("B2",), fixed=True),
    Case("X137", starting(StartRule((at("B2"),), seats=(9,))), "start 2", ("B2",)),
    Case("X111", _costed(6, 6, "A second start costs 9, from race 7."), "start 2", ("A1",)),
    Case("X143", _either((at("B2"),)), "start 2", ("B2",), fixed=True),
    Case("X143", _either((at("B2"),), second=True), "start 3", ("A1",), fixed=True),
    Case("X143", _either((at("B2"), at("D4")), (at("D4"), at("F2"))), "start 2 D4", ("D4",), fixed=True),
    Case("X143", _either((at("B2"),), (at("B2"),), (at("F2"),)), "start 2 B2", ("B2",), fixed=True),
    Case("T118", _either((at("B2"),), (at("C2"), at("C3")), most=1), "", ("B2",)),
    Case("T106", good_board().edited(towns=(town("Ayr", "B2"),)), ""),
    Case("T109", _islet("B2", "E8"), "E8", ("E8",)),
    Case("T112", _islet("B2"), "E8", ("E8",), fixed=True),
    Case("T114", _abroad(), "France", ("A1",), fixed=True),
)

GOOD: tuple[Board, ...] = (
    _joined("Ayr", "Dent", text="The first has 10."),
    _joined("Ayr", hexes=("A1", "B3"), bonus=30),
    _paid(30),
    _paid(0),
    _paid(12, "Ayr"),
    _paid(12).edited(special_rules=(*good_board().special_rules, Note("Dent pays 12."))),
    _either((at("B2"), at("F2")), (at("B4"), at("D4"))),
    _either((at("B2"),), (at("D4"), at("F2"))),
    _weak(),
    starting(StartRule((at("B2"),), seats=(1, 2), price=20)),
    good_board().edited(special_rules=(Override((("races", 8),)), Override((("toll", 1),)))),
    starting(StartRule(towns=(good_board().towns[0].name,), second=True, price=6)),
    _begun_by_rule("B2"),
    _costed(9, 6, "A second start costs 9, not before race 7."),
    _begun_by_rule("A1"),
)
