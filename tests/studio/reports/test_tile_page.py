"""The report of a trial of a tile set: whole, in two languages, the same for the same games."""

import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest

from engine.shipped import shipped_sets
from engine.trials.tiles.results import tables
from engine.trials.tiles.trial import TileTally, TileTrial, run_trial
from engine.trials.workers import Here
from studio.cli.main import main
from studio.language.languages import tongue_of
from studio.reports.tile_page import tile_page
from tests.engine.tiles.sets import lakes
from tests.engine.trials.trials import last_of

SET = str(shipped_sets()[0])


@cache
def trial_of(players: int) -> tuple[TileTrial, TileTally]:
    trial = TileTrial(lakes(), ("random",) * players, 1)
    return trial, last_of(run_trial(trial, 12, Here(), 1)).tally


@pytest.mark.parametrize("players", [1, 4])
def test_the_page_is_whole_and_has_every_table(players: int) -> None:
    trial, tally = trial_of(players)
    page = tile_page(trial, tally, "lakes.yaml")
    assert page == tile_page(trial, tally, "lakes.yaml")
    HTMLParser().feed(page)
    heads = re.findall(r"<h2>(.*?)</h2>", page)
    assert heads == ["Results", *(str(table.title) for table in tables(trial, tally))]
    assert page.count("<section") == page.count("</section>") == len(heads)
    assert "<title>Lakes and Plains – trial of 12 games</title>" in page
    assert "<script" not in page


def test_the_page_is_in_german_too() -> None:
    page = tile_page(*trial_of(4), "lakes.yaml", tongue_of("de"))
    assert '<html lang="de">' in page
    assert "Plättchensatz" in page
    assert "Results" not in page


def test_the_command_writes_the_page_next_to_the_tables(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "report.html"
    command = ["trial", SET, "--bots", "random,random", "--games", "10", "--seed", "1", "--jobs", "1"]
    assert main([*command, "-o", str(out)]) == 0
    said = capsys.readouterr().out
    assert "\nRailroads: Stock ends between " in said
    assert "<h1>Lakes and Plains</h1>" in out.read_text("utf-8")
    before = Path(SET).read_bytes()
    assert main([*command, "-o", SET]) == 2
    assert Path(SET).read_bytes() == before
