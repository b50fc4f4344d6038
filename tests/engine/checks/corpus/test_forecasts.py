"""What is published of forecasts is what the kept games say."""

from pathlib import Path

import pytest

from engine.board.document import Board
from tests.engine.checks.corpus import forecasts
from tests.engine.checks.corpus.played import NAMES, Begun, board_named, played, read

PAGE = Path(__file__).parents[4] / "docs" / "trials.md"
FIGURES = {"A1": 4.0, "A2": 8.0, "A3": 12.0}


def begun(board: str, bot: str, start: str, won: float, chosen: int = 100_000) -> Begun:
    """Return how companies came off from a start among four."""
    return Begun(board, bot, 4, chosen, 12.0, 2.0, start, chosen, won * chosen)


def boards(shares: dict[str, float], chosen: int = 100_000) -> list[Begun]:
    """Return two boards on which starts win shares of the games of each bot."""
    return [
        begun(board, bot, start, share, chosen)
        for board in NAMES[:2]
        for bot in ("greedy", "planner")
        for start, share in shares.items()
    ]


def figure(board: Board) -> dict[str, float]:
    """Return the figure of each start, the same on any board."""
    del board
    return FIGURES


@pytest.mark.parametrize(
    ("shares", "least", "most"),
    [
        ({"A1": 0.15, "A2": 0.25, "A3": 0.35}, 0.99, 1.01),
        ({"A1": 0.30, "A2": 0.15, "A3": 0.30}, -0.5, 0.1),
    ],
)
def test_a_forecast_is_worth_what_it_explains_on_boards_held_out(
    shares: dict[str, float], least: float, most: float
) -> None:
    """One that grows with the figure is explained whole, one that does not, not at all."""
    assert least < forecasts.explained(boards(shares), figure, ("greedy", "planner")) <= most


def test_chance_is_not_to_be_explained() -> None:
    """With few games shares differ by chance as well, as by 0.2 here."""
    few = forecasts.explained(boards({"A1": 0.05, "A2": 0.25, "A3": 0.45}, 20), figure, ("planner",))
    many = forecasts.explained(boards({"A1": 0.05, "A2": 0.25, "A3": 0.45}), figure, ("planner",))
    assert few > many > 0.99


def test_verdicts_of_one_bot_are_judged_by_games_of_the_other() -> None:
    greedy = {"A1": 0.35, "A2": 0.15, "A3": 0.35}
    planner = {"A1": 0.35, "A2": 0.25, "A3": 0.10}
    lines = [begun("severn", "greedy", start, share, 400) for start, share in greedy.items()]
    searcher = {"A1": 0.10, "A2": 0.25, "A3": 0.10}
    lines += [begun("severn", "planner", start, share, 400) for start, share in planner.items()]
    (found,) = forecasts.agreement(lines)
    assert (found.board, found.games, found.searched) == ("severn", 400, 0)
    assert found.greedy == {"confirms": 1, "contradicts": 2}
    assert not found.planner
    assert not found.both
    lines += [begun("severn", "searcher", start, share, 40) for start, share in searcher.items()]
    (found,) = forecasts.agreement(lines)
    assert (found.searched, found.planner) == (40, {"contradicts": 1, "leaves open": 1})
    assert found.both == {"contradicts": 1}


def test_the_page_has_the_tables_of_the_games_that_are_kept() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for table in "\n".join(forecasts.tables()).split("\n\n"):
        assert table in text


def test_games_are_kept_of_boards_of_the_corpus_and_can_be_played_again() -> None:
    kept = read()
    for line in kept:
        assert line.start in {
            board_named(line.board).sheet.label(town.hex) for town in board_named(line.board).towns
        }
    again = list(played("generated-00", "greedy", 2))
    assert again == list(played("generated-00", "greedy", 2))
    assert {line.start for line in again} == {line.start for line in kept if line.board == "generated-00"}
    assert sum(line.chosen for line in again) == 2 * again[0].companies
    assert sum(line.won for line in again) == pytest.approx(2, abs=0.02)
