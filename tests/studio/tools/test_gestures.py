"""What all gestures have in common: a drag goes on until its own button comes up."""

import pytest

from engine.messages import Phrase
from studio.tools.gestures import Outcome, Pointer, Underway, dragging

PRESS = Pointer(0, 0, "press")


def test_a_drag_goes_on_until_the_button_it_began_with_comes_up() -> None:
    said: Phrase = "done"
    gesture = dragging(PRESS, lambda _pointer: (), lambda _pointer: Outcome(said=said))
    assert isinstance(next(gesture), Underway)
    assert isinstance(gesture.send(Pointer(1, 1, "release", "right")), Underway)
    with pytest.raises(StopIteration) as end:
        gesture.send(Pointer(2, 2, "release"))
    assert end.value.value == Outcome(said=said)
