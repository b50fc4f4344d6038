"""What of a board the greedy bot leaves alone, and so which bot says most of it."""

from engine.board.document import Board
from engine.board.rules import Crossing, StartRule
from engine.messages import Saying, listed, say


def left_by_greedy(board: Board) -> Saying | None:
    """Return what there is on a board that the greedy bot makes no use of; None where it uses all.

    It buys no ferry and runs over none (6.C1), runs over no permitted build that no one has laid (6.C2),
    lays no crossing that is laid whole (6.C4), and starts but once.
    """
    rules = board.special_rules
    has = (
        (bool(board.ferries), say("ferries")),
        (bool(board.permitted_builds), say("permitted builds")),
        (any(isinstance(rule, Crossing) and rule.whole for rule in rules), say("crossings laid whole")),
        (any(isinstance(rule, StartRule) and rule.second for rule in rules), say("second starts")),
    )
    left = [words for is_there, words in has if is_there]
    return listed(left) if left else None


def most_useful_bot(board: Board) -> str:
    """Return the name of the bot whose games reveal most about a board for the time they take."""
    return "greedy" if left_by_greedy(board) is None else "planner"
