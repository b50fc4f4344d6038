"""The commands that find and mend, run as a user runs them."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from engine.board.document import Waiver
from engine.board.lines import SideLine
from engine.board.rules import Override
from engine.boardfile.reading import read_board
from engine.boardfile.saving import save_board
from engine.edits.keys import SwapKeys
from engine.rulesets.rulebook import RULEBOOK
from engine.shipped import folder
from studio.cli.main import main
from studio.cli.rulebook import rules_meant
from studio.proofing.catalogue import EXPLANATIONS
from tests.engine.checks.boards import SHEET, good_board, painted, with_town
from tests.studio.proofing.print_boards import tinted, wide, wordy


@pytest.fixture
def faulty(tmp_path: Path) -> Path:
    """A map with a town in a lake and another without a name."""
    path = tmp_path / "faulty.yaml"
    save_board(painted(with_town("Clun", name=""), 3, "D4", "D3"), path)
    return path


@pytest.mark.parametrize("name", ["severn", "ireland"])
def test_the_shipped_boards_check_clean(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(folder("maps") / f"{name}.yaml")]) == 0
    out = capsys.readouterr().out
    assert " error " not in out
    assert " warning " not in out


def test_findings_are_told_with_line_and_column(faulty: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(faulty)]) == 1
    out = capsys.readouterr().out
    lines = faulty.read_text().splitlines()
    unnamed = next(number for number, line in enumerate(lines, 1) if 'name: ""' in line)
    column = lines[unnamed - 1].index('""') + 1
    assert f"{faulty}:{unnamed}:{column}: error T101" in out
    assert "can be fixed (with --unsafe): Move Dent to" in out
    assert "2 errors" in out


def test_the_print_is_judged_in_the_theme_and_on_the_paper_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "tinted.yaml"
    save_board(tinted("#c9d8a8", "#d8c0e0"), path)
    assert main(["check", str(path), "--select", "P105"]) == 0
    assert main(["check", str(path), "--select", "P105", "--theme", "photocopy"]) == 1
    assert "look alike to everybody, in the theme Photocopy." in capsys.readouterr().out
    save_board(wide(), path)
    main(["check", str(path), "--select", "P107", "--paper", "Letter"])
    assert "pages of Letter a seam runs" in capsys.readouterr().out
    main(["check", str(path), "--select", "P107", "--paper", "A1"])
    assert "P107" not in capsys.readouterr().out
    save_board(wordy(), path)
    for language, paper in (("en", "one page"), ("de", "2 pages")):
        main(["check", str(path), "--select", "P101", "--print-language", language])
        assert f"would do, on {paper} of A4." in capsys.readouterr().out


def test_json_has_the_promised_fields(faulty: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(faulty), "--format", "json"]) == 1
    (report,) = json.loads(capsys.readouterr().out)["maps"]
    assert report["map"] == str(faulty)
    assert set(report["counts"]) == {"error", "warning", "note", "waived"}
    assert report["counts"]["error"] == 2
    finding = next(f for f in report["findings"] if f["code"] == "T102")
    assert finding["name"] == "town-in-water"
    assert finding["hexes"] == ["D4"]
    assert finding["waived"] is False
    assert {"title", "safe"} == set(finding["fixes"][0])
    assert finding["line"] > 1
    assert finding["column"] > 1


def test_github_and_sarif_name_the_same_place(faulty: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["check", str(faulty), "--format", "github", "--select", "T102"])
    github = capsys.readouterr().out.strip()
    main(["check", str(faulty), "--format", "sarif", "--select", "T102"])
    (run,) = json.loads(capsys.readouterr().out)["runs"]
    (result,) = run["results"]
    place = result["locations"][0]["physicalLocation"]["region"]
    assert github.startswith(f"::error file={faulty},line={place['startLine']},col={place['startColumn']}")
    assert [rule["id"] for rule in run["tool"]["driver"]["rules"]] == ["T102"]


def test_select_and_ignore_pick_findings(faulty: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(faulty), "--ignore", "T"]) == 0
    assert main(["check", str(faulty), "--select", "town-unnamed"]) == 1
    assert "T102" not in capsys.readouterr().out


def test_only_what_weighs_enough_is_told_and_counts(faulty: Path, capsys: pytest.CaptureFixture[str]) -> None:
    noted = faulty.with_name("noted.yaml")
    save_board(good_board(), noted)
    assert main(["check", str(noted)]) == 0
    assert " note N204 " in capsys.readouterr().out
    assert main(["check", str(noted), "--fail-on", "note"]) == 1
    assert main(["check", str(noted), "--fail-on", "note", "--severity", "warning"]) == 0
    assert " note " not in capsys.readouterr().out.splitlines()[-1]
    warned = faulty.with_name("warned.yaml")
    save_board(good_board().edited(waivers=(Waiver("K101:99", "old"),)), warned)
    assert main(["check", str(warned)]) == 1
    assert main(["check", str(warned), "--fail-on", "error"]) == 0
    assert "warning V201" in capsys.readouterr().out
    assert main(["check", str(warned), "--severity", "error"]) == 0
    assert "V201" not in capsys.readouterr().out
    assert main(["check", str(faulty), "--fail-on", "error"]) == 1
    with pytest.raises(SystemExit):
        main(["check", str(warned), "--fail-on", "worse"])


def test_the_details_of_a_finding_are_told_where_they_are_asked_for(
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = str(folder("maps") / "severn.yaml")
    assert main(["check", path, "--select", "N201"]) == 0
    assert "Llandovery" not in capsys.readouterr().out
    assert main(["check", path, "--select", "N201", "--details"]) == 0
    assert "Llandovery" in capsys.readouterr().out
    assert main(["check", path, "--select", "N201", "--format", "json"]) == 0
    (report,) = json.loads(capsys.readouterr().out)["maps"]
    assert all("Llandovery" in finding["details"] for finding in report["findings"])


def test_another_rule_set_can_be_asked_for(faulty: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(faulty), "--rules", "sixth", "--select", "X"]) == 0
    assert main(["check", str(faulty), "--rules", "seventh", "--select", "X"]) == 2
    assert "seventh" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["check", "fix"])
@pytest.mark.parametrize("mark", ["T1O1", "nonsense", "Z"])
def test_a_code_that_does_not_exist_is_refused(
    command: str, mark: str, faulty: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, str(faulty), "--select", f"T101,{mark}"]) == 2
    assert mark in capsys.readouterr().err


def test_names_are_known_in_any_case(faulty: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(faulty), "--select", "Town-Unnamed"]) == 1
    assert "T101" in capsys.readouterr().out


def test_one_unreadable_map_fails_the_command_but_not_the_others(
    faulty: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken.yaml"
    broken.write_text("platelayer: board/1\ntitle: [unclosed\n")
    assert main(["check", str(broken), str(faulty)]) == 2
    out = capsys.readouterr().out
    assert f"{broken}:3" in out
    assert "T101" in out


def test_a_map_that_is_not_there_hides_nothing_of_the_others(
    faulty: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = str(tmp_path / "none.yaml")
    assert main(["check", str(faulty), missing]) == 2
    told = capsys.readouterr()
    assert "T101" in told.out
    assert (told.out + told.err).count("There is no file") == 1
    assert main(["check", missing, str(faulty), "--format", "json"]) == 2
    none, other = json.loads(capsys.readouterr().out)["maps"]
    assert "none.yaml" in none["problem"]
    assert other["problem"] == ""
    assert other["counts"]["error"] == 2


def test_every_rule_is_explained_by_its_number_alone_or_with_its_parts(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for number, rule in RULEBOOK.items():
        assert main(["explain", number.lower(), "--format", "json"]) == 0
        first = json.loads(capsys.readouterr().out)[0]
        besides = list(rule.with_it)
        assert first == {
            "id": number,
            "text": rule.text,
            "decision": rule.decision,
            "with_it": besides,
        }
        assert [one for other in rule.with_it for one in rules_meant(other)] == [rule] * len(rule.with_it)
    assert main(["explain", "6.A5"]) == 0
    assert re.findall(r"^6\.A5\w", capsys.readouterr().out, re.MULTILINE) == [
        f"6.A5{part}" for part in "abcde"
    ]
    assert main(["explain", "rules"]) == 0
    told = capsys.readouterr().out
    assert all(f"{number}  " in told for number in RULEBOOK)
    assert main(["explain", "6.A9"]) == 2


def test_a_paper_may_be_typed_in_small_letters(capsys: pytest.CaptureFixture[str]) -> None:
    severn = str(folder("maps") / "severn.yaml")
    assert main(["check", severn, "--paper", "a4", "--severity", "error"]) == 0
    with pytest.raises(SystemExit):
        main(["check", severn, "--paper", "a44"])
    assert "'a44'" in capsys.readouterr().err


def test_every_code_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    for code in EXPLANATIONS:
        assert main(["explain", code]) == 0
        assert EXPLANATIONS[code].name in capsys.readouterr().out
    assert main(["explain"]) == 0
    listed = capsys.readouterr().out.splitlines()
    assert len(listed) == len(EXPLANATIONS)
    assert all(line.endswith(".") for line in listed)
    assert not any("``" in line for line in listed)
    assert main(["explain", "key-doubled", "--format", "json"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["code"] == "K102"
    assert main(["explain", "Z999"]) == 2
    capsys.readouterr()
    assert main(["explain", "River"]) == 2
    assert "S101 river-broken, S102 river-doubles-back," in capsys.readouterr().err
    assert main(["explain", "k"]) == 0
    family = capsys.readouterr().out.splitlines()
    assert [line[:4] for line in family] == [code for code in EXPLANATIONS if code.startswith("K")]
    assert main(["explain", "key-dubled"]) == 2
    assert "Is it key-doubled?" in capsys.readouterr().err


def test_fix_applies_unsafe_fixes_only_when_told(faulty: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = faulty.read_bytes()
    assert main(["fix", str(faulty)]) == 1
    assert faulty.read_bytes() == before
    assert "--unsafe has a fix to try for 1 of them" in capsys.readouterr().out
    assert main(["fix", str(faulty), "--unsafe"]) == 1
    assert "Move Dent" in capsys.readouterr().out
    assert main(["check", str(faulty), "--select", "T102"]) == 0


def test_fix_claims_nothing_it_could_not_save(faulty: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = faulty.read_bytes()
    faulty.chmod(0o444)
    assert main(["fix", str(faulty), "--unsafe"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert "was not saved" in told.err
    assert faulty.read_bytes() == before


def test_fix_mends_a_gap_in_a_river_safely(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    board = good_board()
    river = board.lines[0]
    broken = board.edited(lines=(type(river)(river.kind, river.name, (river.sides[0], river.sides[2])),))
    path = tmp_path / "gap.yaml"
    save_board(broken, path)
    assert main(["fix", str(path)]) == 0
    assert "Let the river run along" in capsys.readouterr().out
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


@pytest.mark.parametrize(("lasting", "reader"), [("-u", "head -1"), ("-E", "true")])
def test_a_reader_that_has_had_enough_is_no_error(faulty: Path, lasting: str, reader: str) -> None:
    """One goes after the first line, as `head` does; one is gone when what was kept for it is sent at last."""
    script = (
        f"import sys; from studio.cli.main import main; sys.exit(main(['check', *[{str(faulty)!r}] * 20]))"
    )
    done = subprocess.run(
        ["sh", "-c", f'"$0" {lasting} -c "$1" | {reader}', sys.executable, script],
        capture_output=True,
        text=True,
        check=True,
    )
    assert ("T101" in done.stdout or "T102" in done.stdout) == (reader == "head -1")
    assert done.stderr == ""


def test_a_misspelt_command_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["chek", "mine.yaml"], ["chek"]):
        with pytest.raises(SystemExit):
            main(words)
        assert "'chek'" in capsys.readouterr().err


def test_check_and_help_start_without_qt_or_shapely() -> None:
    """`check` is for scripts: it imports neither Qt nor what costs as much to start, but measures letters."""
    script = (
        "import sys; from studio.cli.main import main; "
        f"main(['check', {str(folder('maps') / 'severn.yaml')!r}]); "
        "heavy = {'PySide6', 'shapely', 'scipy', 'networkx', 'numba', 'PIL'}; "
        "print(sorted(heavy & {name.partition('.')[0] for name in sys.modules}))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip().endswith("[]")


def test_the_times_of_the_checks_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "small.yaml"
    save_board(good_board(), path)
    assert main(["check", str(path), "--times"]) == 0
    out = capsys.readouterr().out
    assert "80 hexes" in out
    assert "a hex painted" in out
    path.write_text("platelayer: board/1")
    assert main(["check", str(path), "--times"]) == 2


def test_fix_does_not_call_fixed_what_it_only_lessened(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    board = read_board(folder("maps") / "severn.yaml").board
    assert board is not None
    path = tmp_path / "long.yaml"
    save_board(board.edited(special_rules=(*board.special_rules, Override((("min_run", 7),)))), path)
    main(["fix", str(path), "--unsafe", "--select", "R102"])
    out = capsys.readouterr().out
    assert "(R102 is still there)" in out
    assert "0 fixed, 3 changed but not ended, 1 left" in out


def test_fix_leaves_what_would_end_a_finding_that_is_waived(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    board = read_board(folder("maps") / "severn.yaml").board
    assert board is not None
    swapped = SwapKeys((("14", "65"),)).apply(board)
    path = tmp_path / "swapped.yaml"
    save_board(swapped.edited(waivers=(Waiver("K107:65", "the designer's own"),)), path)
    main(["fix", str(path), "--unsafe", "--select", "K107,V201"])
    assert "0 fixed" in capsys.readouterr().out
    assert read_board(path).board == swapped.edited(waivers=(Waiver("K107:65", "the designer's own"),))
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
