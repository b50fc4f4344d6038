"""Earlier versions of the document's file: a list to choose from, and one begun as a copy."""

from collections.abc import Sequence

from PySide6.QtCore import QDateTime, QLocale
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QListWidget, QVBoxLayout, QWidget

from studio.language.words import tr
from studio.session.backups import Version

_KILO = 1000


class VersionsDialog(QDialog):
    """Lists what a file held before it was saved over; ``chosen`` is the version marked."""

    def __init__(self, name: str, versions: Sequence[Version], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Earlier Versions"))
        self._versions = tuple(versions)
        title = QLabel(tr("Earlier versions of {name}", name=name))
        title.setObjectName("message-title")
        words = QLabel(
            tr(
                "Each is what the file held until it was saved over. It opens as a copy without a file; "
                "the board you have now stays as it is."
            )
        )
        words.setWordWrap(True)
        self.list = QListWidget()
        self.list.setAccessibleName(title.text())
        # Dressed before it has rows, for they stay as high as they were when laid out first.
        self.list.ensurePolished()
        for version in self._versions:
            self.list.addItem(described(version))
        self.list.setCurrentRow(0)
        self.list.itemActivated.connect(lambda _: self.accept())
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.open_copy = self.buttons.addButton(tr("Open as Copy"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(20, 20, 20, 16)
        whole.setSpacing(12)
        for widget in (title, words, self.list, self.buttons):
            whole.addWidget(widget)
        # Only of a button within it does a dialog know that it is the default one.
        self.open_copy.setDefault(True)
        self.resize(480, 340)

    @property
    def chosen(self) -> Version:
        """The version marked."""
        return self._versions[self.list.currentRow()]


def described(version: Version) -> str:
    """Return one line on a version: until when the file held it, and its size."""
    until = QDateTime.fromMSecsSinceEpoch(int(1000 * version.kept.timestamp()))
    when = QLocale().toString(until, "ddd d MMM yyyy, HH:mm:ss")
    size = tr("{n} bytes", n=version.size) if version.size < _KILO else f"{version.size // _KILO} kB"
    return tr("until {when}   ({size})", when=when, size=size)
