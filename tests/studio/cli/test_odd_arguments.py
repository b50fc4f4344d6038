"""Whatever is typed after a command, it ends in one plain line and exit code 2."""

import shlex
from pathlib import Path

import pytest
from PIL import Image

from engine.board.document import Players, Underlay
from engine.boardfile.saving import save_board
from engine.hexes.lattice import Hex
from studio.cli.main import build_parser, main
from tests.engine.game.boards import vale

pytestmark = pytest.mark.usefixtures("qapp")

FILES = {
    "resize": "FILE -o o.yaml",
    "import": "FILE -o o.yaml",
    "fix": "FILE",
    "waive": "FILE",
    "number": "FILE -o o.yaml",
    "tiles": "export FILE",
    "towns": "FILE",
    "stats": "FILE",
    "postal": "races FILE",
    "measure": "FILE A1 A2",
    "print": "FILE -o o.pdf",
    "export": "FILE -o o.png",
    "paste": "FILE m.yaml --at A1 -o o.yaml",
    "trace": "FILE -o o.yaml --fit width",
    "play": "FILE --bots random -o o.jsonl",
    "trial": "FILE --games 1",
    "replay": "FILE",
    "scenario": "FILE",
    "table-script": "FILE",
    "versions": "FILE --restore 1 -o o.yaml",
}
"""How each command is given a file."""
BAD_FILES = (
    "gone.yaml",
    "folder",
    "empty.yaml",
    "scan.png",
    "",
    "x" * 300,
    "m.yaml/x",
    "/dev/null",
)

ODD = f"""
new
new -o n.yaml --columns 0
new -o n.yaml --columns -1
new -o n.yaml --columns \u0663
new -o n.yaml --columns 1_0
new -o n.yaml --rows {"9" * 5000}
new -o n.yaml --columns 1000 --rows 2000
new -o n.yaml --mm inf
new -o n.yaml --mm -5
new -o n.yaml --mm \u0663
new -o n.yaml --mm 10 --fit A4
new -o n.yaml --template nope
new -o n.yaml --rules nope
new -o n.yaml --columns 2000 --rows 500 --fit A4
import -o n.yaml
import -o n.yaml --region x
import -o n.yaml --region=1,2,3
import -o n.yaml --region=0,52,1,50
import -o n.yaml --region Ireland --km 0
import -o n.yaml --region Ireland --km 3 --columns 3
import -o n.yaml --region Ireland --columns \u0663
import -o n.yaml --region Ireland --km 0.1
import -o n.yaml --region Ireland --hills 101
import -o n.yaml --region Ireland --hills 5 --hills-from 5
import -o n.yaml --region Ireland --without towns
import -o n.png --region Ireland
import land=gone.json -o n.yaml
resize m.yaml
resize m.yaml -o n.yaml --add-east -1
resize m.yaml -o n.yaml --add-east 2001
resize m.yaml -o n.yaml --cut-east 2000
resize m.yaml -o n.yaml --cut-east 7 --cut-west 7 --force
resize m.yaml -o n.yaml --mm nan
resize m.yaml -o n.yaml --blocks ?
resize m.yaml -o n.yaml --blocks A-Z+\u0663
resize m.yaml -o n.yaml --blocks Z-A
resize m.yaml -o n.yaml --labels keep --letters columns
resize m.yaml -o n.yaml --numbers-from north
resize m.yaml -o n.yaml --top flat
check
check m.yaml --rules ''
check m.yaml --format yaml
check m.yaml --select XYZ
check m.yaml --paper A9
explain XYZ
explain ''
explain T T
fix m.yaml --select nope
fix m.yaml m.yaml
waive m.yaml XYZ
waive m.yaml XYZ --reason r
waive m.yaml XYZ --reason ' '
waive m.yaml '' --reason r
waive m.yaml XYZ --remove
stats m.yaml --format x
measure m.yaml A1
measure m.yaml A1 Z99
measure m.yaml '' ''
measure m.yaml A\u0663 A1
measure m.yaml A99999999999999999999 A1
measure m.yaml A1 -1
print m.yaml -o n.pdf --paper A9
print m.yaml -o n.png
print m.yaml -o n
export m.yaml -o n.png --dpi 0
export m.yaml -o n.png --dpi -1
export m.yaml -o n.png --dpi nan
export m.yaml -o n.png --dpi 1e9
export m.yaml -o n.png --dpi \u0661\u0665\u0660
export m.yaml -o n.svg --dpi 300
export m.yaml -o n.svg --ground
export m.yaml -o n.png --ground --what keys
export m.yaml -o n.png --ground --what blank
export m.yaml -o n.png --ground --hex-labels
export m.yaml -o .png
paste m.yaml m.yaml --at Z99 -o n.yaml
paste m.yaml m.yaml --at '' -o n.yaml
paste m.yaml m.yaml --at A\u0663 -o n.yaml
paste m.yaml m.yaml --at A1 --hexes '' -o n.yaml
paste m.yaml m.yaml --at A1 --hexes A1- -o n.yaml
paste m.yaml m.yaml --at A1 --hexes A1-A99999999999 -o n.yaml
paste m.yaml m.yaml --at A1 --hexes , -o n.yaml
paste m.yaml m.yaml --at A1 --turn x -o n.yaml
paste m.yaml m.yaml --at A1 --turn 99999999999999999999 -o n.yaml
trace m.yaml -o n.yaml --at Z99
trace m.yaml -o n.yaml --at Z99=1,1 --at A1=2,2 --at A2=3,3
trace m.yaml -o n.yaml --at A1=1,1
trace m.yaml -o n.yaml --at A1=\u0663,\u0663 --at A2=9,1 --at B1=1,9
trace m.yaml -o n.yaml --at A1={"9" * 400},1 --at A2=9,1 --at B1=1,9
trace m.yaml -o n.yaml --at A1=1,1 --at A2=1,1 --at B1=1,1
trace m.yaml -o n.yaml --fit width --at A1=1,1
trace m.yaml -o n.yaml --fit width --sample x
trace m.yaml -o n.yaml --fit width --sample sea=
trace m.yaml -o n.yaml --fit width --sample sea=#12
trace m.yaml -o n.yaml --fit width --sample nope=#112233
trace m.yaml -o n.yaml --fit width --sample sea=#112233 --sure nan
trace m.yaml -o n.yaml --fit width --sample sea=#112233 --sure 7
trace m.yaml -o n.yaml --image gone.png --fit width
trace m.yaml -o n.yaml --image folder --fit width
trace stamp.yaml -o n.yaml
play m.yaml --bots x -o n.jsonl
play m.yaml --bots '' -o n.jsonl
play m.yaml --bots {",".join(["random"] * 200)} -o n.jsonl
play m.yaml --bots random --players A,B -o n.jsonl
play m.yaml --bots random,random --players A,A -o n.jsonl
play m.yaml --bots random --seed -1 -o n.jsonl
play m.yaml --bots random --seed \u0663 -o n.jsonl
play m.yaml --bots random --seed {"9" * 5000} -o n.jsonl
play m.yaml --bots random --rules nope -o n.jsonl
play m.yaml --bots random --people Ann=X -o n.jsonl
play m.yaml --bots random --set x=1 -o n.jsonl
play m.yaml --bots random --set races=1_0 -o n.jsonl
play m.yaml --bots random --set races={"9" * 5000} -o n.jsonl
play m.yaml --bots random --set race_die=, -o n.jsonl
play m.yaml --bots random --set = -o n.jsonl
play m.yaml --bots random -o n.txt
trial m.yaml --games 0
trial m.yaml --games 1.5
trial m.yaml --jobs 0
trial m.yaml --seed -1
trial m.yaml --bots x
trial m.yaml --people third --bots random
trial m.yaml --executor x
trial m.yaml --executor dask://x:1 --jobs 2
trial m.yaml --games 1 -o t.json --format json
trial m.yaml --games 1 -o t.txt
trial m.yaml --games 1 -o t
replay m.yaml --until 0
scenario
table-script
play m.yaml --seats human,nope -o g.jsonl
play m.yaml --seats human,greedy
play m.yaml --seats human,greedy -o -
play m.yaml --bots greedy,greedy --luck hand -o g.jsonl
play m.yaml --bots greedy,greedy --luck nope -o g.jsonl
play m.jsonl
versions m.yaml --restore 1
versions m.yaml --restore 0 -o n.yaml
versions m.yaml --restore 99 -o n.yaml
versions m.yaml --restore \u0661 -o n.yaml
versions m.yaml -o n.yaml
studio --language xx
studio a b
nope x
--nope
"""


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a map that traces a picture, and with files that are none."""
    place = tmp_path_factory.mktemp("odd")
    anchors = tuple((Hex(*at), (10.0 * at[0], 9.0 * at[1])) for at in ((0, 0), (3, 0), (0, 3)))
    board = vale(("races", 4)).edited(title="Vale", players=Players(1, 4, 2))
    save_board(board, place / "stamp.yaml")
    save_board(board.edited(underlay=Underlay("scan.png", anchors, 0.4)), place / "m.yaml")
    Image.new("RGB", (90, 60), "#88aacc").save(place / "scan.png")
    (place / "empty.yaml").touch()
    (place / "folder").mkdir()
    return place


def refuse(words: list[str], place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Run a command and see that it says in a line why it does nothing."""
    before = sorted(place.iterdir())
    try:
        code = main(words)
    except SystemExit as left:
        code = left.code  # type: ignore[assignment]  # argparse ends with a number
    told = capsys.readouterr()
    assert code == 2
    # A scenario file is counted as one that could not be run.
    assert told.out == "" or (
        words[0] in ("scenario", "table-script") and told.out.endswith(", 1 could not be run\n")
    )
    assert told.err.startswith("platelayer")
    assert told.err.count("\n") == 1
    assert "invalid" not in told.err.replace("invalid choice", "")
    assert sorted(place.iterdir()) == before


def test_every_command_that_takes_a_file_is_tried() -> None:
    _, commands = build_parser()
    # `check` lists what it cannot read among its findings.
    assert commands - set(FILES) == {"studio", "new", "explain", "check"}


@pytest.mark.parametrize("file", BAD_FILES)
@pytest.mark.parametrize("command", FILES)
def test_a_file_that_is_none_is_refused_in_a_line(
    command: str,
    file: str,
    place: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(place)
    words = [file if word == "FILE" else word for word in FILES[command].split()]
    refuse([command, *words], place, capsys)


@pytest.mark.parametrize("line", ODD.strip().splitlines(), ids=lambda line: line[:60])
def test_what_cannot_be_meant_is_refused_in_a_line(
    line: str, place: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(place)
    refuse(shlex.split(line), place, capsys)


def test_a_library_that_the_system_lacks_is_named(
    place: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def lacks() -> None:
        raise ImportError("libGL.so.1: cannot open shared object file")

    monkeypatch.setattr("studio.cli.paper.start_qt", lacks)
    refuse(["print", str(place / "m.yaml"), "-o", str(place / "s.pdf")], place, capsys)
