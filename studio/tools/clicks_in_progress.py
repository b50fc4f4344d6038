"""What is clicked on the map and stands on no board yet: kept with the document, and in its journal."""

from dataclasses import dataclass
from typing import Any

from engine.hexes.lattice import Hex
from engine.hexes.sides import Corner


@dataclass(frozen=True)
class Begun:
    """The first clicks of something, by the ``tool`` that goes on with it; a line's is its kind.

    ``hexes`` are those a course has come to, from the port of a ferry on; ``corner`` is where a line begins.
    ``entry`` is the place, among those of its sort on the board, of the thing that is to have the course.
    """

    tool: str
    hexes: tuple[Hex, ...] = ()
    corner: Corner | None = None
    entry: int | None = None

    def plain(self) -> dict[str, Any]:
        """Return it as JSON has it."""
        return {"tool": self.tool, "hexes": self.hexes, "corner": self.corner, "entry": self.entry}


def begun_of(plain: Any) -> Begun | None:
    """Return what :meth:`Begun.plain` told; None where there is none, or somebody has damaged it."""
    try:
        return None if plain is None else _read(plain)
    except (KeyError, TypeError, ValueError):
        return None


def _read(plain: Any) -> Begun:
    """Return what was begun as it is told plainly."""
    corner, entry = plain["corner"], plain["entry"]
    return Begun(
        str(plain["tool"]),
        tuple(Hex(int(q), int(r)) for q, r in plain["hexes"]),
        None if corner is None else Corner(*map(int, corner)),
        None if entry is None else int(entry),
    )
