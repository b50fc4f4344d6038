"""Earlier versions of files: kept before they are saved over, and let go by age."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from studio.session.backups import KEPT, NEWEST, Backups, Version, _surplus


@pytest.fixture
def backups(tmp_path: Path) -> Backups:
    """No versions of anything yet."""
    return Backups(tmp_path / "backups")


def test_what_a_file_held_is_kept_newest_first_and_only_once(backups: Backups, tmp_path: Path) -> None:
    file = tmp_path / "vale.yaml"
    assert backups.of(file) == ()
    backups.keep(file)
    assert backups.of(file) == ()
    for text in ("one", "two", "two"):
        file.write_text(text)
        backups.keep(file)
    assert [version.file.read_text() for version in backups.of(file)] == ["two", "one"]
    assert [version.size for version in backups.of(file)] == [3, 3]


def test_files_of_one_name_in_two_folders_have_versions_of_their_own(
    backups: Backups, tmp_path: Path
) -> None:
    for folder in ("here", "there"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "vale.yaml").write_text(folder)
        backups.keep(tmp_path / folder / "vale.yaml")
    (tmp_path / "link.yaml").symlink_to(tmp_path / "here" / "vale.yaml")
    assert [v.file.read_text() for v in backups.of(tmp_path / "there" / "vale.yaml")] == ["there"]
    assert [v.file.read_text() for v in backups.of(tmp_path / "link.yaml")] == ["here"]


def test_the_newest_stay_and_the_last_of_each_day_before() -> None:
    noon = datetime(2026, 3, 31, 12, tzinfo=UTC)
    many = [Version(Path(f"{n}"), noon - timedelta(hours=3 * n), 1) for n in range(300)]
    gone = _surplus(tuple(many))
    left = [version for version in many if version not in gone]
    assert left[:NEWEST] == many[:NEWEST]
    assert len(left) == KEPT
    days = [version.kept.date() for version in left[NEWEST:]]
    assert len(set(days)) == len(days)
    for version in left[NEWEST:]:
        later = [other for other in many[NEWEST:] if other.kept.date() == version.kept.date()]
        assert version == max(later, key=lambda other: other.kept)


def test_no_more_than_enough_are_kept(backups: Backups, tmp_path: Path) -> None:
    file = tmp_path / "vale.yaml"
    for count in range(KEPT + 5):
        file.write_text(f"{count}")
        backups.keep(file)
    # All of them are of today: the newest, and the last of the rest of the day.
    kept = [version.file.read_text() for version in backups.of(file)]
    assert kept[:NEWEST] == [f"{KEPT + 4 - n}" for n in range(NEWEST)]
    assert len(kept) <= KEPT


def test_strange_files_among_the_versions_do_no_harm(backups: Backups, tmp_path: Path) -> None:
    file = tmp_path / "vale.yaml"
    file.write_text("one")
    backups.keep(file)
    (backups.of(file)[0].file.parent / "notes.txt").write_text("mine")
    assert len(backups.of(file)) == 1
