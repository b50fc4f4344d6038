"""Journeys go by mouse and keyboard: what a program sets for them cannot tell whether a person can."""

import ast

import pytest

from tests.architecture.sources import Source, sources

SET_BY_PROGRAM = frozenset(
    (
        *("click", "toggle", "trigger", "emit", "accept", "reject", "close", "dropEvent", "sendEvent"),
        *("setText", "setPlainText", "setValue", "setChecked", "setCurrentIndex", "setCurrentRow"),
        *("setCurrentText", "setFocus", "selectAll", "clear", "raise_", "zoom_to", "centre"),
    )
)
"""What is called on a widget in the place of a hand."""
OF_A_SESSION = frozenset(("apply", "select", "new", "open", "undo", "redo"))
NO_WIDGETS = frozenset(("hands", "settings", "clipboard", "PaintTerrain", "window"))
"""Who may have such a name called: the hands themselves, and what stands outside the window.

A window is closed by its title bar, which is the desktop's.
"""


def owner(node: ast.expr) -> str:
    """Return the last name of what a method is called on."""
    match node:
        case ast.Call(func=called):
            return owner(called)
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
    return ""


def by_program(source: Source) -> list[str]:
    """Return a sentence for each thing in a journey that no hand does."""
    calls = (node.func for node in ast.walk(source.tree) if isinstance(node, ast.Call))
    methods = [(each, owner(each.value)) for each in calls if isinstance(each, ast.Attribute)]
    return [
        f"{source.path}:{method.lineno} calls {whose}.{method.attr}"
        for method, whose in methods
        if (method.attr in SET_BY_PROGRAM and whose not in NO_WIDGETS)
        or (method.attr in OF_A_SESSION and whose in {"session", "history"})
    ]


def test_journeys_go_by_mouse_and_keyboard() -> None:
    journeys = [source for source in sources("tests/journeys") if "/test_" in source.path]
    assert journeys
    assert [sentence for source in journeys for sentence in by_program(source)] == []


@pytest.mark.parametrize(
    ("line", "is_found"),
    [
        ("dialog.ok.click()", True),
        ("hands.click(dialog.ok)", False),
        ("form.name.setText('Bath')", True),
        ("QGuiApplication.clipboard().setText('Bath')", False),
        ("designer.window.session.apply(edit)", True),
        ("designer.window.session.history.undo()", True),
        ("finding.fixes[0].edit.apply(board)", False),
        ("panel.buttons['11'].click()", True),
    ],
)
def test_what_no_hand_does_is_found(line: str, is_found: bool) -> None:
    assert bool(by_program(Source("a.py", line))) == is_found
