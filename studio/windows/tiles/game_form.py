"""What a game with the set needs besides tiles: goods and bags, the game alone, the game for two, sizes."""

from dataclasses import replace
from itertools import count
from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QFormLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from engine.boardfile.bounds import Bounds
from engine.edits.protocol import Several
from engine.messages import Phrase, Saying, listed, say
from engine.text.names import normalised
from engine.tiles.edits import SetFieldOfSet
from engine.tiles.facts import MOST_PLAYERS
from engine.tiles.set import Bag, Goods, Solitaire, TileSet
from studio.language.plain_text import as_tip
from studio.language.words import tr
from studio.panels.fields.fields import Note
from studio.panels.fields.number_field import Number
from studio.session.set_session import SetSession

_HEADS: Final[tuple[Phrase, ...]] = ("Goods", "Colour", "Cubes")
_PLAYERS: Final = range(1, MOST_PLAYERS + 1)
_COLOURS: Final = (
    *("brown", "yellow", "black", "grey", "red", "green", "blue", "white", "orange", "purple"),
)
_AMOUNT, _COUNT, _MM = Bounds(0, 999), Bounds(1, 999), Bounds(10, 150)


class GameForm(QScrollArea):
    """Edits goods, bags, the games alone and for two, locomotives and sizes."""

    def __init__(self, session: SetSession) -> None:
        super().__init__()
        self.setObjectName("game-form")
        self.setWidgetResizable(True)
        self._session = session
        self._is_filling = False
        self.goods = QTableWidget(0, len(_HEADS) + len(_PLAYERS))
        self.goods.setObjectName("goods")
        self.goods.setAccessibleName(tr("Goods, and the bag for each number of players"))
        heads = [tr(head) for head in _HEADS]
        self.goods.setHorizontalHeaderLabels([*heads, tr("alone"), *(str(n) for n in _PLAYERS[1:])])
        self.goods.verticalHeader().hide()
        header = self.goods.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.why = Note("goods-refused")
        self.why.mark_wrong(is_wrong=True)
        self.why.hide()
        self.add, self.remove = QPushButton(tr("Add Goods")), QPushButton(tr("Remove Goods"))
        self.as_one = {players: QCheckBox(str(players)) for players in _PLAYERS[1:]}
        self.cities = QLineEdit()
        self.cities.setToolTip(as_tip(tr("The first cities, with commas between; empty for no game alone")))
        self.links = QLineEdit()
        self.links.setToolTip(as_tip(tr("The railroads that link them, with commas between")))
        self.numbers = {
            name: Number(f"set-{name}", tip, bounds, is_whole=name not in _SIZES)
            for name, tip, bounds in _NUMBERS
        }
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        form = QFormLayout()
        buttons, one = QHBoxLayout(), QHBoxLayout()
        for button in (self.add, self.remove):
            buttons.addWidget(button)
        buttons.addStretch()
        for box in self.as_one.values():
            one.addWidget(box)
        one.addStretch()
        form.addRow(tr("Goods count as one colour for"), one)
        form.addRow(_head(tr("Alone")))
        form.addRow(tr("First cities"), self.cities)
        form.addRow(tr("Linked by"), self.links)
        for name in ("turns", "stock_rise", "score"):
            form.addRow(tr(_TITLES[name]), self.numbers[name])
        form.addRow(_head(tr("For two, and for all")))
        for name in ("stock_out", "cities_out", "locomotives"):
            form.addRow(tr(_TITLES[name]), self.numbers[name])
        form.addRow(_head(tr("Printed sizes in millimetres")))
        for name in ("city_mm", "stock_wide", "stock_high"):
            form.addRow(tr(_TITLES[name]), self.numbers[name])
        whole = QWidget()
        column = QVBoxLayout(whole)
        self.goods.setMinimumHeight(170)
        column.addWidget(self.goods)
        column.addWidget(self.why)
        column.addLayout(buttons)
        column.addLayout(form)
        column.addStretch(1)
        self.setWidget(whole)

    def _connect(self) -> None:
        self.goods.itemChanged.connect(self._take_cell)
        self.add.clicked.connect(self._add)
        self.remove.clicked.connect(self._remove)
        for players, box in self.as_one.items():
            box.toggled.connect(lambda on, players=players: self._set_as_one(players, is_one=on))
        for line in (self.cities, self.links):
            line.editingFinished.connect(self._set_alone)
        for name, number in self.numbers.items():
            number.entered.connect(lambda value, name=name: self._set_number(name, value))
        self._session.edits_called_in.connect(self._set_alone)

    # -- showing -----------------------------------------------------------------------------------

    def show_set(self, tile_set: TileSet) -> None:
        """Show a set as it is now."""
        self._is_filling = True
        self.goods.setRowCount(len(tile_set.goods))
        for row, goods in enumerate(tile_set.goods):
            held = [tile_set.bag(players) for players in _PLAYERS]
            counts = [dict(bag.counts).get(goods.name, 0) if bag else 0 for bag in held]
            for column, value in enumerate((goods.name, goods.colour, goods.count, *counts)):
                self._show_cell(row, column, str(value))
        for players, box in self.as_one.items():
            bag = tile_set.bag(players)
            box.setEnabled(bag is not None)
            box.setChecked(bag is not None and bag.as_one)
        alone = tile_set.solitaire
        _fill(self.cities, ", ".join(alone.cities) if alone else "")
        _fill(self.links, ", ".join(alone.links) if alone else "")
        for name in ("turns", "stock_rise", "score"):
            self.numbers[name].setEnabled(alone is not None)
            self.numbers[name].show_number(getattr(alone or Solitaire((), ()), name))
        for name in ("stock_out", "cities_out"):
            self.numbers[name].show_number(getattr(tile_set.two_players, name))
        self.numbers["locomotives"].show_number(tile_set.locomotives)
        sizes = tile_set.sizes
        for name, value in zip(_SIZES, (sizes.city_mm, *sizes.stock_mm), strict=True):
            self.numbers[name].show_number(value)
        self._is_filling = False

    def _show_cell(self, row: int, column: int, text: str) -> None:
        item = self.goods.item(row, column)
        if item is None:
            item = QTableWidgetItem()
            if column >= len(_HEADS) - 1:
                item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self.goods.setItem(row, column, item)
        item.setText(text)

    # -- doing -------------------------------------------------------------------------------------

    def _set_field(self, field: str, value: Any) -> None:
        if not self._is_filling:
            self._session.change(SetFieldOfSet(field, value))

    def _take_cell(self, item: QTableWidgetItem) -> None:
        """Take a cell that was typed; one that cannot be is shown as it was, with the reason below."""
        if self._is_filling:
            return
        tile_set, text = self._session.tile_set, normalised(item.text()).strip()
        old = tile_set.goods[item.row()]
        column = item.column()
        why = self._why_not(old, column, text)
        self.why.setText("" if why is None else tr(why))
        self.why.setVisible(why is not None)
        if why is not None:
            pass
        elif column == 0:
            self._rename(old, text)
        elif column == 1:
            self._set_field("goods", _with(tile_set.goods, old, replace(old, colour=text)))
        elif column == len(_HEADS) - 1:
            self._set_field("goods", _with(tile_set.goods, old, replace(old, count=int(text))))
        else:
            self._set_bag(_PLAYERS[column - len(_HEADS)], old.name, int(text))
        self.show_set(self._session.tile_set)

    def _why_not(self, goods: Goods, column: int, text: str) -> Saying | None:
        """Return why a cell cannot have a text, and what it can have; None where it can."""
        if column == 0 and not text:
            return say("Goods need a name.")
        others = (each.name for each in self._session.tile_set.goods if each is not goods)
        if column == 0 and text in others:
            return say("There are goods named “{name}” already. Choose another name.", name=text)
        if column == 1 and text not in _COLOURS and not _is_hex(text):
            return say(
                "“{text}” is not a colour that can be used. Write one of {names}, or a code such as #8a5a2b.",
                text=text,
                names=listed(_COLOURS),
            )
        if column > 1 and not (text.isascii() and text.isdigit() and int(text) <= _AMOUNT.most):
            return say("“{text}” is not a whole number from 0 to {most}.", text=text, most=_AMOUNT.most)
        return None

    def _rename(self, old: Goods, name: str) -> None:
        """Give goods another name, in the bags too, as one step."""
        tile_set = self._session.tile_set
        bags = tuple(
            replace(bag, counts=tuple((name if good == old.name else good, n) for good, n in bag.counts))
            for bag in tile_set.bags
        )
        goods = _with(tile_set.goods, old, replace(old, name=name))
        self._both("Rename goods", goods, bags)

    def _both(self, title: Phrase, goods: tuple[Goods, ...], bags: tuple[Bag, ...]) -> None:
        edits = (SetFieldOfSet("goods", goods), SetFieldOfSet("bags", bags))
        self._session.change(Several(title, edits))

    def _set_bag(self, players: int, good: str, number: int) -> None:
        """Set how many cubes of goods the bag has for a number of players."""
        tile_set = self._session.tile_set
        bag = tile_set.bag(players) or Bag(players, ())
        counts = {**dict(bag.counts), good: number}
        kept = tuple((name, count) for name, count in counts.items() if count)
        self._put_bag(replace(bag, counts=kept))

    def _set_as_one(self, players: int, *, is_one: bool) -> None:
        bag = self._session.tile_set.bag(players)
        if bag is not None and not self._is_filling:
            self._put_bag(replace(bag, as_one=is_one))

    def _put_bag(self, bag: Bag) -> None:
        """Have another bag for its number of players; an empty one is none."""
        others = [each for each in self._session.tile_set.bags if each.players != bag.players]
        bags = [*others, bag] if bag.counts else others
        self._set_field("bags", tuple(sorted(bags, key=lambda each: each.players)))

    def _add(self) -> None:
        """Add goods that are in no bag yet."""
        goods = self._session.tile_set.goods
        names = {each.name for each in goods}
        name = next(n for n in (tr("goods {n}", n=number) for number in count(1)) if n not in names)
        self._set_field("goods", (*goods, Goods(name, _COLOURS[len(goods) % len(_COLOURS)], 10)))

    def _remove(self) -> None:
        """Remove the goods of the current row, from the bags too."""
        tile_set, row = self._session.tile_set, self.goods.currentRow()
        if not 0 <= row < len(tile_set.goods):
            return
        gone = tile_set.goods[row].name
        counts = [(bag, tuple(each for each in bag.counts if each[0] != gone)) for bag in tile_set.bags]
        goods = tuple(each for each in tile_set.goods if each.name != gone)
        self._both("Remove goods", goods, tuple(replace(bag, counts=left) for bag, left in counts if left))

    def _set_alone(self) -> None:
        """Take the first cities of the game alone and their links; no cities are no such game."""
        cities, links = _parts(self.cities.text()), _parts(self.links.text())
        old = self._session.tile_set.solitaire
        new = replace(old or Solitaire((), ()), cities=cities, links=links) if cities else None
        if new != old:
            self._set_field("solitaire", new)

    def _set_number(self, name: str, value: float) -> None:
        if self._is_filling:
            return
        tile_set = self._session.tile_set
        if name in _SIZES:
            sizes = [tile_set.sizes.city_mm, *tile_set.sizes.stock_mm]
            sizes[_SIZES.index(name)] = float(value)
            self._set_field("sizes", replace(tile_set.sizes, city_mm=sizes[0], stock_mm=(sizes[1], sizes[2])))
        elif name == "locomotives":
            self._set_field(name, int(value))
        elif name in ("stock_out", "cities_out"):
            self._set_field("two_players", _changed(tile_set.two_players, name, int(value)))
        elif tile_set.solitaire is not None:
            self._set_field("solitaire", _changed(tile_set.solitaire, name, int(value)))


_NUMBERS: Final[tuple[tuple[str, Phrase, Bounds], ...]] = (
    ("turns", "How many turns the game alone has.", _COUNT),
    ("stock_rise", "By how much a delivery raises the stock in the game alone.", _AMOUNT),
    ("score", "The points with which the game alone begins.", _AMOUNT),
    ("stock_out", "How many tiles of each stock are removed for two players.", _AMOUNT),
    ("cities_out", "How many random city tiles are removed for two players.", _AMOUNT),
    ("locomotives", "How many locomotives each player has; one marks the score.", _COUNT),
    ("city_mm", "The side of a city tile.", _MM),
    ("stock_wide", "The width of a stock tile.", _MM),
    ("stock_high", "The height of a stock tile.", _MM),
)
_TITLES: Final[dict[str, Phrase]] = {
    "turns": "Turns",
    "stock_rise": "Stock rises by",
    "score": "First score",
    "stock_out": "Tiles of each stock removed for two",
    "cities_out": "Cities removed for two",
    "locomotives": "Locomotives of each player",
    "city_mm": "City tile",
    "stock_wide": "Stock tile, width",
    "stock_high": "Stock tile, height",
}
_SIZES: Final = ("city_mm", "stock_wide", "stock_high")


def _head(text: str) -> QLabel:
    label = QLabel(text)
    label.setObjectName("section")
    return label


def _fill(line: QLineEdit, text: str) -> None:
    if line.text() != text:
        line.setText(text)


def _parts(text: str) -> tuple[str, ...]:
    return tuple(part for part in (normalised(each).strip() for each in text.split(",")) if part)


def _is_hex(text: str) -> bool:
    return len(text) == 7 and text[0] == "#" and all(each in "0123456789abcdefABCDEF" for each in text[1:])


def _with(goods: tuple[Goods, ...], old: Goods, new: Goods) -> tuple[Goods, ...]:
    return tuple(new if each is old else each for each in goods)


def _changed(part: Any, name: str, value: int) -> Any:
    return replace(part, **{name: value})
