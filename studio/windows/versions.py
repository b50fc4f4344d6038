"""Earlier versions of the document's file: a list to choose from, and one begun as a copy."""

from collections.abc import Sequence

from PySide6.QtCore import QDateTime, QLocale
from PySide6.QtWidgets import QDialogButtonBox, QWidget

from studio.language.words import tr
from studio.session.backups import Version
from studio.windows.row_dialog import RowDialog

_KILO = 1000


class VersionsDialog(RowDialog):
    """Lists what a file held before it was saved over; ``chosen`` is the version marked."""

    def __init__(self, name: str, versions: Sequence[Version], parent: QWidget | None = None) -> None:
        listed = tuple(versions)
        words = tr(
            "Each is what the file held until it was saved over. It opens as a copy without a file; "
            "the board you have now stays as it is."
        )
        title = tr("Earlier versions of {name}", name=name)
        super().__init__(title, words, map(described, listed), parent)
        self._versions = listed
        self.setWindowTitle(tr("Earlier Versions"))
        self.list.itemActivated.connect(lambda _: self.accept())
        self.buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        self.open_copy = self.buttons.addButton(tr("Open as Copy"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
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
