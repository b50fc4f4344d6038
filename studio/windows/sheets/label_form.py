"""The form of a sheet's labels: kept, counted again, or described in full."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from engine.hexes.alphabets import blocks_named, blocks_text
from engine.hexes.labels import Axis, Compass, LabelScheme
from engine.hexes.margins import Margins, renewed_labels
from engine.hexes.sheet import Sheet
from engine.messages import Phrase
from studio.language.words import tr
from studio.panels.fields.fields import Choice, form, in_words

_KEEP, _RENEW, _OWN = "keep", "renew", "own"
_WAYS: Final[tuple[tuple[Phrase, str], ...]] = (
    ("Keep every label", _KEEP),
    ("Count again from the edge", _RENEW),
    ("As set here", _OWN),
)
_AXES: tuple[tuple[Phrase, Axis], ...] = (("Along the rows", "rows"), ("Along the columns", "columns"))
_ENDS: dict[Axis, tuple[tuple[Phrase, Compass], ...]] = {
    "rows": (("From the top", "north"), ("From the bottom", "south")),
    "columns": (("From the left", "west"), ("From the right", "east")),
}


class LabelForm(QWidget):
    """Asks how hexes are labelled; ``scheme`` gives the answer for a sheet as it is to be."""

    changed = Signal()

    def __init__(self, sheet: Sheet) -> None:
        super().__init__()
        self._sheet = sheet
        labels = sheet.labels
        self.way = Choice("sheet-labels", "What happens to the present labels")
        self.way.offer(in_words(_WAYS), _KEEP)
        self.letters = Choice("sheet-letters", "The direction in which a letter repeats")
        self.letters.offer(in_words(_AXES), labels.letters)
        self.letters_from = Choice("sheet-letters-from", "The edge where A is")
        self.numbers_from = Choice("sheet-numbers-from", "The edge where 1 is")
        self.blocks = QLineEdit(blocks_text(labels.blocks))
        self._untouched = self.blocks.text()
        self.blocks.setObjectName("sheet-blocks")
        self.blocks.setToolTip(tr("Alphabets in order: A-Z; A-E +40 starts again and adds 40 to the numbers"))
        self._offer_ends(labels.letters_from, labels.numbers_from)
        self.fields = form(self)
        self.fields.addRow(tr("&Labels"), self.way)
        self.fields.addRow(tr("Lette&rs"), self.letters)
        self.fields.addRow(tr("Letters s&tart"), self.letters_from)
        self.fields.addRow(tr("Num&bers start"), self.numbers_from)
        self.fields.addRow(tr("Al&phabets"), self.blocks)
        self.way.activated.connect(self._choose_way)
        self.letters.activated.connect(self._turn)
        self.letters_from.activated.connect(self.changed)
        self.numbers_from.activated.connect(self.changed)
        self.blocks.textEdited.connect(self.changed)
        self._choose_way()

    def scheme(self, margins: Margins) -> LabelScheme | None:
        """Return the labels for a sheet grown by margins, None for those hexes have.

        Raises LabelError for alphabets that are none.
        """
        way = self.way.currentIndex()
        if _WAYS[way][1] == _KEEP:
            return None
        letters = _AXES[self.letters.currentIndex()][1]
        starts = (
            _ENDS[letters][self.letters_from.currentIndex()][1],
            _ENDS[_across(letters)][self.numbers_from.currentIndex()][1],
        )
        asked = LabelScheme(letters, *starts)
        if _WAYS[way][1] == _RENEW:
            return renewed_labels(self._sheet, margins, asked)
        text = self.blocks.text()
        blocks = self._sheet.labels.blocks if text == self._untouched else blocks_named(text)
        return LabelScheme(letters, *starts, blocks)

    def _choose_way(self) -> None:
        """Let be changed what the way of labelling leaves open."""
        way = _WAYS[self.way.currentIndex()][1]
        for field in (self.letters, self.letters_from, self.numbers_from):
            field.setEnabled(way != _KEEP)
        self.blocks.setEnabled(way == _OWN)
        self.changed.emit()

    def _turn(self) -> None:
        """Let letters run the other way, both from the usual edges; not where they run so already."""
        letters = _AXES[self.letters.currentIndex()][1]
        if letters == self._runs:
            return
        self._offer_ends(_ENDS[letters][0][1], _ENDS[_across(letters)][0][1])
        self.changed.emit()

    def _offer_ends(self, letters_from: Compass, numbers_from: Compass) -> None:
        """Offer the edges that letters and numbers can start at."""
        letters = self._runs = _AXES[self.letters.currentIndex()][1]
        self.letters_from.offer(in_words(_ENDS[letters]), letters_from)
        self.numbers_from.offer(in_words(_ENDS[_across(letters)]), numbers_from)


def _across(letters: Axis) -> Axis:
    """Return which way the numbers go when letters go one way."""
    return "columns" if letters == "rows" else "rows"
