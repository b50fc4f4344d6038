"""The sitting: moves made, taken back, redone and left for another line; seats that change hands."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from engine.game.moves import Done, Lay, Move, Start
from engine.game.play import Applied, Game, UnplayableBoard
from engine.game.state import State
from engine.table.driving import driven, next_choice
from engine.table.files import end_of, lines_of
from engine.table.game_sitting import EVERY, MOST_LINES
from engine.table.sitting import Sitting, sitting_of
from engine.transcript.header import Header, game_of
from engine.transcript.people import Person
from engine.transcript.reading import parse_transcript
from engine.transcript.replay import replay
from engine.turns.illegal import IllegalMove
from tests.engine.game.boards import board_of, vale
from tests.engine.table.sittings import finished, header_of, hex_of, lay, placed, sitting


def text_of(table: Sitting) -> str:
    return "".join(lines_of(table)) + end_of(table)


def test_the_table_asks_the_game_whose_turn_it_is() -> None:
    table = sitting(vale(), ("human", "greedy"))
    assert (table.actor, table.mover) == (0, "human")
    table = table.made(Start(hex_of(table, "A1")))
    assert (table.actor, table.mover) == (1, "greedy")
    *_, table = driven(table)
    assert (table.actor, table.mover) == (0, "human")


def test_a_refused_move_changes_nothing() -> None:
    table = placed((["A1 A2 A3 A4"], []))
    before = text_of(table)
    with pytest.raises(IllegalMove) as refused:
        lay(table, "C7", "C8")
    assert refused.value.rule == "6.A6"
    assert text_of(table) == before


def test_a_link_is_taken_back_and_redone() -> None:
    """Example 11 of the table's worked examples."""
    table = placed((["A1 A2 A3 A4"], ["E1 D1 C2 B2"]), builders=(1,), points=1)
    after = lay(table, "B2", "A3")
    assert after.state.accounts == [21, 19]
    back = after.taken_back(0)
    assert back.state.accounts == [20, 20]
    again = back.redone()
    assert again.state.accounts == [21, 19]
    assert text_of(again) == text_of(after)


def test_any_move_of_a_game_can_be_gone_to() -> None:
    table = finished()
    gaps = [after - before for (before, _), (after, _) in pairwise(table.kept)]
    assert max(gaps) <= EVERY
    assert len(table.kept) < len(table.moves) / 3
    states = [played.state for played in table.played()]
    for move in range(len(states)):
        assert table.taken_back(move + 1).state == states[move]
    with pytest.raises(ValueError, match="moves"):
        table.taken_back(len(states) + 1)


def changed(table: Sitting, random: Random) -> Sitting:
    """Return a sitting after something else than a move, or as it is."""
    match random.randrange(12):
        case 0:
            return table.taken_back(random.randrange(table.at + 1))
        case 1:
            return table.taken_back(random.randrange(table.at + 1)).redone(random.randrange(9))
        case 2:
            return table.taken_back(table.turn_began)
        case 3 if table.at > 5:
            return table.seated(random.randrange(3), random.choice(("random", "greedy")))
        case 4 if table.others:
            return table.gone_to(random.choice(table.others))
    return table


@pytest.mark.parametrize("seed", range(6))
def test_a_game_with_moves_taken_back_is_the_one_that_was_played_straight(seed: int) -> None:
    random = Random(seed)
    table = sitting(vale(("races", 2)), ("random", "random", "greedy"), seed)
    while (following := next_choice(table)) is not None:
        table = changed(following, random)
        if len(table.others) >= MOST_LINES and table.at > 40:
            break
    straight = sitting(vale(("races", 2)), ("random", "random", "greedy"), seed)
    taken = list(table.taken)
    for place in range(table.at + 1):
        while taken and taken[0][0] == place:
            straight = straight.seated(*taken.pop(0)[1:])
        if place < table.at:
            straight = straight.made(table.moves[place].move)
    assert straight.state == table.state
    assert text_of(straight) == text_of(table)
    assert len(table.others) <= MOST_LINES


def test_a_move_after_taking_back_leaves_the_old_line_to_go_on_from() -> None:
    table = placed((["A1 A2 A3 A4"], []))
    first = lay(table, "A4", "A5", "A6")
    second = lay(first.taken_back(1), "A5", "B5")
    assert [len(line.moves) for line in second.others] == [2]
    assert second.others[0].parted == 1
    back = second.gone_to(second.others[0])
    assert back.state == first.state
    assert [line.parted for line in back.others] == [1]
    assert back.gone_to(back.others[0]).state == second.state


def test_the_move_that_was_taken_back_is_no_other_line() -> None:
    table = placed((["A1 A2 A3 A4"], []))
    first = lay(table, "A4", "A5", "A6")
    again = lay(first.taken_back(0), "A4", "A5")
    assert (again.others, again.at, again.moves) == ((), 1, first.moves)
    assert again.state == first.state_after(1)
    assert text_of(again.redone()) == text_of(first)


def test_a_turn_begins_after_the_throw_and_ends_with_its_end() -> None:
    table = sitting(vale(), ("human",))
    *_, table = driven(table.made(Start(hex_of(table, "A1"))))
    assert table.turns() == [0, 2]
    table = lay(table, "A1", "A2", "A3")
    assert (table.at, table.turn_began) == (4, 2)
    reset = table.taken_back(table.turn_began)
    assert reset.state.points == reset.state.allowance
    *_, table = driven(table.made(Done()))
    assert table.turns() == [0, 2, 6]
    assert table.turn_began == 6


def test_a_bot_goes_on_with_a_turn_that_a_person_began() -> None:
    """Example 23: the seat changes hands in mid-turn, and the file says so."""
    table = lay(placed((["A1 A2"], ["E1 E2"]), round=1), "A2", "A3")
    table = table.seated(0, "greedy")
    assert (table.mover, table.seats) == ("greedy", ("greedy", "human"))
    following = next_choice(table)
    assert following is not None
    assert following.state.hexes[0][:3] == table.state.hexes[0]
    assert '{"seat": {"player": "Red", "is": "greedy"}}\n' in list(lines_of(following))


def test_a_seat_that_changed_hands_and_back_at_once_leaves_no_line() -> None:
    table = placed((["A1 A2"], []))
    assert list(lines_of(table.seated(0, "greedy").seated(0, "human"))) == list(lines_of(table))


def test_the_same_dice_come_up_again_after_taking_a_throw_back() -> None:
    table = sitting(vale(), ("human", "human"))
    for start in ("A1", "A1"):
        table = table.made(Start(hex_of(table, start)))
    thrown = next_choice(table)
    assert thrown is not None
    again = next_choice(thrown.taken_back(2))
    assert again is not None
    assert again.moves == thrown.moves


def test_people_run_two_companies_each_and_their_sums_replay() -> None:
    header = header_of(vale(("races", 2)), ("greedy", "greedy", "random", "random"))
    people = (Person("Ann", ("Red", "Green")), Person("Bob", ("Blue", "Yellow")))
    table = _seated(header, people)
    assert '"people"' in end_of(table)
    assert len(list(replay(parse_transcript(text_of(table))))) == table.at


def test_whoever_is_in_charge_moves_for_an_imaginary_company() -> None:
    """6.C7b: where a person has the third seat, the two take turns with it."""
    header = header_of(vale(("races", 2)), ("human", "greedy", "human"))
    table = _seated(header, (Person("Ann", ("Red",)), Person("Bob", ("Blue",))), whole=False)
    movers = set()
    for _ in range(400):
        if table.actor is None:
            break
        if table.actor == 2:
            movers.add(table.mover)
        following = next_choice(table)
        table = following if following is not None else table.made(table.legal()[-1])
    assert movers == {"human", "greedy"}


def _seated(header: Header, people: tuple[Person, ...], *, whole: bool = True) -> Sitting:
    """Return the sitting of people with their companies, to its end where it is to be whole."""
    header = replace(header, people=people)
    table = sitting_of(header, game_of(header))
    if whole:
        *_, table = driven(table)
    return table


def test_no_sitting_begins_on_a_board_without_a_start() -> None:
    with pytest.raises(UnplayableBoard):
        sitting(board_of(["..."]), ("human",))


def test_links_are_moves_of_their_own() -> None:
    table = lay(placed((["A1 A2"], [])), "A2", "A3", "A4")
    assert [type(made.move) for made in table.moves] == [Lay, Lay]
    assert table.taken_back(1).state.points == 3


def test_a_state_of_a_game_is_a_few_moves_away(monkeypatch: pytest.MonkeyPatch) -> None:
    table, applied, apply = finished(), list[int](), Game.apply

    def counted(game: Game, state: State, move: Move) -> Applied:
        applied.append(1)
        return apply(game, state, move)

    monkeypatch.setattr(Game, "apply", counted)
    assert table.at > EVERY
    for move in range(table.at):
        applied.clear()
        table.taken_back(move)
        assert len(applied) < EVERY


def test_states_that_are_kept_are_without_what_was_worked_out_of_them() -> None:
    table = finished(("planner", "planner", "planner"))
    assert len(table.kept) > 1
    assert all(state.network is None for _, state in table.kept[1:])
