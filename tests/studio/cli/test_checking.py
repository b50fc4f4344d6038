"""The commands that find and fix, run as a user runs them."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from engine.board.document import Waiver
from engine.boardfile.saving import save_board
from engine.rulesets.editions import EDITIONS
from engine.rulesets.overrides import field_names
from engine.rulesets.rulebook import RULEBOOK
from engine.shipped import folder
from studio.cli.explaining.rulebook import rules_meant
from studio.cli.explaining.special_rules import part_names
from studio.cli.main import main
from studio.proofing.catalogue import explanations
from tests.engine.checks.boards import good_board
from tests.studio.proofing.print_boards import tinted, wide, wordy


@pytest.mark.parametrize("name", ["severn", "ireland"])
def test_the_shipped_boards_check_clean(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(folder("maps") / f"{name}.yaml")]) == 0
    out = capsys.readouterr().out
    assert " error " not in out
    assert " warning " not in out


def test_findings_are_reported_with_line_and_column(faulty: Path, capsys: pytest.CaptureFixture[str]) -> None:
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
    assert "look alike to everyone, in the style Photocopy." in capsys.readouterr().out
    save_board(wide(), path)
    main(["check", str(path), "--select", "P107", "--paper", "Letter"])
    assert "pages of Letter a seam runs" in capsys.readouterr().out
    main(["check", str(path), "--select", "P107", "--paper", "A1"])
    assert "P107" not in capsys.readouterr().out
    save_board(wordy(), path)
    for language, paper in (("en", "one page"), ("de", "2 pages")):
        main(["check", str(path), "--select", "P101", "--print-language", language])
        assert f"are enough, on {paper} of A4." in capsys.readouterr().out


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
    assert {f["code"] for f in report["findings"] if f["figures"]} <= {"N201", "N204", "R201", "R202", "T115"}
    assert report["skipped"] == []


def test_what_was_not_checked_is_told_in_every_format(
    faulty: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    unruled = faulty.with_name("unruled.yaml")
    save_board(good_board().edited(rules="nonesuch"), unruled)
    assert main(["check", str(unruled)]) == 1
    assert "not checked: F108, " in capsys.readouterr().out
    main(["check", str(unruled), "--format", "json"])
    (report,) = json.loads(capsys.readouterr().out)["maps"]
    (skipped,) = report["skipped"]
    assert "N101" in skipped["codes"]
    main(["check", str(unruled), "--format", "sarif"])
    ((told,),) = (
        run["invocations"][0]["toolExecutionNotifications"]
        for run in json.loads(capsys.readouterr().out)["runs"]
    )
    assert told["message"]["text"] == f"Not checked: {skipped['reason']}"
    assert told["properties"]["codes"] == skipped["codes"]
    main(["check", str(unruled), "--format", "github"])
    assert "title=not checked" in capsys.readouterr().out
    unread = faulty.with_name("unread.yaml")
    unread.write_text(unruled.read_text("utf-8").replace("columns: ", "columns: x"), "utf-8")
    assert main(["check", str(unread)]) == 2
    assert "not checked: Everything but the file itself" in capsys.readouterr().out


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


def test_only_what_is_severe_enough_is_reported_and_counts(
    faulty: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    noted = faulty.with_name("noted.yaml")
    save_board(good_board(), noted)
    assert main(["check", str(noted)]) == 0
    out = capsys.readouterr().out
    assert "figures: N201 start-costs, N204 building-length, " in out
    assert " note N204 " not in out
    assert main(["check", str(noted), "--select", "N204"]) == 0
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


def test_the_details_of_a_finding_are_shown_where_they_are_asked_for(
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
    assert f"{broken}:2:8" in out
    assert "T101" in out


def test_a_map_that_is_not_there_hides_nothing_of_the_others(
    faulty: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = str(tmp_path / "none.yaml")
    assert main(["check", str(faulty), missing]) == 2
    told = capsys.readouterr()
    assert "T101" in told.out
    assert (told.out + told.err).count("does not exist") == 1
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
    assert all(f"{', '.join(rule.numbers)}  " in told for rule in RULEBOOK.values())
    assert main(["explain", "6.A9"]) == 2


def test_every_field_of_the_rules_is_explained_with_its_rules(capsys: pytest.CaptureFixture[str]) -> None:
    for name in field_names():
        assert main(["explain", name, "--format", "json"]) == 0
        (told,) = json.loads(capsys.readouterr().out)
        assert told["field"] == name
        assert told["meaning"].endswith(".")
        assert told["values"]
        assert told["rules"]
        assert told["editions"].keys() == EDITIONS.keys()
    assert main(["explain", "better-route"]) == 0
    text = capsys.readouterr().out
    assert main(["explain", "A route that is worse than another is"]) == 0
    assert capsys.readouterr().out == text
    assert "\n  forbids: transcontinental\n" in text
    assert "{type: override, better_route: allowed}" in text
    assert "\nTC.route1, TC.route2  No route" in text
    assert main(["explain", "better_rout"]) == 2
    assert "Is it better_route?" in capsys.readouterr().err


def test_every_special_rule_and_its_fields_are_explained(capsys: pytest.CaptureFixture[str]) -> None:
    for name in part_names():
        assert main(["explain", name, "--format", "json"]) == 0
        for told in json.loads(capsys.readouterr().out):
            assert told.get("field", told.get("place", [name])[-1]) == name
            assert told.get("meaning") or told.get("values") or told.get("fields")
    assert main(["explain", "cost-factor"]) == 0
    text = capsys.readouterr().out
    assert "special_rules: [{type: start, cost_factor: …}]" in text
    assert "special_rules: [{type: dynamic_cities, cities: [{cost_factor: …}]}]" in text
    assert "Values: a whole number of 1 or more; 1 if left out" in text
    assert "\nTC.west2  " in text
    for name, number in (
        ("cash_building", "TC.build2"),
        ("entered_on", "TC.growth1"),
        ("connection", "6.C4"),
    ):
        assert main(["explain", name]) == 0
        assert f"\n{number}" in capsys.readouterr().out
    assert main(["explain", "cash_buildin"]) == 2
    assert "Is it cash_building?" in capsys.readouterr().err


def test_a_paper_may_be_typed_in_small_letters(capsys: pytest.CaptureFixture[str]) -> None:
    severn = str(folder("maps") / "severn.yaml")
    assert main(["check", severn, "--paper", "a4", "--severity", "error"]) == 0
    with pytest.raises(SystemExit):
        main(["check", severn, "--paper", "a44"])
    assert "'a44'" in capsys.readouterr().err


def test_every_code_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    for code in explanations():
        assert main(["explain", code]) == 0
        assert explanations()[code].name in capsys.readouterr().out
    assert main(["explain"]) == 0
    listed = capsys.readouterr().out.splitlines()
    assert len(listed) == len(explanations())
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
    assert [line[:4] for line in family] == [code for code in explanations() if code.startswith("K")]
    assert main(["explain", "key-dubled"]) == 2
    assert "Is it key-doubled?" in capsys.readouterr().err


def test_a_reader_that_has_had_enough_is_no_error(faulty: Path) -> None:
    """The reader is gone long before there is anything to read."""
    script = f"import sys; from studio.cli.main import main; sys.exit(main(['check', {str(faulty)!r}]))"
    done = subprocess.run(
        ["sh", "-c", '"$0" -c "$1" | true', sys.executable, script],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr == ""


def test_a_misspelt_command_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["chek", "mine.yaml"], ["chek"]):
        with pytest.raises(SystemExit):
            main(words)
        assert "'chek'" in capsys.readouterr().err


def test_check_and_help_start_without_qt_or_what_only_others_need() -> None:
    """`check` is for scripts: it imports neither Qt nor what it makes no use of, but measures letters.

    Masked arrays come with functions of numpy, such as `unique`, `median` and `percentile`.
    """
    script = (
        "import sys; from studio.cli.main import main; "
        f"main(['check', {str(folder('maps') / 'severn.yaml')!r}]); "
        "heavy = {'PySide6', 'shapely', 'numba', 'PIL', 'fontTools', 'importlib.metadata', 'email', "
        "'multiprocessing', 'concurrent', 'numpy.ma', 'engine.game', 'engine.bots', 'engine.trials', "
        "'engine.scenarios', 'engine.survey', 'studio.session', "
        "'engine.rulesets.rulebook', 'engine.tiles.checks', 'engine.tiles.edits'}; "
        "print(sorted(heavy & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip().endswith("[]")
