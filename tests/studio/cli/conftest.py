"""Maps that the commands are tried on."""

from pathlib import Path

import pytest

from engine.boardfile.saving import save_board
from tests.engine.checks.boards import painted, with_town


@pytest.fixture
def faulty(tmp_path: Path) -> Path:
    """A map with a town in a lake and another without a name."""
    path = tmp_path / "faulty.yaml"
    save_board(painted(with_town("Clun", name=""), 3, "D4", "D3"), path)
    return path
