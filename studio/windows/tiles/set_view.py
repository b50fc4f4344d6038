"""The page of a tile set: its wall, the tile in hand, the matrix, findings, and a table to try."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGridLayout, QPushButton, QSplitter, QTabWidget, QVBoxLayout, QWidget

from engine.boardfile.atomic import write_atomically
from engine.boardfile.errors import BoardFileError
from engine.diagnostics.findings import Finding, Fix
from engine.edits.protocol import Several
from engine.edits.table_rows import TableError
from engine.tiles.edits import AddCity, RemoveCity
from engine.tiles.set import BLANK, BLANK_MARK, CityTile
from engine.tiles.table import edit_of_city_table, edit_of_pasted_cities, table_of, table_of_cities
from studio.drawing.paper.paper_sizes import PAPERS
from studio.drawing.tiles.print_pages import PaperTooSmallError, tile_pages
from studio.language.plain_text import as_tip
from studio.language.words import own_tongue, reason, tr
from studio.painting.pdf import write_pdf
from studio.panels.findings.finding_details import Explain
from studio.panels.findings.findings import FindingsPanel
from studio.panels.history import HistoryPanel
from studio.session.set_session import SetSession
from studio.windows.documents.document_commands import DocumentCommands
from studio.windows.documents.questions import Questions
from studio.windows.kit.dialogs import accepted
from studio.windows.tiles.game_form import GameForm
from studio.windows.tiles.matrix import Matrix
from studio.windows.tiles.print_dialog import PrintSetDialog
from studio.windows.tiles.rules_form import RulesForm
from studio.windows.tiles.set_form import SetForm
from studio.windows.tiles.tile_editor import TileEditor
from studio.windows.tiles.try_strip import TryStrip
from studio.windows.tiles.wall import Wall

_PART_SIZES: Final = (340, 460, 540)
"""How the wall, the tile and the pages share a window; three tiles of the wall are side by side."""


class SetView(QWidget):
    """All that one works with on a tile set."""

    said = Signal(str)
    """A word on what was done, or could not be."""

    def __init__(
        self, session: SetSession, documents: DocumentCommands, explain: Explain, questions: Questions
    ) -> None:
        super().__init__()
        self.setObjectName("set-view")
        self._session, self._documents, self._questions = session, documents, questions
        self.wall = Wall()
        self.editor = TileEditor(session)
        self.matrix = Matrix()
        self.form = SetForm(session)
        self.game = GameForm(session)
        self.rules = RulesForm(session)
        self.findings = FindingsPanel(session, explain, foretell=self._foretell)
        self.history = HistoryPanel(session)
        self.trying = TryStrip()
        self.pages = QTabWidget()
        self.add = _button(tr("Add Tile"), tr("Add a city tile with blank edges"))
        self.remove = _button(
            tr("Remove Tile"), tr("Remove the current tile; Delete on the wall does the same")
        )
        self.take_table = _button(
            tr("Import Table…"), tr("Take the cities from a CSV table: name;N;E;S;W;goods")
        )
        self.give_table = _button(tr("Export Table…"), tr("Save the cities as a CSV table"))
        self._lay_out()
        self._connect()
        self._show()

    def _lay_out(self) -> None:
        bar = QGridLayout()
        for at, button in enumerate((self.add, self.remove, self.take_table, self.give_table)):
            bar.addWidget(button, *divmod(at, 2))
        left = QWidget()
        column = QVBoxLayout(left)
        column.addLayout(bar)
        column.addWidget(self.wall, 1)
        for page, title in (
            (self.matrix, tr("Matrix")),
            (self.findings, tr("Findings")),
            (self.form, tr("Set")),
            (self.game, tr("Game")),
            (self.rules, tr("Rules")),
            (self.trying, tr("Try")),
            (self.history, tr("History")),
        ):
            self.pages.addTab(page, title)
        parts = QSplitter(Qt.Orientation.Horizontal)
        for part, stretch in ((left, 3), (self.editor, 3), (self.pages, 3)):
            parts.addWidget(part)
            parts.setStretchFactor(parts.indexOf(part), stretch)
        parts.setChildrenCollapsible(False)
        parts.setSizes(_PART_SIZES)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(parts)

    def _connect(self) -> None:
        session, wall = self._session, self.wall
        session.board_changed.connect(self._show)
        session.findings_changed.connect(self._count)
        wall.chosen.connect(self.editor.show_place)
        wall.chosen.connect(self.matrix.choose)
        wall.turn_wanted.connect(self.editor.turn_tile)
        wall.removal_wanted.connect(self.remove_tile)
        wall.editing_wanted.connect(self.editor.begin)
        self.editor.other_wanted.connect(self._edit_other)
        self.matrix.place_wanted.connect(self._choose)
        self.findings.place_wanted.connect(self._show_place)
        self.findings.fix_wanted.connect(self._fix)
        self.add.clicked.connect(self._add)
        self.remove.clicked.connect(self.remove_tile)
        self.take_table.clicked.connect(self._import)
        self.give_table.clicked.connect(self._export)

    # -- what is shown -----------------------------------------------------------------------------

    def _show(self, *_: object) -> None:
        """Show the set as it is now."""
        tile_set = self._session.tile_set
        self.wall.show_set(tile_set)
        self.matrix.show_set(tile_set, self.wall.currentRow())
        self.form.show_set(tile_set)
        self.game.show_set(tile_set)
        self.rules.show_set(tile_set)
        self.trying.show_set(tile_set)

    def _count(self, _: object = None) -> None:
        """Show how many findings there are that no one waived, besides figures."""
        found = self._session.findings
        count = sum(finding.waived is None and not finding.figures for finding in found)
        title = tr("Findings  ·  {n}", n=count) if count else tr("Findings")
        self.pages.setTabText(self.pages.indexOf(self.findings), title)

    def show_findings(self) -> None:
        """Choose the first error, and bring the findings to the front of the pages."""
        self.findings.show_errors()
        # The place of an error may be on another page.
        self.pages.setCurrentWidget(self.findings)

    def _choose(self, place: int) -> None:
        if 0 <= place < self.wall.count():
            self.wall.setCurrentRow(place)

    def _edit_other(self, step: int) -> None:
        """Edit the tile some places on, with the keyboard at its first edge."""
        self._choose(self.wall.currentRow() + step)
        self.editor.begin()

    def _show_place(self, finding: Finding) -> None:
        """Show the tile that a finding is about, with the keyboard at its edge if it is about one."""
        match finding.path:
            case ("cities", int(place), "edges", int(side)):
                self._choose(place)
                self.editor.edges[side].setFocus()
            case ("cities", int(place), *_):
                self._choose(place)
            case ("railroads", int(row), *_):
                self.pages.setCurrentWidget(self.form)
                self.form.railroads.selectRow(row)
            case (("title" | "stock"), *_):
                self.pages.setCurrentWidget(self.form)
            case (("bag" | "goods" | "solitaire" | "two_players" | "locomotives" | "sizes"), *_):
                self.pages.setCurrentWidget(self.game)
            case (("special_rules" | "errata"), *_):
                self.pages.setCurrentWidget(self.rules)
            case _:
                pass

    # -- what is done ------------------------------------------------------------------------------

    def _foretell(self, fix: Fix) -> tuple[str, ...]:
        """Say which tiles a fix changes, and how."""
        before = self._session.tile_set
        after = fix.edit.apply(before)
        old, new = (dict(enumerate(map(_words, each.cities))) for each in (before, after))
        if len(before.cities) != len(after.cities):
            gone = set(old.values()) - set(new.values())
            return tuple(tr("{tile} is removed.", tile=words) for words in sorted(gone))
        return tuple(
            tr("{before} becomes {after}.", before=old[at], after=new[at]) for at in old if old[at] != new[at]
        )

    def _fix(self, fix: Fix) -> None:
        """Apply a fix as one step of history."""
        self._session.change(Several(fix.title, (fix.edit,)))

    def _add(self) -> None:
        """Add a blank tile, and put the keyboard at its name."""
        names = {city.name for city in self._session.tile_set.cities}
        number = next(n for n in range(1, len(names) + 2) if tr("City {n}", n=n) not in names)
        city = CityTile(tr("City {n}", n=number), (BLANK, BLANK, BLANK, BLANK), 1)
        if self._session.change(AddCity(city)):
            self._choose(self.wall.count() - 1)
            self.editor.name.setFocus()
            self.editor.name.selectAll()

    def remove_tile(self) -> None:
        """Remove the current tile."""
        place = self.wall.currentRow()
        if 0 <= place < len(self._session.tile_set.cities):
            self._session.change(RemoveCity(place, self._session.tile_set.cities[place]))

    def copy(self) -> None:
        """Copy the current tile to the clipboard, as a row of a table."""
        place = self.wall.currentRow()
        if 0 <= place < len(self._session.tile_set.cities):
            city = self._session.tile_set.cities[place]
            QGuiApplication.clipboard().setText(table_of((city,), "\t"))
            self.said.emit(tr("Copied: {city}.", city=city.name))

    def cut(self) -> None:
        """Copy the current tile, and remove it."""
        self.copy()
        self.remove_tile()

    def paste(self) -> None:
        """Add the tiles of the clipboard: those copied here, or rows of a spreadsheet."""
        try:
            edit = edit_of_pasted_cities(self._session.tile_set, QGuiApplication.clipboard().text())
        except TableError as error:
            self.said.emit(tr("Nothing to paste: {why}", why=reason(error)))
        else:
            self._session.change(edit)
            self._choose(self.wall.count() - 1)

    def _import(self) -> None:
        """Take the cities of a table, as one step of history."""
        path = self._questions.path_to_read_cities(self, self._documents.folder)
        if path is None:
            return
        title = tr("{name} was not imported", name=path.name)
        try:
            edit = edit_of_city_table(self._session.tile_set, path.read_text(encoding="utf-8-sig"))
        except TableError as error:
            self._questions.show_failure(title, reason(error))
        except UnicodeDecodeError:
            self._questions.show_failure(title, tr("It is not text in UTF-8. Save it as CSV UTF-8."))
        except OSError as error:
            self._questions.show_failure(title, reason(error))
        else:
            self._session.change(edit)
            self.said.emit(tr("Imported: {path}.", path=path))

    def _export(self) -> None:
        path = self._questions.path_to_save_cities(self, self._documents.proposed(".csv"))
        if path is not None:
            # Spreadsheets take a file for one of their own system's letters unless it begins so.
            self._write(path, table_of_cities(self._session.tile_set).encode("utf-8-sig"))

    def _write(self, path: Path, data: bytes) -> None:
        try:
            write_atomically(path, data)
        except BoardFileError as error:
            self._questions.show_failure(tr("{name} was not saved", name=path.name), reason(error))
        else:
            self.said.emit(tr("Saved as {path}.", path=path))

    def print_set(self) -> None:
        """Ask what to print, and save it as a PDF."""
        dialog = PrintSetDialog(self)
        if not accepted(dialog):
            return
        path = self._questions.path_to_print(self, self._documents.proposed(".pdf"))
        if path is None:
            return
        tile_set, title = self._session.tile_set, tr("{name} was not saved", name=path.name)
        paper = dialog.paper.currentText()
        try:
            pages = tile_pages(tile_set, dialog.what.currentData(), PAPERS[paper], own_tongue())
            write_pdf(pages, path, tile_set.title)
        except PaperTooSmallError:
            words = tr("The pieces do not fit on {paper}. Choose larger paper.", paper=paper)
            self._questions.show_failure(title, words)
        except BoardFileError as error:
            self._questions.show_failure(title, reason(error))
        else:
            self.said.emit(tr("Saved as {path}.", path=path))


def _words(city: CityTile) -> str:
    """Return a tile on one line."""
    return f"{city.name} {' '.join(code or BLANK_MARK for code in city.edges)} {city.goods}"


def _button(text: str, tip: str) -> QPushButton:
    button = QPushButton(text)
    button.setToolTip(as_tip(tip))
    return button
