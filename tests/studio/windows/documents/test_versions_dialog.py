"""Earlier versions of a board's file: what says one from another."""

from datetime import UTC, datetime
from pathlib import Path

import pytest
from pytestqt.exceptions import capture_exceptions
from pytestqt.qtbot import QtBot

from engine.board.document import Board
from engine.board.terrain import HILL
from engine.boardfile.writing import write_board
from engine.edits.terrain import PaintTerrain
from engine.messages import Phrase
from studio.session.files.backups import Version
from studio.windows.documents import versions_dialog
from studio.windows.documents.document_commands import NOTHING
from studio.windows.documents.versions_dialog import VersionsDialog, described, held_and_differing
from tests.shipped import shipped


def without(board: Board, *names: str) -> Board:
    return board.edited(towns=tuple(town for town in board.towns if town.name not in names))


def test_a_version_tells_what_it_holds_and_in_what_it_differs_from_the_board_as_it_is_now() -> None:
    now = shipped("severn")
    held = str(held_and_differing(now, now))
    rivers = [line for line in now.lines if line.kind == "river"]
    assert held.startswith(f"{len(now.towns)} towns, {len(rivers)} rivers, {len(now.specials)} specials")
    assert held.endswith("; same as now")
    dry = PaintTerrain((now.sheet.hex_named("A1"), now.sheet.hex_named("A2")), HILL).apply(now)
    earlier = str(held_and_differing(without(dry, "Swansea"), now))
    assert earlier.endswith("; differs from now: without Swansea and 2 hexes with different terrain")
    assert str(held_and_differing(now, without(now, "Swansea"))).endswith("; differs from now: with Swansea")
    assert str(held_and_differing(NOTHING, now)).startswith("only terrain; differs from now: without ")
    assert str(held_and_differing(NOTHING, now)).endswith("different sheet")
    assert str(held_and_differing(now.edited(title="Another"), now)).endswith("differs from now: in details")


def test_the_list_tells_of_each_version_once_it_is_read_and_no_more_of_a_damaged_one(
    qtbot: QtBot, tmp_path: Path
) -> None:
    when, now = datetime(2026, 5, 1, tzinfo=UTC), shipped("severn")
    texts = (write_board(without(now, "Neath")), "platelayer: [")
    files = [tmp_path / f"{number}.yaml" for number, _ in enumerate(texts)]
    for file, text in zip(files, texts, strict=True):
        file.write_text(text)
    listed = [Version(file, when, 5000) for file in (*files, tmp_path / "gone.yaml")]
    dialog = VersionsDialog("severn.yaml", listed, now)
    qtbot.addWidget(dialog)
    dialog.show()
    rows = [dialog.list.item(row) for row in range(3)]
    qtbot.waitUntil(lambda: "It cannot be read." in rows[1].text())
    assert rows[0].text().startswith(described(listed[0]))
    assert rows[0].text().endswith("differs from now: without Neath")
    assert rows[2].text() == described(listed[2])
    assert dialog.list.visualItemRect(rows[0]).bottom() < dialog.list.visualItemRect(rows[1]).top()
    dialog.reject()


def test_what_breaks_down_while_a_version_is_read_is_not_taken_for_a_damaged_one(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_file: Path, _now: Board) -> Phrase:
        raise ZeroDivisionError

    monkeypatch.setattr(versions_dialog, "_summary_of", broken)
    listed = [Version(tmp_path / "1.yaml", datetime(2026, 5, 1, tzinfo=UTC), 5000)]
    with capture_exceptions() as seen:
        qtbot.addWidget(VersionsDialog("severn.yaml", listed, NOTHING))
        qtbot.waitUntil(lambda: bool(seen))
    assert seen[0][0] is ZeroDivisionError
