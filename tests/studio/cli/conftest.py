"""Maps that the commands are tried on."""

import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from engine.board.document import Players
from engine.boardfile.saving import save_board
from studio.cli.main import main
from tests.engine.checks.boards import painted, with_town
from tests.engine.game.boards import vale

BOTS = ("--bots", "greedy,random,random")
"""Three bots for one of these maps."""


def rows_of(path: Path) -> list[dict[str, Any]]:
    """Return the lines of a game, or of whatever else is JSON line by line."""
    return [json.loads(row) for row in path.read_text(encoding="utf-8").splitlines()]


@pytest.fixture
def faulty(tmp_path: Path) -> Path:
    """A map with a town in a lake and another without a name."""
    path = tmp_path / "faulty.yaml"
    save_board(painted(with_town("Clun", name=""), 3, "D4", "D3"), path)
    return path


@pytest.fixture
def map_(tmp_path: Path) -> Path:
    """A small map that a game can be played on."""
    path = tmp_path / "vale.yaml"
    save_board(vale(("races", 4)).edited(title="Vale", players=Players(1, 4, 2)), path)
    return path


@pytest.fixture
def game(map_: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """A game on it."""
    path = map_.with_name("game.jsonl")
    assert main(["play", str(map_), "--bots", "greedy,random", "--seed", "7", "-o", str(path)]) == 0
    capsys.readouterr()
    return path


@pytest.fixture(autouse=True)
def application(qapp: QApplication) -> QApplication:
    """The tests' application, there before a command that draws makes one without windows."""
    return qapp
