"""What ends the output of a command, or the command, is one plain line and an exit code."""

import errno
import io
import os
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest

from studio.cli.main import main
from studio.cli.streams import safe_streams, write_controls
from tests.architecture.sources import ROOT

FULL = f"the output could not be written: {os.strerror(errno.ENOSPC)}."
START = "import sys\nfrom studio.cli.start import main\nsys.exit(main())"
INTERRUPTED = """
import os, signal, sys
from importlib.abc import MetaPathFinder

class Interrupt(MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name == {module!r}:
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Interrupt())
"""
OPENING = """
import os, sys
import studio.cli.main

def write(arguments, _):
    with open(arguments[0], "wb", buffering=0) as file:
        file.write(b"a map")
        os.write(2, b"said by a library")
    return 0

studio.cli.main.main = write
"""


def ended(shell: str, *arguments: str, script: str = START) -> subprocess.CompletedProcess[str]:
    """Run a command by a shell, in which it is "$@"."""
    command = ["sh", "-c", shell, "sh", sys.executable, "-W", "error", "-c", script, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT, timeout=120)


@pytest.mark.parametrize(
    ("shell", "arguments", "why"),
    [
        ('"$@" >/dev/full', ["explain"], FULL),
        (
            '"$@" >/dev/full',
            ["studio", "--help"],
            FULL,
        ),
        ('"$@" >&-', ["studio", "--help"], "the output could not be written: it is closed."),
    ],
)
def test_output_that_cannot_be_written_is_said_in_a_line(shell: str, arguments: list[str], why: str) -> None:
    done = ended(shell, *arguments)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"platelayer: {why}\n")


@pytest.mark.parametrize("shell", ['"$@" 2>&-', '"$@" 2>/dev/full'])
def test_errors_that_cannot_be_written_go_nowhere_else(shell: str) -> None:
    done = ended(shell, "studio", "--no-such-option")
    assert (done.returncode, done.stdout, done.stderr) == (2, "", "")


def test_no_file_takes_the_place_of_a_closed_stream(tmp_path: Path) -> None:
    """What a library writes to standard error would be written into the first file that is opened."""
    file = tmp_path / "map.yaml"
    assert ended('"$@" 2>&-', str(file), script=OPENING + START).returncode == 0
    assert file.read_bytes() == b"a map"


def test_a_system_that_opens_no_more_files_is_quoted_in_a_line(map_: Path) -> None:
    arguments = ["trial", str(map_), "--games", "2", "--jobs", "2", "--bots", "random,random"]
    done = ended('ulimit -n 14; exec "$@"', *arguments)
    assert done.returncode == 2
    assert done.stderr == f"platelayer: the system refused: {os.strerror(errno.EMFILE)}.\n"


@pytest.mark.parametrize(
    ("module", "said"),
    [
        ("studio.cli.main", "platelayer: stopped.\n"),
        ("studio.cli.paper", "platelayer: stopped.\n"),
        ("studio.drawing.svg", "platelayer: stopped; unfinished files were not written.\n"),
    ],
)
def test_ctrl_c_during_imports_ends_in_a_line(module: str, said: str, map_: Path) -> None:
    output = map_.with_name("sheet.svg")
    script = INTERRUPTED.format(module=module) + START
    done = ended('exec "$@"', "export", str(map_), "-o", str(output), script=script)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", said)
    assert not output.exists()


def test_ctrl_c_while_the_processes_of_a_trial_begin_ends_in_a_line(map_: Path) -> None:
    arguments = ["trial", str(map_), "--games", "1000000", "--jobs", "2", "--bots", "random,random"]
    with subprocess.Popen(
        [sys.executable, "-W", "error", "-c", START, *arguments],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        start_new_session=True,
    ) as process:
        # The first is Python's own, which keeps account of what is to be cleared away.
        until = monotonic() + 60
        while len(children(process.pid)) < 2:
            assert monotonic() < until, "no process begins"
            sleep(0.005)
        subprocess.run(["kill", "-INT", "--", f"-{process.pid}"], check=True)
        _, said = process.communicate(timeout=60)
    assert process.returncode == 130
    assert len(said.splitlines()) == 1
    assert "Traceback" not in said


def children(process: int) -> list[str]:
    """Return the numbers of the processes that one has begun."""
    return Path(f"/proc/{process}/task/{process}/children").read_text("ascii").split()


def test_texts_of_the_command_line_are_utf_8_in_every_locale(tmp_path: Path) -> None:
    c = 'LC_ALL=C PYTHONCOERCECLOCALE=0 PYTHONUTF8=0 exec "$@"'
    done = ended(c, "new", "--title", "Zürich 東京", "-o", str(tmp_path / "Łódź.yaml"))
    assert (done.returncode, done.stderr) == (0, "")
    assert "title: Zürich 東京\n" in (tmp_path / "Łódź.yaml").read_text("utf-8")


def test_a_name_is_spelled_out_and_progress_is_obeyed(monkeypatch: pytest.MonkeyPatch) -> None:
    out = io.TextIOWrapper(io.BytesIO(), encoding="cp1252", write_through=True)
    monkeypatch.setattr(sys, "stdout", out)
    with safe_streams():
        sys.stdout.write("\x1b[31mŁódź\n")
        write_controls(sys.stdout, "\r\x1b[K")
    assert sys.stdout is out
    assert out.errors == "strict"
    assert out.detach().getvalue() == b"\\u001b[31m\\u0141\xf3d\\u017a\n\r\x1b[K"


def test_what_a_command_is_called_with_is_spelled_out(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["check", "map.yaml", "--\x1b[31m"])
    assert main(["explain", "\x1b[31m\n::error::no"]) == 2
    said = capsys.readouterr().err
    assert "\x1b" not in said
    assert "\n::" not in said
