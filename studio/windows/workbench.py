"""What one works with: the canvas, the hand and the panels, and how they tell each other things."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from engine.board.lines import LINE_KINDS, LineKind
from engine.diagnostics.findings import Finding, Fix
from engine.edits.towns import PlaceTown
from studio.canvas.brushwork import Style
from studio.canvas.canvas import Canvas
from studio.canvas.hand import Hand
from studio.drawing.picture import USUAL
from studio.drawing.themes import ATLAS, NIGHT, Theme
from studio.panels.finding_details import Explain
from studio.panels.findings import FindingsPanel
from studio.panels.inspector import Inspector
from studio.panels.palette import PalettePanel
from studio.session.document import Session
from studio.tools.gestures import Outcome
from studio.tools.selection import Selection, removal_of, selection_at

_STEP = 2.0**0.5
_MM_PER_INCH = 25.4
_LEAST_DPI, _MOST_DPI = 40.0, 700.0


class Workbench(QObject):
    """Canvas and panels around one session."""

    tool_changed = Signal(str)
    """The name of the action of the tool now in hand."""
    said = Signal(str)
    """A word on what could not be done."""

    def __init__(self, session: Session, explain: Explain, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.hand = Hand(session, self)
        self.canvas = Canvas(session, self.hand, Style())
        self.inspector = Inspector(session)
        self.palette = PalettePanel(session)
        self.findings = FindingsPanel(session, explain)
        self.palette.settings_changed.connect(self.hand.set)
        self.palette.tool_wanted.connect(self.hand.take)
        self.palette.settings_changed.connect(self._tell_tool)
        self.hand.terrain_picked.connect(self.palette.set_terrain)
        self.hand.tool_changed.connect(self._tell_tool)
        self.hand.acted.connect(self._name_town)
        self.findings.place_wanted.connect(self._show_place)
        self.findings.fix_wanted.connect(self._apply_fix)

    # -- tools ---------------------------------------------------------------------------------

    @property
    def tool(self) -> str:
        """The name of the action of the tool in hand: lines have one for each kind."""
        name = self.hand.tool.name
        return self.palette.settings.line_kind if name == "line" else name

    def take(self, tool: str) -> None:
        """Take the tool of an action in hand."""
        kind: LineKind | None = next((kind for kind in LINE_KINDS if kind == tool), None)
        if kind is not None:
            self.palette.set_line_kind(kind)
        self.hand.take(tool if kind is None else "line")
        self.canvas.setFocus()

    def resize_brush(self, by: int) -> None:
        """Make the brush larger or smaller."""
        self.palette.set_size(self.palette.settings.size + by)

    def _tell_tool(self) -> None:
        """Say which tool is in hand."""
        self.tool_changed.emit(self.tool)

    # -- what one sees ---------------------------------------------------------------------------

    @property
    def sights(self) -> dict[str, Callable[[], object]]:
        """What the actions of the View menu do to the canvas."""
        navigator = self.canvas.navigator
        return {
            "zoom-in": lambda: navigator.zoom(_STEP),
            "zoom-out": lambda: navigator.zoom(1 / _STEP),
            "zoom-fit": navigator.fit,
            "zoom-true": lambda: navigator.zoom_to(true_scale(self.canvas)),
        }

    def show_layers(self, *, grid: bool, labels: bool) -> None:
        """Show the grid and the hexes' labels, or not."""
        wanted = {"grid": grid, "hex labels": labels}
        layers = (USUAL | {name for name, shown in wanted.items() if shown}) - {
            name for name, shown in wanted.items() if not shown
        }
        self.canvas.restyle(Style(self.canvas.chart.style.theme, layers))

    def show_theme(self, theme: Theme) -> None:
        """Draw the map in other colours."""
        self.canvas.restyle(Style(theme, self.canvas.chart.style.layers))
        self.palette.show_theme(theme)

    # -- what one does ---------------------------------------------------------------------------

    def undo(self) -> None:
        """Take back the last change; an entry half made is one."""
        self.session.call_in_edits()
        self.session.history.undo()

    def redo(self) -> None:
        """Make the change again that was taken back, unless an entry half made has come after it."""
        self.session.call_in_edits()
        self.session.history.redo()

    def delete(self) -> None:
        """Remove what is selected."""
        edit = removal_of(self.session.selection, self.session.board)
        if edit is None:
            self.said.emit("Select a town or a line to delete it.")
        else:
            self.session.apply(edit)

    def _apply_fix(self, fix: Fix) -> None:
        """Apply a fix as one step of history."""
        if not self.session.apply(fix.edit):
            self.said.emit("The board has changed: this fix no longer applies.")

    def _show_place(self, finding: Finding) -> None:
        """Point a finding's place out on the map, and select what is there."""
        self.canvas.point_out(finding.hexes)
        sheet = self.session.board.sheet
        seen = [hex_ for hex_ in finding.hexes if hex_ in sheet]
        place = selection_at(self.session.board, *sheet.centre_mm(seen[0])) if seen else Selection()
        self.session.select(place)

    def _name_town(self, outcome: Outcome) -> None:
        """Let a town just placed be named at once."""
        if isinstance(outcome.edit, PlaceTown):
            self.inspector.begin_naming()


def map_theme(*, dark: bool) -> Theme:
    """Return the colours of the map that go with light or dark windows."""
    return NIGHT if dark else ATLAS


def true_scale(canvas: Canvas) -> float:
    """Return the scale, in pixels a millimetre, at which the board is as large as on paper."""
    screen = canvas.screen()
    dots = screen.physicalDotsPerInch()
    # Some screens do not know their size and tell nonsense.
    sensible = dots if _LEAST_DPI <= dots <= _MOST_DPI else screen.logicalDotsPerInch()
    return sensible / _MM_PER_INCH
