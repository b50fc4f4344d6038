"""The offer at the start: boards that were not saved when a studio did not end well."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QDateTime, QLocale
from PySide6.QtWidgets import QDialogButtonBox, QWidget

from studio.language.words import tr
from studio.session.recovery.pages import Recoverable
from studio.windows.kit.dialogs import accepted
from studio.windows.kit.question import Question
from studio.windows.kit.row_dialog import RowDialog


@dataclass(frozen=True)
class RecoveryChoice:
    """Which boards to go on with now, and which to throw away; others are offered again."""

    restored: tuple[Recoverable, ...] = ()
    discarded: tuple[Recoverable, ...] = ()


class RecoveryDialog(RowDialog):
    """Lists the boards and asks which to go on with; ``answer`` is what was chosen."""

    def __init__(self, entries: Sequence[Recoverable], parent: QWidget | None = None) -> None:
        listed = tuple(entries)
        words = tr("Platelayer closed unexpectedly. These unsaved boards can be recovered.")
        super().__init__(tr("Unsaved Work"), words, map(described, listed), parent)
        self._entries = listed
        self.setWindowTitle("Platelayer")
        self.answer = RecoveryChoice()
        self.list.itemActivated.connect(lambda _: self._restore())
        role = QDialogButtonBox.ButtonRole
        self.restore = self.buttons.addButton(tr("Recover"), role.AcceptRole)
        self.restore_all = self.buttons.addButton(tr("Recover All"), role.AcceptRole)
        self.restore_all.setVisible(len(self._entries) > 1)
        # At the other end: a hand that slips next to Recover must not throw work away.
        self.discard = self.buttons.addButton(tr("Discard"), role.ResetRole)
        self.later = self.buttons.addButton(tr("Ask Me Later"), role.RejectRole)
        self.restore.clicked.connect(self._restore)
        self.restore_all.clicked.connect(self._restore_all)
        self.discard.clicked.connect(self._discard)
        self.later.clicked.connect(self.reject)
        self.restore.setDefault(True)
        for button in (self.restore_all, self.discard, self.later):
            button.setAutoDefault(False)
        self.resize(520, 300)

    def _restore(self) -> None:
        """Go on with the board marked."""
        self._go_on_with(self._entries[self.list.currentRow()])

    def _restore_all(self) -> None:
        """Go on with every board that is left, the newest at the front."""
        self._go_on_with(*reversed(self._entries))

    def _go_on_with(self, *entries: Recoverable) -> None:
        """Answer with boards to go on with, next to those thrown away before."""
        self.answer = replace(self.answer, restored=entries)
        self.accept()

    def _discard(self) -> None:
        """Throw the board marked away once that is said again; the dialog stays while there are others."""
        row = self.list.currentRow()
        gone = self._entries[row]
        if not self._may_lose(gone):
            return
        self._entries = self._entries[:row] + self._entries[row + 1 :]
        self.answer = RecoveryChoice(discarded=(*self.answer.discarded, gone))
        self.list.takeItem(row)
        self.restore_all.setVisible(len(self._entries) > 1)
        if not self._entries:
            self.reject()

    def _may_lose(self, entry: Recoverable) -> bool:
        """Ask once more before work is thrown away for good."""
        name = entry.title or tr("A board without a title")
        box = Question(
            self,
            tr("Discard the unsaved work on {name}?", name=name),
            tr("Its file is not changed.")
            if entry.origin is not None
            else tr("It was never saved, so it will be lost."),
        )
        lose = box.offer(tr("Discard"), loses=True)
        accepted(box)
        return box.given is lose


def described(entry: Recoverable) -> str:
    """Return one line on a board that was kept: its title, its file and when it was written."""
    name = entry.title or tr("A board without a title")
    if entry.unread:
        return tr("{name} – cannot be read now ({reason})", name=name, reason=entry.unread)
    file = f" ({entry.origin.name})" if entry.origin is not None else tr(", never saved")
    written = QDateTime.fromSecsSinceEpoch(int(entry.written.timestamp()))
    when = QLocale().toString(written, "d MMM yyyy, HH:mm")
    return f"{name}{file} – {when}"
