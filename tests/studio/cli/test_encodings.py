"""Every command prints on every terminal, of a map of any name whose towns are called in any script."""

import io
import json
import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from engine.board.document import Players
from engine.boardfile.saving import save_board
from engine.shipped import folder
from studio.cli.main import build_parser, main
from tests.engine.game.boards import vale
from tests.studio.cli.conftest import rows_of

NAMES = ("Łódź", "東京", "Αθήνα", "Київ", "القاهرة", "Zürich 🚂")
UNREADABLE = os.fsdecode(b"caf\xe9 \xe6\x9d\xb1.yaml")
"""The name of a map that is not UTF-8, as on an old disk."""

Arguments = Callable[[Path], list[str]]
"""Gives the arguments of a command for a map, next to which are a game and a picture of its ground."""


def beside(map_: Path, name: str) -> str:
    """Return a file in the folder of a map that has the oddest part of its name, too."""
    return str(map_.with_name(f"{map_.stem}-{name}"))


def traced(map_: Path) -> list[str]:
    """Return the arguments to trace the ground of the map; its hexes are 24 pixels wide."""
    at = [word for anchor in ("B2=36,35", "B5=108,35", "E2=48,97") for word in ("--at", anchor)]
    samples = ["--sample", "open=B2", "--sample", "hill=B3"]
    return [str(map_), "--image", beside(map_, "ground.png"), *at, *samples, "-o", beside(map_, "t.yaml")]


COMMANDS: dict[str, tuple[int, Arguments]] = {
    "postal": (0, lambda _: ["races", str(folder("maps") / "severn.yaml"), "--seed", "7"]),
    "check": (1, lambda map_: ["--details", str(map_)]),
    "explain": (0, lambda _: []),
    "export": (0, lambda map_: [str(map_), "-o", beside(map_, "sheet.svg")]),
    "fix": (1, lambda map_: [str(map_), "--diff", "--unsafe"]),
    "import": (0, lambda map_: ["--region", "Belgium", "--columns", "10", "-o", beside(map_, "land.yaml")]),
    "measure": (0, lambda map_: [str(map_), NAMES[0], NAMES[1]]),
    "new": (0, lambda map_: ["--title", NAMES[1], "--designer", NAMES[0], "-o", beside(map_, "new.yaml")]),
    "paste": (0, lambda map_: [str(map_), str(map_), "--at", "B2", "-o", beside(map_, "pasted.yaml")]),
    "play": (0, lambda map_: [str(map_), "--bots", "random,random", "--players", "Žofie,Ōta", "-o", "-"]),
    "print": (0, lambda map_: [str(map_), "--what", "keys", "-o", beside(map_, "keys.pdf")]),
    "replay": (0, lambda map_: [beside(map_, "game.jsonl")]),
    "resize": (1, lambda map_: [str(map_), "--cut-west", "3", "-o", beside(map_, "small.yaml")]),
    "scenario": (2, lambda map_: [str(map_)]),
    "table-script": (2, lambda map_: [str(map_)]),
    "stats": (0, lambda map_: [str(map_)]),
    "studio": (2, lambda map_: [str(map_)]),
    "trace": (0, traced),
    "trial": (0, lambda map_: [str(map_), "--games", "1", "--jobs", "1", "-o", beside(map_, "t.html")]),
    "versions": (0, lambda map_: [str(map_)]),
    "waive": (0, lambda map_: [str(map_)]),
    "number": (0, lambda map_: [str(map_), "-o", beside(map_, "numbered.yaml")]),
    "tiles": (0, lambda map_: ["new", "--title", NAMES[0], "-o", beside(map_, "set.yaml")]),
    "towns": (0, lambda map_: [str(map_)]),
}


@pytest.fixture(scope="module")
def strange(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A map whose name is not UTF-8, next to it a game on it and a picture of its ground."""
    board = vale(("races", 2)).edited(title=NAMES[1], players=Players(1, 4, 2))
    towns = [replace(town, name=name) for town, name in zip(board.towns, NAMES, strict=False)]
    map_ = tmp_path_factory.mktemp("strange") / UNREADABLE
    save_board(board.edited(towns=(*towns, *board.towns[len(towns) :])), map_)
    assert main(["play", str(map_), "--bots", "random,random", "-o", beside(map_, "game.jsonl")]) == 0
    assert main(["export", str(map_), "--ground", "--dpi", "61", "-o", beside(map_, "ground.png")]) == 0
    return map_


def test_every_command_there_is_is_tried() -> None:
    assert set(COMMANDS) == build_parser()[1]


@pytest.fixture
def strange_alone(strange: Path) -> Path:
    """The map without what a command before made of it."""
    for path in strange.parent.iterdir():
        if path.suffix not in {".jsonl", ".png"} and path != strange:
            path.unlink()
    return strange


def printed(encoding: str, arguments: list[str], monkeypatch: pytest.MonkeyPatch) -> tuple[int, str, str]:
    """Return the exit code of a command and what it prints to standard output and error in an encoding."""
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding=encoding, write_through=True) for _ in range(2))
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stdout", out)
        patch.setattr(sys, "stderr", err)
        code = main(arguments)
    told, said = (stream.detach().getvalue().decode(encoding) for stream in (out, err))
    return code, told, said


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "cp437"])
@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_prints_whatever_the_encoding(
    command: str, encoding: str, strange_alone: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if command == "studio":
        for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
            monkeypatch.delenv(name, raising=False)
    expected, arguments = COMMANDS[command]
    code, out, err = printed(encoding, [command, *arguments(strange_alone)], monkeypatch)
    assert code == expected
    assert (out + err).endswith("\n")


@pytest.mark.parametrize(
    "arguments",
    [
        ["check", "--format", "json"],
        ["check", "--format", "sarif"],
        ["stats", "--format", "json"],
        ["trial", "--games", "1", "--jobs", "1", "--seed", "1", "--format", "json"],
        ["versions", "--format", "json"],
    ],
    ids=" ".join,
)
def test_json_is_the_same_json_whatever_the_encoding(
    arguments: list[str], strange: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = [arguments[0], str(strange), *arguments[1:]]
    _, out, _ = printed("cp1252", command, monkeypatch)
    _, plain, _ = printed("utf-8", command, monkeypatch)
    assert out.isascii(), "programs read it as UTF-8"
    assert json.loads(out) == json.loads(plain)
    assert any(str(strange) in text or "caf%E9" in text for text in texts_in(json.loads(out)))


def texts_in(data: object) -> Iterator[str]:
    """Yield every text in plain values."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        yield from texts_in(list(data.values()))
    elif isinstance(data, list):
        for each in data:
            yield from texts_in(each)


def test_a_game_on_a_map_whose_name_is_not_utf_8_is_kept_and_replayed(
    strange_alone: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = strange_alone.with_name("kept.jsonl")
    arguments = [str(strange_alone), "--bots", "random,random", "--seed", "3", "-o"]
    assert printed("utf-8", ["play", *arguments, str(kept)], monkeypatch)[0] == 0
    head, *_ = rows_of(kept)
    assert str(strange_alone) in texts_in(head)
    assert printed("cp1252", ["play", *arguments, "-"], monkeypatch)[1] == ascii_json(kept.read_text("utf-8"))
    code, out, _ = printed("utf-8", ["replay", str(kept), "--format", "json"], monkeypatch)
    assert code == 0
    assert json.loads(out)["map"] == str(strange_alone)


def ascii_json(text: str) -> str:
    """Return JSON with everything but ASCII spelled out."""
    return "".join(sign if sign.isascii() else json.dumps(sign)[1:-1] for sign in text)


def test_a_trial_of_a_map_whose_name_is_not_utf_8_is_reported(
    strange_alone: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    report = strange_alone.with_name("report.html")
    arguments = [str(strange_alone), "--games", "1", "--jobs", "1", "-o", str(report)]
    assert printed("utf-8", ["trial", *arguments], monkeypatch)[0] == 0
    assert "caf\ufffd 東.yaml</dd>" in report.read_text("utf-8")


def test_text_of_the_command_line_that_is_not_utf_8_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["new", "--title", "caf\udce9", "-o", str(tmp_path / "new.yaml")])
    assert r"'caf\udce9' is not UTF-8" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
