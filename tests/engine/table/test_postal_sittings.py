"""Boards tried alone by post: a sitting of bots goes on to the end, and its throws stay as they were."""

from engine.boardfile.writing import write_board
from engine.game.moves import SetRaces, ThrowDice
from engine.table.driving import driven
from engine.table.sitting import Sitting, sitting_of
from engine.transcript.header import Header, game_of
from tests.engine.game.boards import vale


def last(seed: int, bots: tuple[str, ...]) -> Sitting:
    """Return a sitting of bots after the last round."""
    board = vale(("race_table", "draws"))
    header = Header(
        write_board(board), "", "", "postal", ("Red", "Blue"), bots, seed, "0.1.0", luck="occasions"
    )
    *_, after = driven(sitting_of(header, game_of(header)))
    return after


def thrown(sitting: Sitting) -> list[object]:
    """Return the dice and tables that chance brought."""
    return [made.move for made in sitting.moves if isinstance(made.move, ThrowDice | SetRaces)]


def test_a_sitting_by_post_ends_and_each_occasion_has_its_own_luck() -> None:
    one, other = last(3, ("greedy", "greedy")), last(3, ("greedy", "random"))
    assert one.result is not None
    assert len(thrown(one)) == 6 + 2
    assert thrown(one) == thrown(other)
    assert thrown(one) != thrown(last(4, ("greedy", "greedy")))
