"""What has happened in a game: the story, the ledger with every amount's rule, notes and other lines."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QTextCursor, QTextDocument
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHeaderView,
    QPushButton,
    QTabWidget,
    QTextBrowser,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from engine.game.facts import NOWHERE
from engine.game.moves import Roll, RollKey, TurnCard
from engine.game.play import Played
from engine.messages import Saying
from engine.table.answers import why_answered
from engine.table.ledger import Ledger, rule_text
from engine.table.line_names import line_name
from engine.table.sitting import Made, OtherLine, Sitting
from engine.text.markup import escaped
from engine.transcript.story import StoryWriter
from engine.transcript.story_copy import story_copy
from studio.language.plain_text import as_tip, one_line
from studio.language.words import tr

_LATER_MS: Final = 60
"""How long after a move story and ledger are written, in milliseconds."""
_MOST_ENTRIES: Final = 300
"""As many of the last entries are shown; Save Ledger writes them all."""
_MOVE: Final = Qt.ItemDataRole.UserRole
_HEXES: Final = Qt.ItemDataRole.UserRole + 1
_LINE: Final = (
    "<p style='margin:0 0 3px 10px'>"
    "<a href='{move}' name='m{move}' style='color:{colour};text-decoration:none'>{words}</a></p>"
)
"""A line of the story, which leads to its moment."""
_ENTRY: Final = (
    "<tr><td style='padding-left:8px'>"
    "<a href='{place}' title='{rule}' style='color:{colour};text-decoration:none'>{words}</a></td>"
    "<td align=right style='padding-left:10px'>{amount}</td>"
    "<td align=right style='padding-left:10px'><b>{balance}</b></td></tr>"
)
"""An entry of the ledger, which leads to its moment and hexes."""


class StoryLine(NamedTuple):
    """A line of the story: its chapter by number and by name, its words, and after how many moves it came.

    A race is given its name while its chapter is being written.
    """

    number: int
    chapter: str
    words: str
    move: int


class Records(QTabWidget):
    """Story, ledger, notes and other lines, each on a page of its own."""

    looked = Signal(int)
    """The moment after this many moves is wanted on the map."""
    hexes_lit = Signal(object)
    """Hexes that an entry is about, by their numbers."""
    line_wanted = Signal(object)
    """An OtherLine to go on with."""
    finding_wanted = Signal(int)
    """The note of a number is to become a note of the board."""

    def __init__(self, sitting: Sitting, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("records")
        self.setDocumentMode(True)
        self._lines_of_story = _StoryLines(sitting)
        self._ledger = Ledger(sitting)
        self.story = _text("story", tr("Story of the game"))
        self.story.anchorClicked.connect(lambda url: self.looked.emit(int(url.path())))
        self._told: list[StoryLine] = []
        self._named: dict[int, str] = {}
        """What the chapters of the story are called that are shown."""
        self._moment = -1
        self.whose = QComboBox()
        self.whose.setObjectName("ledger-of")
        self.whose.addItem(tr("All companies"), NOWHERE)
        for seat, name in enumerate(sitting.header.players):
            self.whose.addItem(one_line(name), seat)
        self.whose.currentIndexChanged.connect(lambda _: self._refill_ledger())
        self.entries = _text("ledger", tr("Ledger"))
        self.entries.anchorClicked.connect(self._look_at_entry)
        self.notes = _list("notes", [tr("Hex"), tr("Note"), tr("After move")], wraps=True)
        self.notes.itemClicked.connect(self._look)
        self.make_finding = QPushButton(tr("Copy to &Board"))
        self.make_finding.setToolTip(tr("Put the selected note on the board"))
        self.make_finding.clicked.connect(self._want_finding)
        self.others = _list("other-lines", [tr("Where it left the game"), tr("Moves")], wraps=True)
        self.take_line = QPushButton(tr("Go On with This &Line"))
        self.take_line.setEnabled(False)
        self.take_line.clicked.connect(self._want_line)
        self._lines: tuple[OtherLine, ...] = ()
        self._sitting = sitting
        self._is_stale = self._is_story_stale = False
        # A long game takes longer than a frame.
        self._later = QTimer(self, singleShot=True, interval=_LATER_MS)
        self._later.timeout.connect(self.write_now)
        self.addTab(self.story, tr("Story"))
        self.addTab(_page(self.whose, self.entries), tr("Ledger"))
        self.addTab(_page(self.notes, self.make_finding), tr("Notes"))
        self.addTab(_page(self.others, self.take_line), tr("Other Lines"))
        self.currentChanged.connect(lambda _: self._fill_ledger())
        self.currentChanged.connect(lambda _: self._name_others())

    def show_sitting(self, sitting: Sitting) -> None:
        """Show what has happened up to the present."""
        if sitting.moves is self._sitting.moves and sitting.at == self._sitting.at and self._told:
            is_new = False
        else:
            is_new = True
        notes_changed = sitting.notes != self._sitting.notes
        self._sitting = sitting
        if is_new:
            self._is_stale = self._is_story_stale = True
            # Not from the beginning: bots at full speed would put it off for ever.
            if not self._later.isActive():
                self._later.start()
        if is_new or notes_changed:
            self._show_notes(sitting)
        if sitting.others != self._lines:
            self._show_others(sitting)
        elif is_new and self.others.isVisible():
            self._name_others()

    # -- story ---------------------------------------------------------------------------------

    def _show_story(self, sitting: Sitting) -> None:
        """Add what is new to the story, after what is left of it where moves were taken back."""
        told = self._lines_of_story.told(sitting)
        same = _alike(self._told, told)
        if same < len(self._told):
            self._cut_story(same)
        number = told[same - 1].number if same else 0
        names = {each.number: each.chapter for each in told}
        if same and self._named[number] != names[number]:
            self._rename_chapter(self._named[number], names[number])
        self._named = names
        lines = []
        for each in told[same:]:
            if each.number != number:
                number = each.number
                lines.append(f"<p style='margin:10px 0 2px 0'><b>{escaped(names[number])}</b></p>")
            words = escaped(each.words)
            lines.append(
                _LINE.format(move=each.move, colour=self.palette().text().color().name(), words=words)
            )
        if lines:
            self.story.append("".join(lines))
        self._told = told
        bar = self.story.verticalScrollBar()
        bar.setValue(bar.maximum())

    def _rename_chapter(self, name: str, to: str) -> None:
        """Give the last chapter another name."""
        end = QTextCursor(self.story.document())
        end.movePosition(QTextCursor.MoveOperation.End)
        found = self.story.document().find(name, end, QTextDocument.FindFlag.FindBackward)
        if not found.isNull():
            found.insertText(to)

    def _cut_story(self, lines: int) -> None:
        """Remove what follows the first lines of the story."""
        headings = len({each.number for each in self._told[:lines]})
        cursor = QTextCursor(self.story.document().findBlockByNumber(lines + headings))
        if lines:
            cursor.movePosition(QTextCursor.MoveOperation.PreviousCharacter)
        cursor.movePosition(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
        cursor.removeSelectedText()

    def show_moment(self, at: int) -> None:
        """Bring the line of the story into view that was written last at a moment."""
        moves = [told.move for told in self._told if told.move <= at]
        if self._later.isActive():
            self._moment = -1
        elif moves and self._moment != moves[-1]:
            self._moment = moves[-1]
            self.story.scrollToAnchor(f"m{moves[-1]}")

    # -- ledger --------------------------------------------------------------------------------

    def write_now(self) -> None:
        """Write story and ledger up to the present; after a move the map is painted first."""
        self._later.stop()
        if self._is_story_stale:
            self._is_story_stale = False
            self._show_story(self._sitting)
        self._fill_ledger()

    def _refill_ledger(self) -> None:
        self._is_stale = True
        self._fill_ledger()

    def _fill_ledger(self) -> None:
        """List the entries while the page is in front: they are worked out of the whole game."""
        if self.currentIndex() != 1 or not self._is_stale:
            return
        self._is_stale = False
        sitting, whose = self._sitting, self.whose.currentData()
        names, facts = sitting.header.players, sitting.game.facts
        rows: list[str] = []
        when, colour = Saying("", {}), self.palette().text().color().name()
        for each in self._ledger.lines(sitting)[-_MOST_ENTRIES:]:
            if whose not in (NOWHERE, each.seat):
                continue
            entry = each.entry
            if entry.when != when:
                when = entry.when
                rows.append(f"<tr><td colspan=3 style='padding-top:9px'><b>{escaped(tr(when))}</b></td></tr>")
            hexes = ",".join(str(hex_) for hex_ in (entry.start, entry.hex) if 0 <= hex_ < facts.hexes)
            told = tr(
                "{company}: {what} ({rule})", company=names[each.seat], what=entry.what, rule=entry.rule
            )
            rows.append(
                _ENTRY.format(
                    place=f"{each.move}/{hexes}",
                    rule=escaped(f"{entry.rule}: {tr(rule_text(entry.rule))}"),
                    colour=colour,
                    words=escaped(told),
                    amount=f"{entry.amount:+}" if entry.amount else tr("cost {n}", n=entry.cost),
                    balance=entry.balance,
                )
            )
        self.entries.setHtml(f"<table width='100%' cellspacing=0>{''.join(rows)}</table>")
        bar = self.entries.verticalScrollBar()
        bar.setValue(bar.maximum())

    def _look_at_entry(self, url: QUrl) -> None:
        """Look at the moment of an entry, and light its hexes."""
        move, _, hexes = url.path().partition("/")
        self.looked.emit(int(move))
        self.hexes_lit.emit([int(each) for each in hexes.split(",") if each])

    # -- notes and lines -----------------------------------------------------------------------

    def _show_notes(self, sitting: Sitting) -> None:
        self.notes.clear()
        for note in sitting.notes:
            item = QTreeWidgetItem([sitting.game.facts.name(note.hex), note.text, str(note.move)])
            item.setToolTip(1, as_tip(note.text))
            item.setData(0, _MOVE, note.move)
            item.setData(0, _HEXES, [note.hex])
            self.notes.addTopLevelItem(item)
        self.make_finding.setEnabled(bool(sitting.notes))

    def _show_others(self, sitting: Sitting) -> None:
        self._lines = sitting.others
        self.others.clear()
        for line in sitting.others:
            self.others.addTopLevelItem(QTreeWidgetItem(["", str(len(line.moves))]))
        self._name_others()
        self.take_line.setEnabled(bool(sitting.others))

    def _name_others(self) -> None:
        """Say of each line where it left the game as it is now."""
        for row, line in enumerate(self._lines):
            item = self.others.topLevelItem(row)
            assert item is not None
            when, what = line_name(self._sitting, line)
            item.setText(0, f"{tr(when)}\n{tr(what)}")
            item.setToolTip(0, as_tip(tr(what)))

    def _want_line(self) -> None:
        item = self.others.currentItem() or self.others.topLevelItem(0)
        row = -1 if item is None else self.others.indexOfTopLevelItem(item)
        if 0 <= row < len(self._lines):
            self.line_wanted.emit(self._lines[row])

    def _want_finding(self) -> None:
        item = self.notes.currentItem() or self.notes.topLevelItem(0)
        if item is not None:
            self.finding_wanted.emit(self.notes.indexOfTopLevelItem(item))

    def _look(self, item: QTreeWidgetItem, _column: int) -> None:
        """Look at the moment of an entry, and light its hexes."""
        self.looked.emit(item.data(0, _MOVE))
        self.hexes_lit.emit(item.data(0, _HEXES) or [])


class _Mark(NamedTuple):
    """Where the story can go on from after moves were taken back: the end of a chapter."""

    moves: int
    writer: StoryWriter
    lines: int
    at_hand: int
    number: int


class _StoryLines:
    """The lines of the story, which go on move by move, also from where moves were taken back."""

    def __init__(self, sitting: Sitting) -> None:
        self._moves: tuple[Made, ...] = ()
        self._lines: list[StoryLine] = []
        self._number = 1
        self._story = StoryWriter(sitting.header, sitting.game)
        self._at_hand = 0
        self._marks = [_Mark(0, story_copy(self._story), 0, 0, 1)]

    def told(self, sitting: Sitting) -> list[StoryLine]:
        """Return every line of the story so far."""
        moves = sitting.moves[: sitting.at]
        if moves[: len(self._moves)] != self._moves:
            self._go_back(_alike(self._moves, moves))
        known = len(self._moves)
        before = sitting.state_after(known)
        for move, each in enumerate(sitting.played(known), known + 1):
            place = len(self._lines)
            self._take(each, move)
            self._explain(why_answered(sitting, move - 1, before), place)
            before = each.state
        self._moves = moves
        if sitting.actor is None:
            return [*self._lines, *self._last(sitting)]
        return list(self._lines)

    def _go_back(self, to: int) -> None:
        """Go back to the last end of a chapter up to this many moves."""
        while self._marks[-1].moves > to:
            self._marks.pop()
        mark = self._marks[-1]
        self._story, self._at_hand, self._number = story_copy(mark.writer), mark.at_hand, mark.number
        self._moves = self._moves[: mark.moves]
        del self._lines[mark.lines :]

    def _take(self, played: Played, move: int) -> None:
        for chapter in self._story.add(played):
            self._write(chapter.heading, chapter.lines, move)
            self._at_hand = 0
            self._number += 1
        chapter = self._story.at_hand
        is_new = not self._at_hand and isinstance(played.move, Roll | RollKey | TurnCard)
        self._write(chapter.heading, chapter.lines, move)
        self._at_hand = len(chapter.lines)
        if is_new:
            self._marks.append(
                _Mark(move, story_copy(self._story), len(self._lines), self._at_hand, self._number)
            )

    def _explain(self, why: Saying | None, place: int) -> None:
        """Say why a bot answered an offer so, after its answer, which is the line at a place."""
        if why is not None:
            self._lines.insert(place + 1, self._lines[place]._replace(words=tr(why)))

    def _write(self, heading: Saying, lines: Sequence[Saying], move: int) -> None:
        told = [tr(words) for words in lines[self._at_hand :]]
        self._lines += [StoryLine(self._number, tr(heading), words, move) for words in told]

    def _last(self, sitting: Sitting) -> Iterator[StoryLine]:
        """Yield the end of a game that is over."""
        at_hand, number = self._at_hand, self._number
        for chapter in story_copy(self._story).close(sitting.game):
            heading, told = tr(chapter.heading), [tr(words) for words in chapter.lines[at_hand:]]
            yield from (StoryLine(number, heading, words, sitting.at) for words in told)
            at_hand = 0
            number += 1


def _alike(one: Sequence[object], other: Sequence[object]) -> int:
    """Return how many things two sequences begin with that are the same."""
    count = 0
    for here, there in zip(one, other, strict=False):
        if here != there:
            break
        count += 1
    return count


def _text(name: str, accessible: str) -> QTextBrowser:
    """Return a text whose links this program follows itself."""
    text = QTextBrowser()
    text.setObjectName(name)
    text.setAccessibleName(accessible)
    text.setOpenLinks(False)
    return text


def _list(name: str, columns: Sequence[str], *, wraps: bool = False) -> QTreeWidget:
    tree = QTreeWidget()
    tree.setObjectName(name)
    tree.setHeaderLabels(list(columns))
    tree.setRootIsDecorated(False)
    tree.setWordWrap(wraps)
    tree.setUniformRowHeights(not wraps)
    tree.setIndentation(14)
    tree.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    tree.header().setStretchLastSection(False)
    wide = 1 if name == "notes" else 0
    for column in range(len(columns)):
        fits = QHeaderView.ResizeMode.Stretch if column == wide else QHeaderView.ResizeMode.ResizeToContents
        tree.header().setSectionResizeMode(column, fits)
    return tree


def _page(*parts: QWidget) -> QWidget:
    page = QWidget()
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 4, 0, 4)
    column.setSpacing(4)
    for part in parts:
        column.addWidget(part)
    return page
