"""When searches are compiled, and that a start without them is spared numba."""

import subprocess
import sys
from pathlib import Path

import pytest

from engine.paths import speed
from engine.paths.floods import cost_map
from engine.paths.keeping import fingerprint, folder_for
from engine.paths.speed import Search, at_pace, compiled, compiler_found, timed
from engine.shipped import folder

LINE = [1, -1, -1, -1, -1, -1, -1, -1, -1, 0, -1, -1]
COSTS = [3, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0]


@pytest.fixture
def undecided(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches as they are at a start, with little patience."""
    monkeypatch.setattr("engine.paths.speed._Gear.pace", "open")
    monkeypatch.setattr("engine.paths.speed._Gear.asked", 0)
    monkeypatch.setattr("engine.paths.speed._Gear.chosen", False)
    monkeypatch.setattr(speed, "_PATIENCE", 15)
    monkeypatch.setattr(speed, "is_kept", lambda: True)


@pytest.mark.usefixtures("undecided")
def test_searches_are_compiled_when_there_have_been_many() -> None:
    assert [compiled() for _ in range(5)] == [False] * 3 + [compiler_found()] * 2


@pytest.mark.usefixtures("undecided")
def test_light_searches_count_for_less() -> None:
    assert not any(compiled(light=True) for _ in range(15))
    assert compiled(light=True) is compiler_found()


@pytest.mark.usefixtures("undecided")
def test_what_would_have_to_be_compiled_first_is_waited_for_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for a compiler longer than he has waited for plain games by then."""
    monkeypatch.setattr(speed, "is_kept", lambda: False)
    monkeypatch.setattr(speed, "_FIRST", 2)
    asked = [compiled(light=True) for _ in range(50)]
    assert asked == [False] * 30 + [compiler_found()] * 20


@pytest.mark.usefixtures("undecided")
def test_searches_stay_plain_where_numba_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "find_spec", {}.get)
    assert not any(compiled() for _ in range(9))
    assert cost_map(LINE, COSTS, [0]) == [0, 3]
    with pytest.raises(ImportError, match="extra 'fast'"), at_pace("compiled"):
        pass


@pytest.mark.usefixtures("undecided")
def test_a_pace_holds_only_for_a_while() -> None:
    with at_pace("plain"):
        assert not any(compiled() for _ in range(9))
    assert [compiled() for _ in range(3)] == [False] * 3


def test_a_search_that_cannot_be_kept_on_disk_is_compiled_all_the_same() -> None:
    """What has no file has no folder for numba to keep it in, as if none could be written to."""
    space: dict[str, int] = {}
    twice = eval("lambda number: 2 * number", space)  # noqa: S307  # made without a file on purpose
    if compiler_found():
        assert Search(twice).swift(21) == 42
    else:
        with pytest.raises(ImportError):
            Search(twice).swift(21)


def test_searches_are_timed_for_a_while() -> None:
    with timed() as seconds:
        assert seconds() == 0
        cost_map(LINE, COSTS, [0])
        taken = seconds()
        assert taken > 0
    cost_map(LINE, COSTS, [0])
    assert seconds() == taken


@pytest.mark.parametrize("words", [["--help"], ["check", str(folder("maps") / "severn.yaml")]])
def test_a_command_without_many_searches_loads_no_compiler(words: list[str]) -> None:
    program = (
        "import sys\nfrom studio.cli.main import main\n"
        f"try:\n    main({words!r})\nexcept SystemExit:\n    pass\n"
        "print([name for name in ('numba', 'scipy', 'networkx') if name in sys.modules])"
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


def test_older_folders_go_and_one_that_cannot_be_written_to_is_passed_over(tmp_path: Path) -> None:
    closed = tmp_path / "closed"
    closed.write_text("a file, so that no folder can be made in it", "utf-8")
    old, other = tmp_path / "searches-old", tmp_path / "others"
    for folder_ in (old, other):
        folder_.mkdir()
        (folder_ / "kept").write_text("kept", "utf-8")
    assert folder_for("searches-new", [closed, tmp_path]) == tmp_path / "searches-new"
    assert not old.exists()
    assert other.exists()
    assert folder_for("searches-new", [closed]) is None


PARTS = """
import sys
sys.path.insert(0, {place!r})
from engine.paths import keeping, speed
keeping.__file__ = {place!r} + "/keeping.py"
import callee
import caller
kept = keeping.is_kept()
assert "numba" not in sys.modules
print(int(kept), speed.Search(caller.search, callee.part).swift(1))
"""


@pytest.mark.skipif(not compiler_found(), reason="compiles, for which numba is needed")
def test_a_search_is_compiled_anew_when_a_file_changes_that_it_calls(tmp_path: Path) -> None:
    (tmp_path / "caller.py").write_text(
        "from callee import part\n\n\ndef search(number):\n    return part(number)\n", "utf-8"
    )
    said = []
    for turn in (1, 1, 2):
        (tmp_path / "callee.py").write_text(f"def part(number):\n    return number + {turn}\n", "utf-8")
        program = PARTS.format(place=str(tmp_path))
        done = subprocess.run(
            [sys.executable, "-B", "-c", program], capture_output=True, text=True, check=True
        )
        said.append(done.stdout.split())
        assert len(list((tmp_path / "__pycache__").glob("searches-*/*/*.nbi"))) == 1
    # The second time it is kept.
    assert said == [["0", "2"], ["1", "2"], ["0", "3"]]
