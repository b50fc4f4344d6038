import json
from pathlib import Path

import pytest

from engine.shipped import folder
from studio.cli.exits import FAILED, FINE
from studio.cli.main import main

SEVERN = str(Path(folder("maps") / "severn.yaml"))


def test_stats_are_printed_as_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["stats", SEVERN]) == FINE
    said = capsys.readouterr().out
    assert "10 are below the minimum run of 3" in said
    assert "In reach for 20 points" in said
    assert "too short" in said


def test_stats_are_printed_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["stats", SEVERN, "--format", "json"]) == FINE
    told = json.loads(capsys.readouterr().out)
    assert sum(row["count"] for row in told["terrain"]) == told["terrain"][0]["of"]
    assert {row["name"] for row in told["reach-10"]} >= {"Cardiff", "Swansea"}
    assert any(row["too_short"] for row in told["runs"])


def test_a_build_is_priced_piece_by_piece(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["measure", SEVERN, "Swansea", "Cardiff"]) == FINE
    text = capsys.readouterr().out
    assert "Cheapest build:" in text
    assert main(["measure", SEVERN, "Swansea", "Cardiff", "--format", "json"]) == FINE
    told = json.loads(capsys.readouterr().out)
    build = told["build"]
    assert build["cost"] == sum(piece["cost"] for piece in build["pieces"])
    assert build["cost"] == sum(item["count"] * item["each"] for item in build["items"])
    assert build["pieces"][-1]["hexes"][-1] == told["to"] == "T23"


def test_what_no_track_joins_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["measure", SEVERN, "A1", "car\u00adDIFF\u00a0"]) == FINE
    assert "No track can connect them: A1 is not land." in capsys.readouterr().out


@pytest.mark.parametrize(("place", "said"), [("Nowhere", "The map has no hex"), ("London", "several hexes")])
def test_places_that_are_not_one_hex_are_refused(
    place: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["measure", SEVERN, place, "Cardiff"]) == FAILED
    assert said in capsys.readouterr().err
