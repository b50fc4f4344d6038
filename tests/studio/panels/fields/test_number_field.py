"""The field for numbers: both decimal signs, no group separators, and whatever a file says."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import isfinite

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from engine.boardfile.bounds import Bounds
from studio.panels.fields.number_field import Number
from tests.architecture.sources import sources

SIZES = Bounds(0.1, 1000)
LANGUAGES = {"en_GB": ".", "de_DE": ",", "fr_CH": ",", "hi_IN": "."}


@pytest.fixture(params=LANGUAGES)
def point(request: pytest.FixtureRequest) -> Iterator[str]:
    """The decimal sign of a language that the fields are made in."""
    before = QLocale()
    QLocale.setDefault(QLocale(request.param))
    yield LANGUAGES[request.param]
    QLocale.setDefault(before)


def field(qtbot: QtBot, bounds: Bounds = SIZES, *, is_whole: bool = False) -> Number:
    made = Number("size", "How large", bounds, "mm", is_whole=is_whole)
    qtbot.addWidget(made)
    made.show_number(10)
    made.show()
    return made


def typed(number: Number, keys: str) -> tuple[str, float, list[float]]:
    """Type over what a field shows; return its text, its number and what it told."""
    told: list[float] = []
    number.entered.connect(told.append)
    number.setFocus()
    number.selectAll()
    QTest.keyClicks(number, keys)
    number.interpretText()
    number.entered.disconnect(told.append)
    return number.text().removesuffix(" mm"), number.number, told


@pytest.mark.parametrize(
    ("keys", "number"),
    [
        ("7,5", 7.5),
        ("7.5", 7.5),
        ("19.05", 19.05),
        ("500", 500),
        ("1,000", 1),
        ("8,660254037844386", 8.660254037844386),
    ],
)
def test_both_signs_part_off_decimals_in_every_language(
    qtbot: QtBot, point: str, keys: str, number: float
) -> None:
    text = f"{number:.15g}".replace(".", point) if number < 8 else str(number).replace(".", point)
    assert typed(field(qtbot), keys) == (text, number, [number])


@pytest.mark.parametrize("keys", ["7,5", "7.5", "1,000", "1 000", "1'000", "1,000,000", "-", "7,,5", ""])
def test_what_is_no_whole_number_is_not_made_another(qtbot: QtBot, point: str, keys: str) -> None:
    """In a field for whole numbers 7,5 would be 75, were its comma left out."""
    del point
    assert typed(field(qtbot, Bounds(0), is_whole=True), keys) == ("10", 10, [])


@pytest.mark.parametrize(("keys", "nearest"), [("5000", 1000), ("-3", 0.1), ("0", 0.1)])
def test_a_number_out_of_bounds_becomes_the_nearest(qtbot: QtBot, keys: str, nearest: float) -> None:
    assert typed(field(qtbot), keys) == (str(nearest), nearest, [nearest])


@pytest.mark.parametrize("is_whole", [True, False])
@pytest.mark.parametrize("number", [10**12, 10**40, 10**400, -5, 2.5, 5000, 0.0001, 19.05, 2**53 + 1])
def test_what_a_file_says_is_shown_and_kept_whatever_the_bounds(
    qtbot: QtBot, number: float, *, is_whole: bool
) -> None:
    shown = field(qtbot, Bounds(0, 99), is_whole=is_whole)
    told: list[float] = []
    shown.entered.connect(told.append)
    shown.show_number(number)
    shown.interpretText()
    assert (shown.text(), shown.number, told) == (f"{number} mm", number, [])
    assert shown.sizeHint().width() < 270


@cache
def any_number() -> Number:
    """A field for whatever number there is; to make one takes longer than an example."""
    assert isinstance(QCoreApplication.instance(), QGuiApplication)
    return Number("size", "", Bounds(), is_whole=False)


@pytest.mark.usefixtures("qapp")
@settings(max_examples=60)
@given(
    st.floats(0.1, 1000) | st.floats(1e-300) | st.floats(max_value=-1e-300) | st.integers(-(10**30), 10**30)
)
def test_every_number_is_given_back_as_it_came(number: float) -> None:
    assume(isfinite(number))
    shown = any_number()
    shown.show_number(number)
    shown.interpretText()
    assert shown.number == number
    shown.selectAll()
    shown.lineEdit().setText(shown.text().replace(".", ","))
    shown.interpretText()
    assert shown.number == number


def test_steps_have_no_errors_of_binary_fractions(qtbot: QtBot) -> None:
    number = field(qtbot)
    number.setSingleStep(0.1)
    number.show_number(19.05)
    for _ in range(3):
        number.stepUp()
    assert number.number == 19.35
    number.show_number(999.95)
    number.stepBy(5)
    assert number.number == 1000
    number.stepBy(-20000)
    assert number.number == 0.1


def test_a_number_half_typed_is_read_as_if_it_were_finished(qtbot: QtBot) -> None:
    number = field(qtbot)
    told: list[float] = []
    number.entered.connect(told.append)
    number.setFocus()
    number.selectAll()
    QTest.keyClicks(number, "7,")
    number.rehearse()
    QTest.keyClicks(number, "5")
    number.rehearse()
    assert (told, number.value(), number.text()) == ([7.0, 7.5], 10, "7.5 mm")


def test_words_for_none_stand_before_the_least(qtbot: QtBot) -> None:
    number = field(qtbot, Bounds(0).or_none, is_whole=True)
    number.setSpecialValueText("According to the rules")
    number.show_number(-1)
    assert number.text() == "According to the rules"
    assert typed(number, "3") == ("3", 3, [3])
    number.stepBy(-4)
    assert (number.text(), number.number) == ("According to the rules", -1)


def test_numbers_are_entered_in_this_field_alone() -> None:
    """A spin box of Qt's own would bring back what this one cures."""
    bare = {
        source.path
        for source in sources("studio")
        if "SpinBox(" in source.text.replace("QAbstractSpinBox", "")
    }
    assert bare == {"studio/panels/fields/number_field.py"}


@dataclass(frozen=True)
class Form:
    """A field for a text, where the keyboard is, above one for a number that says 7."""

    window: QWidget
    text: QLineEdit
    number: Number


@pytest.fixture
def form(qtbot: QtBot) -> Form:
    """A form on the screen."""
    form = Form(QWidget(), QLineEdit(), Number("number", "", Bounds(0, 999)))
    form.number.show_number(7)
    qtbot.addWidget(form.window)
    rows = QVBoxLayout(form.window)
    rows.addWidget(form.text)
    rows.addWidget(form.number)
    with qtbot.waitActive(form.window):
        form.window.show()
        form.window.activateWindow()
    form.text.setFocus()
    qtbot.waitUntil(form.text.hasFocus)
    return form


def test_digits_typed_before_the_window_has_time_are_all_kept(qtbot: QtBot, form: Form) -> None:
    QTest.keyClick(form.text, Qt.Key.Key_Tab)
    QTest.keyClick(form.number, Qt.Key.Key_1)
    qtbot.wait(20)
    QTest.keyClick(form.number, Qt.Key.Key_2)
    assert form.number.text() == "12"


def test_the_first_digit_after_a_click_takes_the_place_of_the_number(qtbot: QtBot, form: Form) -> None:
    QTest.mouseClick(form.number.lineEdit(), Qt.MouseButton.LeftButton)
    QTest.keyClick(form.number, Qt.Key.Key_1)
    qtbot.wait(20)
    QTest.keyClick(form.number, Qt.Key.Key_2)
    assert form.number.text() == "12"
