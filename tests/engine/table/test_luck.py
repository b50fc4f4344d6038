"""Each throw has luck of its own: what is played otherwise changes no other throw."""

from random import Random

import pytest

from engine.game.moves import Lay, Move, Roll, Start
from engine.table.driving import driven, next_choice
from engine.table.files import end_of, lines_of, opened
from engine.table.luck import Luck, Occasion
from engine.table.sitting import Sitting
from engine.transcript.errors import TranscriptError
from engine.transcript.reading import parse_transcript
from engine.transcript.replay import replay
from engine.transcript.story import story
from engine.turns.chance import CHANCE
from tests.engine.game.boards import vale
from tests.engine.table.sittings import finished, sitting

AT = Occasion("allowance", 3, -1)


def thrown(table: Sitting) -> dict[Occasion, Move]:
    """Return what came up at each occasion."""
    found = {made.occasion: made.move for made in table.moves if made.occasion is not None}
    assert len(found) == sum(made.actor == CHANCE for made in table.moves)
    return found


def test_an_occasion_has_the_same_numbers_whatever_came_before() -> None:
    one, other = (Luck(7).throw(AT).random() for _ in range(2))
    assert one == other
    assert Luck(8).throw(AT).random() != one
    assert Luck(7).throw(AT._replace(nth=1)).random() != one


def test_throwing_again_changes_one_occasion_and_no_other() -> None:
    before, after = Luck(7), Luck(7).thrown_again(AT)
    assert before.throw(AT).random() != after.throw(AT).random()
    assert after.throw(AT).random() != after.thrown_again(AT).throw(AT).random()
    other = Occasion("key", 3, -1)
    assert before.throw(other).random() == after.throw(other).random()


def test_the_numbers_stay_the_same_between_versions_of_python() -> None:
    """They come of the text of the occasion, by the SHA-512 of version 2 of Python's seeding."""
    assert Luck(7).throw(AT).random() == Random("7/allowance/3/-1/0/0").random()
    assert round(Luck(7).throw(AT).random(), 6) == 0.306268


def test_every_throw_of_a_game_has_its_own_occasion() -> None:
    for seed in range(4):
        assert len(thrown(finished(seed=seed))) > 8


def test_two_games_that_are_played_otherwise_have_the_same_dice() -> None:
    careful, careless = (thrown(finished(bots)) for bots in (("greedy",) * 3, ("random",) * 3))
    rounds = [at for at in careful if at.kind == "allowance" and at in careless]
    assert len(rounds) > 2
    assert [careful[at] for at in rounds] == [careless[at] for at in rounds]


def test_a_throw_that_was_made_again_stands_in_the_file_and_in_the_story() -> None:
    """A throw that is taken back after the file was opened again brings the same numbers."""
    table = sitting(vale(("races", 2)), ("greedy", "greedy"))
    place = next(at for at, made in enumerate(finished_of(table).moves) if made.occasion is not None)
    table = finished_of(table).taken_back(place)
    assert table.occasion is not None
    table = table.thrown_again(table.occasion, 2)
    for played in (table, finished_of(table)):
        text = "".join(lines_of(played)) + end_of(played)
        assert text.splitlines()[place + 1] == '{"again": {"times": 2}}'
        transcript = parse_transcript(text)
        found = opened(transcript).sitting
        assert "".join(lines_of(found)) + end_of(found) == text
        assert found.taken_back(place).throw() == table.throw()
        told = story(transcript.header, transcript.game, replay(transcript), transcript.again)
        lines = [line for chapter in told for line in chapter.lines]
        assert sum(line == "A throw was made again 2 times." for line in lines) == (played.at > place)


def test_only_a_throw_can_have_been_made_again() -> None:
    text = "".join(lines_of(sitting(vale(), ("greedy", "greedy"))))
    with pytest.raises(TranscriptError, match=r"Nothing is to be thrown here.*") as refused:
        opened(parse_transcript(text + '{"again": {"times": 1}}\n', unfinished=True))
    assert refused.value.line == 2
    for wrong in ('{"times": 0}', "{}", '{"times": 1, "by": 2}', "1"):
        with pytest.raises(TranscriptError, match="line 2"):
            parse_transcript(f'{text}{{"again": {wrong}}}\n', unfinished=True)


def finished_of(table: Sitting) -> Sitting:
    """Return the sitting after bots have played it to its end."""
    *_, last = driven(table)
    return last


def test_a_game_at_the_table_is_the_same_every_time() -> None:
    texts = {"".join(lines_of(table)) + end_of(table) for table in (finished(), finished())}
    assert len(texts) == 1


def test_chance_waits_for_dice_that_are_thrown_by_hand() -> None:
    table = sitting(vale(), ("greedy", "greedy"), luck="hand")
    *_, waiting = driven(table)
    assert waiting.actor == CHANCE
    assert next_choice(waiting) is None
    assert all(isinstance(made.move, Start) for made in waiting.moves)
    refused = waiting.why_illegal(Roll(7))
    assert refused is not None
    assert refused.rule == "6.A1"
    *_, after = driven(waiting.made(waiting.chance()[1].move))
    assert any(isinstance(made.move, Lay) for made in after.moves)
