"""The command fix on a map whose lists of keys were dealt to other towns."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from engine import shipped
from engine.board.document import Board
from engine.boardfile.reading import read_board
from engine.boardfile.saving import save_board
from engine.checks.check_runner import check
from engine.diagnostics.findings import Severity
from studio.cli.main import main


def loaded(path: Path) -> Board:
    board = read_board(path).board
    assert board is not None
    return board


def dealt(board: Board, seed: int) -> Board:
    """Return a board with the lists of keys of its towns shuffled: small towns lose their partners."""
    keyed = [town for town in board.towns if town.keys]
    lists = Random(seed).sample([town.keys for town in keyed], len(keyed))
    given = dict(zip(keyed, lists, strict=True))
    return board.edited(towns=tuple(replace(town, keys=given.get(town, ())) for town in board.towns))


def keys_of(board: Board) -> set[str]:
    return {key for town in board.towns for key in town.keys}


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seed"), [("severn", 0), ("ireland", 0)])
def test_fix_mends_a_map_whose_lists_of_keys_were_shuffled(name: str, seed: int, tmp_path: Path) -> None:
    board = dealt(loaded(shipped.folder("maps") / f"{name}.yaml"), seed)
    amiss = {each.code for each in check(board) if each.severity is not Severity.NOTE}
    assert amiss == ({"K102", "K106"} if name == "severn" else {"K106"})
    path = tmp_path / "dealt.yaml"
    save_board(board, path)
    # To give all keys again is a matter of choice, and so is asked for by its code.
    main(["fix", str(path), "--unsafe"])
    assert "K106" in {each.code for each in check(loaded(path))}
    assert main(["fix", str(path), "--unsafe", "--select", "K102,K106"]) == 0
    mended = loaded(path)
    assert not [
        each.id for each in check(mended) if each.code[0] in "KR" and each.code not in {"R201", "R202"}
    ]
    assert keys_of(mended) == keys_of(board)
