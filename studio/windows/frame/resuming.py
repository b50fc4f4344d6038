"""Going on with what a hand had begun on a board that was recovered, or taken along to another window."""

from studio.tools.begun import Begun
from studio.tools.redrawing import resuming_of
from studio.windows.frame.editor_view import Workbench


def resume(bench: Workbench, begun: Begun | None) -> None:
    """Let the hand at a workbench go on with something begun, where the board has a place for it."""
    sequel = None if begun is None else resuming_of(begun, bench.session.board)
    if begun is None or sequel is None:
        return
    # What is there already is led on by the hand alone; what is new, by the tool that makes it.
    bench.take(begun.tool if begun.entry is None else "select")
    bench.hand.go_on(sequel)
