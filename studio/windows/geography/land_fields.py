"""The fields of a board from real land: its region and files, its hexes, and how much of everything."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCompleter, QHBoxLayout, QLabel, QWidget

from engine.board.keys import KEY_SCHEME_WORDS
from engine.boardfile.bounds import Bounds, bounds_of
from engine.geography.frames import Grid
from engine.geography.towns import TownRule
from engine.messages import Phrase
from engine.text.names import normalised
from studio.language.words import tr
from studio.panels.fields.fields import Choice, TextField, form, in_words
from studio.panels.fields.number_field import Number
from studio.panels.fields.sliders import Share
from studio.windows.geography.deriving import Wish
from studio.windows.geography.source_list import AskFiles, SourceList
from studio.windows.kit.sheet_pictures import TopChoice

_SIDE_WIDTH: Final = 400
_REGION_TIP: Phrase = (
    "A country, or its west, south, east and north in degrees; empty for where the land of the files is"
)
_EXAMPLE: Phrase = "Ireland, or -5.4, 50.7, -1.7, 53"
_COAST, _HILLS, _RIVERS = 0.5, 0.25, 0.3


class LandFields(QWidget):
    """The fields below each other; a change is reported at once, a text when it is finished."""

    changed = Signal()

    def __init__(self, ask: AskFiles) -> None:
        super().__init__()
        self.region = TextField("land-region", _REGION_TIP, _EXAMPLE)
        self.files = SourceList(ask)
        self.title = TextField("land-title", "The title printed on the sheet")
        self.columns = Number("land-columns", "How many hexes wide", bounds_of("sheet", "columns"))
        self.columns.show_number(40)
        self.km = Number("land-km", "Distance across a hex", Bounds(0.1, 1000), "km", is_whole=False)
        self.is_by_km = False
        """Whether the hexes are given by their size: the other field then shows what comes of it."""
        self.top = TopChoice()
        self.coast = _share("coast", "Coast", "How much of a hex of land is land at least", _COAST)
        self.hills = _share("hills", "Hills", "The share of the land that is hills, the highest", _HILLS)
        self.rivers = _share("rivers", "Rivers", "Sides of rivers for 100 hexes of land", _RIVERS)
        self.towns = Number("land-towns", "How many towns there are at most", Bounds(0, 500))
        self.towns.show_number(36)
        self.gap = Number("land-gap", "How many hexes towns are apart at least", Bounds(1, 50))
        self.gap.show_number(2)
        self.keys = Choice(
            "land-keys", "How the towns of a race are drawn: by dice, by cards or not yet decided"
        )
        self.keys.offer(in_words((words, name) for name, words in KEY_SCHEME_WORDS.items()), "dice-36")
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        layout = form(self)
        layout.addRow(tr("&Region"), self.region)
        layout.addRow(tr("&Title"), self.title)
        layout.addRow(self.files)
        layout.addRow(tr("Hexes"), _row(self.columns, QLabel(tr("columns of")), self.km))
        layout.addRow(tr("Hex shape"), self.top)
        layout.addRow(tr("C&oast"), self.coast)
        layout.addRow(tr("H&ills"), self.hills)
        layout.addRow(tr("Ri&vers"), self.rivers)
        layout.addRow(tr("Towns"), _row(self.towns, QLabel(tr("gap of")), self.gap))
        layout.addRow(tr("&Keys"), self.keys)
        self.setFixedWidth(_SIDE_WIDTH)

    def _connect(self) -> None:
        self.columns.entered.connect(lambda _: self._take_size(is_by_km=False))
        self.km.entered.connect(lambda _: self._take_size(is_by_km=True))
        for signal in (
            *(self.region.entered, self.files.changed, self.title.entered, self.top.chosen, self.keys.chosen),
            *(self.towns.entered, self.gap.entered),
            *(self.coast.moved, self.hills.moved, self.rivers.moved),
        ):
            signal.connect(lambda *_: self.changed.emit())

    def _take_size(self, *, is_by_km: bool) -> None:
        self.is_by_km = is_by_km
        self.changed.emit()

    def offer_regions(self, names: Iterable[str]) -> None:
        """Offer the names of countries that have in them what is typed."""
        completer = QCompleter(list(names), self)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.activated.connect(lambda _: self.region.settle(), Qt.ConnectionType.QueuedConnection)
        self.region.setCompleter(completer)

    def show_size(self, columns: int, km: float) -> None:
        """Show what comes of the size that is given: the number of columns, or the size of a hex."""
        if self.is_by_km:
            self.columns.show_number(columns)
        else:
            self.km.show_number(float(f"{km:.3g}"))

    @property
    def wish(self) -> Wish:
        """What the fields say."""
        by_km = self.is_by_km
        region = self.region.text().strip()
        named = "" if any(sign.isdigit() for sign in region) else region
        return Wish(
            self.files.sources,
            region,
            Grid(
                float(self.km.number) if by_km else None,
                None if by_km else int(self.columns.count),
                self.top.value,
            ),
            self.coast.share,
            self.hills.share,
            self.rivers.share,
            TownRule(int(self.towns.count), int(self.gap.count)),
            normalised(self.title.text()).strip() or named,
            str(self.keys.offered[self.keys.currentIndex()]),
        )


def _share(name: str, title: Phrase, tip: Phrase, share: float) -> Share:
    """Return a slider that shows a share."""
    field = Share(f"land-{name}", title, tip)
    field.show_share(share)
    return field


def _row(*widgets: QWidget) -> QHBoxLayout:
    """Return fields next to each other."""
    row = QHBoxLayout()
    row.setSpacing(8)
    for widget in widgets:
        row.addWidget(widget)
    row.addStretch()
    return row
