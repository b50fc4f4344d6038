"""Lines that were abandoned are named by where they left the game."""

from engine.game.moves import Decline, Done
from engine.table.cards import cards
from engine.table.line_names import line_name
from tests.engine.table.sittings import finished, lay, placed
from tests.engine.table.test_deals import racing


def test_a_line_says_who_built_where_and_what_is_built_now() -> None:
    table = placed([["A1 A2"], ["E1 E2 E3"]])
    left = lay(table, "A2", "A3", "A4").taken_back(0)
    (other,) = lay(left, "A2", "A3", "B3").others
    now = lay(left, "A2", "A3", "B3")
    assert line_name(now, other) == ("The starts", "Red builds to A4 for 2; now Red builds to B3 for 2")
    ended = left.made(Done())
    assert line_name(ended, ended.others[0]).what == "Red builds to A4 for 2; now Red ends the turn"


def test_a_line_says_what_was_declared_in_a_race() -> None:
    table = next(racing(seed) for seed in range(40) if cards(racing(seed)))
    card = cards(table)[0]
    now = table.made(card.move).taken_back(0).made(Decline())
    assert line_name(now, now.others[0]).what.endswith(
        f"Red enters with {card.points} points; now Red stays out"
    )


def test_every_move_of_a_game_has_a_name_as_the_beginning_of_another_line() -> None:
    game = finished()
    for at in range(0, game.at, 7):
        line = game.taken_back(at).seated(0, "random").others[-1]
        here = game.taken_back(at)
        when, what = line_name(here, line)
        assert when
        assert what
        assert "; now" not in what
