"""Tile games at a table: luck by occasion, taking back, seats that change hands, the file, the story."""

import json
from datetime import date
from pathlib import Path

import pytest

from engine.table.files import Journal, end_of, lines_of
from engine.table.luck import Occasion
from engine.table.tiles.files import open_tile_sitting, opened_tiles
from engine.table.tiles.row import ranks, row_stand
from engine.table.tiles.sitting import TileSitting, again, daily_seed
from engine.table.tiles.story import brings, stops, told
from engine.tiles.moves import Deliver, DrawCubes, Move, Pass, Place
from engine.tiles.set import DROVER
from engine.tiles.solo.ranks import rank_of
from engine.transcript.errors import TranscriptError
from engine.transcript.remarks import HUMAN
from engine.transcript.tiles.replay import parse_tile_game, replay
from engine.turns.illegal import IllegalMove
from tests.engine.table.tiles.tile_sittings import alone, begun, by_first_moves, on


def text_of(sitting: TileSitting) -> str:
    return "".join((*lines_of(sitting), end_of(sitting)))


def three() -> TileSitting:
    return by_first_moves(begun(HUMAN, "greedy", "random"))


def drawn(sitting: TileSitting) -> list[tuple[Occasion, Move]]:
    return [(made.occasion, made.move) for made in sitting.moves if made.occasion is not None]


def test_every_draw_has_an_occasion_of_its_own() -> None:
    for sitting in (
        by_first_moves(begun(HUMAN, "greedy", "random")),
        alone(moves=999),
        alone(moves=999, challenge=True),
    ):
        occasions = [made.occasion for made in sitting.moves if made.actor < 0]
        assert None not in occasions
        assert len({*occasions}) == len(occasions)


def test_what_a_person_plays_changes_no_other_draw() -> None:
    one = alone(moves=12)
    at = max(place for place, made in enumerate(one.moves) if isinstance(made.move, Place))
    back = one.taken_back(at)
    other = next(
        move for move in reversed(back.legal()) if isinstance(move, Place) and move != one.moves[at].move
    )
    changed = on(back.made(other))
    first, second = (
        [(occasion, move) for occasion, move in drawn(each) if occasion.kind in ("row", "draw")]
        for each in (one, changed)
    )
    assert len(second) > 4
    assert first[: len(second)] == second[: len(first)]


def test_moves_are_taken_back_and_made_again() -> None:
    sitting = alone(moves=9)
    back = sitting.taken_back(4)
    assert back.state == sitting.state_after(4)
    assert back.redone(99).state == sitting.state
    other = on(back.made(back.legal()[-1])) if back.mover == HUMAN else back
    assert len(other.others) == (back.mover == HUMAN)


def test_a_seat_goes_on_by_a_bot_and_back() -> None:
    sitting = on(begun(HUMAN, "greedy").seated(0, "greedy"))
    assert sitting.actor is None
    assert sitting.seats == ("greedy", "greedy")
    assert '{"seat":{"player":"Red","is":"greedy"}}' in text_of(sitting).replace(" ", "")


@pytest.mark.parametrize("moves", [0, 1, 5, 999])
def test_the_file_of_a_game_is_opened_where_it_was_left(moves: int, tmp_path: Path) -> None:
    sitting = by_first_moves(begun(HUMAN, "greedy", HUMAN), moves).noted(3, "too far out")
    path = tmp_path / "game.jsonl"
    Journal(path).keep(sitting, closed=True)
    opened = open_tile_sitting(path)
    assert opened.trouble is None
    assert opened.sitting.state == sitting.state
    assert opened.sitting.notes == sitting.notes
    assert text_of(opened.sitting) == path.read_text()


def test_the_game_by_occasions_is_replayed_like_any_other() -> None:
    sitting = by_first_moves(begun(HUMAN, "planner", seed=3))
    transcript = parse_tile_game(text_of(sitting))
    assert transcript.header.luck == "occasions"
    assert [played.state for played in replay(transcript)][-1] == sitting.state


def test_a_file_cut_short_is_open_up_to_its_last_whole_line() -> None:
    text = text_of(alone(moves=6))
    lines = text.splitlines(keepends=True)
    opened = opened_tiles(parse_tile_game("".join(lines[:-2]) + lines[-2][:9]))
    assert "the middle of a line" in str(opened.trouble)
    assert opened.sitting.at == len(lines) - 3


def test_a_forbidden_line_is_named_and_what_follows_left_out() -> None:
    lines = text_of(alone(moves=6)).splitlines(keepends=True)
    at = next(number for number, line in enumerate(lines) if '"place"' in line)
    line = json.loads(lines[at])
    lines[at] = json.dumps({**line, "at": [90, 90]}) + "\n"
    opened = opened_tiles(parse_tile_game("".join(lines)))
    assert opened.trouble is not None
    assert f"Line {at + 1}: " in str(opened.trouble)
    assert "(DR.3a)" in str(opened.trouble)
    assert opened.sitting.at == at - 1


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ('{"seat": {"player": "Red", "is": "genius"}}\n', "There is no bot 'genius'"),
        ('{"seat": {"player": "Nobody", "is": "greedy"}}\n', "There is no player 'Nobody'"),
        ('{"note": {"city": "Atlantis", "text": "wet", "move": 1}}\n', "There is no city tile 'Atlantis'"),
        ('{"stand": {"moves": 1, "accounts": {"Blue": 3}}}\n', "must name every player"),
    ],
)
def test_a_remark_that_does_not_fit_is_refused_with_its_line(line: str, words: str) -> None:
    text = "".join(lines_of(alone(moves=2)))
    with pytest.raises(TranscriptError, match=words) as refused:
        opened_tiles(parse_tile_game(text + line))
    assert refused.value.line == text.count("\n") + 1


def test_the_story_tells_every_move() -> None:
    for sitting in (
        by_first_moves(begun(HUMAN, "greedy", "random", "planner")),
        alone(moves=999, challenge=True),
    ):
        before = sitting.state_after(0)
        for played in sitting.played():
            words = told(sitting, played, before)
            assert str(words).endswith(".")
            before = played.state


def test_turns_are_the_stops_of_the_time_line() -> None:
    sitting = by_first_moves(begun(HUMAN, "greedy"))
    found = stops(sitting)
    assert [str(stop.name) for stop in found[:3]] == ["Setup", "Turn 1", "Turn 2"]
    assert str(found[-1].name) == f"Turn {sitting.state.turn}"
    for stop in found[1:]:
        assert sitting.state_after(stop.at).turn == int(str(stop.name).split()[1])


def test_what_a_move_would_bring_is_said_before_it_is_made() -> None:
    sitting = alone(moves=0)
    seen = set[type]()
    while sitting.actor is not None and len(seen) < 2:
        move = sitting.legal()[0]
        if isinstance(move, Place | Deliver):
            seen.add(type(move))
            before = sitting.state.scores[0]
            words = str(brings(sitting, move))
            sitting = on(sitting.made(move))
            if isinstance(move, Deliver):
                assert f"Red +{sitting.state.scores[0] - before}" in words
            else:
                cubes = [made.move for made in sitting.moves if isinstance(made.move, DrawCubes)][-1]
                assert ("1 cube" if len(cubes.goods) == 1 else f"{len(cubes.goods)} cubes") in words
            continue
        sitting = on(sitting.made(move))


def test_a_refused_move_names_its_rule_and_changes_nothing() -> None:
    sitting = alone(moves=2)
    assert sitting.state.stage == "placing"
    with pytest.raises(IllegalMove) as refused:
        sitting.made(Pass())
    assert refused.value.rule == "DR.3d"


def test_the_row_says_what_the_next_delivery_brings_and_what_each_colour_sets_up() -> None:
    sitting = alone(moves=999)
    at = next(place for place, made in enumerate(sitting.moves) if isinstance(made.move, Deliver))
    before, after = sitting.taken_back(at), sitting.taken_back(at + 1)
    stand = row_stand(before)
    assert after.state.scores[0] - before.state.scores[0] == stand.points
    move = sitting.moves[at].move
    assert isinstance(move, Deliver)
    assert row_stand(after).points == next(each.points for each in stand.next if each.good == move.good)


def test_the_ranks_cover_all_points() -> None:
    facts = alone().game.facts
    found = ranks(facts)
    assert [rank.number for rank in found] == [*range(1, len(DROVER.ranks) + 2)]
    for rank in found:
        assert rank_of(facts, rank.least) == rank.number
        assert rank_of(facts, rank.least if rank.most is None else rank.most) == rank.number


def test_the_daily_is_the_same_for_everybody_on_a_day() -> None:
    assert daily_seed(date(2031, 5, 9)) == 20310509
    one = on(again(alone(moves=5), daily_seed(date(2031, 5, 9))))
    other = on(again(alone(moves=8), daily_seed(date(2031, 5, 9))))
    assert one.state == other.state
