"""What every test of stretches may ask for."""

import pytest

from tests.engine.game.stretches.holding import Stretches


@pytest.fixture
def stretches(monkeypatch: pytest.MonkeyPatch) -> Stretches:
    """Note all stretches that are played."""
    return Stretches(monkeypatch)
