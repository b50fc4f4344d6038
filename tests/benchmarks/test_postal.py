"""Play by post is held against other work of the same run."""

import json

import pytest

from engine.game.moves import WriteOrders
from engine.shipped import folder
from studio.cli.boards import load
from tests.benchmarks import postal
from tests.benchmarks.__main__ import main

SEVERN = folder("maps") / "severn.yaml"


@pytest.mark.slow
def test_every_ratio_of_the_design_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--what", "postal", str(SEVERN), "--seconds", "0", "--format", "json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [each["aim"] for each in told["ratios"]] == [0.02, 3.0, 3.0, 3.0]
    assert all(0 < each["value"] < 1_000 for each in told["ratios"])


def test_the_round_that_is_measured_has_builds_of_all() -> None:
    game = postal.game_by_post(load(SEVERN))
    state, written = postal.before_builds(game)
    assert [type(orders) for orders in written] == [WriteOrders] * 6
    assert state.post.written[-1] is None
    after = game.apply(state, written[-1]).state
    assert bytes(after.owners) != bytes(state.owners)
