"""What a bot says of starts is confirmed, left open or contradicted by the games of a stronger one."""

from pathlib import Path

import pytest

from engine.boardfile.saving import save_board
from tests import ladder
from tests.engine.game.boards import vale
from tests.engine.trials.test_verdicts import starting


@pytest.mark.parametrize(
    ("wins", "theirs", "found"),
    [
        (150, 140, ["confirms", "confirms"]),
        (125, 108, ["leaves open", "leaves open"]),
        (150, 90, ["contradicts", "contradicts"]),
        (108, 150, []),
    ],
)
def test_what_is_said_of_starts_is_judged_by_the_games_of_another(
    wins: int, theirs: int, found: list[str]
) -> None:
    assert list(ladder.judged(starting(wins), starting(theirs))) == found


def test_both_tables_are_printed_for_each_map(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save_board(vale(("races", 2)), tmp_path / "vale.yaml")
    ladder.main([str(tmp_path / "vale.yaml"), "--games", "4", "--bots", "random,greedy"])
    strength, starts = capsys.readouterr().out.strip().split("\n\n")
    assert strength.splitlines()[2].startswith("| `greedy`, `random` | vale | 4 | ")
    assert starts.splitlines()[2].startswith("| `random` | `greedy` | vale | 4, 4 | ")
