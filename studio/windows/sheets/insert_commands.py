"""Making things that have no tool: countries, kinds of terrain, names of waters, regions, rules and texts."""

from collections.abc import Callable
from datetime import UTC, datetime

from PySide6.QtCore import QObject, Signal

from engine.board.document import Erratum
from engine.board.places import Special
from engine.board.rules import Note, Override
from engine.edits.entries import AddEntry, Entry
from studio.language.words import tr
from studio.panels.inspector.free_rule_form import new_cities
from studio.panels.palette.palette import PalettePanel
from studio.session.document import Session
from studio.tools.selection import Selection, Thing
from studio.tools.specials import new_special


class Insertions(QObject):
    """What the Insert menu does; what was made is selected and its form wanted."""

    made = Signal(object)
    """The Thing made, or one just as empty that was there already."""
    said = Signal(str)
    """Why nothing was made."""

    def __init__(self, session: Session, palette: PalettePanel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._palette = palette

    @property
    def doings(self) -> dict[str, Callable[[], object]]:
        """What each action of the menu does."""
        sections = self._palette
        return {
            "add-country": sections.lands.making_wanted.emit,
            "add-kind": sections.grounds.making_wanted.emit,
            "add-water": sections.waters.making_wanted.emit,
            "add-region": sections.zones.making_wanted.emit,
            "add-special": self._add_special,
            "add-rules": lambda: self._add(Override(())),
            "add-cities": self._add_cities,
            "add-note": lambda: self._add(Note("")),
            "add-erratum": lambda: self._add(Erratum(_today(), "")),
        }

    def _add(self, entry: Entry) -> None:
        """Add an entry still empty, and select it; one just as empty is shown, and none after a refusal."""
        edit = AddEntry(entry)
        self._session.apply(edit, then=Selection(entry))
        if edit.apply(self._session.board) is self._session.board:
            self.show(entry)

    def _add_special(self) -> None:
        """Add a special with the next free key, or say why there can be none."""
        made = new_special(self._session.board)
        if isinstance(made, Special):
            self._add(made)
        else:
            self.said.emit(tr(made))

    def _add_cities(self) -> None:
        """Add a rule of dynamic cities, or show the one there is: there are no two."""
        known = self._session.board.dynamic_cities
        if known is None:
            self._add(new_cities())
        else:
            self.show(known)

    def show(self, thing: Thing) -> None:
        """Select a thing just made or there already, and emit it."""
        self._session.select(Selection(thing))
        self.made.emit(thing)


def _today() -> str:
    """Return today's date as an erratum has it."""
    return datetime.now(UTC).astimezone().date().isoformat()
