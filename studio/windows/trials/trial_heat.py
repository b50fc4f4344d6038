"""The choice of what a trial shows on the map: where track is built, where trains run, where they pay."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from engine.messages import Phrase
from engine.trials.results import Results
from studio.language.words import tr
from studio.panels.fields.fields import combo_box

Links = Mapping[tuple[str, str], float]
"""Shares from 0 to 1 of links, by the labels of their hexes."""


def _built(results: Results) -> Links:
    return {line.labels: line.games / results.tally.games for line in results.links}


_KINDS: Final[tuple[tuple[Phrase, Callable[[Results], Links]], ...]] = (
    ("Nothing", lambda _: {}),
    ("Where track is built", _built),
    ("Where trains run", lambda results: results.trains.links),
    ("Where trains pay other companies", lambda results: results.money.links),
)


class HeatChoice(QWidget):
    """A list of what can be shown of the last trial; at first nothing is."""

    wanted = Signal(object)
    """The Links to show, none to show nothing."""

    def __init__(self) -> None:
        super().__init__()
        self._results: Results | None = None
        kinds = [(tr(words), place) for place, (words, _) in enumerate(_KINDS)]
        self.kind = combo_box("trial-heat", "More of it is darker and wider", kinds)
        self.kind.currentIndexChanged.connect(self.show_again)
        label = QLabel(tr("On the &map"))
        label.setBuddy(self.kind)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(label)
        line.addWidget(self.kind)
        line.addStretch(1)
        self.hide()

    def show_results(self, results: Results) -> None:
        """Show the games of a trial in place of those before."""
        self._results = results
        self.setVisible(results.tally.games > 0)
        self.show_again()

    def show_again(self) -> None:
        """Have shown what is chosen."""
        if self._results is not None and self._results.tally.games:
            self.wanted.emit(_KINDS[self.kind.currentIndex()][1](self._results))
