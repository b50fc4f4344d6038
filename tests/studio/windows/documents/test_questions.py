"""What the studio asks: nothing is overwritten unasked, and names stand there as they are."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from engine.diagnostics.findings import Finding, Severity
from studio.session.files.backups import Version
from studio.session.recovery.pages import Recoverable
from studio.windows.documents import questions
from studio.windows.documents.document_commands import NOTHING
from studio.windows.documents.questions import Questions, with_suffix
from studio.windows.documents.recovery_dialog import RecoveryDialog
from studio.windows.documents.versions_dialog import VersionsDialog
from studio.windows.kit.message_box import Message
from studio.windows.kit.question import Question


@pytest.fixture
def over(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """The names and kinds that are given to the file dialogs, one after the other."""
    names: list[tuple[str, str]] = []
    monkeypatch.setattr(questions, "asked_to_write", lambda *_: names.pop(0))
    return names


def press(*buttons: str) -> list[str]:
    """Press a button of each of the boxes to come; what they ask gathers in the list returned."""
    asked: list[str] = []

    def answer() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, Question)
        assert box.title.textFormat() == Qt.TextFormat.PlainText
        asked.append(box.title.text())
        if len(asked) < len(buttons):
            QTimer.singleShot(0, answer)
        answers = box.buttons.buttons()
        assert all(button.width() >= button.sizeHint().width() for button in answers)
        next(button for button in answers if button.text() == buttons[len(asked) - 1]).click()

    QTimer.singleShot(0, answer)
    return asked


@pytest.mark.parametrize(("button", "answer"), [("Restart Now", True), ("Later", False)])
def test_another_language_offers_a_restart(over: QWidget, button: str, answer: bool) -> None:
    asked = press(button)
    assert Questions(over).may_restart("German") is answer
    assert asked == ["Platelayer uses German from the next start."]


class Saving(QObject):
    settled = Signal(bool)


@pytest.mark.parametrize(
    ("button", "answer"), [("Wait", "wait"), ("Close Anyway", "leave"), ("Cancel", "stay")]
)
def test_whoever_closes_a_board_being_saved_waits_leaves_or_stays(
    over: QWidget, button: str, answer: str
) -> None:
    asked = press(button)
    assert Questions(over).still_saving("severn.yaml", Saving(over).settled) == answer
    assert asked == ["severn.yaml is still being saved."]


def test_the_question_whether_to_wait_goes_when_there_is_nothing_to_wait_for(over: QWidget) -> None:
    saving = Saving(over)
    QTimer.singleShot(0, lambda: saving.settled.emit(False))
    assert Questions(over).still_saving("severn.yaml", saving.settled) == "wait"


def print_over(questions: Questions, proposed: Path) -> Path | None:
    return questions.path_to_print(QWidget(), proposed)


WAYS: list[tuple[Callable[[Questions, Path], Path | None], str, str]] = [
    (Questions.path_to_save, "severn.yaml", "Boards (*.yaml *.yml)"),
    (Questions.path_to_export, "severn.png", "PNG picture (*.png)"),
    (Questions.path_to_export_ground, "severn.png", "PNG picture (*.png)"),
    (Questions.path_to_export, "severn.svg", "SVG drawing (*.svg)"),
    (Questions.path_to_export, "severn.vmod", "VASSAL module (*.vmod)"),
    (Questions.path_to_export, "severn.tmx", "Map for Tiled (*.tmx)"),
    (Questions.path_to_export, "severn.json", "Map for 18xx-maker (*.json)"),
    (Questions.path_to_export, "severn.geojson", "Land for QGIS (*.geojson)"),
    (Questions.path_to_export, "severn.txt", "Text for Text Mapper (*.txt)"),
    (Questions.path_to_export, "severn.shop.png", "Picture for a print shop (*.shop.png)"),
    (Questions.path_to_export, "severn.tts.png", "Picture for Tabletop Simulator (*.tts.png)"),
    (print_over, "severn.pdf", "PDF (*.pdf)"),
]


@pytest.mark.parametrize(("ask", "name", "kind"), WAYS)
def test_a_file_whose_ending_was_left_off_is_not_replaced_unasked(
    over: QWidget,
    tmp_path: Path,
    typed: list[tuple[str, str]],
    ask: Callable[[Questions, Path], Path | None],
    name: str,
    kind: str,
) -> None:
    (tmp_path / name).write_text("precious")
    short = str(tmp_path / "severn")
    typed[:] = [(short, kind), (short, kind)]
    asked = press("Cancel", "Replace")
    assert ask(Questions(over), tmp_path / "new") == tmp_path / name
    assert asked == [f"Replace {name}?"] * 2
    typed[:] = [(short, kind), ("", "")]
    press("Cancel")
    assert ask(Questions(over), tmp_path / "new") is None


@pytest.mark.parametrize(
    ("typed_name", "name"),
    [
        ("a.png", "a.shop.png"),
        ("a.SHOP.png", "a.SHOP.png"),
        ("a.b", "a.b.shop.png"),
    ],
)
def test_a_double_ending_is_added_once(typed_name: str, name: str) -> None:
    assert with_suffix(Path(typed_name), (".shop.png",)) == Path(name)


@pytest.mark.parametrize("name", ["severn.yaml", "other"])
def test_what_the_dialog_asked_itself_and_what_is_free_is_not_asked(
    over: QWidget, tmp_path: Path, typed: list[tuple[str, str]], name: str
) -> None:
    (tmp_path / "severn.yaml").write_text("precious")
    typed.append((str(tmp_path / name), "Boards (*.yaml *.yml)"))
    path = Questions(over).path_to_save(tmp_path / "new.yaml")
    assert path == (tmp_path / name).with_suffix(".yaml")


def test_names_are_shown_as_they_are(over: QWidget) -> None:
    questions = Questions(over)
    asked = press("Discard")
    assert questions.parting("A<B & <i>rivers") == "discard"
    assert asked == ["Save the changes to A<B & <i>rivers?"]
    asked = press("Cancel")
    assert not questions.may_lose_comments(Path("a<b>.yaml"))
    assert asked == ["a<b>.yaml has comments that cannot be kept."]
    asked = press("Cancel")
    assert questions.overwriting(Path("a<b>.yaml"), can_reload=True) == "stay"
    assert asked == ["Another program changed a<b>.yaml."]


def test_a_file_somebody_else_changed_can_be_read_again_only_where_the_board_is_its_own(
    over: QWidget,
) -> None:
    questions, path = Questions(over), Path("a.yaml")
    press("Reload")
    assert questions.overwriting(path, can_reload=True) == "reload"
    offered: list[list[str]] = []

    def look() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, Question)
        offered.append([button.text() for button in box.buttons.buttons()])
        offered.append([box.text.text()])
        box.cancel.click()

    QTimer.singleShot(0, look)
    assert questions.overwriting(path, can_reload=False) == "stay"
    assert "Reload" not in offered[0]
    assert "Reload" not in offered[1][0]
    assert "kept as an earlier version" in offered[1][0]


def test_enter_does_what_loses_nothing(over: QWidget) -> None:
    box = Question(over, "Remove Cardiff?", "Two specials lead there.")
    box.offer("Remove", loses=True)
    assert box.cancel.isDefault()
    usual = box.offer("Keep", usual=True)
    assert usual.isDefault()
    assert not box.cancel.isDefault()


def test_a_long_sentence_on_a_fault_is_wrapped_and_not_cut(qtbot: QtBot) -> None:
    short, long = "No title.", "What is wrong here takes some words. " * 6
    message = Message(
        "Not opened", "", [Finding("Y101", "", Severity.ERROR, words) for words in (short, long)]
    )
    qtbot.addWidget(message)
    message.show()
    rows = [message.findings.topLevelItem(row) for row in range(2)]
    heights = [message.findings.visualItemRect(row).height() for row in rows if row is not None]
    assert heights[1] > 2 * heights[0]


def test_a_screen_reader_says_what_the_lists_hold(qtbot: QtBot) -> None:
    now = datetime(2026, 5, 1, tzinfo=UTC)
    recovery = RecoveryDialog([Recoverable(Path("page"), None, "", now)])
    versions = VersionsDialog("severn.yaml", [Version(Path("kept"), now, 12)], NOTHING)
    for dialog in (recovery, versions):
        qtbot.addWidget(dialog)
        assert dialog.list.accessibleName()
    # When a board was kept is what one chooses by: no line runs out of sight.
    assert recovery.list.horizontalScrollBarPolicy() == Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    assert recovery.list.wordWrap()
