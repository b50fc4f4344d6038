"""The choice of a rule to change: every rule once, under a title that cannot be chosen."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.rulesets.overrides import field_names
from studio.panels.inspector.rule_choice import SUBJECTS, RuleChoice


def test_every_rule_stands_once_under_what_it_is_about() -> None:
    sorted_in = [name for _, names in SUBJECTS for name in names]
    assert sorted(sorted_in) == sorted(field_names())


def test_rules_are_offered_under_titles_that_cannot_be_chosen(qtbot: QtBot) -> None:
    choice = RuleChoice()
    qtbot.addWidget(choice)
    choice.offer_all_but(("scoring", "prizes", "toll"))
    lines = [choice.itemText(row) for row in range(choice.count())]
    titles = [
        text
        for row, text in enumerate(lines)
        if not choice.model().flags(choice.model().index(row, 0)) & Qt.ItemFlag.ItemIsEnabled
    ]
    assert titles == [title for title, _ in SUBJECTS]
    assert lines[lines.index("Prizes") + 1].strip() == "Prize of a sole entrant"
    assert "toll" not in choice.offered
    assert choice.currentText() == "Change a rule…"


def test_a_title_under_which_nothing_is_left_is_left_out(qtbot: QtBot) -> None:
    choice = RuleChoice()
    qtbot.addWidget(choice)
    choice.offer_all_but(("scoring", "prizes", "sole_prize"))
    lines = [choice.itemText(row) for row in range(choice.count())]
    assert "Prizes" not in lines
    choice.offer_all_but(())
    assert "Prizes" in [choice.itemText(row) for row in range(choice.count())]
