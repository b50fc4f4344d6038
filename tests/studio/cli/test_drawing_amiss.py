"""A designer whose keys make draws fail: told, fixed and told again on the command line."""

from pathlib import Path

import pytest

from engine.boardfile.saving import save_board
from studio.cli.main import main
from tests.engine.checks.keys.draws.test_swaps import severn, shuffled


def test_a_map_whose_draws_fail_is_mended_by_its_fix(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(tmp_path / "shuffled.yaml")
    save_board(shuffled(severn(6), True, 0), Path(path))
    assert main(["check", path, "--select", "R1"]) == 1
    told = capsys.readouterr().out
    assert "warning R102" in told
    assert "can be fixed (with --unsafe): Regroup the keys by sector, " in told
    main(["fix", path, "--unsafe", "--select", "R102"])
    assert "1 fixed, 0 left" in capsys.readouterr().out
    assert main(["check", path, "--select", "K,R1"]) == 0
    assert "no findings" in capsys.readouterr().out
