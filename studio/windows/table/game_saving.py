"""What is saved of a game on a map: the map with all track, the ledger, the accounts."""

import csv
import io
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QWidget

from engine.boardfile.atomic import write_atomically
from engine.messages import Phrase
from engine.table.ledger import ledger, rule_text
from engine.table.sitting import Sitting
from engine.transcript.reading import parse_transcript
from studio.drawing.game.accounts_chart import accounts_chart, accounts_of
from studio.drawing.game.game_sheet import game_sheet, standing_at
from studio.drawing.maps.themes import Theme
from studio.drawing.paper.pages import paged
from studio.drawing.paper.paper_sizes import PAPERS
from studio.drawing.shapes.marks import Drawing
from studio.drawing.svg import svg
from studio.language.words import own_tongue, tr
from studio.painting.pdf import write_pdf
from studio.painting.png import write_png
from studio.painting.progress import Progress, report
from studio.reports.game_data import game_data
from studio.reports.share_page import share_page
from studio.table.table_session import TableSession
from studio.table.table_view import TableView
from studio.windows.table.game_writing import GameWriting, text_of
from studio.windows.table.surroundings import Surroundings

_DPI: Final = 200.0
_WHOLE: Final = 1000


class GameSaving(GameWriting):
    """Saves what is made of a game on a map."""

    def __init__(
        self,
        session: TableSession,
        view: TableView,
        paper_theme: Theme,
        around: Surroundings,
        window: QWidget,
    ) -> None:
        super().__init__(session, around.questions, window)
        self._session: TableSession = session
        self._view = view
        self._paper_theme, self._paper = paper_theme, around.sight.paper

    def save_ledger(self) -> None:
        """Save every amount with its rule as a table."""
        path = self._questions.path_to_save_ledger(self._window, self.proposed(".csv"))
        if path is not None:
            sitting = self._session.sitting
            self.write(path, lambda _: write_atomically(path, ledger_csv(sitting).encode("utf-8-sig")))

    def save_map(self) -> None:
        """Save the map with all track at the moment shown, or the game so far as a page to step through."""
        path = self._questions.path_to_save_track(self._window, self.proposed(".pdf"))
        if path is not None and path.suffix.lower() == ".html":
            self._write_page(path)
        elif path is not None:
            shown, board = self._session.shown, self._view.board
            theme = self._paper_theme
            standing = standing_at(board, shown.game.facts, shown.state, shown.header.players)

            self._write_picture(
                path, board.title, lambda: game_sheet(board, standing, theme, tongue=own_tongue())
            )

    def _write_page(self, path: Path) -> None:
        """Write the page of the game so far."""
        board, theme, text = self._view.board, self._paper_theme, text_of(self._session.sitting)

        def write(progress: Progress) -> None:
            tongue = own_tongue()
            game = game_data(board, theme, parse_transcript(text, unfinished=True), tongue)
            page = share_page(board, theme, tongue, game)
            report(progress, 1.0)
            write_atomically(path, page.encode())

        self.write(path, write)

    def save_accounts(self) -> None:
        """Save the chart of all accounts up to the moment shown."""
        path = self._questions.path_to_save_accounts(self._window, self.proposed(".pdf"))
        if path is not None:
            recorded, theme, title = self._session.recorded, self._paper_theme, self._view.board.title
            self._write_picture(
                path, title, lambda: accounts_chart(accounts_of(recorded, title), theme, own_tongue())
            )

    def _write_picture(self, path: Path, title: str, drawn: Callable[[], Drawing]) -> None:
        """Write a picture in the format that the file's name asks for."""
        theme, paper = self._paper_theme, self._paper

        def write(progress: Progress) -> None:
            drawing = drawn()
            report(progress, 0.1)
            if path.suffix.lower() == ".svg":
                write_atomically(path, svg(drawing, title).encode())
            elif path.suffix.lower() == ".png":
                write_png(drawing, path, _DPI, theme.paper, progress)
            else:
                pages = paged(drawing, PAPERS[paper], title=title, tongue=own_tongue())
                write_pdf([page.drawing for page in pages], path, title, progress)

        self.write(path, write)


_HEADS: Final[tuple[Phrase, ...]] = (
    *("After move", "Company", "When", "What for", "Build points", "Amount"),
    *("Balance", "Number of the rule", "Text of the rule"),
)


def ledger_csv(sitting: Sitting) -> str:
    """Return the ledger as a table for a spreadsheet."""
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow([tr(head) for head in _HEADS])
    names = sitting.header.players
    for each in ledger(sitting):
        entry = each.entry
        writer.writerow(
            [
                each.move,
                names[each.seat],
                tr(entry.when),
                tr(entry.what),
                entry.cost or "",
                entry.amount,
                entry.balance,
                entry.rule,
                tr(rule_text(entry.rule)),
            ]
        )
    return out.getvalue()
