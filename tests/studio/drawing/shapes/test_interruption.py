"""Long drawing looks up now and then, on the thread where that was asked for, and ends when that raises."""

from collections.abc import Callable
from threading import Thread

import pytest

from engine.board.document import Board, new_board
from engine.board.layers import blank_layer
from engine.board.terrain import HILL
from engine.hexes.sheet import Sheet
from studio.drawing.paper.pages import paged
from studio.drawing.paper.paper_sizes import PAPERS
from studio.drawing.paper.print_kinds import to_print
from studio.drawing.shapes.interruption import heeded, heeding
from studio.drawing.shapes.marks import Drawing
from studio.drawing.svg import svg

SHEET = Sheet(60, 26)
HILLS = new_board(SHEET, terrain=blank_layer(SHEET, HILL), title="Hills")


class Unwanted(Exception):  # noqa: N818  # nobody waits: nothing went wrong
    """No one waits for the work any more."""


class Asked:
    """Counts how often drawing looks up, and ends it after so many times."""

    def __init__(self, most: int | None = None) -> None:
        self.times, self._most = 0, most

    def __call__(self) -> None:
        self.times += 1
        if self._most is not None and self.times > self._most:
            raise Unwanted


def drawing() -> Drawing:
    return to_print(HILLS)


DONE = to_print(HILLS)


@pytest.mark.parametrize(
    "work", [drawing, lambda: svg(DONE), lambda: paged(DONE, PAPERS["A4"])], ids=["drawing", "svg", "pages"]
)
def test_drawing_and_writing_it_end_soon_after_nobody_wants_them(work: Callable[[], object]) -> None:
    whole, ended = Asked(), Asked(3)
    with heeding(whole):
        work()
    assert whole.times > 20
    with pytest.raises(Unwanted), heeding(ended):
        work()
    assert ended.times == 4


def test_nobody_is_asked_outside_or_on_other_threads() -> None:
    asked, seen = Asked(0), list[Board | None]()
    with heeding(asked):
        other = Thread(target=lambda: seen.append(HILLS if drawing() == DONE else None))
        other.start()
        other.join()
    assert seen == [HILLS]
    assert asked.times == 0
    assert list(heeded(range(1000))) == list(range(1000))


def test_who_asked_before_is_asked_again_after_a_block_within() -> None:
    outer, inner = Asked(), Asked()
    with heeding(outer):
        with heeding(inner):
            list(heeded(range(300)))
        list(heeded(range(10)))
    assert (outer.times, inner.times) == (1, 2)
