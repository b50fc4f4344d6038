"""What is said of a trial while it goes on."""

import pytest

from engine.trials.pacing import Pacing, clocked


class Clock:
    """Says the seconds it is set to."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_the_time_is_shown_from_the_first_moment_and_what_is_left_as_soon_as_it_is_known() -> None:
    clock = Clock()
    pacing = Pacing(200, clock)
    told = []
    for moment, played, failed in (
        (0, 0, 0),
        (7, 0, 0),
        # The first games took what comes but once: no one can say how long others will take.
        (10, 2, 0),
        (10.5, 3, 0),
        (20, 12, 0),
        (21, 12, 0),
        (110, 102, 1),
        (3710, 199, 1),
    ):
        clock.now = 100 + moment
        pacing.note(played, failed)
        told.append(str(pacing.time_left()))
    assert told == [
        "0 of 200 games, 0:00 so far",
        "0 of 200 games, 0:07 so far",
        "2 of 200 games, 0:10 so far",
        "3 of 200 games, 0:10 so far",
        "12 of 200 games, 0:20 so far, about 3:30 left",
        "12 of 200 games, 0:21 so far, about 3:30 left",
        "102 of 200 games, 1 failed, 1:50 so far, about 1:40 left",
        "199 of 200 games, 1 failed, 1:01:50 so far, about 0:20 left",
    ]


@pytest.mark.parametrize(
    ("seconds", "told"), [(0, "0:00"), (59.9, "0:59"), (750, "12:30"), (3900, "1:05:00")]
)
def test_a_time_is_written_as_on_a_clock(seconds: float, told: str) -> None:
    assert clocked(seconds) == told


def test_what_takes_longer_than_expected_is_not_reported_as_over() -> None:
    clock = Clock()
    pacing = Pacing(4, clock)
    for moment in (10, 12, 14):
        clock.now = 100 + moment
        pacing.note((moment - 8) // 2)
    clock.now = 160
    assert str(pacing.time_left()) == "3 of 4 games, 1:00 so far, about 0:05 left"


def test_when_all_games_are_played_no_time_is_left() -> None:
    clock = Clock()
    pacing = Pacing(4, clock)
    for played in range(1, 5):
        clock.now = 100 + 2 * played
        pacing.note(played)
    clock.now = 109
    assert str(pacing.time_left()) == "4 of 4 games, 0:09 so far"
