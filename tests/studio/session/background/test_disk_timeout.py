"""Disks are asked for a moment, and one that is silent holds no other up."""

from threading import Barrier, Event
from time import monotonic

import pytest

from studio.session.background import disk_timeout
from studio.session.background.disk_timeout import each_within_a_moment


def test_disks_are_asked_at_the_same_time_and_answer_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(disk_timeout, "_SECONDS", 30.0)
    all_asked = Barrier(3, timeout=20)

    def answer(number: int) -> int:
        all_asked.wait()
        return number

    looks = [lambda number=number: answer(number) for number in range(3)]
    assert each_within_a_moment(looks, otherwise=-1) == [0, 1, 2]


def test_many_that_are_silent_are_waited_for_once_and_the_others_answers_are_taken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(disk_timeout, "_SECONDS", 1.0)
    answers, begun = Event(), monotonic()
    looks = [*[lambda: answers.wait(60)] * 20, lambda: True]
    try:
        assert each_within_a_moment(looks, otherwise=False) == [*[False] * 20, True]
        assert monotonic() - begun < 10
    finally:
        answers.set()
