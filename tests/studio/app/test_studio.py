"""The program as a whole, in a process of its own: it opens, it is quick, it can be ended."""

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from time import monotonic, sleep

import pytest
from PySide6.QtWidgets import QApplication

from engine.board.document import new_board
from engine.boardfile.reading import read_board
from engine.boardfile.saving import save_board
from engine.hexes.sheet import Sheet
from engine.shipped import folder
from studio.app.studio import INTERRUPTED, again_command, explained, set_up
from studio.drawing.shapes.fonts import FAMILY
from studio.session.recovery.pages import new_page
from studio.session.settings.setting_keys import LAST_FRONT, LAST_OPEN

ROOT = Path(__file__).parents[3]
SEVERN = folder("maps") / "severn.yaml"

OPEN = """
import sys
from pathlib import Path
from threading import Event
from PySide6.QtCore import QTimer
from studio.app.studio import Studio
from studio.session.files import filing
from studio.windows.documents.recovery_dialog import RecoveryChoice
studio = Studio(["platelayer"])
def answered(entries):
    print("offered", len(entries), flush=True)
    return RecoveryChoice(restored=entries[:1] if "recover" in sys.argv else ())
studio.window.questions.recovery = answered
studio.window.questions.parting = lambda name: "discard"
if "slow" in sys.argv:
    read, may_go_on = filing.read_document, Event()
    def read_slowly(path):
        assert path == Path(sys.argv[1]) or may_go_on.wait(30)
        return read(path)
    filing.read_document = read_slowly
    studio.window.desks.opened.connect(lambda _: may_go_on.set())
studio.show(Path(sys.argv[1]))
def look():
    desks = studio.window.desks
    are_open = desks.open_ones and not desks.awaited
    if are_open and studio.window.editor_view.canvas.is_settled:
        print(studio.window.windowTitle(), flush=True)
        print(sorted(desk.documents.name for desk in desks.open_ones), flush=True)
        if "stay" not in sys.argv:
            studio.window.close()
    else:
        QTimer.singleShot(20, look)
QTimer.singleShot(0, look)
raise SystemExit(studio.stay())
"""


def started(home: Path, *arguments: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "XDG_CONFIG_HOME": str(home)}
    return subprocess.Popen(
        [sys.executable, "-c", OPEN, *arguments],
        cwd=ROOT,
        env={**environment, "XDG_DATA_HOME": str(home)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_a_map_named_on_the_command_line_is_open_and_closing_ends_it(tmp_path: Path) -> None:
    with started(tmp_path, str(SEVERN)) as program:
        out, _ = program.communicate(timeout=60)
    assert out.startswith("severn.yaml")
    assert program.returncode == 0


@pytest.mark.slow
def test_an_interrupt_ends_it_at_once(tmp_path: Path) -> None:
    with started(tmp_path, str(SEVERN), "stay") as program:
        assert program.stdout is not None
        assert program.stdout.readline().startswith("severn.yaml")
        program.send_signal(signal.SIGINT)
        program.communicate(timeout=20)
    assert program.returncode == INTERRUPTED


def left_behind(home: Path, origin: Path) -> Path:
    """Leave a page where a studio with that home looks for it, as one does that is killed."""
    page = new_page(home / "Platelayer" / "Platelayer" / "recovery")
    board = read_board(SEVERN).board
    assert board is not None
    page.write(board, origin)
    page.release()
    return page.path


def open_last_time(home: Path, paths: Sequence[Path]) -> None:
    """Note in the settings of a studio with that home which boards were open last, the first in front."""
    kept = home / "Platelayer" / "settings.json"
    kept.parent.mkdir(exist_ok=True)
    settings = {LAST_OPEN.name: list(map(str, paths)), LAST_FRONT.name: str(paths[0])}
    kept.write_text(json.dumps(settings), "utf-8")


def test_the_map_named_is_in_front_of_boards_of_last_time_that_take_longer_to_read(tmp_path: Path) -> None:
    last = tmp_path / "last.yaml"
    save_board(new_board(Sheet(6, 5)), last)
    open_last_time(tmp_path, [last])
    with started(tmp_path, str(SEVERN), "slow") as program:
        out, _ = program.communicate(timeout=60)
    title, names = out.splitlines()
    assert names == str(["last.yaml", "severn.yaml"])
    assert title.startswith("severn.yaml")


@pytest.mark.slow
@pytest.mark.parametrize(("answer", "expected"), [("recover", "left.yaml"), ("later", "severn.yaml")])
def test_what_was_left_unsaved_is_offered_and_the_other_boards_are_opened(
    tmp_path: Path, answer: str, expected: str
) -> None:
    """The board recovered is not opened again from its file, and a name too long for the disk is no harm."""
    boards = [tmp_path / "left.yaml", tmp_path / "other.yaml"]
    for board in boards:
        save_board(new_board(Sheet(6, 5)), board)
    page = left_behind(tmp_path, boards[0])
    open_last_time(tmp_path, (*boards, tmp_path / ("x" * 300)))
    with started(tmp_path, str(SEVERN), answer) as program:
        out, _ = program.communicate(timeout=60)
    names = ["left.yaml", "other.yaml", "severn.yaml"]
    title = f"{expected}[*] (Severn & South Wales) – Platelayer"
    assert out.splitlines() == ["offered 1", title, str(names)]
    assert page.exists() is (answer == "later")


def test_the_application_has_its_name_icon_and_lettering(qapp: QApplication) -> None:
    set_up(qapp)
    assert qapp.applicationName() == "Platelayer"
    assert not qapp.windowIcon().isNull()
    assert qapp.font().family() == FAMILY


def test_every_code_is_explained_and_an_unknown_one_in_a_sentence() -> None:
    assert "sea" in explained("T102")
    assert "Z999" in explained("Z999")


UNKEPT = """
from PySide6.QtCore import QTimer
from studio.app.studio import Studio
studio = Studio(["platelayer"], "en")
studio.show(None)
def look():
    if studio.window.alarms.warnings:
        print(*studio.window.alarms.warnings, flush=True)
        studio.window.close()
    else:
        QTimer.singleShot(50, look)
QTimer.singleShot(0, look)
raise SystemExit(studio.stay())
"""


def test_settings_that_cannot_be_written_are_reported_in_the_window(tmp_path: Path) -> None:
    (tmp_path / "in-the-way").touch()
    places = {"XDG_CONFIG_HOME": str(tmp_path / "in-the-way"), "XDG_DATA_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", UNKEPT],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", **places},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.stdout.startswith(f"Your settings could not be saved in {tmp_path / 'in-the-way'}"), (
        done.stderr
    )


RESTART = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from engine.edits.document import SetField
from studio.app.main import run
from studio.app.studio import Studio

show, (program, again, *maps) = Studio.show, sys.argv[1:]

def shown(studio, path):
    def look():
        window = studio.window
        if len(window.desks.open_ones) < 2 or window.desks.awaited:
            return
        clock.stop()
        desks = window.desks.open_ones
        if again == "again":
            for desk in desks:
                print(desk.documents.name, desk.session.board.title, desk.session.is_modified)
            print(window.commands["save"].text(), window.documents.name, flush=True)
            window.close()
            return
        desks[0].session.apply(SetField("title", "Mine"))
        window.desks.turn_to(desks[1])
        sys.executable = program
        window.commands["language-de"].trigger()

    window = studio.window
    window.questions.may_restart = lambda language: print(language, flush=True) or True
    window.questions.parting = lambda name: "discard"
    show(studio, path)
    for each in maps[1:]:
        QTimer.singleShot(0, lambda: window.desks.open(Path(each)))
    clock = studio.clock = QTimer(interval=50)
    clock.timeout.connect(look)
    clock.start()

Studio.show = shown
raise SystemExit(run(Path(maps[0]) if maps else None))
"""


@pytest.mark.slow
def test_a_restart_for_another_language_opens_the_boards_with_what_is_not_saved(tmp_path: Path) -> None:
    again = tmp_path / "again.sh"
    again.write_text(
        f'#!/bin/sh\nenv > "{tmp_path}/environment"\necho "$@" > "{tmp_path}/part"\n'
        f'mv "{tmp_path}/part" "{tmp_path}/arguments"\n'
    )
    again.chmod(0o755)
    maps = [Path(shutil.copy(folder("maps") / name, tmp_path)) for name in ("severn.yaml", "ireland.yaml")]
    done = restarted(tmp_path, str(again), "first", *map(str, maps))
    assert (done.stdout, done.returncode) == ("German\n", 0), done.stderr
    wait_for(tmp_path / "arguments")
    assert (tmp_path / "arguments").read_text().endswith(" studio\n")
    assert "PLATELAYER_LANGUAGE" not in (tmp_path / "environment").read_text()
    done = restarted(tmp_path, "", "again", language="")
    titles = ["ireland.yaml Ireland False", "severn.yaml Mine True"]
    assert done.returncode == 0, done.stderr
    *boards, front = done.stdout.splitlines()
    assert (sorted(boards), front) == (titles, "&Speichern ireland.yaml")
    assert not list(tmp_path.rglob("recovery/*"))


def restarted(home: Path, *arguments: str, language: str = "en") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "XDG_CONFIG_HOME": str(home)}
    return subprocess.run(
        [sys.executable, "-c", RESTART, *arguments],
        cwd=ROOT,
        env={**environment, "XDG_DATA_HOME": str(home), "PLATELAYER_LANGUAGE": language},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_a_bundle_starts_again_from_its_own_program(monkeypatch: pytest.MonkeyPatch) -> None:
    assert again_command()[1:3] == ["-P", "-c"]
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert again_command() == [sys.executable, "studio"]


def wait_for(path: Path) -> None:
    end = monotonic() + 20
    while not path.exists():
        assert monotonic() < end
        sleep(0.02)
