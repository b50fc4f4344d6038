"""What becomes of a job in a printer's queue, where CUPS is, where it is not, and where it says no."""

import ctypes
from typing import Any

import pytest

from studio.painting.queues import Queue, SystemQueue


class Answer:
    """A function of a C library: it gives back what it was made with."""

    restype: Any = None

    def __init__(self, value: object) -> None:
        self._value = value

    def __call__(self) -> object:
        return self._value


class Cups:
    """What is asked of the library of CUPS."""

    def __init__(self, answer: int, words: str = "") -> None:
        self.cupsLastError = Answer(answer)
        self.cupsLastErrorString = Answer(words.encode())


@pytest.mark.parametrize(
    ("cups", "refusal"),
    [
        (Cups(0x0000, "successful-ok"), ""),
        (Cups(0x0001, "successful-ok-ignored-or-substituted-attributes"), ""),
        (Cups(0x0506, "Destination is not accepting jobs."), "Its queue does not accept jobs at present."),
        (
            Cups(0x0502, "Bad file."),
            "The printing system rejected the pages (Bad file). Check that it is running.",
        ),
        (
            Cups(-1, "Nonsense"),
            "The printing system rejected the pages (Nonsense). Check that it is running.",
        ),
    ],
)
def test_the_answer_of_the_printing_system_is_reported(
    cups: Cups, refusal: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ctypes, "CDLL", lambda _name: cups)
    assert SystemQueue(lambda: False).refusal() == refusal


def test_where_there_is_no_cups_nobody_refuses(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise OSError(name)

    monkeypatch.setattr(ctypes, "CDLL", missing)
    assert SystemQueue(lambda: False).refusal() == ""


def test_a_queue_that_stands_still_says_so() -> None:
    assert SystemQueue(lambda: True).is_halted()
    assert not SystemQueue(lambda: False).is_halted()
    assert not Queue().is_halted()
