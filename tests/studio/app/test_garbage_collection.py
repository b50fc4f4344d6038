"""Memory is swept between strokes: never while values are made, and soon after."""

import gc
from collections.abc import Iterator
from weakref import ref

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from studio.app.garbage_collection import Sweeps


class Knot:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.self = self


@pytest.fixture
def sweeps() -> Iterator[Sweeps]:
    owner = QObject()
    sweeps = Sweeps(owner)
    sweeps.begin()
    yield sweeps
    sweeps.end()


@pytest.fixture
def swept() -> Iterator[list[int]]:
    """The generations swept so far."""
    found: list[int] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            found.append(info["generation"])

    gc.callbacks.append(note)
    yield found
    gc.callbacks.remove(note)


@pytest.mark.usefixtures("sweeps")
def test_nothing_is_swept_while_very_much_is_made_and_nothing_of_it_soon_after(
    qtbot: QtBot, swept: list[int]
) -> None:
    before = gc.get_freeze_count()
    made = [[number] for number in range(30_000)]
    assert swept == []
    qtbot.waitUntil(lambda: gc.get_freeze_count() > before + len(made))
    assert swept == []


def test_what_holds_itself_goes_soon_if_it_is_new_and_in_a_pause_whenever(
    qtbot: QtBot, sweeps: Sweeps, swept: list[int]
) -> None:
    knot = Knot()
    gone = ref(knot)
    del knot
    qtbot.waitUntil(lambda: gone() is None)
    assert set(swept) == {1}
    knot = Knot()
    later = ref(knot)
    gc.freeze()
    del knot
    gc.collect()
    assert later() is not None
    sweeps.sweep_all()
    assert later() is None


def test_the_interpreter_sweeps_again_at_the_end(sweeps: Sweeps) -> None:
    assert not gc.isenabled()
    sweeps.end()
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0
