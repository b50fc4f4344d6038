"""Orders written at the table: by parts, unseen by others, and taken back (VP.B1c, VP.B6, VP.O3b, VP.O7)."""

from dataclasses import replace
from typing import Final

import pytest

from engine.board.document import Board
from engine.game.facts import NOWHERE
from engine.game.moves import (
    Decline,
    Done,
    Enter,
    Exchange,
    Lay,
    Move,
    Propose,
    RaceOrder,
    Start,
    WriteOrders,
    WriteRound,
)
from engine.table.cards import cards
from engine.table.draft_text import later_text, progress_text, written_text
from engine.table.drafting import Draft, draft_of, reopened, writes_by_hand
from engine.table.driving import next_choice
from engine.table.order_writing import OrderWriting
from engine.table.preview import Drag, reach
from engine.table.sitting import Sitting, sitting_of
from engine.transcript.header import game_of
from engine.transcript.remarks import HUMAN
from engine.turns.illegal import IllegalMove
from tests.engine.game.boards import vale
from tests.engine.table.sittings import header_of, sitting
from tests.engine.table.sittings import hex_of as hex_

BOARD: Final = vale(("race_table", "draws")).edited(rules="postal")


def at_orders(*seats: str, board: Board = BOARD) -> Sitting:
    """Return a sitting whose first person is to write orders."""
    table = going_on(sitting(board, seats))
    while not writes_by_hand(table):
        table = going_on(table.made(table.legal()[0]))
    return table


def going_on(table: Sitting) -> Sitting:
    """Return a sitting after what chance and bots do."""
    while (after := next_choice(table)) is not None:
        table = after
    return table


def built(draft: Draft) -> Draft:
    """Return a draft in which as much as possible is built with what there is."""
    found = reach(draft.sitting)
    if not found:
        return draft
    dearest = max(found, key=lambda reached: (reached.cost, reached.hex))
    return draft.made(Drag(draft.sitting).moves(dearest.hex))


def at_races(*seats: str, board: Board = BOARD) -> Sitting:
    """Return a sitting in its first round of races."""
    table = at_orders(*seats, board=board)
    while table.state.stage == "building":
        draft = draft_of(table)
        while draft.task is not None:
            draft = built(draft).made([Done()])
        table = going_on(table.made(draft.order))
    return table


def test_a_roll_is_built_on_from_what_the_one_before_lays() -> None:  # VP.B6
    table = at_orders(HUMAN, "greedy")
    draft, rolls = draft_of(table), table.state.post.rolls
    ends = []
    for points in rolls:
        assert draft.sitting.state.points == points
        draft = built(draft)
        ends.append(draft.sitting.state.owners.count(1))
        draft = draft.made([Done()])
    assert ends == sorted(set(ends))
    order = draft.order
    assert isinstance(order, WriteOrders)
    assert table.state.owners.count(1) == 0
    after = going_on(table.made(order))
    assert after.state.owners.count(1) + after.state.owners.count(3) >= ends[-1]
    assert after.state.round == table.state.round + 1


def test_no_one_sees_what_others_have_written() -> None:  # VP.B1c
    table = at_orders(HUMAN, HUMAN)
    draft = built(draft_of(table))
    for _ in table.state.post.rolls:
        draft = draft.made([Done()])
    table = table.made(draft.order)
    assert table.actor == 1
    own = draft_of(table).sitting.state
    assert own.post.written == ()
    assert own.owners == table.state.owners


def test_a_town_served_in_a_draft_does_not_end_the_round() -> None:  # VP.5
    header = header_of(BOARD, (HUMAN, "greedy"))
    header = replace(header, board=header.board.replace("unserved_towns: 0", "unserved_towns: 6"))
    table = going_on(sitting_of(header, game_of(header)))
    assert table.game.facts.rules.unserved_towns == 6
    table = going_on(table.made(Start(hex_(table, "A1"))))
    draft = draft_of(table)
    while draft.task is not None:
        draft = built(draft).made([Done()])
    assert len(draft.written) == 3


def test_more_than_a_roll_pays_is_refused_and_nothing_changes() -> None:  # VP.B6
    draft = draft_of(at_orders(HUMAN, "greedy"))
    far = [Lay(hex_(draft.real, one), hex_(draft.real, other)) for one, other in (("A1", "A2"), ("A5", "A6"))]
    with pytest.raises(IllegalMove) as refused:
        draft.made(far)
    assert refused.value.rule == "VP.B6"
    assert draft.before is None


def test_races_are_entered_one_by_one_up_to_the_limit() -> None:  # VP.O3b
    table = at_races(HUMAN, HUMAN)
    draft = draft_of(table)
    races = [task.pair.race for task in draft.tasks if task.pair is not None]
    assert races == sorted({pair.race for pair in table.state.post.offered} & set(races))
    assert draft.tasks[-1].points == table.game.facts.rules.extra_by_round[0]
    while draft.task is not None and draft.task.pair is not None:
        found = cards(draft.sitting)
        draft = draft.made([found[0].move if found else Decline()])
        if len(draft.entered) == 4:
            break
    order = draft.order
    assert isinstance(order, WriteRound)
    assert [entry.race for entry in order.entries] == list(draft.entered)
    assert table.why_illegal(order) is None


def test_more_races_than_may_be_entered_are_refused() -> None:  # VP.O3b
    board = vale(("race_table", "draws"), ("entry_limit", 1)).edited(rules="postal")
    table = at_races(HUMAN, HUMAN, board=board)
    draft = draft_of(table)
    refusals = []
    while draft.task is not None and draft.task.pair is not None:
        found = cards(draft.sitting)
        try:
            draft = draft.made([found[0].move if found else Decline()])
        except IllegalMove as refused:
            refusals.append(refused.rule)
            draft = draft.made([Decline()])
    assert len(draft.entered) == 1
    assert set(refusals) == {"VP.O3b"}


def test_what_is_declared_is_written_with_its_partner_and_its_exchange() -> None:  # VP.O6b, VP.O6c
    table = at_races(HUMAN, HUMAN)
    draft = draft_of(table)
    task = draft.tasks[0]
    assert task.pair is not None
    route = (task.pair.origins[0], task.pair.goals[0])
    declared: list[tuple[Move, RaceOrder]] = [
        (Enter(route, (0, 13)), RaceOrder(task.pair.race, route, (0, 13), NOWHERE, (Exchange(1),))),
        (Enter(route, (0, 3)), RaceOrder(task.pair.race, route, (0, 3))),
        (Propose(1, route, (0, 0)), RaceOrder(task.pair.race, route, (0, 0), 1)),
    ]
    for move, order in declared:
        written = Draft(draft.real, draft.seat, draft.tasks, draft.sitting, ((move,),)).order
        assert written == WriteRound((order,))


def test_orders_that_were_handed_in_can_be_changed_again() -> None:
    for table in (at_orders(HUMAN, "greedy"), at_races(HUMAN, "greedy")):
        draft = draft_of(table)
        while draft.task is not None:
            if draft.task.pair is not None:
                found = cards(draft.sitting)
                draft = draft.made([found[0].move if found and len(draft.entered) < 4 else Decline()])
            else:
                draft = built(draft).made([Done()])
        again = reopened(table, draft.order)
        assert again.written == draft.written[:-1]
        assert again.made([Done()]).order == draft.order


def test_undo_and_redo_go_from_part_to_part() -> None:
    table = at_orders(HUMAN, "greedy")
    writing = OrderWriting()
    writing.follow(table)
    assert not writing.can_undo
    assert not writing.is_covered
    assert writing.draft is not None
    moves = Drag(writing.draft.sitting).moves(reach(writing.draft.sitting)[0].hex)
    begun = []
    for written in (moves, [Done()]):
        writing.written(written)
        begun.append(writing.is_part_begun)
    assert begun == [True, False]
    before = writing.draft
    writing.undo()
    writing.undo()
    assert not writing.can_undo
    writing.redo()
    writing.redo()
    assert writing.draft == before
    writing.undo()
    writing.reset_part()
    assert writing.draft.before is None


def test_orders_are_covered_between_two_people_unless_they_want_no_cover() -> None:
    table = at_orders(HUMAN, HUMAN)
    writing, open_ = OrderWriting(), OrderWriting(covers=False)
    for each in (writing, open_):
        each.follow(table)
    assert (writing.is_covered, writing.sitting) == (True, None)
    assert not open_.is_covered
    writing.uncover()
    assert writing.sitting is not None
    other = table.made(WriteOrders(((), (), ())))
    writing.follow(other)
    assert writing.is_covered
    writing.uncover(always=True)
    writing.follow(table)
    assert not writing.is_covered


def test_orders_go_on_after_a_note_and_after_another_seat_changes_hands() -> None:
    table, writing = at_orders(HUMAN, "greedy"), OrderWriting()
    writing.follow(table)
    writing.written([Done()])
    for same in (table.noted(hex_(table, "A3"), "steep"), table.seated(1, "planner")):
        writing.follow(same)
        assert writing.draft is not None
        assert len(writing.draft.written) == 1
    writing.follow(table.seated(0, "greedy"))
    assert writing.draft is None


def test_a_draft_is_told_in_words() -> None:
    table = at_orders(HUMAN, "greedy")
    start = table.game.facts.name(table.state.starts[0])
    first_part = draft_of(table)
    rolls = [f"Round 1, roll {'abc'[at]}: {first_part.tasks[at].points} to build with" for at in range(3)]
    assert [str(told) for told in later_text(first_part)] == ["Still to write:", *rolls[1:]]
    draft = built(first_part).made([Done()]).made([Done()])
    assert later_text(draft) == []
    assert str(progress_text(draft)) == "Part 3 of 3 of your orders."
    first, second = map(str, written_text(draft))
    assert first.startswith(f"Round 1, roll a: {start} – ")
    assert second == "Round 1, roll b: nothing"


def test_no_one_writes_where_players_build_in_turn() -> None:
    table = sitting(vale(), (HUMAN, "greedy"))
    assert not writes_by_hand(table)
    with pytest.raises(ValueError, match="No person writes"):
        draft_of(table)
