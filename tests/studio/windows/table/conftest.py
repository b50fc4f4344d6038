"""A folder of games of its own for each test."""

from pathlib import Path

import pytest

from studio.session.background.worker_process import PLAYING
from studio.windows.table import table_commands, tables
from tests.studio.table.tables import at_once


@pytest.fixture
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of games of its own; bots choose in this process."""
    folder = tmp_path / "games"
    monkeypatch.setattr(tables, "games_folder", lambda: folder)
    monkeypatch.setattr(table_commands, "games_folder", lambda: folder)
    monkeypatch.setattr(PLAYING, "do", at_once)
    return folder
