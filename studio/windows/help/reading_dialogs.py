"""Dialogs to read: the guide, and what Platelayer is and is made of."""

from pathlib import Path

from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QGuiApplication, QImage, QKeySequence, QResizeEvent, QShortcut, QTextDocument
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
from studio.language.words import own_tongue, tr
from studio.session.overrides import reported
from studio.session.program_versions import versions_text
from studio.windows.help.help_pages import DIALOG_PAGES, FIRST
from studio.windows.kit.icons import program_icon
from studio.windows.kit.window_room import resize_within

_MARK = 64
_MARGIN = 18
_GUIDE_SIZE = QSize(780, 660)


class Reader(QDialog):
    """A text to read, written in Markdown."""

    def __init__(
        self, title: str, markdown: str, parent: QWidget | None = None, size: tuple[int, int] = (640, 620)
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        resize_within(self, QSize(*size))
        self.text = QTextBrowser()
        self.text.setOpenExternalLinks(True)
        self.text.document().setDocumentMargin(_MARGIN)
        self.text.setMarkdown(markdown)
        self.text.setAccessibleName(title)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._buttons.rejected.connect(self.reject)
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(16, 16, 16, 12)
        self._whole.setSpacing(12)
        self._whole.addWidget(self.text)
        self._whole.addWidget(self._buttons)


class Page(QTextBrowser):
    """A page with pictures, none of them wider than the page."""

    @reported
    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Return what a page is made of, a picture as large as there is room for."""
        found = super().loadResource(kind, name)
        room = self.viewport().width() - 2 * _MARGIN
        if kind != QTextDocument.ResourceType.ImageResource.value or room <= 0:
            return found
        picture = QImage.fromData(found)
        if picture.width() <= room:
            return picture
        return picture.scaledToWidth(room, Qt.TransformationMode.SmoothTransformation)

    @reported
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the pictures into another width, and stay where one reads."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            bar = self.verticalScrollBar()
            read = bar.value() / max(1, bar.maximum())
            self.reload()
            bar.setValue(round(read * bar.maximum()))


class Guide(QDialog):
    """The pages of the guide; what is underlined leads to another page."""

    def __init__(self, page: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Guide"))
        resize_within(self, _GUIDE_SIZE)
        self.text = Page()
        # A bar that came with a long page would take its room from the pictures.
        self.text.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.text.setAccessibleName(tr("Page of the guide"))
        self.text.setOpenExternalLinks(True)
        self.text.sourceChanged.connect(lambda _: self.text.document().setDocumentMargin(_MARGIN))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        role = QDialogButtonBox.ButtonRole.ActionRole
        self.back = buttons.addButton(tr("Back"), role)
        self.contents = buttons.addButton(tr("All Pages"), role)
        self.back.setEnabled(False)
        self.back.clicked.connect(self.text.backward)
        self.contents.clicked.connect(lambda: self.turn_to(FIRST))
        self.text.backwardAvailable.connect(self.back.setEnabled)
        buttons.rejected.connect(self.reject)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 16, 16, 12)
        whole.setSpacing(12)
        whole.addWidget(self.text)
        whole.addWidget(buttons)
        self.turn_to(page)

    @property
    def page(self) -> str:
        """The name of the page that is shown."""
        return Path(self.text.source().fileName()).stem

    def turn_to(self, page: str) -> None:
        """Show a page, by its name."""
        self.text.setSource(QUrl.fromLocalFile(str(page_file(page))))


def page_file(page: str) -> Path:
    """Return the file of a page of the guide, in the user's language where it has been translated."""
    own = folder("guide") / own_tongue().code / f"{page}.md"
    return own if own.is_file() else folder("guide") / f"{page}.md"


class About(Reader):
    """The version, the licence, and whose work is in it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("About Platelayer"), _credits(), parent, (560, 520))
        mark = QLabel()
        mark.setPixmap(program_icon().pixmap(QSize(_MARK, _MARK), self.devicePixelRatioF()))
        heading = QLabel("Platelayer")
        heading.setObjectName("heading")
        self.version = QLabel(tr("The map studio for Railway Rivals · {edition}", edition=edition()))
        self.version.setObjectName("subheading")
        words = QVBoxLayout()
        words.addWidget(heading)
        words.addWidget(self.version)
        top = QHBoxLayout()
        top.setSpacing(16)
        top.addWidget(mark, 0, Qt.AlignmentFlag.AlignTop)
        top.addLayout(words, 1)
        self._whole.insertLayout(0, top)
        self.copy = self._buttons.addButton(tr("Copy Versions"), QDialogButtonBox.ButtonRole.ActionRole)
        self.copy.setToolTip(tr("Copy the versions of Platelayer, Python and the libraries for a report"))
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(versions_text()))


def offer_help(dialog: QDialog, action: str) -> None:
    """Have F1 open the page of the guide on a dialog, which an action has opened, over it."""

    def show() -> None:
        guide = Guide(DIALOG_PAGES[action], dialog)
        guide.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        guide.open()

    QShortcut(QKeySequence(Qt.Key.Key_F1), dialog).activated.connect(show)


def explanation(title: str, markdown: str, parent: QWidget | None = None) -> Reader:
    """Return the explanation of a finding."""
    return Reader(title, f"## {title}\n\n{markdown}", parent, (560, 380))


def edition() -> str:
    """Return which version this is, as it was installed."""
    from importlib.metadata import PackageNotFoundError, version  # noqa: PLC0415  # 10 ms, for one dialog

    try:
        return tr("version {number}", number=version("platelayer"))
    except PackageNotFoundError:
        return tr("from source")


def _credits() -> str:
    """Return whose work is in it, each line in the user's language."""
    lines = (folder("resources") / "credits.md").read_text("utf-8").splitlines()
    return "\n".join(tr(line) if line else "" for line in lines)
