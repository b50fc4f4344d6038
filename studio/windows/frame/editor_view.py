"""The editor of a board: its canvas, its tool and its panels, connected with each other."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from engine.board.lines import LINE_KINDS, LineKind, SideLine
from engine.edits.lines import ReplaceLine, line_word, ordered
from engine.messages import say
from studio.canvas.canvas import Canvas
from studio.canvas.tool_controller import Hand
from studio.canvas.tool_tips import Tips
from studio.drawing.layers import ALWAYS, PLY_NAMES, layers_of
from studio.drawing.maps.themes import Theme
from studio.language.words import tr
from studio.mapview.overview import Overview
from studio.mapview.tile_painter import Style
from studio.panels.contents import ContentsPanel
from studio.panels.findings.finding_details import Explain
from studio.panels.findings.findings import FindingsPanel
from studio.panels.history import HistoryPanel
from studio.panels.inspector.inspector import Inspector
from studio.panels.layers import LayersPanel
from studio.panels.palette.palette import PalettePanel
from studio.panels.statistics.statistics import StatisticsPanel
from studio.panels.thing_names import loss_of, title_of
from studio.session.document import Session
from studio.session.view_state import Sight
from studio.tools.gestures import Sequel
from studio.tools.lines import joining, splitting
from studio.tools.redrawing import redrawing_of
from studio.tools.river_splitting import parting
from studio.tools.selection import Selection, Thing, removal_of
from studio.tools.specials import connecting, starting
from studio.tools.terrain.paints import Paint
from studio.windows.documents.questions import Questions
from studio.windows.selecting.finding_commands import FindingCommands
from studio.windows.selecting.selecting import Selecting
from studio.windows.selecting.typed_names import Naming
from studio.windows.sheets.insert_commands import Insertions
from studio.windows.sheets.number_towns import NumberTowns
from studio.windows.sheets.sheet_commands import SheetCommands
from studio.windows.sheets.town_table import TownTables

_PAINTERS = frozenset(("brush", "stroke", "rectangle", "fill"))
_OF_LINES = frozenset(("sides", "countries"))
_STEP = 2.0**0.5
_DIM = 0.4
_MM_PER_INCH = 25.4
_LEAST_DPI, _MOST_DPI = 40.0, 700.0


class EditorView(QObject):
    """Canvas and panels around one session."""

    tool_changed = Signal(str)
    """The name of the action of the tool now in hand."""
    said = Signal(str)
    """A word on what could not be done, or was done besides."""
    form_wanted = Signal(bool)
    """Asks for the form of what is selected; True: even if its panel was closed."""

    def __init__(
        self,
        session: Session,
        explain: Explain,
        questions: Questions,
        sight: Sight,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.session, self._questions, self._sight = session, questions, sight
        self.hand = Hand(session, self)
        self.canvas = Canvas(session, self.hand, Style())
        self.tips = Tips(self.hand, self.canvas)
        self.inspector = Inspector(session)
        self.palette = PalettePanel(session)
        self.contents = ContentsPanel(session)
        self.findings = FindingsPanel(session, explain)
        self.layers = LayersPanel(session, sight)
        self.statistics = StatisticsPanel(session)
        self.overview = Overview(session, self.canvas)
        self.history = HistoryPanel(session)
        self.insertions = Insertions(session, self.palette, self)
        self.number_towns = NumberTowns(session, self)
        self.town_tables = TownTables(session, self.hand, self.canvas, questions, self)
        self.sheet_commands = SheetCommands(session, self.canvas, questions, sight, self)
        self.selecting = Selecting(session, self.hand, self.canvas, questions, self)
        self.naming = Naming(session, self.hand, self.inspector, self)
        self.finding_commands = FindingCommands(session, self.canvas, self.findings, self)
        self._connect()

    def _connect(self) -> None:
        palette, hand, inspector = self.palette, self.hand, self.inspector
        palette.settings_changed.connect(hand.set)
        palette.settings_changed.connect(lambda _: self.canvas.at_rest.show())
        palette.tool_wanted.connect(self._take_painter)
        palette.settings_changed.connect(self._announce_tool)
        palette.form_wanted.connect(self.insertions.show)
        hand.paint_picked.connect(palette.set_paint)
        hand.tool_changed.connect(self._announce_tool)
        hand.tool_changed.connect(lambda tool: palette.show_tool(tool.name))
        self.naming.wanted.connect(self._open_form)
        self.naming.form_wanted.connect(lambda: self.form_wanted.emit(False))
        commands = (
            self.insertions,
            self.number_towns,
            self.sheet_commands,
            self.selecting,
            self.finding_commands,
        )
        for part in (palette, hand, inspector, *commands):
            part.said.connect(self.said)
        self.session.edits_called_in.connect(self.canvas.name.finish)
        inspector.sequel_wanted.connect(self._go_on)
        inspector.paint_wanted.connect(self._take_paint)
        inspector.removal_wanted.connect(self.delete)
        inspector.map_wanted.connect(self.canvas.setFocus)
        inspector.round_shown.connect(self.canvas.shade)
        self.insertions.made.connect(self._open_form)
        self.contents.thing_chosen.connect(self.canvas.show_selected)
        self.contents.form_wanted.connect(self._open_form)
        self.statistics.places_wanted.connect(self.canvas.point_out)

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
        self.canvas.at_rest.show()
        self.canvas.setFocus()

    def _take_painter(self, tool: str) -> None:
        """Take the tool a choice in the palette is meant for; any that paints will do for a paint."""
        if tool == "line" or self.hand.tool.name not in _PAINTERS:
            self.hand.take(tool)

    def _take_paint(self, paint: Paint) -> None:
        """Take the brush with a paint in hand."""
        self.palette.set_paint(paint)
        self.take("brush")

    def _go_on(self, sequel: Sequel) -> None:
        """Let the hand go on with something on the map; a pen for lines is in hand again after it."""
        self.hand.take("line" if self.hand.tool.name == "line" and sequel.plies & _OF_LINES else "select")
        self.hand.go_on(sequel)
        self.canvas.setFocus()

    def resize_brush(self, by: int) -> None:
        """Make the brush larger or smaller."""
        self.palette.set_size(self.palette.settings.size + by)

    def _announce_tool(self) -> None:
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

    def show_sight(self, theme: Theme) -> None:
        """Draw the map in the colours given, with the plies that are shown, and lock what is locked."""
        sight = self._sight
        layers = ALWAYS | layers_of(PLY_NAMES - sight.hidden)
        self.canvas.restyle(Style(theme, layers, layers_of(sight.dimmed)))
        self.canvas.show_rulers(sight.has_rulers)
        self.canvas.underlay.show(_strength(sight))
        self.session.lock(sight.locked)
        self.hand.lock(sight.locked, sight.hidden)
        self.session.checker.prove(sight.proof)
        self.palette.show_theme(theme)
        self.inspector.show_theme(theme)
        self.selecting.stamps.show_theme(theme)

    @property
    def panels(self) -> Mapping[str, QWidget]:
        """The panel for each of the docks, by the dock's name."""
        return {
            "inspector": self.inspector,
            "palette": self.palette,
            "contents": self.contents,
            "stamps": self.selecting.stamps,
            "findings": self.findings,
            "layers": self.layers,
            "overview": self.overview,
            "statistics": self.statistics,
            "history": self.history,
        }

    # -- what one does ---------------------------------------------------------------------------

    @property
    def doings(self) -> dict[str, Callable[[], object]]:
        """What the actions of the Edit, Select and Insert menus do, and those that size the brush."""
        return {
            "undo": self.undo,
            "redo": self.redo,
            "delete": self.delete,
            "rename": self._open_form,
            "split": self._split,
            "join": self._join,
            "reverse": self._reverse,
            "redraw": self._redraw,
            "board": self._show_board,
            **self.insertions.doings,
            **self.number_towns.doings,
            **self.town_tables.doings,
            **self.selecting.doings,
            **self.sheet_commands.doings,
            "add-start": lambda: self._begin_rule(starting()),
            "add-connection": lambda: self._begin_rule(connecting()),
            "smaller": partial(self.resize_brush, -1),
            "larger": partial(self.resize_brush, 1),
        }

    def undo(self) -> None:
        """Take back the last change, an entry half made too; of what is drawn, what is not done yet."""
        self.session.call_in_edits()
        if not self.hand.withdraw():
            self.session.history.undo()

    def redo(self) -> None:
        """Make the change again that was taken back, unless an entry or a stroke half made comes after it."""
        self.session.call_in_edits()
        self.hand.finish()
        self.session.history.redo()

    def delete(self) -> None:
        """Remove what is selected."""
        board, thing = self.session.board, self.session.selection.thing
        edit = removal_of(self.session.selection, board)
        if edit is None:
            self.said.emit(tr("Select something to delete. To change terrain, paint over it."))
            return
        loss = loss_of(board, thing)
        if not loss or self._questions.may_remove(title_of(thing, board), loss):
            self.hand.come_to(parting(board, edit))

    def _open_form(self, _thing: Thing | None = None) -> None:
        """Show the form of what is selected, with the keyboard in its name."""
        self.form_wanted.emit(True)
        self.inspector.begin_naming()

    def _begin_rule(self, clicking: Sequel) -> None:
        """Have the place of a rule clicked; what was shown before is not what it is about."""
        self.session.select(Selection())
        self._go_on(clicking)
        # No dialog comes, and no tool is taken: the hint alone would go unseen.
        self.said.emit(self.hand.hint)

    def _show_board(self) -> None:
        """Show the form of the board as a whole."""
        self.session.select(Selection())
        self.form_wanted.emit(True)

    def _selected_line(self) -> SideLine | None:
        """Return the line selected, or say that there is none."""
        thing = self.session.selection.thing
        if isinstance(thing, SideLine):
            return thing
        self.said.emit(tr("Select a river, a closed side or a border first."))
        return None

    def _split(self) -> None:
        """Have the selected line parted."""
        line = self._selected_line()
        if line is not None:
            self._go_on(splitting(line))

    def _join(self) -> None:
        """Have the selected line joined with another."""
        line = self._selected_line()
        if line is not None:
            self._go_on(joining(line))

    def _reverse(self) -> None:
        """Let the selected line run the other way."""
        line = self._selected_line()
        if line is not None:
            self.session.apply(
                ReplaceLine(
                    line,
                    replace(line, sides=ordered(line.sides[::-1])),
                    say("Reverse {line}", line=line_word(line.kind)),
                )
            )

    def _redraw(self) -> None:
        """Have the course of what is selected clicked again, or the ways in to a special."""
        sequel = redrawing_of(self.session.selection.thing)
        if sequel is None:
            self.said.emit(tr("Select a ferry, a crossing, a permitted build or a special first."))
        else:
            self._go_on(sequel)


def _strength(sight: Sight) -> float:
    """Return how strongly the picture to trace shows among the layers."""
    if "underlay" in sight.hidden:
        return 0.0
    return _DIM if "underlay" in sight.dimmed else 1.0


def true_scale(canvas: Canvas) -> float:
    """Return the scale, in pixels a millimetre, at which the board is as large as on paper."""
    screen = canvas.screen()
    dots = screen.physicalDotsPerInch()
    # Some screens do not know their size and report nonsense.
    sensible = dots if _LEAST_DPI <= dots <= _MOST_DPI else screen.logicalDotsPerInch()
    return sensible / _MM_PER_INCH
