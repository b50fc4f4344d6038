"""What is no file is neither waited for nor read, whichever command it is given to."""

import os
import shutil
from pathlib import Path
from threading import Thread

import pytest

from engine.shipped import folder
from studio.cli.main import main

IRELAND = folder("maps") / "ireland.yaml"
COMMANDS = [
    "check {odd}",
    "fix {odd}",
    "waive {odd} K001 --reason r",
    "stats {odd}",
    "measure {odd} A1 A2",
    "print {odd} -o {out}.pdf",
    "export {odd} -o {out}.svg",
    "resize {odd} -o {out}.yaml --add-north 1",
    "paste {odd} {map} --at C3 -o {out}.yaml",
    "paste {map} {odd} --at C3 -o {out}.yaml",
    "trace {odd} -o {out}.yaml --image {odd}",
    "trace {map} -o {out}.yaml --image {odd} --fit width",
    "trace {underlaid} -o {out}.yaml",
    "play {odd} --bots random,random -o {out}.jsonl",
    "replay {odd}",
    "trial {odd} --games 1",
    "postal races {odd}",
    "scenario {odd}",
]


@pytest.fixture
def places(tmp_path: Path) -> dict[str, str]:
    """A map, and one whose picture is the path that is yet to be given."""
    shutil.copy(IRELAND, tmp_path / "map.yaml")
    text = IRELAND.read_text("utf-8")
    (tmp_path / "underlaid.yaml").write_text(f"{text}underlay: {{image: PICTURE, at: []}}\n", "utf-8")
    return {"map": f"{tmp_path}/map.yaml", "underlaid": f"{tmp_path}/underlaid.yaml", "out": f"{tmp_path}/o"}


@pytest.fixture(params=["pipe", "device"])
def odd(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """What is no file."""
    if request.param == "device":
        return Path("/dev/zero")
    os.mkfifo(tmp_path / "pipe")
    return tmp_path / "pipe"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes in folders")
@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.partition(" ")[0])
def test_what_is_no_file_is_refused(
    command: str, odd: Path, places: dict[str, str], capfd: pytest.CaptureFixture[str]
) -> None:
    underlaid = Path(places["underlaid"])
    underlaid.write_text(underlaid.read_text("utf-8").replace("PICTURE", str(odd)), "utf-8")
    ends: list[int] = []
    words = [word.format(odd=odd, **places) for word in command.split()]
    run = Thread(target=lambda: ends.append(main(words)), daemon=True)
    run.start()
    run.join(20)
    assert ends, "it waits, or reads without end"
    assert ends == [2]
    told = capfd.readouterr()
    assert "is a pipe or a device, not a file" in told.err + told.out
