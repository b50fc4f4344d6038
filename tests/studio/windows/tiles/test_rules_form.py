"""The page of a set on its rules: what is changed stands in the set, what is as published does not."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QDate, Qt

from engine.board.document import Erratum
from engine.board.rules import Note, Override
from engine.tiles.edits import SetFieldOfSet
from engine.tiles.rules import rules_of
from engine.tiles.set import DROVER, TileRules, TileSet
from studio.drawing.tiles.rule_words import SUBJECTS_OF_SETS, VALUES_OF_SETS, WORDS_OF_SETS
from studio.panels.fields.fields import Choice
from studio.panels.fields.number_field import Number
from studio.panels.fields.number_list import NumberList
from studio.session.set_session import SetSession
from studio.windows.frame.set_tab import SetTab


def set_of(tab: SetTab) -> TileSet:
    tile_set: object = tab.session.board
    assert isinstance(tile_set, TileSet)
    return tile_set


def test_every_rule_of_a_set_has_words_and_a_field(tab: SetTab) -> None:
    names = set(TileRules.__dataclass_fields__) - {"name"}
    assert set(WORDS_OF_SETS) == names == set(tab.set_view.rules.editors)
    assert len(WORDS_OF_SETS) == sum(len(fields) for _, fields in SUBJECTS_OF_SETS)
    bidding = tab.set_view.rules.editors["bidding"]
    assert isinstance(bidding, Choice)
    assert set(bidding.offered) == set(VALUES_OF_SETS)


def test_a_rule_is_changed_by_its_field_undone_and_reset(tab: SetTab) -> None:
    form, before = tab.set_view.rules, set_of(tab)
    step, scores, bidding = (form.editors[name] for name in ("score_step", "first_scores", "bidding"))
    assert isinstance(step, Number)
    assert isinstance(scores, NumberList)
    assert isinstance(bidding, Choice)
    assert form.rows["score_step"].leave.isHidden()
    step.setValue(1)
    assert rules_of(set_of(tab)).score_step == 1
    assert not form.rows["score_step"].leave.isHidden()
    scores.setText("5, 8, 8")
    scores.settle()
    assert [rules_of(set_of(tab)).score_at(place) for place in range(5)] == [5, 8, 8, 8, 8]
    bidding.chosen.emit("by_place")
    assert rules_of(set_of(tab)).bidding == "by_place"
    assert sum(isinstance(rule, Override) for rule in set_of(tab).special_rules) == 1
    for name in ("score_step", "first_scores", "bidding"):
        form.rows[name].leave.click()
    assert rules_of(set_of(tab)) == replace(rules_of(before), first_scores=())
    for _ in range(6):
        tab.session.history.undo()
    assert set_of(tab) == before
    assert step.number == 2


def test_notes_and_errata_are_written_a_line_each(tab: SetTab) -> None:
    form = tab.set_view.rules
    overrides = set_of(tab).special_rules
    form.notes.setPlainText("Play at dusk.\n\nBid in silence.")
    form.notes.settle()
    assert set_of(tab).special_rules == (*overrides, Note("Play at dusk."), Note("Bid in silence."))
    form.editors["hand"].setFocus()
    number = form.editors["hand"]
    assert isinstance(number, Number)
    number.setValue(3)
    assert set_of(tab).special_rules[-1] == Note("Bid in silence.")
    form.errata.setPlainText("2026-05-01 Boston has PN in the north.\nDuluth is a start.")
    form.errata.settle()
    today = QDate.currentDate().toString(Qt.DateFormat.ISODate)
    assert set_of(tab).errata == (
        Erratum("2026-05-01", "Boston has PN in the north."),
        Erratum(today, "Duluth is a start."),
    )
    tab.session.history.undo()
    assert form.errata.toPlainText() == ""


def test_an_erratum_that_is_not_touched_keeps_its_date(tab: SetTab) -> None:
    form = tab.set_view.rules
    old = Erratum("May 2026", "Boston is printed twice.")
    assert isinstance(tab.session, SetSession)
    tab.session.change(SetFieldOfSet("errata", (old,)))
    assert form.errata.toPlainText() == "May 2026 Boston is printed twice."
    form.errata.setPlainText("May 2026 Boston is printed twice.\n2026-06-02 Duluth is a start.")
    form.errata.settle()
    assert set_of(tab).errata == (old, Erratum("2026-06-02", "Duluth is a start."))


@pytest.mark.parametrize("name", ["score_step", "ranks"])
def test_what_is_as_published_is_not_written(tab: SetTab, name: str) -> None:
    form = tab.set_view.rules
    form.rows[name].removal_wanted.emit()
    fields = dict(
        pair for rule in set_of(tab).special_rules if isinstance(rule, Override) for pair in rule.values
    )
    assert name not in fields
    assert getattr(rules_of(set_of(tab)), name) == getattr(DROVER, name)
