"""Three short lessons as data: what to do, step by step, and how to see that it is done."""

from collections.abc import Callable
from dataclasses import dataclass

from engine.board.document import Board, new_board
from engine.board.terrain import SEA
from engine.boardfile.reading import read_board
from engine.edits.terrain import PaintTerrain
from engine.hexes.sheet import Sheet
from engine.messages import Phrase, say
from engine.shipped import folder
from studio.language.words import tr

_LEAST_COAST = 6
_LEAST_RIVER = 3
_FLOODED = "Cardiff"


@dataclass(frozen=True)
class Situation:
    """How things stand: the board when the step began and now, the tool, the actions taken since.

    ``is_finding_chosen`` says whether a finding is marked, ``is_undone`` whether something taken back
    could be made again.
    """

    before: Board
    board: Board
    tool: str
    taken: frozenset[str] = frozenset()
    is_finding_chosen: bool = False
    is_undone: bool = False


@dataclass(frozen=True)
class Step:
    """What to do now, in a sentence or two, and whether it is done.

    The names of actions stand in braces for the keys that do them, which are the user's own.
    """

    words: Phrase
    is_done: Callable[[Situation], bool]


@dataclass(frozen=True)
class Lesson:
    """A lesson: the name of its action, its title, the board it is given on, its steps, the last word."""

    name: str
    title: Phrase
    board: Callable[[], Board]
    steps: tuple[Step, ...]
    end: Phrase


def _sea(board: Board) -> int:
    """Return how many hexes are sea."""
    return int((board.terrain == SEA).sum())


def _flooded() -> Board:
    """Return the Severn board with one town under water."""
    board = read_board(folder("maps") / "severn.yaml").board
    assert board is not None, "the Severn board comes with Platelayer and is whole"  # a test reads it
    return PaintTerrain((board.towns_by_name[_FLOODED].hex,), SEA).apply(board)


def _empty(title: Phrase) -> Callable[[], Board]:
    """Return what makes an empty board for a lesson."""
    return lambda: new_board(Sheet(18, 12), title=tr(title), keys="dice-36")


LESSONS = (
    Lesson(
        "lesson-coast",
        "Draw a coast and a river",
        _empty("A coast and a river"),
        (
            Step("Press <b>{brush}</b> for the brush.", lambda now: now.tool == "brush"),
            Step(
                "Click <b>Sea</b> in the palette at the right, then drag along the lower edge of the board.",
                lambda now: _sea(now.board) >= _sea(now.before) + _LEAST_COAST,
            ),
            Step("Now a river. Press <b>{river}</b>.", lambda now: now.tool == "river"),
            Step(
                "Click where the river starts, then where it meets the sea. A preview shows its route.",
                lambda now: any(
                    line.kind == "river" and len(line.sides) >= _LEAST_RIVER for line in now.board.lines
                ),
            ),
            Step(
                "Press Esc to end the river. Then press <b>{rename}</b>, type its name and press Enter.",
                lambda now: any(line.kind == "river" and line.name for line in now.board.lines),
            ),
            Step(
                "You cannot break anything: <b>{undo}</b> reverts every change. Try it.",
                lambda now: now.is_undone,
            ),
        ),
        "You have drawn a coast and a river. {redo} repeats what you undid.",
    ),
    Lesson(
        "lesson-towns",
        "Towns and keys",
        _empty("Towns and keys"),
        (
            Step("Press <b>{town}</b> and click a hex to place a town.", lambda now: bool(now.board.towns)),
            Step(
                "Type the town's name and press Enter.",
                lambda now: any(town.name for town in now.board.towns),
            ),
            Step(
                "A town is drawn by its key. Click a free key in the inspector.",
                lambda now: any(town.keys for town in now.board.towns),
            ),
            Step(
                "Place a second town and give it a key.",
                lambda now: sum(bool(town.keys) for town in now.board.towns) > 1,
            ),
            Step(
                "Press <b>{select}</b> and drag a town to another hex. Its name and keys move with it.",
                lambda now: (
                    len(now.board.towns) == len(now.before.towns)
                    and {town.hex for town in now.board.towns} != {town.hex for town in now.before.towns}
                ),
            ),
        ),
        "A full board has thirty-six keys. The findings list those still missing.",
    ),
    Lesson(
        "lesson-check",
        "Check, print and test",
        _flooded,
        (
            Step(
                "A town here is under water. Click the first of the <b>findings</b> at the lower right.",
                lambda now: now.is_finding_chosen,
            ),
            Step(
                say(
                    "Fix it: paint land over {town}, or use one of the finding's buttons.",
                    town=_FLOODED,
                ),
                lambda now: all(
                    now.board.terrain_at(town.hex) != SEA for town in now.board.towns if town.name == _FLOODED
                ),
            ),
            Step("<b>{print}</b> shows the pages as they will be printed.", lambda now: "print" in now.taken),
            Step(
                "<b>{trial}</b> lets bots play games on the board and shows the results.",
                lambda now: "trial" in now.taken,
            ),
        ),
        "That is all you need to start. {help} opens the guide at any time.",
    ),
)
