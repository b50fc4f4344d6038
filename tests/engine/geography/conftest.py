"""The sheet on which land is invented."""

import pytest

from engine.geography.bodies import Neighbours
from engine.geography.coverage import Coverage
from engine.geography.frames import Frame
from engine.hexes.hex_arrays import neighbour_places
from tests.engine.geography.invented import frame_of


@pytest.fixture(scope="module")
def frame() -> Frame:
    """A sheet of 20 by some 18 hexes."""
    return frame_of()


@pytest.fixture(scope="module")
def coverage(frame: Frame) -> Coverage:
    """Its hexes as shapes."""
    return Coverage(frame.sheet)


@pytest.fixture(scope="module")
def neighbours(frame: Frame) -> Neighbours:
    """Which of its hexes touch."""
    return neighbour_places(frame.sheet)
