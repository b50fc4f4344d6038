"""The window of a postal game: its menus, and what its commands do."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QSize, QUrl, Signal
from PySide6.QtGui import QAction, QCloseEvent, QDesktopServices, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QLabel, QMainWindow, QMenu, QProgressBar

from engine.postal.reports import as_text
from studio.drawing.maps.themes import Theme
from studio.language.plain_text import window_title
from studio.language.words import reason, tr
from studio.mapview.tile_painter import Style
from studio.session.overrides import reported
from studio.windows.help.reading_dialogs import Guide
from studio.windows.kit.actions import SEPARATOR, Menu
from studio.windows.kit.dialogs import accepted, open_over
from studio.windows.kit.line_dialog import asked_words
from studio.windows.kit.postal_actions import POSTAL_ACTIONS, POSTAL_MENUS
from studio.windows.kit.question import Question
from studio.windows.kit.window_room import resize_within
from studio.windows.postal.postal_saving import PostalSaving
from studio.windows.postal.postal_session import PostalSession
from studio.windows.postal.postal_view import PostalView
from studio.windows.postal.typed_throws import typed_throw
from studio.windows.table.surroundings import Surroundings

_SIZE: Final = QSize(1440, 880)
_WHOLE: Final = 1000


class PostalWindow(QMainWindow):
    """One game as its referee sees it, in a window of its own."""

    closed = Signal()

    def __init__(
        self, session: PostalSession, style: Style, paper_theme: Theme, around: Surroundings
    ) -> None:
        super().__init__()
        self.setObjectName("postal-window")
        self.session = session
        self._questions = around.questions
        session.setParent(self)
        self.view = PostalView(session, style)
        self.setCentralWidget(self.view)
        self.saving = PostalSaving(session, paper_theme, around, self)
        self.said = QLabel()
        self.said.setObjectName("postal-said")
        self.said.setMinimumWidth(1)
        self.progress = QProgressBar(textVisible=False)
        self.progress.setMaximumWidth(160)
        self.progress.hide()
        self.statusBar().addWidget(self.said, 1)
        self.statusBar().addPermanentWidget(self.progress)
        self.statusBar().addPermanentWidget(QLabel(session.folder.path.name))
        self.actions_: dict[str, QAction] = {}
        self._make_actions()
        for menu in POSTAL_MENUS:
            self._fill(self.menuBar().addMenu(tr(menu.title)), menu)
        session.changed.connect(self._follow)
        session.busied.connect(self._follow)
        session.failed.connect(self._tell)
        self.saving.failed.connect(self._tell)
        self.saving.said.connect(self.say)
        self.saving.progressed.connect(self._show_share)
        self.view.adjudicate_wanted.connect(self._adjudicate)
        resize_within(self, _SIZE)
        self._follow()

    # -- making ----------------------------------------------------------------------------------

    def _make_actions(self) -> None:
        doings = self._doings()
        for each in POSTAL_ACTIONS:
            action = QAction(tr(each.text), self)
            action.setObjectName(each.name)
            action.setStatusTip(tr(each.tip))
            action.setShortcuts([QKeySequence(key) for key in each.shortcuts])
            action.triggered.connect(lambda _=False, does=doings[each.name]: does())
            self.actions_[each.name] = action
            self.addAction(action)

    def _fill(self, shown: QMenu, menu: Menu) -> None:
        for item in menu.items:
            if item == SEPARATOR:
                shown.addSeparator()
            elif isinstance(item, str):
                shown.addAction(self.actions_[item])

    def _doings(self) -> dict[str, Callable[[], object]]:
        """Return what each action does."""
        navigator, slider = self.view.round.map.navigator, self.view.round.slider
        return {
            "postal-paste": self._paste,
            "postal-mails": self._file_mails,
            "postal-bots": self.session.let_bots_write,
            "postal-throw": self._throw,
            "postal-play": self._adjudicate,
            "postal-back": self._take_back,
            "postal-report": self.saving.save_report,
            "postal-copy": self._copy_report,
            "postal-folder": self._open_folder,
            "postal-map": self.saving.save_map,
            "postal-close": self.close,
            "postal-earlier": lambda: slider.setValue(slider.value() - 1),
            "postal-later": lambda: slider.setValue(slider.value() + 1),
            "postal-zoom-in": lambda: navigator.zoom(2**0.5),
            "postal-zoom-out": lambda: navigator.zoom(0.5**0.5),
            "postal-fit": navigator.fit,
            "postal-help": lambda: open_over(Guide("postal", self)),
        }

    # -- following -------------------------------------------------------------------------------

    def _follow(self) -> None:
        """Name the window after the game, and let be had what can be done now."""
        session, standing = self.session, self.session.standing
        folder = session.folder
        name = folder.terms.name or folder.path.name
        self.setWindowTitle(window_title(tr("Postal game – {name}", name=name)))
        has_report, is_free = standing.report is not None, not session.is_busy
        enabled = {
            "postal-paste": standing.takes_orders,
            "postal-mails": standing.takes_orders,
            "postal-bots": standing.takes_orders and is_free,
            "postal-throw": standing.awaits_throw and is_free,
            "postal-play": standing.takes_orders and not standing.hindrances and is_free,
            "postal-back": has_report and is_free,
            "postal-report": has_report,
            "postal-copy": has_report,
            "postal-folder": has_report,
        }
        for action, is_enabled in enabled.items():
            self.actions_[action].setEnabled(is_enabled)
        if session.is_busy:
            self.progress.setRange(0, 0)
        self.progress.setVisible(session.is_busy)

    def _show_share(self, share: float) -> None:
        """Show how far a file is."""
        self.progress.setRange(0, _WHOLE)
        self.progress.setValue(round(share * _WHOLE))
        self.progress.setVisible(share < 1 or self.session.is_busy)

    def say(self, text: str) -> None:
        """Say something in the status bar."""
        self.said.setText(text)
        self.said.setToolTip(text)

    def _tell(self, what: str, why: str) -> None:
        self._questions.show_failure(what, why)

    # -- doing -----------------------------------------------------------------------------------

    def _paste(self) -> None:
        """File what was copied for the company that is chosen."""
        text = QGuiApplication.clipboard().text()
        if text.strip():
            self.session.take([text], self.view.seat)
        else:
            self.say(tr("There is no text to paste. Copy a mail first."))

    def _file_mails(self) -> None:
        paths = self._questions.mails_to_file(self)
        if paths:
            self.session.take(paths)

    def _throw(self) -> None:
        """Throw by the seed, or take what was thrown by hand."""
        folder = self.session.folder
        if folder.terms.luck == "seed":
            self.session.throw()
            return
        rules, history = folder.history.game.facts.rules, folder.history
        races = history.state.stage == "operating"
        what = tr("Races of three rounds, such as 11-21, 22-61") if races else tr("Dice, such as 6 1 4 3")
        words = asked_words(self, tr("Dice Thrown by Hand"), what)
        if words is None:
            return
        try:
            self.session.throw(typed_throw(words, rules.build_rolls, races=races))
        except ValueError as error:
            self._tell(tr("Nothing was thrown"), reason(error))

    def _adjudicate(self) -> None:
        if self.actions_["postal-play"].isEnabled():
            self.session.adjudicate()

    def _take_back(self) -> None:
        """Take back the last round, after a question."""
        number = self.session.folder.history.last_played
        if number is not None and self.takes_back_round(number):
            self.session.take_back(number)

    def takes_back_round(self, number: int) -> bool:
        """Ask whether to take back a round."""
        title = tr("Play round {n} again?", n=number) if number else tr("Choose starts again?")
        words = tr("Orders and rulings stay. What was played is kept in the folder under undone.")
        box = Question(self, title, words)
        take_back = box.offer(tr("Take Back"), usual=True)
        accepted(box)
        return box.given is take_back

    def _copy_report(self) -> None:
        report = self.session.standing.report
        if report is not None:
            QGuiApplication.clipboard().setText(as_text(report))
            self.say(tr("The report was copied."))

    def _open_folder(self) -> None:
        """Show the folder of reports in the system's file manager."""
        folder = self.saving.folder_of_reports
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
            self.say(tr("The reports are in {folder}.", folder=folder))

    @reported
    def closeEvent(self, event: QCloseEvent) -> None:
        """Close the window; the game is in its folder."""
        self.saving.finish()
        self.view.stop()
        self.session.close()
        event.accept()
        self.closed.emit()
