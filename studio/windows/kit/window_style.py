"""How the windows look: light and dark colours of our own on Qt's Fusion style.

The colours are data; ``resources/windows.qss`` says where the few that no palette knows go.
"""

from dataclasses import asdict, dataclass
from string import Template
from typing import Literal

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from engine.shipped import folder

Theme = Literal["light", "dark", "system"]
THEMES: tuple[Theme, ...] = ("light", "dark", "system")


@dataclass(frozen=True)
class Scheme:
    """The colours of the windows, each ``#rrggbb``.

    ``window`` is the ground of bars and docks, ``field`` that of lists and text, ``raised`` that
    of buttons, ``desk`` what the sheet lies on; ``text``, ``muted`` and ``faint`` are three
    strengths of lettering, ``line`` and ``edge`` two of borders, ``rim`` that of fields;
    ``accent`` marks what is chosen and ``on_accent`` is written on it, ``link`` is for lettering in it,
    ``wash`` a breath of it under the pointer; ``red`` is that of hearts and diamonds.
    """

    window: str
    field: str
    raised: str
    desk: str
    text: str
    muted: str
    faint: str
    line: str
    edge: str
    rim: str
    accent: str
    on_accent: str
    link: str
    wash: str
    red: str
    tip: str
    on_tip: str


LIGHT = Scheme(
    window="#f1efea",
    field="#fdfcfa",
    raised="#faf8f4",
    desk="#d9d5cc",
    text="#22272b",
    muted="#5c6165",
    faint="#92918b",
    line="#dcd8cf",
    edge="#c4bfb3",
    rim="#8a867c",
    accent="#1d6b57",
    on_accent="#ffffff",
    link="#1d6b57",
    wash="#e1e6de",
    red="#b5301f",
    tip="#2c3135",
    on_tip="#f4f1ea",
)
DARK = Scheme(
    window="#27292c",
    field="#1e2022",
    raised="#33363a",
    desk="#161718",
    text="#e4e3df",
    muted="#acada9",
    faint="#777b81",
    line="#393c40",
    edge="#4a4e53",
    rim="#72777d",
    accent="#2b816a",
    on_accent="#ffffff",
    link="#6cc4ab",
    wash="#33403d",
    red="#ff8a7a",
    tip="#e9e6df",
    on_tip="#22272b",
)


def scheme_of(theme: Theme) -> Scheme:
    """Return the colours of a theme, asking the system what it wears if that is to decide."""
    if theme == "system":
        dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        return DARK if dark else LIGHT
    return DARK if theme == "dark" else LIGHT


def dress(application: QApplication, scheme: Scheme) -> None:
    """Give every window of the program the colours."""
    application.setPalette(palette_of(scheme))
    resources = folder("resources")
    text = (resources / "windows.qss").read_text("utf-8")
    arrows = (resources / "arrows").as_posix()
    application.setStyleSheet(Template(text).substitute(asdict(scheme), arrows=arrows))


def palette_of(scheme: Scheme) -> QPalette:
    """Return the colours in Qt's roles."""
    role = QPalette.ColorRole
    palette = QPalette()
    for names, colour in (
        ((role.Window, role.Midlight), scheme.window),
        ((role.Base,), scheme.field),
        ((role.AlternateBase,), scheme.window),
        ((role.Button, role.Light), scheme.raised),
        ((role.WindowText, role.Text, role.ButtonText), scheme.text),
        ((role.BrightText, role.HighlightedText), scheme.on_accent),
        ((role.PlaceholderText,), scheme.muted),
        ((role.Mid,), scheme.line),
        ((role.Dark,), scheme.edge),
        # Fusion itself has no use for it: what lies behind the sheet.
        ((role.Shadow,), scheme.desk),
        ((role.Highlight, role.Accent), scheme.accent),
        ((role.Link, role.LinkVisited), scheme.link),
        ((role.ToolTipBase,), scheme.tip),
        ((role.ToolTipText,), scheme.on_tip),
    ):
        for name in names:
            palette.setColor(name, QColor(colour))
    for name in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, name, QColor(scheme.faint))
    palette.setColor(QPalette.ColorGroup.Disabled, role.Highlight, QColor(scheme.edge))
    return palette
