"""The inspector: what is selected, to be seen and changed."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QVBoxLayout, QWidget

from engine.board.city_rules import DynamicCities
from engine.board.document import Board, Erratum
from engine.board.lines import SideLine
from engine.board.places import CityRegion, Country, Ferry, PermittedBuild, Special, Town, Water
from engine.board.rules import Connection, Crossing, OtherRule, Override, StartRule
from engine.board.rules import Note as NoteRule
from engine.board.terrain import TerrainKind
from engine.hexes.lattice import Hex
from studio.drawing.maps.themes import Theme
from studio.language.words import tr
from studio.panels.fields.fields import Note, Prose, TextField
from studio.panels.fields.number_field import Number
from studio.panels.fields.scrolling import fill_scrolling
from studio.panels.inspector.area_forms import CountryForm, KindForm, RegionForm, WaterForm
from studio.panels.inspector.board_form import BoardForm
from studio.panels.inspector.connection_form import ConnectionForm
from studio.panels.inspector.course_forms import BuildForm, CrossingForm, FerryForm
from studio.panels.inspector.entry_form import EntryForm
from studio.panels.inspector.free_rule_form import FreeRuleForm
from studio.panels.inspector.hex_form import HexForm
from studio.panels.inspector.hexes_form import HexesForm
from studio.panels.inspector.line_form import LineForm
from studio.panels.inspector.override_form import OverrideForm
from studio.panels.inspector.rule_search import RuleSearch
from studio.panels.inspector.special_form import SpecialForm
from studio.panels.inspector.start_form import StartForm
from studio.panels.inspector.text_forms import ErratumForm, NoteForm
from studio.panels.inspector.town_form import TownForm
from studio.panels.inspector.unfinished_entries import UnfinishedEntries
from studio.panels.new_things import paint_of_thing
from studio.panels.thing_names import kind_of, title_of
from studio.session.document import Session
from studio.session.overrides import reported
from studio.tools.selection import Area, Selection

_MARGIN, _TOP = 14, 9
_ACCEPTING = frozenset((Qt.Key.Key_Return, Qt.Key.Key_Enter))
_ENDING = _ACCEPTING | {Qt.Key.Key_Escape}

_FORMS: Final[Mapping[type, type[EntryForm[Any]]]] = {
    Town: TownForm,
    SideLine: LineForm,
    Country: CountryForm,
    TerrainKind: KindForm,
    Water: WaterForm,
    CityRegion: RegionForm,
    Special: SpecialForm,
    Ferry: FerryForm,
    PermittedBuild: BuildForm,
    Crossing: CrossingForm,
    StartRule: StartForm,
    Connection: ConnectionForm,
    Override: OverrideForm,
    NoteRule: NoteForm,
    DynamicCities: FreeRuleForm,
    OtherRule: FreeRuleForm,
    Erratum: ErratumForm,
}


class Inspector(QWidget):
    """A heading and the form for what is selected; for nothing in particular, the board's own."""

    sequel_wanted = Signal(object)
    """A Sequel the hand is to go on with on the map."""
    paint_wanted = Signal(object)
    """A Paint to take in hand."""
    removal_wanted = Signal()
    """What is selected is to be taken off the board."""
    said = Signal(str)
    """A word on what was done besides."""
    round_shown = Signal(object)
    """The marks to show over the map for a round of a rule."""
    map_wanted = Signal()
    """Nothing is written here any more: the keyboard goes back to the map."""
    letter_left = Signal(object)
    """The TextField of a name in which a click on the map left nothing but a letter."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("inspector-panel")
        self.setAccessibleName(tr("Inspector"))
        self._session = session
        self._shown = Selection()
        self.heading = _heading()
        self.kind = Note("inspector-kind")
        self._theme: Theme | None = None
        self.hex_form = HexForm(session)
        self.hexes_form = HexesForm(session)
        self.board_form = BoardForm(session)
        self.forms = Forms((self.hex_form, self.hexes_form, self.board_form))
        self.entry_forms = EntryForms(self._make_form)
        self._lay_out()
        self._connect()
        self._refresh()

    def _connect(self) -> None:
        """Follow the session, and pass on what the forms ask for."""
        session = self._session
        session.board_changed.connect(self._refresh)
        session.selection_changed.connect(self._turn)
        session.refused.connect(lambda _plies: self._refresh())
        session.edits_called_in.connect(self.settle)
        UnfinishedEntries(self).typed.connect(lambda field: session.foretell(field.rehearse))

    @cached_property
    def town_form(self) -> TownForm:
        """The form of a town."""
        form = self.entry_forms[Town]
        assert isinstance(form, TownForm)
        return form

    @cached_property
    def line_form(self) -> LineForm:
        """The form of a line along sides."""
        form = self.entry_forms[SideLine]
        assert isinstance(form, LineForm)
        return form

    @cached_property
    def special_form(self) -> SpecialForm:
        """The form of a special."""
        form = self.entry_forms[Special]
        assert isinstance(form, SpecialForm)
        return form

    def _make_form(self, kind: type) -> EntryForm[Any]:
        form = _FORMS[kind](self._session)
        form.sequel_wanted.connect(self.sequel_wanted)
        form.removal_wanted.connect(self.removal_wanted)
        form.painting_wanted.connect(self._want_paint)
        if isinstance(form, TownForm):
            form.said.connect(self.said)
        if isinstance(form, FreeRuleForm):
            form.round_shown.connect(self.round_shown)
        if isinstance(form, KindForm) and self._theme is not None:
            form.parts["pattern"].show_theme(self._theme)
        self.forms.add(form)
        return form

    def _lay_out(self) -> None:
        """Put the heading above the forms, which scroll where the dock is low."""
        inside = QWidget()
        layout = QVBoxLayout(inside)
        layout.setContentsMargins(_MARGIN, _TOP, _MARGIN, _MARGIN // 4)
        layout.setSpacing(1)
        layout.addWidget(self.heading)
        layout.addWidget(self.kind)
        layout.addSpacing(_TOP // 2)
        layout.addWidget(self.forms)
        layout.addStretch()
        fill_scrolling(self, inside)

    def begin_naming(self) -> None:
        """Put the keyboard into the name of what is selected, as after placing a town."""
        field = self._first_field()
        if field is not None:
            field.setFocus(Qt.FocusReason.ShortcutFocusReason)
            field.selectAll()
        if isinstance(field, TextField):
            field.letter_left.connect(self._leave_letter, Qt.ConnectionType.UniqueConnection)

    def _leave_letter(self, _letter: str) -> None:
        """Report the field of a name in which there is nothing but a letter."""
        self.letter_left.emit(self._first_field())

    @reported
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give the map the keyboard when an entry ends, but go from a town's name to its keys."""
        field = QApplication.focusWidget()
        is_accepted = event.key() in _ACCEPTING
        if is_accepted and isinstance(self.forms.shown, TownForm) and self.forms.shown.goes_on_from(field):
            return
        if isinstance(field, RuleSearch) and event.key() == Qt.Key.Key_Escape:
            field.clear()
            self.map_wanted.emit()
        elif event.key() in _ENDING and isinstance(field, TextField | Prose | Number):
            self.map_wanted.emit()
        else:
            super().keyPressEvent(event)

    def show_theme(self, theme: Theme) -> None:
        """Show pictures of grounds as a theme of the map draws them."""
        self._theme = theme
        for form in self.entry_forms.made:
            if isinstance(form, KindForm):
                form.parts["pattern"].show_theme(theme)

    def stop(self) -> None:
        """Work nothing out any more."""
        for form in self.entry_forms.made:
            if isinstance(form, SpecialForm):
                form.lost.stop()

    def settle(self) -> None:
        """Finish the entries half made in the form that is shown."""
        form = self.forms.shown
        if isinstance(form, EntryForm):
            form.settle()

    def _first_field(self) -> QLineEdit | Prose | None:
        """Return the field one begins with in the form that is shown."""
        form = self.forms.shown
        return form.first_field if isinstance(form, EntryForm) else None

    def _turn(self, selection: Selection) -> None:
        """Turn to another thing, and finish what is half made of the one before."""
        if selection != self._shown:
            self.settle()
            self._refresh()

    def _refresh(self) -> None:
        """Show what is selected as it is now."""
        board, self._shown = self._session.board, self._session.selection
        thing = self._shown.thing
        self.heading.setText(title_of(thing, board))
        self.kind.setText(kind_of(thing))
        self.kind.setVisible(self.kind.text() != self.heading.text())
        before, after = self.forms.shown, self._filled_form(board)
        if before is not after and before is not None and _has_keyboard(before):
            # Qt would put it into the first field of the next form, whoever meant to write there or not.
            self.map_wanted.emit()
        self.forms.turn_to(after)

    def _filled_form(self, board: Board) -> QWidget:
        """Return the form of what is shown, filled."""
        match self._shown.thing:
            case None:
                self.board_form.show_thing(board, board)
                return self.board_form
            case Hex() as hex_:
                self.hex_form.show_thing(board, hex_)
                return self.hex_form
            case Area() as area:
                self.hexes_form.show_thing(board, area)
                return self.hexes_form
            case thing:
                form = self.entry_forms[type(thing)]
                form.show_thing(board, thing)
                return form

    def _want_paint(self) -> None:
        """Ask for the brush with what is shown as its paint."""
        paint = paint_of_thing(self._session.board, self._shown.thing)
        if paint is not None:
            self.paint_wanted.emit(paint)


class EntryForms(Mapping[type, EntryForm[Any]]):
    """The form of each sort of thing, made when it is first asked for: most boards show few of them."""

    def __init__(self, make: Callable[[type], EntryForm[Any]]) -> None:
        self._make = make
        self._made: dict[type, EntryForm[Any]] = {}

    @property
    def made(self) -> Iterable[EntryForm[Any]]:
        """The forms there are by now."""
        return self._made.values()

    def __getitem__(self, kind: type) -> EntryForm[Any]:
        """Return the form of a sort of thing."""
        if kind not in self._made:
            self._made[kind] = self._make(kind)
        return self._made[kind]

    def __iter__(self) -> Iterator[type]:
        """Iterate over the sorts of things."""
        return iter(_FORMS)

    def __len__(self) -> int:
        return len(_FORMS)


class Forms(QWidget):
    """Forms of which one is shown; a stack would have each ask for as much room as the highest."""

    def __init__(self, forms: Iterable[QWidget]) -> None:
        super().__init__()
        self._shown: QWidget | None = None
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        for each in forms:
            self.add(each)

    def add(self, form: QWidget) -> None:
        """Add a form, which is not shown yet."""
        form.hide()
        last = _last_field(self)
        self._layout.addWidget(form)
        # Else Tab would come to what is new after all else in the window.
        for field in _fields_of(form):
            if last is not None:
                QWidget.setTabOrder(last, field)
            last = field

    @property
    def shown(self) -> QWidget | None:
        """The form that is shown; None before the first."""
        return self._shown

    def turn_to(self, form: QWidget) -> None:
        """Show a form."""
        before, self._shown = self._shown, form
        if form is before:
            return
        form.show()
        if before is not None:
            before.hide()


def _fields_of(form: QWidget) -> list[QWidget]:
    """Return what Tab comes to within a form, in order."""
    inside, widget = [], form.nextInFocusChain()
    while widget is not None and form.isAncestorOf(widget) and widget not in inside:
        inside.append(widget)
        widget = widget.nextInFocusChain()
    return [each for each in inside if each.focusPolicy() & Qt.FocusPolicy.TabFocus]


def _last_field(forms: QWidget) -> QWidget | None:
    """Return the last of the widgets that Tab comes to within the forms; None where there is none."""
    return next(reversed(_fields_of(forms)), None)


def _has_keyboard(form: QWidget) -> bool:
    """Return whether the keyboard is within a form."""
    focus = QApplication.focusWidget()
    return focus is not None and form.isAncestorOf(focus)


def _heading() -> QLabel:
    """Return the label for the name of what is shown."""
    label = QLabel()
    label.setObjectName("inspector-heading")
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    font = label.font()
    font.setPointSizeF(1.3 * font.pointSizeF())
    font.setWeight(QFont.Weight.DemiBold)
    label.setFont(font)
    return label
