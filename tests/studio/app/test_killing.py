"""Nothing is ever lost: the real program is killed while it edits and saves."""

import sys
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.engine.table.sittings import finished
from tests.kills import HANDS, begun, figures, killed, killed_tables, tally_of
from tests.studio.app import killing, killing_tables
from tests.studio.app.killing import GRACE

KILLS = 4
"""At least, at random moments, in both lanes together; ``python -m tests.kills --kills 1000`` kills more."""
MOST_PARDONED = 0.2
"""The share of kills that may count as no loss because the machine stood still."""
_STALL = 3.0
_ATTEMPTS = 3


@pytest.mark.slow
def test_the_program_killed_at_random_has_lost_nothing_older_than_a_second(tmp_path: Path) -> None:
    tallies = killed(tmp_path, KILLS)
    sys.stdout.write(figures(tallies))
    wrong = [[*tally["lost"], *tally["idle"], *tally["leftovers"]] for tally in tallies]
    assert wrong == [[]] * len(HANDS)
    kills = sum(tally["kills"] for tally in tallies)
    assert kills >= KILLS
    assert all(tally["longest_missing"] <= GRACE and not tally["accusations"] for tally in tallies)
    # Else the kills came too early to prove anything.
    assert all(tally["recoveries"] and tally["edits"] > tally["kills"] for tally in tallies)
    assert tallies[HANDS.index("pointer")]["strokes_cut_short"]
    # Else it was the machine that was watched, and not the studio.
    assert sum(tally["pardoned"] for tally in tallies) <= kills * MOST_PARDONED


@pytest.mark.parametrize(
    ("hand", "edits", "recoveries", "strokes", "proves"),
    [
        ("pointer", 3, 1, 1, True),
        ("session", 3, 1, 0, True),
        ("pointer", 3, 1, 0, False),
        ("pointer", 3, 0, 1, False),
        ("pointer", 2, 1, 1, False),
    ],
)
def test_kills_prove_something_only_after_a_recovery_and_enough_edits(
    hand: str, edits: int, recoveries: int, strokes: int, proves: bool
) -> None:
    tally = killing.Tally(kills=2, edits=edits, recoveries=recoveries, strokes_cut_short=strokes)
    assert tally.proves_recovery(hand) == proves


@pytest.mark.slow
def test_a_studio_whose_journal_is_late_is_not_excused(tmp_path: Path) -> None:
    tally = stalled(tmp_path)
    assert tally["longest_missing"] > GRACE
    (lost,) = tally["lost"]
    assert lost.startswith("kill 1: ")


def stalled(place: Path) -> dict[str, Any]:
    """Return what came of a studio whose journal was late; where the machine was too another is begun."""
    for attempt in map(str, range(_ATTEMPTS)):
        tally = tally_of(begun(place / attempt, "1", "0", HANDS[0], str(_STALL)), place / attempt)
        if tally["excused"] < 0.5 * _STALL - GRACE:
            return tally
    raise AssertionError(f"Nearly all was excused, {_ATTEMPTS} times.")


def test_a_witness_excuses_by_how_much_it_was_late_itself_and_no_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = iter((0.0, 0.05, 0.10, 2.15, 2.20))
    monkeypatch.setattr(killing, "time", SimpleNamespace(monotonic=partial(next, clock)))
    witness = killing.Witness()
    for _ in range(4):
        witness.look()
    assert [round(witness.late_since(when), 3) for when in (0.0, 0.12, 2.15)] == [2.0, 2.0, 0.0]


@pytest.mark.parametrize(
    ("late", "lost", "pardoned"), [((0.0, 0.0), 1, 0), ((0.0, 0.1), 1, 0), ((0.0, 1.5), 0, 1)]
)
def test_what_is_excused_is_counted(
    monkeypatch: pytest.MonkeyPatch, late: tuple[float, float], lost: int, pardoned: int
) -> None:
    """Of two edits the second, made two seconds before the end, is missing."""
    witness, tally = killing.Witness(), killing.Tally()
    monkeypatch.setattr(witness, "late_since", lambda when: late[when > 1])
    killing.count(killing.Life({1: 0.0, 2: 2.0}, 4.0, witness, is_held=True), 1, tally)
    assert (len(tally.lost), tally.pardoned, tally.strokes_cut_short) == (lost, pardoned, 1)
    assert tally.excused == late[1]


def test_a_studio_that_takes_what_it_saved_for_another_program_s_is_counted() -> None:
    witness, tally = killing.Witness(), killing.Tally()
    killing.count(killing.Life({1: 0.0}, 0.5, witness, is_held=False, accused=True), 1, tally)
    assert (tally.accusations, tally.lost) == (1, [])


@pytest.mark.slow
def test_a_game_at_a_table_killed_at_random_has_lost_nothing_older_than_a_second(tmp_path: Path) -> None:
    tally = killed_tables(tmp_path, 2)
    assert tally["lost"] == []
    assert tally["moves"] > tally["kills"] > tally["idle"]


@pytest.mark.parametrize(("age", "lost"), [(0.5, 0), (1.5, 1)])
def test_a_move_that_the_file_of_a_game_lacks_is_lost_if_it_is_older_than_a_second(
    age: float, lost: int
) -> None:
    punctual: Any = SimpleNamespace(late_since=lambda _: 0.0)
    tally, kept = killing_tables.TableTally(), finished().taken_back(5)
    said = [(0.0, "a", kept.at, len(kept.moves)), (9.0, "a", kept.at + 1, len(kept.moves) + 1)]
    killing_tables.count(said, 9.0 + age, punctual, kept, tally)
    assert (len(tally.lost), tally.oldest_missing) == (lost, age)
