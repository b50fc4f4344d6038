"""When searches are compiled, and that a start without them is spared numba."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.paths import compilation
from engine.paths.compilation import Search, at_pace, compiled, compiler_found, use_what_is_kept
from engine.paths.compiled_cache import fingerprint, folder_for, is_complete, note_complete
from engine.paths.floods import cost_map
from engine.shipped import folder

LINE = [1, -1, -1, -1, -1, -1, -1, -1, -1, 0, -1, -1]
COSTS = [3, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0]


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Open the pace as at a start, and give the bots all of whose searches are kept."""
    bots: set[str] = set()
    monkeypatch.setattr("engine.paths.compilation._Gear.pace", "open")
    monkeypatch.setattr(compilation, "is_complete", bots.issuperset)
    return bots


def test_searches_are_compiled_once_all_that_the_bots_need_is_kept(kept: set[str]) -> None:
    use_what_is_kept(["greedy", "planner"])
    assert not compiled()
    kept.add("greedy")
    use_what_is_kept(["greedy", "planner"])
    assert not compiled()
    kept.add("planner")
    assert not compiled()
    use_what_is_kept(["greedy", "planner"])
    assert compiled() is compiler_found()


def test_a_pace_that_was_chosen_holds_until_its_end(kept: set[str]) -> None:
    kept.add("greedy")
    with at_pace("plain"):
        use_what_is_kept(["greedy"])
        assert not compiled()
    use_what_is_kept(["greedy"])
    assert compiled() is compiler_found()


def test_searches_stay_plain_where_numba_is_missing(kept: set[str], monkeypatch: pytest.MonkeyPatch) -> None:
    kept.add("greedy")
    monkeypatch.setattr(compilation, "compiler_found", lambda: False)
    use_what_is_kept(["greedy"])
    assert not compiled()
    assert cost_map(LINE, COSTS, [0]) == [0, 3]
    with pytest.raises(ImportError, match="extra 'fast'"), at_pace("compiled"):
        pass


def test_a_search_that_cannot_be_kept_on_disk_is_compiled_all_the_same() -> None:
    """What has no file has no folder for numba to keep it in, as if none could be written to."""
    space: dict[str, int] = {}
    twice = eval("lambda number: 2 * number", space)  # noqa: S307  # made without a file on purpose
    if compiler_found():
        assert Search(twice).swift(21) == 42
    else:
        with pytest.raises(ImportError):
            Search(twice).swift(21)


@pytest.mark.parametrize("words", [["--help"], ["check", str(folder("maps") / "severn.yaml")]])
def test_a_command_without_many_searches_loads_no_compiler(words: list[str]) -> None:
    program = (
        "import sys\nfrom studio.cli.main import main\n"
        f"try:\n    main({words!r})\nexcept SystemExit:\n    pass\n"
        "print([name for name in ('numba',) if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


# -- what is kept on disk --------------------------------------------------------------------------


def test_what_is_kept_goes_by_the_contents_of_every_file_and_the_versions(tmp_path: Path) -> None:
    one, other = tmp_path / "one.py", tmp_path / "other.py"
    one.write_text("1", "utf-8")
    names = {fingerprint(tmp_path, "a")}
    other.write_text("2", "utf-8")
    names.add(fingerprint(tmp_path, "a"))
    other.write_text("3", "utf-8")
    names.add(fingerprint(tmp_path, "a"))
    names.add(fingerprint(tmp_path, "b"))
    other.rename(tmp_path / "another.py")
    names.add(fingerprint(tmp_path, "a"))
    (tmp_path / "room").mkdir()
    (tmp_path / "room" / "one.py").write_text("1", "utf-8")
    names.add(fingerprint(tmp_path, "a"))
    assert len(names) == 6
    (tmp_path / "room" / "one.py").unlink()
    (tmp_path / "another.py").rename(other)
    assert fingerprint(tmp_path, "a") in names


def test_what_older_versions_kept_goes_when_it_was_not_used_for_long(tmp_path: Path) -> None:
    old, recent, other = tmp_path / "searches-old", tmp_path / "searches-recent", tmp_path / "others"
    for folder_ in (old, recent, other):
        folder_.mkdir()
        (folder_ / "kept").write_text("kept", "utf-8")
    for folder_ in (old, other):
        os.utime(folder_, (0, 0))
    assert folder_for("searches-new", tmp_path) == tmp_path / "searches-new"
    assert not old.exists()
    assert recent.exists()
    assert other.exists()


@pytest.mark.skipif(os.name == "nt", reason="permissions as POSIX has them")
def test_what_is_kept_can_be_read_and_written_by_its_user_alone(tmp_path: Path) -> None:
    made = folder_for("searches-new", tmp_path)
    assert made is not None
    assert made.stat().st_mode & 0o077 == 0


def test_nothing_is_kept_where_no_folder_can_be_made(tmp_path: Path) -> None:
    closed = tmp_path / "closed"
    closed.write_text("a file, so that no folder can be made in it", "utf-8")
    assert folder_for("searches-new", closed) is None


def test_what_is_complete_is_noted_for_each_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "cache"))
    assert not is_complete(["greedy"])
    note_complete("greedy")
    assert is_complete(["greedy"])
    assert not is_complete(["greedy", "planner"])


PARTS = """
import sys
sys.path.insert(0, {place!r})
from engine.paths import compilation, compiled_cache
compiled_cache.__file__ = {place!r} + "/room/compiled_cache.py"
import callee
import caller
kept = compiled_cache.is_complete(["a bot"])
assert "numba" not in sys.modules
found = compilation.Search(caller.search, callee.part).swift(1)
compiled_cache.note_complete("a bot")
print(int(kept), found)
"""


@pytest.mark.skipif(not compiler_found(), reason="compiles, for which numba is needed")
def test_a_search_is_compiled_again_when_a_file_changes_that_it_calls(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, cache = tmp_path / "code", tmp_path / "cache"
    (code / "room").mkdir(parents=True)
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(cache))
    (code / "caller.py").write_text(
        "from callee import part\n\n\ndef search(number):\n    return part(number)\n", "utf-8"
    )
    said = []
    for turn in (1, 1, 2):
        (code / "callee.py").write_text(f"def part(number):\n    return number + {turn}\n", "utf-8")
        program = PARTS.format(place=str(code))
        done = subprocess.run(
            [sys.executable, "-B", "-c", program], capture_output=True, text=True, check=True
        )
        said.append(done.stdout.split())
    assert said == [["0", "2"], ["1", "2"], ["0", "3"]]
    assert len(list(cache.glob("searches-*/*/*.nbi"))) == 2
