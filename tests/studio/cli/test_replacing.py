"""What every command that writes a file does with what is there already."""

import argparse
import errno
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image

from engine.board.document import Players, Underlay
from engine.boardfile import atomic
from engine.boardfile.reading import read_board
from engine.boardfile.saving import save_board
from engine.hexes.lattice import Hex
from studio.cli.main import build_parser, main
from studio.cli.outputs import RULE
from studio.session.files.backups import Backups
from studio.session.places import backups_folder, name_program
from tests.architecture.sources import ROOT
from tests.engine.game.boards import vale

WORDS = {
    "new": "",
    "import": "--region Belgium --columns 10",
    "resize": "MAP --add-east 1",
    "trace": "MAP --fit width",
    "paste": "STAMP MAP --at B3",
    "number": "MAP --all",
    "towns": "MAP",
    "print": "MAP",
    "export": "MAP",
    "play": "MAP --bots random --seed 1",
    "trial": "MAP --games 1 --jobs 1 --seed 1",
    "versions": "MAP --restore 1",
}
"""What to say to each command that writes a file, besides which."""
ENDINGS = {"print": "x.pdf", "export": "x.svg", "play": "x.jsonl", "trial": "x.html", "towns": "x.csv"}
IN_PLACE = ("resize", "trace", "paste", "number")

pytestmark = pytest.mark.usefixtures("qapp")
each_command = pytest.mark.parametrize("command", WORDS)


def commands() -> Iterator[tuple[str, argparse.ArgumentParser]]:
    """Yield every command with its parser."""
    parser, _ = build_parser()
    (subs,) = (each for each in parser._actions if isinstance(each, argparse._SubParsersAction))  # noqa: SLF001  # argparse has no other way
    yield from subs.choices.items()


def options(parser: argparse.ArgumentParser) -> dict[str, argparse.Action]:
    """Return the options of a command by how they are written."""
    return parser._option_string_actions  # noqa: SLF001  # argparse has no other way


@pytest.fixture
def folder_(tmp_path: Path) -> Path:
    """A folder with a map, the picture that it traces, a stamp, and one earlier version of the map."""
    map_ = tmp_path / "map.yaml"
    Image.new("RGB", (90, 60), "#88aacc").save(tmp_path / "scan.png")
    anchors = tuple(
        (Hex(column, row), (10.0 * column, 9.0 * row)) for column, row in ((0, 0), (3, 0), (0, 3))
    )
    board = vale(("races", 4)).edited(title="Vale", players=Players(1, 4, 2))
    save_board(board, tmp_path / "stamp.yaml")
    save_board(board, map_)
    name_program()
    Backups(backups_folder()).keep(map_)
    save_board(board.edited(underlay=Underlay("scan.png", anchors, 0.4)), map_)
    return tmp_path


def output_of(command: str, folder: Path) -> Path:
    """Return a name of the right ending for what a command writes."""
    return folder / ENDINGS.get(command, "x.yaml")


def run(command: str, folder: Path, output: Path, *more: str) -> int:
    """Run a command."""
    named = {"MAP": str(folder / "map.yaml"), "STAMP": str(folder / "stamp.yaml")}
    words = [named.get(word, word) for word in WORDS[command].split()]
    return main([command, *words, "-o", str(output), *more])


def held(folder: Path) -> dict[str, bytes]:
    """Return what is in the files of a folder."""
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


def test_every_command_that_writes_a_file_is_tried_here_and_all_mean_one_thing_by_force() -> None:
    parsers = dict(commands())
    assert {name for name, parser in parsers.items() if "--output" in options(parser)} == set(WORDS)
    forces = {name: options(each).get("--force") for name, each in parsers.items()}
    forcing = {name: force.help for name, force in forces.items() if force is not None}
    assert set(forcing) == {*WORDS, "fix", "waive"}
    assert len(set(forcing.values())) == 1


def test_the_rule_is_in_the_help_and_in_the_readme(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    assert RULE in capsys.readouterr().out
    readme = " ".join((ROOT / "README.md").read_text("utf-8").split())
    assert "A command overwrites pictures and PDFs made by Platelayer; any other file only with" in readme


@each_command
def test_a_foreign_file_is_replaced_only_by_force(
    command: str, folder_: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    output = output_of(command, folder_)
    output.write_bytes(b"precious")
    before = held(folder_)
    assert run(command, folder_, output) == 2
    assert f"{output} already exists. Choose another name, or add --force" in capsys.readouterr().err
    assert held(folder_) == before
    assert run(command, folder_, output, "--force") == 0
    assert output.read_bytes() != b"precious"


@each_command
def test_a_drawing_of_ours_is_replaced_unasked_and_nothing_else(command: str, folder_: Path) -> None:
    output = output_of(command, folder_)
    assert run(command, folder_, output) == 0
    before = output.stat().st_ino
    assert run(command, folder_, output) == (0 if command in {"print", "export"} else 2)
    assert (output.stat().st_ino != before) == (command in {"print", "export"})


@pytest.mark.parametrize(("command", "name"), [("export", "x.png"), ("export", "x.svg"), ("print", "x.pdf")])
def test_a_drawing_of_ours_that_another_program_changed_stays(command: str, name: str, folder_: Path) -> None:
    output = folder_ / name
    assert run(command, folder_, output) == 0
    ours = output.read_bytes()
    if output.suffix == ".png":
        with Image.open(output) as image:
            image.load()
            image.save(output)
    else:
        changed = {".svg": ours.replace(b"?>\n<svg", b"?>\n<svg\n  "), ".pdf": ours + b"2 0 obj\n%%EOF\n"}
        output.write_bytes(changed[output.suffix])
    assert output.read_bytes() != ours
    assert run(command, folder_, output) == 2


@each_command
@pytest.mark.parametrize("read", ["map.yaml", "scan.png"])
@pytest.mark.parametrize("link", ["no", "soft", "hard"])
def test_what_a_command_reads_is_never_replaced(command: str, read: str, link: str, folder_: Path) -> None:
    if command in {"import", "new", "versions"} or (command in IN_PLACE and read == "map.yaml"):
        return
    output = folder_ / read
    if link != "no":
        output = output_of(command, folder_)
        (output.symlink_to if link == "soft" else output.hardlink_to)(folder_ / read)
    before = held(folder_)
    assert run(command, folder_, output, "--force") == 2
    assert held(folder_) == before


def test_land_is_not_replaced_by_the_map_made_from_it(folder_: Path) -> None:
    land = folder_ / "land.yaml"
    land.write_text('{"type": "Polygon", "coordinates": [[[5, 50], [7, 50], [7, 52], [5, 52], [5, 50]]]}')
    before = held(folder_)
    assert main(["import", f"land={land}", "--columns", "8", "-o", str(land), "--force"]) == 2
    assert held(folder_) == before
    assert main(["import", f"land={land}", "--columns", "8", "-o", str(folder_ / "made.yaml")]) == 0


def test_a_stamp_is_not_replaced_by_what_it_is_pasted_into(folder_: Path) -> None:
    before = held(folder_)
    assert run("paste", folder_, folder_ / "stamp.yaml", "--force") == 2
    assert held(folder_) == before


@each_command
@pytest.mark.parametrize("output", ["folder", "gone/x", "sealed", "/dev/null", "/dev/full", "x.odd", "x"])
def test_where_nothing_can_be_written_is_said_in_a_line_before_anything_is_done(
    command: str, output: str, folder_: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    suffix = output_of(command, folder_).suffix
    path = folder_ / (f"{output}{suffix}" if output in {"folder", "gone/x", "sealed"} else output)
    if output == "folder":
        path.mkdir()
    if output == "sealed":
        path.write_bytes(b"precious")
        path.chmod(0o444)
    before, there = held(folder_), sorted(folder_.iterdir())
    assert run(command, folder_, path, "--force") == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith(f"platelayer: {path} ")
    assert told.err.count("\n") == 1
    assert (held(folder_), sorted(folder_.iterdir())) == (before, there)


@each_command
def test_a_full_disk_leaves_the_old_file_whole(
    command: str, folder_: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    output = output_of(command, folder_)
    output.write_bytes(b"precious")
    before, write = held(folder_), atomic._write  # noqa: SLF001  # asking whether one may write writes too

    def fill(handle: int, data: bytes) -> None:
        write(handle, data[: len(data) // 2])
        if data:
            raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(atomic, "_write", fill)
    assert run(command, folder_, output, "--force") == 2
    assert "the disk is full" in capsys.readouterr().err
    assert held(folder_) == before


@pytest.mark.parametrize("command", [*IN_PLACE, "new", "versions"])
def test_a_map_that_is_changed_or_replaced_is_kept_as_a_version(command: str, folder_: Path) -> None:
    map_ = folder_ / "map.yaml"
    before, more = map_.read_bytes(), () if command in IN_PLACE else ("--force",)
    assert run(command, folder_, map_, *more) == 0
    assert map_.read_bytes() != before
    assert Backups(backups_folder()).of(map_)[0].file.read_bytes() == before


def test_a_map_is_not_changed_where_it_cannot_be_kept(
    folder_: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.EACCES, "not here")

    monkeypatch.setattr(Backups, "keep", refuse)
    before = held(folder_)
    assert run("resize", folder_, folder_ / "map.yaml") == 2
    assert "could not be saved as an earlier version" in capsys.readouterr().err
    assert held(folder_) == before
    assert run("resize", folder_, folder_ / "map.yaml", "--force") == 0
    assert held(folder_) != before


@pytest.mark.parametrize("command", [*IN_PLACE, "fix", "waive"])
def test_comments_are_lost_only_by_force_and_kept_in_a_version(
    command: str, folder_: Path, faulty: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    map_ = folder_ / "map.yaml" if command in IN_PLACE else faulty
    with map_.open("a", encoding="utf-8") as file:
        file.write("# agreed with the printers\n# twice\n")
    line = map_.read_bytes().count(b"\n") - 1
    before = map_.read_bytes()
    words = {"fix": ("--unsafe",), "waive": ("T101", "--reason", "so it is")}

    def go(*more: str) -> int:
        if command in IN_PLACE:
            return run(command, folder_, map_, *more)
        return main([command, str(map_), *words[command], *more])

    assert go() == 2
    told = capsys.readouterr().err
    assert f"{map_} has 2 comments (the first on line {line}), which saving would lose." in told
    assert "--force" in told
    assert map_.read_bytes() == before
    assert go("--force") in {0, 1}
    assert read_board(map_).comments == ()
    assert Backups(backups_folder()).of(map_)[0].file.read_bytes() == before


def test_a_copy_elsewhere_may_go_without_the_comments(folder_: Path) -> None:
    map_ = folder_ / "map.yaml"
    map_.write_text(f"{map_.read_text('utf-8')}# mine\n", "utf-8")
    assert run("resize", folder_, folder_ / "x.yaml") == 0
    assert "# mine" in map_.read_text("utf-8")


def test_what_would_be_cut_off_is_listed_together_with_the_comments(
    folder_: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    map_ = folder_ / "map.yaml"
    map_.write_text(f"{map_.read_text('utf-8')}# mine\n", "utf-8")
    assert main(["resize", str(map_), "--cut-west", "4", "-o", str(map_)]) == 2
    told = capsys.readouterr()
    assert told.out.startswith("This would remove:\n")
    assert "has a comment (on line " in told.err
