"""Places of a board one can go to by a few letters: towns, hexes by their label, keys."""

from dataclasses import dataclass

from engine.board.document import Board
from engine.hexes.labels import LabelError
from engine.hexes.lattice import Hex
from studio.language.words import tr
from studio.windows.matching import closeness

_KINDS = ("town", "hex", "key")


@dataclass(frozen=True)
class Jump:
    """A place, what to call it, and how well it fits what was typed."""

    text: str
    hex: Hex
    closeness: int


def jumps(board: Board, typed: str) -> tuple[Jump, ...]:
    """Return the places that ``Cardiff``, ``K31`` or ``36`` may mean, best first.

    One of the words town, hex and key before it asks for that kind alone.
    """
    first, _, rest = typed.strip().partition(" ")
    kind, wanted = (first.casefold(), rest.strip()) if first.casefold() in _KINDS else ("", typed.strip())
    if not wanted:
        return ()
    found: list[Jump] = []
    if kind in {"", "hex"}:
        found += _hexes(board, wanted)
    for town in board.towns:
        if kind in {"", "key"} and wanted in town.keys:
            found.append(Jump(tr("Key {wanted}: {name}", wanted=wanted, name=town.name), town.hex, _EXACT))
        near = closeness(wanted, town.name) if kind in {"", "town"} and town.name else None
        if near is not None:
            found.append(Jump(tr("Town {name}", name=town.name), town.hex, near))
    return tuple(sorted(found, key=lambda jump: -jump.closeness))


_EXACT = 100
"""Better than any likeness of names."""


def _hexes(board: Board, label: str) -> list[Jump]:
    """Return the hex with a label, if there is one."""
    try:
        return [Jump(tr("Hex {upper}", upper=label.upper()), board.sheet.hex_named(label.upper()), _EXACT)]
    except LabelError:
        return []
