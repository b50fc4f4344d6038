"""The command fix, run as a user runs it."""

from dataclasses import replace
from pathlib import Path

import pytest

from engine.board.document import Waiver
from engine.board.lines import SideLine
from engine.boardfile.reading import read_board
from engine.boardfile.saving import save_board
from engine.edits.keys import SwapKeys
from studio.cli.main import main
from tests.engine.checks.boards import SHEET, good_board
from tests.engine.checks.cases import BAD
from tests.shipped import shipped
from tests.studio.proofing.print_boards import tinted, wide


def test_fix_applies_unsafe_fixes_only_when_asked(faulty: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = faulty.read_bytes()
    assert main(["fix", str(faulty)]) == 1
    assert faulty.read_bytes() == before
    assert "--unsafe offers fixes for 1 of them" in capsys.readouterr().out
    assert main(["fix", str(faulty), "--unsafe"]) == 1
    assert "Move Dent" in capsys.readouterr().out
    assert main(["check", str(faulty), "--select", "T102"]) == 0


def test_fix_saves_a_map_without_its_hidden_characters(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "hidden.yaml"
    save_board(good_board(), path)
    clean = path.read_bytes()
    name = good_board().towns[0].name
    path.write_bytes(clean.replace(f"name: {name},".encode(), f'name: "{name}\\u200b",'.encode()))
    assert main(["fix", str(path), "--ignore", "V016"]) == 0
    assert path.read_bytes() != clean
    assert main(["fix", str(path), "--diff"]) == 1
    assert f"+  - {{name: {name}," in capsys.readouterr().out
    assert main(["fix", str(path)]) == 0
    assert "Leave out the hidden characters in line " in capsys.readouterr().out
    assert path.read_bytes() == clean


def test_fix_saves_a_map_without_retired_fields(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:  # 6.A1
    path = tmp_path / "map.yaml"
    save_board(good_board(), path)
    clean = path.read_bytes()
    path.write_bytes(clean.replace(b"type: override, ", b"type: override, allowance_from: cards, ", 1))
    assert path.read_bytes() != clean
    assert main(["fix", str(path)]) == 0
    assert "Leave out the retired fields in line " in capsys.readouterr().out
    assert path.read_bytes() == clean


def test_fix_claims_nothing_it_could_not_save(faulty: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = faulty.read_bytes()
    faulty.chmod(0o444)
    assert main(["fix", str(faulty), "--unsafe"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert "was not saved" in told.err
    assert faulty.read_bytes() == before


def test_fix_leaves_what_would_only_bring_another_finding_and_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without its waiver, which gives no reason, the finding it hides would come back."""
    path = tmp_path / "waived.yaml"
    (board,) = (case.board for case in BAD if (case.code, case.subject) == ("V203", "T101:D2"))
    save_board(board, path)
    before = path.read_bytes()
    assert main(["fix", str(path), "--unsafe"]) == 1
    assert path.read_bytes() == before
    assert "were tried, but did not help" in capsys.readouterr().out


def test_fix_mends_a_gap_in_a_river_safely(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    board = good_board()
    river = board.lines[0]
    broken = board.edited(lines=(type(river)(river.kind, river.name, (river.sides[0], river.sides[2])),))
    path = tmp_path / "gap.yaml"
    save_board(broken, path)
    assert main(["fix", str(path)]) == 0
    assert "Extend the river along" in capsys.readouterr().out
    assert main(["check", str(path)]) == 0


def test_fix_mends_every_gap_of_a_river_in_one_go(tmp_path: Path) -> None:
    board = good_board()
    course = [SHEET.side_named(name) for name in ("E1.NE", "D1.SE", "E2.NE", "E2.E", "F2.NE")]
    river = SideLine("river", "Ouse", tuple(course[::2]))
    path = tmp_path / "gaps.yaml"
    save_board(board.edited(lines=(river,)), path)
    assert main(["fix", str(path)]) == 0
    assert main(["check", str(path)]) == 0


def test_fix_shows_beforehand_what_would_change_in_the_file(
    faulty: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = faulty.read_bytes()
    assert main(["fix", str(faulty), "--diff"]) == 0
    assert capsys.readouterr().out == ""
    assert main(["fix", str(faulty), "--diff", "--unsafe"]) == 1
    told = capsys.readouterr()
    assert faulty.read_bytes() == before
    assert "would move Dent" in told.err
    lines = told.out.splitlines()
    assert lines[:2] == [f"--- {faulty}", f"+++ {faulty}"]
    (gone,) = [line for line in lines[2:] if line.startswith("-")]
    (come,) = [line for line in lines[2:] if line.startswith("+")]
    assert "name: Dent, hex: D4" in gone
    assert "name: Dent, hex: " in come
    main(["fix", str(faulty), "--unsafe"])
    assert come[1:] in faulty.read_text().splitlines()


def test_fix_does_not_call_fixed_what_it_only_lessened(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Of two spurs each fix removes one, and the finding ends with the second."""
    board = shipped("severn")
    wye = next(line for line in board.lines if line.name == "Wye")
    forked = replace(wye, sides=(*wye.sides, *map(board.sheet.side_named, ("C20.SE", "F20.SE"))))
    path = tmp_path / "forked.yaml"
    save_board(board.edited(lines=tuple(forked if line is wye else line for line in board.lines)), path)
    main(["fix", str(path), "--unsafe", "--select", "S102"])
    out = capsys.readouterr().out
    assert out.count("(S102 is still there)") == 1
    assert out.count("Remove the river from ") == 2


def test_fix_leaves_what_would_end_a_finding_that_is_waived(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    board = shipped("severn")
    swapped = SwapKeys((("14", "65"),)).apply(board)
    path = tmp_path / "swapped.yaml"
    save_board(swapped.edited(waivers=(Waiver("K107:14,65", "the designer's own"),)), path)
    main(["fix", str(path), "--unsafe", "--select", "K107,V201"])
    assert "0 fixed" in capsys.readouterr().out
    assert read_board(path).board == swapped.edited(waivers=(Waiver("K107:14,65", "the designer's own"),))
    save_board(swapped, path)
    main(["fix", str(path), "--unsafe", "--select", "K107,V201"])
    assert "1 fixed, 0 left" in capsys.readouterr().out


def test_fix_and_waive_judge_the_print_as_check_does(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "tinted.yaml"
    save_board(tinted("#c9d8a8", "#d8c0e0"), path)
    assert main(["fix", str(path), "--select", "P105"]) == 0
    assert main(["fix", str(path), "--select", "P105", "--theme", "photocopy"]) == 1
    capsys.readouterr()
    main(["waive", str(path)])
    assert "P105" not in capsys.readouterr().out
    main(["waive", str(path), "--theme", "photocopy"])
    told = next(line for line in capsys.readouterr().out.splitlines() if line.startswith("P105"))
    name = told.partition("\t")[0]
    photocopied = ["waive", str(path), name, "--theme", "photocopy", "--reason", "never photocopied"]
    assert main([*photocopied[:3], "--reason", "never photocopied"]) == 2
    assert main(photocopied) == 0
    assert main(["fix", str(path), "--select", "P105", "--theme", "photocopy"]) == 0
    save_board(wide(), path)
    capsys.readouterr()
    for paper, told_of in (("Letter", True), ("A1", False)):
        main(["waive", str(path), "--paper", paper])
        assert ("P107" in capsys.readouterr().out) is told_of
