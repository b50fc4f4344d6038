"""The report of a postal round on paper: pages of text, and the map in the colours that were chosen."""

from pathlib import Path

from engine.postal.folder import begin_folder
from engine.postal.luck import new_seed
from engine.postal.publishing import play_round
from engine.postal.reading.companies import Companies, Company
from engine.postal.terms import Terms
from studio.drawing.game.companies import NAMES, liveries
from studio.drawing.shapes.marks import Drawing, Text
from studio.reports.postal_paper import report_pages
from tests.engine.postal.conftest import fell


def texts(page: Drawing) -> list[str]:
    return [mark.text for layer in page.layers for mark in layer.marks if isinstance(mark, Text)]


def test_text_and_accounts_come_before_the_map_with_its_companies(tmp_path: Path) -> None:
    companies = Companies((Company("RED", "R", "Royal {Eastern}"), Company("BLUE", "B")))
    settings = (("race_table", "draws"), ("build_rounds", 2))
    folder = begin_folder(tmp_path / "game", Terms("Fell", companies, settings=settings), fell(), new_seed(5))
    folder.take(0, b"0) starts: Ayr\n0) colour: green")
    folder.take(1, b"0) starts: Esk")
    _, told = play_round(folder)
    text, map_ = report_pages(told)
    assert texts(text)[0] == "Fell, starts"
    assert "RED [R] Royal {Eastern}, green: starts at Ayr" in texts(text)
    assert {"b/fwd", "20", "40"} <= set(texts(text))
    assert "RED  Royal {Eastern}" in texts(map_)
    green = liveries(NAMES)[NAMES.index("Green")].on_light
    assert any(green in repr(layer.marks) for layer in map_.layers)
