"""Orders that are being written are kept next to the game, and gone on with when it is opened again."""

from pathlib import Path

import pytest

from engine.game.moves import Decline, Done
from engine.table.draft_files import DraftError, draft_path, draft_text, kept_draft, write_draft
from engine.table.drafting import Draft, draft_of
from engine.transcript.remarks import HUMAN
from tests.engine.table.test_drafting import at_orders, at_races, built


@pytest.fixture
def game(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


def again(game: Path, draft: Draft) -> Draft | None:
    """Keep a draft, and return it as it is read again."""
    write_draft(game, draft_text(draft))
    return kept_draft(game, draft.real)


def test_track_of_two_rolls_is_there_again_the_second_not_ended(game: Path) -> None:
    table = at_orders(HUMAN, "greedy")
    draft = built(built(draft_of(table)).made([Done()]))
    found = again(game, draft)
    assert found is not None
    assert (found.written, found.task) == (draft.written, draft.task)
    assert found.sitting.state.owners == draft.sitting.state.owners
    assert found.so_far == draft.so_far != draft.order
    ended = again(game, draft.made([Done()]))
    assert ended is not None
    assert ended.task == draft.tasks[2]
    assert ended.order == draft.so_far


def test_races_and_extra_track_are_there_again(game: Path) -> None:
    table = at_races(HUMAN, "greedy")
    draft = draft_of(table)
    entered = 0
    while draft.task is not None and draft.task.pair is not None:
        move = next((move for move in draft.sitting.legal() if not isinstance(move, Decline)), Decline())
        entered += not isinstance(move, Decline)
        draft = draft.made([move if entered <= 3 else Decline()])
        found = again(game, draft)
        assert found is not None
        assert (found.written, found.task) == (draft.written, draft.task)
    assert entered > 0
    draft = built(draft)
    found = again(game, draft)
    assert found is not None
    assert found.so_far == draft.so_far


def test_nothing_is_kept_of_orders_that_are_not_begun_or_handed_in(game: Path) -> None:
    table = at_orders(HUMAN, HUMAN)
    draft = built(draft_of(table))
    write_draft(game, draft_text(draft))
    for _ in draft.tasks:
        draft = draft.made([Done()])
    assert kept_draft(game, table.made(draft.order)) is None, "they are a move of the game now"
    assert draft_path(game).exists()
    write_draft(game, draft_text(draft_of(table)))
    assert not draft_path(game).exists()
    assert kept_draft(game, table) is None


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("{", r"game\.jsonl\.draft cannot be read: "),
        ('{"moves": 3}', "cannot be read"),
        ('{"moves": 999, "of": "", "ended": 0, "order": {}}', "orders of another game"),
        ('{"moves": 1, "of": "ab", "ended": 0, "order": {}}', "orders of another game"),
        ("\udcff", "cannot be read"),
    ],
)
def test_a_draft_that_does_not_fit_is_named(game: Path, text: str, why: str) -> None:
    draft_path(game).write_bytes(text.encode("utf-8", "surrogateescape"))
    with pytest.raises(DraftError, match=why):
        kept_draft(game, at_orders(HUMAN, "greedy"))


def test_orders_of_another_player_are_left_out(game: Path) -> None:
    draft = built(draft_of(at_orders(HUMAN, HUMAN)))
    write_draft(game, draft_text(draft).replace('"player": "Red"', '"player": "Blue"'))
    with pytest.raises(DraftError, match="another player"):
        kept_draft(game, draft.real)
