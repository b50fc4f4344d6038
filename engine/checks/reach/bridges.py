"""What a ferry opens that is made a bridge: from the far port of any other no track leads on (6.C1d)."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from engine.board.document import Board
from engine.board.places import Ferry
from engine.diagnostics.findings import Fix
from engine.edits.entries import ChangeEntry
from engine.messages import Phrase, say


def ferries_made_bridges(board: Board, mends: Callable[[Board], bool]) -> Iterator[Fix]:
    """Yield for each ferry the fix that makes it a bridge, where ``mends`` says that this fixes the board."""
    for ferry in board.ferries:
        made = ChangeEntry(ferry, replace(ferry, bridge=True), "Change ferry")
        if not (ferry.bridge or ferry.public) and mends(made.apply(board)):
            told = say(
                "Let the owner of {ferry} continue building at the far port", ferry=ferry_known_as(ferry)
            )
            yield Fix(told, made, safe=False)


def ferry_known_as(ferry: Ferry) -> Phrase:
    """Return the name of a ferry within a sentence, by its ports where it has none."""
    if ferry.name.strip():
        return say("the ferry {name}", name=ferry.name)
    return say("the ferry from {one} to {other}", one=ferry.ports[0], other=ferry.ports[1])
