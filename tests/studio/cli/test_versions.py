"""Earlier versions on the command line."""

import json
import stat
from pathlib import Path

import pytest

from studio.cli.main import main
from studio.session.files.backups import Backups
from studio.session.places import backups_folder, name_program


@pytest.fixture
def vale(tmp_path: Path) -> Path:
    """A file that was saved over twice."""
    name_program()
    file = tmp_path / "vale.yaml"
    for text in ("one", "two", "three"):
        if file.exists():
            Backups(backups_folder()).keep(file)
        file.write_text(text)
    return file


def test_versions_are_listed_and_brought_back(
    vale: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["versions", str(vale), "--format", "json"]) == 0
    listed = json.loads(capsys.readouterr().out)["versions"]
    assert [(each["number"], each["size"]) for each in listed] == [(1, 3), (2, 3)]
    assert main(["versions", str(vale)]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 2
    again = tmp_path / "again.yaml"
    assert main(["versions", str(vale), "--restore", "2", "-o", str(again)]) == 0
    assert again.read_text() == "one"
    assert vale.read_text() == "three"


def test_what_is_brought_back_of_a_private_map_is_private(vale: Path, tmp_path: Path) -> None:
    vale.chmod(0o600)
    Backups(backups_folder()).keep(vale)
    assert main(["versions", str(vale), "--restore", "1", "-o", str(tmp_path / "again.yaml")]) == 0
    assert stat.S_IMODE((tmp_path / "again.yaml").stat().st_mode) == 0o600


@pytest.mark.parametrize("wrong", [["--restore", "3", "-o", "new.yaml"], ["--restore", "1"], []])
def test_what_cannot_be_brought_back_is_said_and_nothing_is_written_over(
    vale: Path, wrong: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = wrong or ["--restore", "1", "-o", str(vale)]
    assert main(["versions", str(vale), *arguments]) == 2
    assert capsys.readouterr().err.startswith("platelayer: ")
    assert vale.read_text() == "three"


def test_a_map_that_was_never_saved_over_has_no_versions(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["versions", str(tmp_path / "new.yaml")]) == 0
    assert "has no earlier version" in capsys.readouterr().out
