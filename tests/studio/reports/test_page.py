"""The report of a trial: whole, self-contained, and safe whatever a map is called."""

import re
from dataclasses import replace
from html.parser import HTMLParser

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.boardfile.writing import write_board
from engine.trials.figures import Interval
from engine.trials.results import Results
from engine.trials.table_parts import Cell
from engine.trials.tables import tables
from engine.trials.tally import Failure, Tally
from engine.trials.verdicts import verdicts
from studio.reports.page import page
from studio.reports.trial_frame import bar
from tests.engine.game.boards import vale
from tests.engine.trials.trials import results_of

VOID = {"meta", "link", "br", "img", "input", "hr"}


class Reader(HTMLParser):
    """Checks that every element is closed in its turn, and gathers the texts and the elements."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.texts: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


def read(text: str) -> Reader:
    reader = Reader()
    reader.feed(text)
    reader.close()
    assert reader.open == []
    return reader


@pytest.fixture(scope="module")
def results() -> Results:
    return results_of(12, "greedy", "random")


@pytest.fixture(scope="module")
def report(results: Results) -> str:
    return page(results, "maps/vale.yaml")


def test_every_verdict_and_every_cell_of_the_tables_stands_in_the_report(
    results: Results, report: str
) -> None:
    texts = read(report).texts
    assert {verdict.text for verdict in verdicts(results)} <= set(texts)
    cells = {cell.text for table in tables(results) for row in table.rows for cell in row.cells}
    assert cells <= set(texts)
    assert {"Vale", "maps/vale.yaml", "greedy, random", "sixth", "5"} <= set(texts)


def test_it_is_one_file_without_scripts_that_asks_nothing_of_elsewhere(report: str) -> None:
    elements = set(read(report).seen)
    assert not elements & {"script", "link", "img", "iframe", "object"}
    assert set(re.findall(r'(?:href|src)="([^#][^"]*)"', report)) == set()
    assert "url(" not in report.replace("url(#", "")
    assert "@import" not in report


def test_the_same_games_make_the_same_bytes(results: Results, report: str) -> None:
    assert page(replace(results), "maps/vale.yaml") == report


def test_the_map_shows_every_link_that_was_built(results: Results, report: str) -> None:
    heat = re.search(r'<g id="map-heat-\d+">(.*?)</g>', report, re.DOTALL)
    assert heat is not None
    assert heat[1].count("<line ") == len(results.links)
    assert report.count("<?xml") == 0


def test_a_title_made_of_marks_is_shown_as_it_is() -> None:
    title = '<script>alert("x")</script> & Co'
    results = results_of(1, board=vale(("races", 2)).edited(title=title))
    reader = read(page(results, "<b>.yaml"))
    assert "script" not in reader.seen
    assert title in reader.texts
    assert "<b>.yaml" in reader.texts


PIECES = st.sampled_from(["<script>", "</title>", "</style>", "<!--", "]]>", "&lt;", '"', "'", "{n}", "é "])
NASTY = st.lists(st.one_of(PIECES, st.text(st.characters(categories=["L", "P", "S"])))).map("".join)


@settings(max_examples=30)
@given(NASTY, NASTY, NASTY)
def test_whatever_things_are_called_the_report_gives_the_names_back(
    results: Results, title: str, name: str, why: str
) -> None:
    board = write_board(results.board.edited(title=f"T {title}"))
    failures = (Failure(0, 77, ("greedy", "random"), f"W {why}"),)
    named = Results(replace(results.trial, board=board), Tally(failures=failures), 1)
    reader = read(page(named, f"M {name}"))
    assert {named.board.title, f"M {name}", f"W {why}"} <= set(reader.texts)
    assert any(text.startswith(f"{named.board.title} – ") for text in reader.texts), "the title of the page"
    assert "script" not in reader.seen


def test_every_id_of_the_report_is_its_own(report: str) -> None:
    ids = re.findall(r' id="([^"]*)"', report)
    assert len(ids) == len(set(ids)) > 10
    used = re.findall(r'href="#([^"]*)"', report) + re.findall(r"url\(#([^)]*)\)", report)
    assert set(used) <= set(ids)


def test_a_trial_without_a_game_tells_what_failed_and_shows_no_map(results: Results) -> None:
    failure = Failure(0, 77, ("greedy", "random"), "A bot failed: KeyError: '<here>'")
    report = page(Results(results.trial, Tally(failures=(failure,)), 1), "vale.yaml")
    assert failure.why in read(report).texts
    assert "<figure>" not in report


def test_a_bar_is_as_long_as_its_share_with_whiskers_and_a_tick() -> None:
    drawn = bar(Cell("25%", 0.25, Interval(0.125, 0.5)), 0.5)
    assert 'class="bar" y="2" width="24"' in drawn
    assert 'd="M12 7.0H48M12 4V10M48 4V10"' in drawn
    assert 'class="fair" d="M48 0V14"' in drawn
    assert "whisker" not in bar(Cell("3", 0.5), None)
    assert "fair" not in bar(Cell("3", 0.5), None)
