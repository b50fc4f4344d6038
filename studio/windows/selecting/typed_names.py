"""Naming what has just been drawn: letters typed right after it are its name, not shortcuts of tools."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QKeySequence

from engine.board.lines import SideLine
from engine.board.places import Special
from engine.board.rules import Crossing
from engine.edits.lines import SplitLine
from engine.edits.towns import PlaceTown
from studio.canvas.tool_controller import Hand
from studio.panels.fields.fields import TextField
from studio.panels.inspector.inspector import Inspector
from studio.session.document import Session
from studio.tools.gestures import Outcome

_PAINTERS = frozenset(("brush", "stroke", "rectangle", "fill"))


class Naming(QObject):
    """Asks for the name of what was just drawn, or only for its form.

    A town and a special are there with one click. A river or a crossing grows click by click, and is
    named once Enter or a second click ends it; Esc and the right button leave it as it is, for many have no
    name. So have most borders and closed sides. A tool's letter alone, followed by a click, is no name: it
    takes the tool.
    """

    wanted = Signal()
    """Asks for the form of what is selected, with the keyboard in its name."""
    form_wanted = Signal()
    """Asks for the form, while the keyboard stays at the map."""

    def __init__(
        self, session: Session, hand: Hand, inspector: Inspector, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session, self._hand, self._inspector = session, hand, inspector
        hand.acted.connect(self._follow)
        hand.ended.connect(self._end)
        inspector.letter_left.connect(self._take_tool)

    def _follow(self, outcome: Outcome) -> None:
        """Ask for the name of what is there with one click, and for the form of a line as it is drawn."""
        thing = self._session.selection.thing
        is_line = isinstance(thing, SideLine)
        is_met = outcome.edit is None and outcome.selection is not None and self._hand.tool.name == "town"
        if isinstance(outcome.edit, PlaceTown) or is_met or self._is_nameless_special(outcome):
            self.wanted.emit()
        elif isinstance(outcome.edit, SplitLine) and outcome.edit.line.name:
            self._offer()
        elif outcome.edit is not None and is_line and self._hand.tool.name not in _PAINTERS:
            self.form_wanted.emit()

    def _offer(self) -> None:
        """Have the keyboard in the name of what is selected, unless the panel for it is closed."""
        self.form_wanted.emit()
        if self._inspector.isVisible():
            self._inspector.begin_naming()

    def _is_nameless_special(self, outcome: Outcome) -> bool:
        """Return whether a gesture of the special tool left one that still has no name."""
        thing = self._session.selection.thing
        is_nameless = isinstance(thing, Special) and not thing.name
        return outcome.edit is not None and is_nameless and self._hand.tool.name == "special"

    def _end(self) -> None:
        """Ask for the name of a river or a crossing that is drawn to its end and has none."""
        thing = self._session.selection.thing
        is_other_line = isinstance(thing, SideLine) and thing.kind != "river"
        if isinstance(thing, SideLine | Crossing) and not thing.name and not is_other_line:
            self._offer()

    def _take_tool(self, name: TextField) -> None:
        """Take the tool of a letter that was typed as a name before a click on the map; it names nothing."""
        letter = QKeySequence(name.text())
        tools = (action for action in self._inspector.window().findChildren(QAction) if action.isCheckable())
        tool = next((action for action in tools if letter in action.shortcuts()), None)
        if tool is not None:
            name.take_back()
            tool.trigger()
