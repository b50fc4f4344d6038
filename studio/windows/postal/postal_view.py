"""What is in the window: companies, map with the round's clock, orders with rulings, accounts and report."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QHBoxLayout,
    QHeaderView,
    QPlainTextEdit,
    QPushButton,
    QSplitter,
    QTableWidget,
    QTableWidgetItem,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from engine.game.facts import NOWHERE
from engine.messages import Phrase, say
from engine.postal.reading.written_orders import Doubt, Piece
from engine.postal.report_lines import Wording
from engine.postal.reports import as_text
from engine.transcript.remarks import Ruling
from studio.language.labels import wrapped_label
from studio.language.words import tr
from studio.mapview.tile_painter import Style
from studio.session.overrides import reported
from studio.windows.postal.company_list import CompanyList
from studio.windows.postal.doubt_cards import DoubtCards
from studio.windows.postal.letter_view import LetterView
from studio.windows.postal.postal_session import PostalSession
from studio.windows.postal.round_map import RoundMap

_LEFT, _MAP, _RIGHT = 250, 1600, 380
_TOP, _LEDGER = 640, 190
_MOST_HINDRANCES: Final = 6


class PostalView(QWidget):
    """Shows a postal game, and takes the referee's rulings."""

    adjudicate_wanted = Signal()
    """The round is to be played."""

    def __init__(self, session: PostalSession, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.setAcceptDrops(True)
        self.companies = CompanyList(session)
        self.round = RoundMap(session.standing, style)
        self.letter = LetterView()
        self.doubts = DoubtCards(Wording(session.folder.history, session.folder.terms))
        self.still = QCheckBox(tr("Stands still without orders"))
        self.still.setObjectName("postal-still")
        self.now = wrapped_label("postal-now")
        self.waits = wrapped_label("postal-waits")
        self.adjudicate = QPushButton(tr("&Adjudicate"))
        self.adjudicate.setObjectName("postal-adjudicate-button")
        self.accounts = QTableWidget()
        self.accounts.setObjectName("postal-accounts")
        self.accounts.setAccessibleName(tr("Accounts of the last round"))
        self.accounts.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.accounts.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.report = QPlainTextEdit(readOnly=True)
        self.report.setObjectName("postal-report")
        self.report.setAccessibleName(tr("Report of the last round"))
        self._lay_out()
        self._connect()
        self._follow()

    def _lay_out(self) -> None:
        left, right = QWidget(), QSplitter(Qt.Orientation.Vertical)
        column = QVBoxLayout(left)
        column.setContentsMargins(8, 8, 4, 8)
        column.setSpacing(8)
        for part in (self.now, self.companies, self.still, self.waits, self.adjudicate):
            column.addWidget(part)
        column.setStretchFactor(self.companies, 1)
        right.addWidget(self.letter)
        right.addWidget(self.doubts)
        right.setSizes([1, 1])
        below = QTabWidget()
        below.setDocumentMode(True)
        below.addTab(self.accounts, tr("Accounts"))
        below.addTab(self.report, tr("Report"))
        middle = QSplitter(Qt.Orientation.Vertical)
        middle.addWidget(self.round)
        middle.addWidget(below)
        middle.setSizes([_TOP, _LEDGER])
        middle.setCollapsible(0, False)
        across = QSplitter(Qt.Orientation.Horizontal)
        across.addWidget(left)
        across.addWidget(middle)
        across.addWidget(right)
        across.setStretchFactor(1, 1)
        across.setSizes([_LEFT, _MAP, _RIGHT])
        across.setCollapsible(1, False)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(across)

    def _connect(self) -> None:
        session = self.session
        session.changed.connect(self._follow)
        session.busied.connect(self._show_ready)
        self.companies.chosen.connect(lambda _: self._show_orders())
        self.letter.piece_pointed.connect(self._point_piece)
        self.doubts.doubt_pointed.connect(self._point_doubt)
        self.doubts.way_pointed.connect(lambda hexes: self.round.light(hexes or ()))
        self.doubts.ruled.connect(lambda at, way, why: session.rule(Ruling(self.seat, at, way, why)))
        self.doubts.withdrawn.connect(lambda at: session.withdraw_ruling(self.seat, at))
        self.still.clicked.connect(lambda wanted: session.stand_still(self.seat, wanted=wanted))
        self.adjudicate.clicked.connect(self.adjudicate_wanted)

    @property
    def seat(self) -> int:
        """The seat of the company that is chosen."""
        return max(0, self.companies.currentRow())

    def show_style(self, style: Style) -> None:
        """Draw the map in another style."""
        self.round.map.show_style(style)

    def stop(self) -> None:
        """End the work in the background."""
        self.round.map.stop()

    # -- following the game ----------------------------------------------------------------------

    def _follow(self) -> None:
        standing = self.session.standing
        self.companies.follow()
        self.round.show_standing(standing)
        self.now.setText(tr(self._told()))
        self._show_orders()
        self._show_ready()
        self._show_report()

    def _told(self) -> Phrase:
        """Return what is due now."""
        standing = self.session.standing
        history = standing.folder.history
        if history.is_over:
            return "The game is over."
        if standing.awaits_throw:
            return "The next round waits for its dice."
        if not history.round:
            return "Before round 1: wishes for starts"
        rolls, offered = history.state.post.rolls, history.state.post.offered
        if rolls:
            return say("Round {n}: rolls {rolls}", n=history.round, rolls=" · ".join(map(str, rolls)))
        return say(
            "Round {n}: races {first} to {last}",
            n=history.round,
            first=offered[0].race,
            last=offered[-1].race,
        )

    def _show_orders(self) -> None:
        """Show the orders of the company that is chosen."""
        standing, seat = self.session.standing, self.seat
        reading = standing.readings[seat]
        filed = reading.filed
        self.letter.show_letter(None if filed is None else filed.letter, reading.orders)
        own = [ruling for ruling in standing.rulings if ruling.seat == seat]
        self.doubts.show_doubts(reading.orders, reading.why, own, reading.suggestions)
        self.round.show_orders(seat, () if reading.orders is None else reading.orders.pieces)
        self.still.setEnabled(standing.takes_orders and filed is None)
        self.still.setChecked(self.session.stands_still(seat))

    def _show_ready(self) -> None:
        """Let the round be played when nothing hinders it; else say what does."""
        standing = self.session.standing
        is_ready = standing.takes_orders and not standing.hindrances and not self.session.is_busy
        self.adjudicate.setEnabled(is_ready)
        number = standing.folder.history.round
        self.adjudicate.setText(tr("&Adjudicate Round {n}", n=number) if number else tr("&Adjudicate Starts"))
        codes = standing.folder.terms.companies
        told = [
            tr("{company} {at}: {why}", company=codes.code(each.seat), at=each.at, why=each.says)
            if each.at
            else tr("{company}: {why}", company=codes.code(each.seat), why=each.says)
            for each in standing.hindrances
            if each.seat != NOWHERE
        ]
        more = len(told) - _MOST_HINDRANCES
        if more > 0:
            told = [*told[:_MOST_HINDRANCES], tr("and {n} more", n=more)]
        self.waits.setText("\n".join(told))
        self.waits.setVisible(bool(told))
        self.adjudicate.setToolTip("\n".join(told))

    def _show_report(self) -> None:
        report = self.session.standing.report
        self.report.setPlainText("" if report is None else as_text(report))
        head, *rows = [[""]] if report is None else report.wording.table(report.result.accounts)
        self.accounts.setColumnCount(max(0, len(head) - 1))
        self.accounts.setRowCount(len(rows))
        self.accounts.setHorizontalHeaderLabels(head[1:])
        self.accounts.setVerticalHeaderLabels([row[0] for row in rows])
        for at, row in enumerate(rows):
            for place, text in enumerate(row[1:]):
                item = QTableWidgetItem(text)
                item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                self.accounts.setItem(at, place, item)
        self.accounts.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)

    # -- pointing --------------------------------------------------------------------------------

    def _point_piece(self, piece: Piece | None) -> None:
        self.round.light(() if piece is None else piece.hexes)
        self.letter.light(None if piece is None else piece.span)

    def _point_doubt(self, doubt: Doubt | None) -> None:
        self.letter.light(None if doubt is None else doubt.span)

    # -- mails that are dropped --------------------------------------------------------------------

    @reported
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take mails: files, or text from a mail program."""
        if event.mimeData().hasUrls() or event.mimeData().hasText():
            event.acceptProposedAction()

    @reported
    def dropEvent(self, event: QDropEvent) -> None:
        """File the mails dropped here."""
        mime = event.mimeData()
        files = [Path(url.toLocalFile()) for url in mime.urls() if url.isLocalFile()]
        self.session.take(files) if files else self.session.take([mime.text()], self.seat)
