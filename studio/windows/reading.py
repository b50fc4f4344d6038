"""Dialogs to read: the guide, and what Platelayer is and is made of."""

from importlib.metadata import PackageNotFoundError, version

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from engine.shipped import folder
from studio.windows.icons import program_icon

_MARK = 64


class Reader(QDialog):
    """A text to read, written in Markdown."""

    def __init__(
        self, title: str, markdown: str, parent: QWidget | None = None, size: tuple[int, int] = (640, 620)
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.resize(*size)
        self.text = QTextBrowser()
        self.text.setOpenExternalLinks(True)
        self.text.document().setDocumentMargin(18)
        self.text.setMarkdown(markdown)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(16, 16, 16, 12)
        self._whole.setSpacing(12)
        self._whole.addWidget(self.text)
        self._whole.addWidget(buttons)


def guide(parent: QWidget | None = None) -> Reader:
    """Return the guide."""
    return Reader("Guide", _shipped_text("guide.md"), parent)


class About(Reader):
    """The version, the licence, and whose work is in it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("About Platelayer", _shipped_text("credits.md"), parent, (560, 520))
        mark = QLabel()
        mark.setPixmap(program_icon().pixmap(QSize(_MARK, _MARK), self.devicePixelRatioF()))
        heading = QLabel("Platelayer")
        heading.setObjectName("heading")
        self.version = QLabel(f"The map studio for Railway Rivals · {edition()}")
        self.version.setObjectName("subheading")
        words = QVBoxLayout()
        words.addWidget(heading)
        words.addWidget(self.version)
        top = QHBoxLayout()
        top.setSpacing(16)
        top.addWidget(mark, 0, Qt.AlignmentFlag.AlignTop)
        top.addLayout(words, 1)
        self._whole.insertLayout(0, top)


def explanation(title: str, markdown: str, parent: QWidget | None = None) -> Reader:
    """Return the explanation of a finding."""
    return Reader(title, f"## {title}\n\n{markdown}", parent, (560, 380))


def edition() -> str:
    """Return which version this is, as it was installed."""
    try:
        return f"version {version('platelayer')}"
    except PackageNotFoundError:
        return "from a checkout"


def _shipped_text(name: str) -> str:
    """Return a text that comes with Platelayer."""
    return (folder("resources") / name).read_text("utf-8")
