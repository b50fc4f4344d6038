"""Each throw has luck of its own: what is played otherwise changes no other throw."""

from random import Random

from engine.game.chance import CHANCE
from engine.game.moves import Lay, Move, Roll, Start
from engine.table.driving import driven, next_choice
from engine.table.files import end_of, lines_of
from engine.table.luck import Luck, Occasion
from engine.table.sitting import Sitting
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
