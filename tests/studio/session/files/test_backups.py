"""Earlier versions of files: kept before they are saved over, and let go by age."""

from datetime import UTC, datetime, timedelta, tzinfo
from pathlib import Path

import pytest

from studio.session.files import backups as backups_
from studio.session.files.backups import KEPT, NEWEST, Backups, Version, _surplus


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


def test_what_a_killed_program_left_is_swept_away_where_nothing_is_to_be_kept(
    backups: Backups, tmp_path: Path
) -> None:
    file = tmp_path / "vale.yaml"
    file.write_text("one")
    backups.keep(file)
    (version,) = backups.of(file)
    version.file.with_name(f".99999999-{'0' * 16}.platelayer").touch()
    backups.keep(file)
    assert list(version.file.parent.iterdir()) == [version.file]


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


class BackThen(datetime):
    """A clock that was set back."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> "BackThen":
        return cls(1999, 12, 31, tzinfo=tz)


def test_a_clock_that_is_set_back_pushes_nothing_out(
    backups: Backups, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "vale.yaml"
    for count in range(NEWEST):
        file.write_text(f"before {count}")
        backups.keep(file)
    monkeypatch.setattr(backups_, "datetime", BackThen)
    for count in range(12):
        file.write_text(f"since {count}")
        backups.keep(file)
    kept = [version.file.read_text() for version in backups.of(file)]
    newest = [f"since {11 - count}" for count in range(NEWEST)]
    # Of the days before, their last.
    assert kept == [*newest, "since 1", f"before {NEWEST - 1}"]


def test_versions_without_a_number_are_the_oldest_and_go_by_their_time(
    backups: Backups, tmp_path: Path
) -> None:
    file = tmp_path / "vale.yaml"
    file.write_text("new")
    backups.keep(file)
    folder = backups.of(file)[0].file.parent
    for year in ("2098", "2099"):
        (folder / f"{year}0101T000000000000Z.yaml").write_text(year)
    assert [version.file.read_text() for version in backups.of(file)] == ["new", "2099", "2098"]
    file.write_text("newer")
    backups.keep(file)
    assert [version.number for version in backups.of(file)] == [2, 1, 0, 0]
