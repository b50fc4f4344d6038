"""Colours and icons: every one there, readable, and chosen for good."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QIcon, QPalette
from PySide6.QtWidgets import QApplication, QCheckBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from engine.shipped import folder
from studio.session.settings.settings import Settings
from studio.windows.frame.theme_choice import ThemeController
from studio.windows.kit.icons import icon, pixmap, program_icon
from studio.windows.kit.window_style import DARK, LIGHT, Scheme, dress, palette_of, scheme_of

schemes = pytest.mark.parametrize("scheme", [LIGHT, DARK], ids=["light", "dark"])


def luminance(colour: str) -> float:
    """Relative luminance as WCAG 2 defines it."""
    parts = (QColor(colour).redF(), QColor(colour).greenF(), QColor(colour).blueF())
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


@schemes
def test_lettering_can_be_read_on_every_ground(scheme: Scheme) -> None:
    for ground in (scheme.window, scheme.field, scheme.raised, scheme.wash):
        assert contrast(scheme.text, ground) >= 7
        assert contrast(scheme.muted, ground) >= 4.5
        assert contrast(scheme.link, ground) >= 4.5
    assert contrast(scheme.on_accent, scheme.accent) >= 4.5
    assert contrast(scheme.on_tip, scheme.tip) >= 7


@schemes
def test_what_is_filled_in_has_an_edge_that_can_be_seen(scheme: Scheme) -> None:
    for ground in (scheme.window, scheme.field):
        assert contrast(scheme.rim, ground) >= 3


@schemes
@pytest.mark.parametrize("make", [QLineEdit, QCheckBox])
def test_fields_are_drawn_with_their_edge(
    qapp: QApplication, qtbot: QtBot, scheme: Scheme, make: Callable[[], QWidget]
) -> None:
    dress(qapp, scheme)
    field = make()
    qtbot.addWidget(field)
    drawn = field.grab().toImage()
    colours = {drawn.pixelColor(x, drawn.height() // 2).name() for x in range(drawn.width())}
    assert scheme.rim in colours


@schemes
def test_the_palette_gives_disabled_things_fainter_letters(scheme: Scheme) -> None:
    palette = palette_of(scheme)
    role = QPalette.ColorRole.ButtonText
    assert palette.color(QPalette.ColorGroup.Active, role) == QColor(scheme.text)
    assert palette.color(QPalette.ColorGroup.Disabled, role) == QColor(scheme.faint)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    "path", sorted((folder("resources") / "icons").glob("*.svg")), ids=lambda path: path.stem
)
def test_every_icon_is_drawn_in_the_colour_asked_for(path: object) -> None:
    name = getattr(path, "stem", "")
    image = pixmap(name, "#ff0000", 24, 2.0).toImage()
    assert (image.width(), image.devicePixelRatio()) == (48, 2.0)
    inked = [QColor(image.pixelColor(x, y)) for x in range(48) for y in range(48)]
    solid = {colour.name() for colour in inked if colour.alpha() == 255}
    assert solid
    if name != "platelayer":
        assert solid == {"#ff0000"}


@pytest.mark.usefixtures("qapp")
def test_icons_have_a_fainter_picture_for_what_is_not_to_be_had() -> None:
    drawn = icon("save", "#ff0000", "#00ff00")
    faint = drawn.pixmap(QSize(32, 32), QIcon.Mode.Disabled).toImage()
    colours = {
        faint.pixelColor(x, y).name()
        for x in range(32)
        for y in range(32)
        if faint.pixelColor(x, y).alpha() == 255
    }
    assert colours == {"#00ff00"}
    assert not program_icon().isNull()


def test_the_colours_chosen_are_worn_again_the_next_time(qapp: QApplication, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.json")
    theme_controller = ThemeController(qapp, settings)
    assert theme_controller.theme == "system"
    theme_controller.choose("dark")
    assert ThemeController(qapp, settings).scheme == DARK
    theme_controller.choose("light")
    assert ThemeController(qapp, settings).scheme == LIGHT
    assert scheme_of("system") in {LIGHT, DARK}
