"""The palette: what it offers, what it sets, and what it shows."""

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from engine.board.document import new_board
from engine.board.places import CityRegion, Country, Water
from engine.board.terrain import HILL, LAKE, MOST_OWN, NAMES, SEA, TerrainKind
from engine.edits.document import SetField
from engine.hexes.sheet import Sheet
from studio.drawing.maps.themes import NIGHT
from studio.panels.palette.paints import number_of, paint_of
from studio.panels.palette.palette import PalettePanel
from studio.session.document import Session
from studio.tools.gestures import LARGEST_BRUSH, ToolSettings
from studio.tools.selection import Selection
from studio.tools.terrain.paints import Body, Ground, Land, Paint, Zone

MARSH = TerrainKind("m", "marsh", half=2, delay=1)


@pytest.fixture
def palette(session: Session, qtbot: QtBot) -> PalettePanel:
    palette = PalettePanel(session)
    qtbot.addWidget(palette)
    palette.show()
    return palette


def swatches(palette: PalettePanel) -> list[str]:
    return [button.text() for button in palette.paints.buttons()]


def colour_of(palette: PalettePanel, code: int) -> QColor:
    icon = palette.paints.button(code).icon()
    image = icon.pixmap(44, 44).toImage()
    return image.pixelColor(image.width() // 2, image.height() // 2)


def test_every_terrain_has_a_swatch_and_a_tip(palette: PalettePanel) -> None:
    assert swatches(palette) == [name.capitalize() for name in NAMES]
    assert all(button.toolTip() for button in palette.paints.buttons())


def test_swatches_are_drawn_when_they_are_seen(session: Session, qtbot: QtBot) -> None:
    """The start page shows no palette, and its window comes sooner."""
    palette = PalettePanel(session)
    qtbot.addWidget(palette)
    assert all(button.icon().isNull() for button in palette.paints.buttons())
    palette.show()
    assert not any(button.icon().isNull() for button in palette.paints.buttons())
    palette.hide()
    palette.show_theme(NIGHT)
    palette.show()
    assert colour_of(palette, SEA) == QColor(NIGHT.sea)


def test_choosing_sets_the_tools_and_takes_the_right_one_in_hand(palette: PalettePanel) -> None:
    told: list[object] = []
    palette.settings_changed.connect(told.append)
    palette.tool_wanted.connect(told.append)
    palette.paints.button(SEA).click()
    palette.sizes.button(2).click()
    palette.kinds.button(2).click()
    assert told == [
        ToolSettings(Ground(SEA)),
        "brush",
        ToolSettings(Ground(SEA), 2),
        "brush",
        ToolSettings(Ground(SEA), 2, "border"),
        "line",
    ]
    assert palette.settings == ToolSettings(Ground(SEA), 2, "border")


def test_what_the_tool_in_hand_does_not_work_with_stands_back(palette: PalettePanel) -> None:
    paint, kind = palette.paints.checkedButton(), palette.kinds.checkedButton()
    stands_back = []
    for tool in ("brush", "line", "select"):
        palette.show_tool(tool)
        stands_back.append(tuple(bool(each and each.property("idle")) for each in (paint, kind)))
    assert stands_back == [(False, True), (True, False), (False, False)]


def test_choosing_what_is_chosen_already_still_takes_the_tool(palette: PalettePanel) -> None:
    told: list[object] = []
    palette.settings_changed.connect(told.append)
    palette.tool_wanted.connect(told.append)
    palette.paints.button(HILL).click()
    assert told == ["brush"]


def test_what_is_set_from_outside_is_shown(palette: PalettePanel) -> None:
    palette.set_paint(Ground(LAKE))
    palette.set_line_kind("closed")
    palette.set_size(1)
    assert palette.paints.checkedId() == LAKE
    assert palette.kinds.button(palette.kinds.checkedId()).text() == "Closed sides"
    assert palette.sizes.checkedId() == 1
    for size, shown in ((99, LARGEST_BRUSH), (-1, 0)):
        palette.set_size(size)
        assert palette.settings.size == palette.sizes.checkedId() == shown


def test_own_terrains_come_and_go_with_the_board(session: Session, palette: PalettePanel) -> None:
    session.apply(SetField("kinds", (MARSH,)))
    assert swatches(palette)[-1] == "Marsh"
    assert palette.paints.button(6).toolTip().startswith("Marsh: each half of a link adds 2")
    palette.paints.button(6).click()
    session.history.undo()
    assert len(swatches(palette)) == len(NAMES)
    assert palette.settings.paint == Ground(HILL)
    assert palette.paints.checkedId() == HILL


def test_swatches_are_painted_as_the_map_is_in_its_theme(session: Session, palette: PalettePanel) -> None:
    session.new(new_board(Sheet(3, 3), kinds=(TerrainKind("r", "red", colour="#c02020"),)))
    sea, own = colour_of(palette, SEA), colour_of(palette, 6)
    assert sea.blue() > sea.red()
    assert own.red() > 2 * own.blue()
    assert sea.lightness() > 150
    palette.show_theme(NIGHT)
    assert colour_of(palette, SEA).lightness() < 100


def test_the_brush_sizes_are_redrawn_in_the_colours_of_the_windows(
    palette: PalettePanel, qapp: QApplication
) -> None:
    before = palette.sizes.button(3).icon().cacheKey()
    dark = QPalette(QColor("#202020"))
    palette.setPalette(dark)
    qapp.sendPostedEvents(palette, QEvent.Type.PaletteChange)
    assert palette.sizes.button(3).icon().cacheKey() != before


def test_every_button_has_a_name_of_its_own(palette: PalettePanel) -> None:
    buttons = [
        *palette.paints.buttons(),
        *palette.sizes.buttons(),
        *palette.kinds.buttons(),
    ]
    assert len({button.objectName() for button in buttons}) == len(buttons)
    assert all(button.accessibleName() or button.text() for button in buttons)


def test_countries_and_waters_have_swatches_once_there_are_any(
    session: Session, palette: PalettePanel
) -> None:
    assert len(swatches(palette)) == len(NAMES)
    session.apply(SetField("countries", (Country("Wales"), Country("England", colour="#c02020"))))
    session.apply(SetField("waters", (Water("Severn Sea", ()),)))
    session.apply(SetField("city_regions", (CityRegion("East", ()),)))
    own = ["None", "Wales", "England", "No name", "Severn Sea", "No region", "East"]
    assert swatches(palette)[len(NAMES) :] == own
    assert colour_of(palette, number_of(Land(2))).red() > 150
    assert all(button.toolTip() for button in palette.paints.buttons())


def test_a_swatch_of_the_boards_own_selects_what_it_stands_for(
    session: Session, palette: PalettePanel
) -> None:
    wales = Country("Wales")
    session.apply(SetField("countries", (wales,)))
    palette.paints.button(number_of(Land(1))).click()
    assert palette.settings.paint == Land(1)
    assert session.selection == Selection(wales)
    assert palette.lands.changing.isVisible()
    assert not palette.grounds.changing.isVisible()
    palette.paints.button(HILL).click()
    assert not palette.lands.changing.isVisible()


@pytest.mark.parametrize(
    ("section", "field", "paint"),
    [
        ("grounds", "kinds", Ground(6)),
        ("lands", "countries", Land(1)),
        ("waters", "waters", Body(1)),
        ("zones", "city_regions", Zone(1)),
    ],
)
def test_what_is_made_here_is_chosen_and_its_form_wanted(
    session: Session, palette: PalettePanel, section: str, field: str, paint: Paint
) -> None:
    wanted: list[object] = []
    palette.form_wanted.connect(wanted.append)
    getattr(palette, section).making.click()
    getattr(palette, section).making.click()
    made = getattr(session.board, field)
    assert len({thing.name for thing in made}) == 2
    assert wanted == list(made)
    assert number_of(palette.settings.paint) == number_of(paint) + 1
    getattr(palette, section).changing.click()
    assert wanted[2] == made[1]
    session.history.undo()
    assert palette.settings.paint == Ground(HILL)


def test_more_than_a_board_can_hold_is_refused_with_a_word(session: Session, palette: PalettePanel) -> None:
    told: list[str] = []
    palette.said.connect(told.append)
    kinds = tuple(TerrainKind(chr(0x100 + number), f"kind {number}") for number in range(MOST_OWN - 1))
    session.apply(SetField("kinds", kinds))
    palette.grounds.making.click()
    assert (len(session.board.kinds), told) == (MOST_OWN, [])
    palette.grounds.making.click()
    assert len(session.board.kinds) == MOST_OWN
    assert told == ["The board has the maximum number of these. Remove one first."]


def test_a_paint_and_its_number_tell_each_other() -> None:
    for paint in (Ground(0), Ground(69), Land(0), Land(255), Body(999), Zone(3)):
        assert paint_of(number_of(paint)) == paint


LANDS = tuple(Country(f"Land {number}") for number in range(1, 13))


@pytest.fixture
def low(palette: PalettePanel, session: Session) -> PalettePanel:
    """A palette so low that it shows little of itself at a time."""
    session.replace(new_board(Sheet(6, 4), countries=LANDS), None, None)
    palette.resize(320, 200)
    return palette


def is_seen(button: QAbstractButton) -> bool:
    return button.visibleRegion().boundingRect() == button.rect()


def test_what_is_in_hand_is_shown_at_the_top_and_scrolled_to(low: PalettePanel, qtbot: QtBot) -> None:
    last = low.paints.button(number_of(Land(12)))
    qtbot.waitUntil(lambda: is_seen(low.paints.button(HILL)))
    assert not is_seen(last)
    low.set_paint(Land(12))
    low.show_tool("fill")
    qtbot.waitUntil(lambda: is_seen(last))
    told = low.in_hand
    assert (told.words.text(), told.part.text()) == ("Current: Land 12", "Countries")
    assert told.visibleRegion().boundingRect() == told.rect()
    low.show_tool("line")
    qtbot.waitUntil(lambda: is_seen(low.kinds.button(0)))
    assert (told.words.text(), told.part.text()) == ("Current: River", "Lines along sides")
    low.show_tool("town")
    qtbot.waitUntil(lambda: is_seen(last))
    assert told.words.text() == "For the brush: Land 12"


def test_a_palette_that_comes_to_the_front_shows_what_is_in_hand(low: PalettePanel, qtbot: QtBot) -> None:
    low.hide()
    low.set_paint(Land(12))
    low.show()
    qtbot.waitUntil(lambda: is_seen(low.paints.button(number_of(Land(12)))))
