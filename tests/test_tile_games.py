"""Games with tile sets are judged at every state, and replayed byte for byte."""

import pytest

from engine.tiles.checks.counts import course_of
from engine.tiles.set import TileSet
from tests import tile_games
from tests.engine.tiles.sets import lakes


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_games_on_the_shipped_set_and_on_a_drawn_one_are_by_the_rules(players: int) -> None:
    for drawn in (False, True):
        shown = tile_games.played((players, players), drawn=drawn)
        assert shown.wrong == ""
        assert shown.turns > 0


def test_drawn_sets_differ_and_are_for_every_number_of_players() -> None:
    sets = [tile_games.drawn_set(number) for number in range(12)]
    assert len({len(each.cities) for each in sets}) > 3
    assert len({len(each.railroads) for each in sets}) > 1
    assert all(each.bag(players) is not None for each in sets for players in (2, 3, 4, 5))


def test_a_number_of_players_without_a_bag_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    few: TileSet = lakes().edited(bags=lakes().bags[:1])
    monkeypatch.setattr(tile_games, "lakes", lambda: few)
    assert tile_games.played((4, 0)) == (4, 0, 0, "")


def test_a_fault_is_reported_with_its_game_and_move(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise AssertionError("one cube too many")

    monkeypatch.setattr(tile_games, "referee", refuse)
    wrong = tile_games.played((3, 7)).wrong
    assert wrong == "3 players, game 7, move 0: AssertionError('one cube too many')"


def test_a_game_that_takes_other_turns_than_its_tiles_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tile_games, "course_of", lambda tiles, players: course_of(tiles, players + 1))
    assert "turns, not" in tile_games.played((3, 0)).wrong


def test_the_figures_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert tile_games.main(["--games", "1", "--players", "2,5"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "2 players: 1 games, 0 with a fault; 1 of 15 turns; in 0 somebody passed",
        "5 players: 1 games, 0 with a fault; 1 of 7 turns; in 0 somebody passed",
    ]
