"""Buttons that show a city tile or a stock tile, and rows of them."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QGridLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from engine.tiles.set import CityTile, Railroad, TileSet
from studio.language.plain_text import as_tip
from studio.language.words import own_tongue, tr
from studio.painting.tile_pixmaps import stock_pixmap, tile_pixmap

_CITY_PX: Final = 82
_STOCK_PX: Final = 122
_COLUMNS: Final = 3
_STOCK_COLUMNS: Final = 2


class TileChoice(NamedTuple):
    """A tile to show: its picture, its name for screen readers, and what a click on it does, if anything."""

    picture: QPixmap
    name: str
    does: Callable[[], object] | None = None
    is_held: bool = False


def city_choice(
    tiles: TileSet,
    city: CityTile,
    ratio: float,
    does: Callable[[], object] | None = None,
    *,
    is_held: bool = False,
) -> TileChoice:
    """Return a city tile as a choice."""
    edges = " ".join(code or "–" for code in city.edges)
    name = tr("{city}: edges N E S W {edges}, {goods} cubes", city=city.name, edges=edges, goods=city.goods)
    return TileChoice(tile_pixmap(tiles, city, _CITY_PX, ratio), name, does, is_held)


def stock_choice(
    tiles: TileSet, railroad: Railroad, ratio: float, does: Callable[[], object] | None = None
) -> TileChoice:
    """Return a stock tile as a choice."""
    picture = stock_pixmap(railroad, tiles.sizes.stock_mm, _STOCK_PX, ratio, own_tongue())
    return TileChoice(picture, tr("Stock of {code}, {name}", code=railroad.code, name=railroad.name), does)


def choice_rows(title: str, choices: Sequence[TileChoice]) -> QWidget:
    """Return choices in rows below a title; those that do nothing are only shown."""
    whole = QWidget()
    column = QVBoxLayout(whole)
    column.setContentsMargins(0, 4, 0, 0)
    column.setSpacing(4)
    head = QLabel(title)
    head.setObjectName("section")
    head.setTextFormat(Qt.TextFormat.PlainText)
    column.addWidget(head)
    grid = QGridLayout()
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setSpacing(5)
    row = place = 0
    was_city = True
    for choice in choices:
        is_city = choice.picture.width() == choice.picture.height()
        columns = _COLUMNS if is_city else _STOCK_COLUMNS
        if place and (place >= columns or is_city != was_city):
            row, place = row + 1, 0
        span = _STOCK_COLUMNS if is_city else _COLUMNS
        grid.addWidget(_button(choice), row, place * span, 1, span, Qt.AlignmentFlag.AlignLeft)
        place, was_city = place + 1, is_city
    grid.setColumnStretch(_COLUMNS * _STOCK_COLUMNS, 1)
    column.addLayout(grid)
    return whole


def _button(choice: TileChoice) -> QToolButton:
    button = QToolButton()
    button.setObjectName("tile-choice")
    ratio = choice.picture.devicePixelRatioF()
    icon = QIcon(choice.picture)
    # Without one of its own a tile that only is shown would be greyed.
    icon.addPixmap(choice.picture, QIcon.Mode.Disabled)
    button.setIcon(icon)
    button.setIconSize(QSize(round(choice.picture.width() / ratio), round(choice.picture.height() / ratio)))
    button.setAccessibleName(choice.name)
    button.setToolTip(as_tip(choice.name))
    button.setCheckable(choice.is_held)
    button.setChecked(choice.is_held)
    does = choice.does
    if does is None:
        button.setEnabled(False)
    else:
        button.clicked.connect(lambda _=False: does())
    return button
