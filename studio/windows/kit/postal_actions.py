"""Every action of the window of postal games as data, and its menus."""

from typing import Final

from studio.windows.kit.actions import SEPARATOR, Action, Menu

POSTAL_ACTIONS: Final = (
    Action("postal-paste", "&Paste Mail", ("Ctrl+V",), "File the text that was copied as a company's orders"),
    Action("postal-mails", "File &Mails…", ("Ctrl+O",), "File mails that were saved, as text, HTML or .eml"),
    Action("postal-bots", "Let &Bots Write", ("Ctrl+B",), "Let bots write the orders that are missing"),
    Action("postal-throw", "&Throw Dice", ("Ctrl+T",), "Throw for the next round, or type what was thrown"),
    Action("postal-play", "&Adjudicate", ("Ctrl+Return",), "Play the round and write its report"),
    Action("postal-back", "Take Back a &Round…", ("Ctrl+Z",), "Play a round again; what was is kept"),
    Action(
        "postal-report",
        "&Save Report…",
        ("Ctrl+S",),
        "Save the report of the last round as text, or as a page on which players draw their orders",
    ),
    Action("postal-folder", "Open &Folder of Reports", ("Ctrl+D",), "Show the reports of all rounds"),
    Action("postal-copy", "&Copy Report", ("Ctrl+Shift+C",), "Copy the report of the last round into a mail"),
    Action(
        "postal-map", "Save Ma&p with Track…", ("Ctrl+E",), "Save the map with all track as PDF, PNG or SVG"
    ),
    Action("postal-close", "C&lose", ("Ctrl+W",), "Close this window; the game is kept in its folder"),
    Action("postal-earlier", "Moment &Back", ("Ctrl+Left",), "Look one moment of the round back"),
    Action("postal-later", "Moment O&n", ("Ctrl+Right",), "Look one moment of the round on"),
    Action("postal-zoom-in", "Zoom &In", ("Ctrl++", "Ctrl+="), "Show the map larger"),
    Action("postal-zoom-out", "Zoom &Out", ("Ctrl+-",), "Show the map smaller"),
    Action("postal-fit", "&Fit in Window", ("Ctrl+0",), "Show the whole map"),
    Action("postal-help", "&Help on This", ("F1",), "Open the page of the guide on games by post"),
)

POSTAL_MENUS: Final = (
    Menu("&Game", ("postal-report", "postal-copy", "postal-folder", "postal-map", SEPARATOR, "postal-close")),
    Menu(
        "&Round",
        (
            *("postal-paste", "postal-mails", "postal-bots", SEPARATOR),
            *("postal-throw", "postal-play", "postal-back"),
        ),
    ),
    Menu(
        "&View",
        (
            *("postal-earlier", "postal-later", SEPARATOR),
            *("postal-zoom-in", "postal-zoom-out", "postal-fit"),
        ),
    ),
    Menu("&Help", ("postal-help",)),
)
