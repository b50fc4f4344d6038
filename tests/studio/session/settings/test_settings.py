"""Settings are plain values in a file of their own; nothing such a file holds is run or stops the program."""

import json
import os
import stat
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from studio.session.settings.setting_keys import (
    GEOMETRY,
    HIDDEN,
    KEYS,
    LANGUAGE,
    LAST_WANTED,
    OUTLOOKS,
    RECENT_FILES,
    RULERS,
    SHORTCUTS,
    THEME,
    Key,
)
from studio.session.settings.settings import Settings
from tests.studio.silence import silent_disk

Open = Callable[..., Settings]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "Platelayer" / "settings.json"


@pytest.fixture
def opened(qapp: QCoreApplication, file: Path) -> Iterator[Open]:  # noqa: ARG001  # its timers need one
    made: list[Settings] = []

    def open_(old: Path | None = None) -> Settings:
        made.append(Settings(file, old))
        return made[-1]

    yield open_
    for settings in made:
        settings.close()


def test_what_is_set_is_there_the_next_time(opened: Open) -> None:
    first = opened()
    kept: dict[Key[Any], object] = {
        THEME: "dark",
        RULERS: True,
        RECENT_FILES: ("/ä.yaml", "/\udcff.yaml"),
        GEOMETRY: bytes(range(256)),
        SHORTCUTS: {"undo": ("Ctrl+U",), "redo": ()},
        OUTLOOKS: {"/ä.yaml": {"scale": 2.5}},
    }
    for key, value in kept.items():
        first[key] = value
    assert {key: first[key] for key in kept} == kept
    first.close()
    assert {key: opened()[key] for key in kept} == kept


def test_a_change_is_written_while_the_program_runs(opened: Open, file: Path, qtbot: QtBot) -> None:
    opened()[THEME] = "dark"
    qtbot.waitUntil(lambda: file.exists() and b"dark" in file.read_bytes())


def test_only_the_user_may_read_them(opened: Open, file: Path) -> None:
    settings = opened()
    settings[THEME] = "dark"
    settings.close()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700


def test_studios_side_by_side_keep_each_others_changes(opened: Open) -> None:
    one, two = opened(), opened()
    one[THEME] = "dark"
    one.change(RECENT_FILES, lambda paths: ("/one.yaml", *paths))
    two[RULERS] = True
    two.change(RECENT_FILES, lambda paths: ("/two.yaml", *paths))
    one.close()
    two.close()
    third = opened()
    assert (third[THEME], third[RULERS]) == ("dark", True)
    assert third[RECENT_FILES] == ("/two.yaml", "/one.yaml")


def test_what_a_newer_version_keeps_stays(opened: Open, file: Path) -> None:
    file.parent.mkdir()
    file.write_text('{"from the future": [1, 2], "theme": "light"}')
    settings = opened()
    assert (settings.trouble, settings[THEME]) == ("", "light")
    settings[THEME] = "dark"
    settings.close()
    assert json.loads(file.read_text()) == {"from the future": [1, 2], "theme": "dark"}


NONSENSE = [
    b"\0\xff\xfe",
    b"\xff\xfe{\0}\0",
    b"[]",
    b"7",
    b'{"theme": ',
    b"[" * 100_000,
    b'{"theme":' * 100_000,
    b"9" * 10_000,
    b"[General]\ntheme=dark\n",
]


@pytest.mark.parametrize("data", NONSENSE, ids=lambda data: data[:12].decode("latin-1"))
def test_a_file_of_nonsense_gives_the_usual_settings_and_is_kept_aside(
    data: bytes, opened: Open, file: Path
) -> None:
    file.parent.mkdir()
    file.write_bytes(data)
    settings = opened()
    assert all(settings[key] == key.usual for key in KEYS)
    assert settings.trouble.startswith(f"Platelayer cannot read the settings in {file}")
    settings[THEME] = "dark"
    settings.close()
    assert file.with_name("settings.json.damaged").read_bytes() == data
    assert opened()[THEME] == "dark"


def test_a_pipe_in_their_place_is_not_waited_for(opened: Open, file: Path) -> None:
    file.parent.mkdir()
    os.mkfifo(file)
    assert "cannot read" in opened().trouble


@pytest.mark.parametrize("key", KEYS, ids=lambda key: key.name)
def test_a_value_of_another_kind_is_ignored_and_named(key: Key[Any], opened: Open, file: Path) -> None:
    file.parent.mkdir()
    wrong = 0
    values: tuple[object, ...] = (None, 7, -1.5, True, "text", ["a", 1], [[]], {"a": 1}, {"a": ["b", 2]})
    for value in values:
        file.write_text(json.dumps({key.name: value}))
        settings = opened()
        wrong += bool(settings.trouble)
        if settings.trouble:
            assert settings[key] == key.usual
            assert key.name in settings.trouble
        else:
            assert settings[key] == key.kind(value)
    assert wrong >= 6


def test_that_they_cannot_be_written_is_said_once_and_they_are_kept_meanwhile(
    opened: Open, file: Path, qtbot: QtBot
) -> None:
    file.parent.write_text("in the way")
    settings, said = opened(), list[int]()
    settings.unwritten.connect(lambda: said.append(1))
    with qtbot.waitSignal(settings.unwritten):
        settings.save()
    with qtbot.assertNotEmitted(settings.unwritten, wait=600):
        settings[THEME] = "dark"
    file.parent.unlink()
    settings.close()
    assert opened()[THEME] == "dark"


def test_a_disk_that_does_not_answer_does_not_keep_the_end(
    opened: Open, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("studio.session.settings.settings._LAST_S", 0.1)
    file.parent.mkdir()
    settings = opened()
    with silent_disk(file.parent) as disk:
        disk.fall_silent()
        settings[RULERS] = True
        settings.close()
        assert disk.asked_at_the_window == []


# -- the file Qt kept ------------------------------------------------------------------------------

PICKLE = (
    r"@Variant(\0\0\0\x7f\0\0\0\x18PySide::PyObjectWrapper\0\0\0\0<\x80\x4\x95\x31\0\0\0\0\0\0\0\x8c\x5posix"
    r"\x94\x8c\x6system\x94\x93\x94\x8c\x16touch platelayer-PWNED\x94\x85\x94R\x94.)"
)
OLD = rf"""[General]
language=de
recent_files="/a b/ü, \"x\".yaml", "/c;d\\e.yaml", /n\xe9\n.yaml
theme={PICKLE}
y={PICKLE}

[boards]
outlooks="{{\"/\\u00fc.yaml\": {{\"tool\": \"select\", \"place\": null}}}}"

[last_boards]
front=@Invalid()
open=/one.yaml
wanted=no

[map]
hidden=grid underlay
rulers=true
theme=@@home

[shortcuts]
explain=
save-as="Ctrl+,", "Ctrl+;"

[window]
docks={PICKLE}
geometry="@ByteArray(\0\x1\xff\"\\)\x31\0\x32\x66)"
"""


def test_what_qt_kept_is_taken_over_once_without_its_objects(
    opened: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    old = tmp_path / "Platelayer.conf"
    old.write_text(OLD, "utf-8")
    settings = opened(old)
    assert {key.name: settings[key] for key in KEYS if settings[key] != key.usual} == {
        "language": "de",
        "recent_files": ('/a b/ü, "x".yaml', "/c;d\\e.yaml", "/né\n.yaml"),
        "boards/outlooks": {"/ü.yaml": {"tool": "select", "place": None}},
        "last_boards/open": ("/one.yaml",),
        "last_boards/wanted": False,
        "map/hidden": ("grid", "underlay"),
        "map/rulers": True,
        "map/theme": "@home",
        "shortcuts": {"explain": (), "save-as": ("Ctrl+,", "Ctrl+;")},
        "window/geometry": b'\0\x01\xff"\\)1\x002f',
    }
    settings[LAST_WANTED] = True
    settings.close()
    assert old.read_text("utf-8") == OLD
    old.write_text("[map]\nrulers=false\n")
    again = opened(old)
    assert (again[LAST_WANTED], again[RULERS], again[HIDDEN]) == (True, True, ("grid", "underlay"))
    assert not (tmp_path / "platelayer-PWNED").exists()


def test_a_program_ended_while_it_writes_them_first_takes_qts_over_the_next_time(
    opened: Open, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = tmp_path / "Platelayer.conf"
    old.write_text("language=de\n", "utf-8")
    settings = opened(old)
    with monkeypatch.context() as patch:
        patch.setattr("studio.session.settings.settings.write_atomically", lambda *_, **__: None)
        settings[LAST_WANTED] = True
        settings.close()
    assert not file.exists()
    assert opened(old)[LANGUAGE] == "de"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff\xfe\0",
        b"[",
        b"=",
        b"theme",
        b"[map]\nrulers=\nhidden=",
        b"theme=\\",
        b'theme="',
        b"theme=\\x",
        b"[boards]\noutlooks=" + b"[" * 100_000,
        b"theme=" + b'"\\x41,;' * 50_000,
    ],
    ids=lambda data: data[:20].decode("latin-1"),
)
def test_an_old_file_of_nonsense_gives_usual_or_plain_values(
    data: bytes, opened: Open, tmp_path: Path
) -> None:
    (tmp_path / "old.conf").write_bytes(data)
    settings = opened(tmp_path / "old.conf")
    assert settings.trouble == ""
    for key in KEYS:
        assert isinstance(settings[key], type(key.usual))


def test_no_part_of_the_studio_asks_qt_for_settings() -> None:
    """Qt's own settings make objects of what stands in their file, and Python's among them run code."""
    sources = (Path(__file__).parents[4] / "studio").rglob("*.py")
    assert [path.name for path in sources if "QSettings" in path.read_text("utf-8")] == []
