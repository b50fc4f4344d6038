"""Findings are kept for a reason from the command line, and no longer."""

from dataclasses import replace
from pathlib import Path

import pytest

from engine.board.document import Waiver
from engine.boardfile.reading import read_board
from engine.boardfile.saving import save_board
from studio.cli.main import main
from tests.engine.checks.boards import with_town


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "map.yaml"
    save_board(with_town("Clun", name=""), path)
    return path


def waivers(path: Path) -> tuple[Waiver, ...]:
    board = read_board(path).board
    assert board is not None
    return board.waivers


def test_a_finding_is_waived_with_its_reason_and_then_fails_no_check(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", str(path)]) == 1
    assert main(["waive", str(path), "T101:D2", "--reason", "the club will name it"]) == 0
    assert "T101:D2 is waived: the club will name it" in capsys.readouterr().out
    assert waivers(path) == (Waiver("T101:D2", "the club will name it"),)
    assert main(["check", str(path)]) == 0
    assert "reason: the club will name it" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["T101", "t101", "town-unnamed", "t101:d2"])
def test_a_code_or_name_that_only_one_finding_has_will_do_in_small_letters_too(path: Path, name: str) -> None:
    assert main(["waive", str(path), name, "--reason", "meant"]) == 0
    assert waivers(path) == (Waiver("T101:D2", "meant"),)


def test_a_waiver_is_taken_away(path: Path) -> None:
    main(["waive", str(path), "T101:D2", "--reason", "meant"])
    assert main(["waive", str(path), "t101:d2", "--remove"]) == 0
    assert waivers(path) == ()
    assert main(["check", str(path)]) == 1


def test_without_a_finding_the_ids_are_listed(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["waive", str(path)]) == 0
    assert "T101:D2\tThe town on D2 has no name." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["T101:D2"], "needs a reason"),
        (["T101:D2", "--reason", "  "], "needs a reason"),
        (["T101:D3", "--reason", "meant"], "Is it T101:D2?"),
        (["T101:D2", "--remove"], "has no waiver for T101:D2"),
    ],
)
def test_what_cannot_be_waived_is_reported_and_nothing_is_written(
    path: Path, arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before = path.read_bytes()
    assert main(["waive", str(path), *arguments]) == 2
    assert said in capsys.readouterr().err
    assert path.read_bytes() == before


def test_of_several_findings_of_a_code_one_must_be_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "map.yaml"
    board = with_town("Clun", name="")
    save_board(
        board.edited(towns=tuple(replace(t, name="") if t.name == "Dent" else t for t in board.towns)), path
    )
    assert main(["waive", str(path), "T101", "--reason", "meant"]) == 2
    assert "Choose one of T101:D2, T101:D4" in capsys.readouterr().err
