"""Every action of the window of a game as data, and its menus."""

import math
from typing import Final

from engine.messages import Phrase
from studio.table.speeds import SPEEDS
from studio.windows.kit.actions import SEPARATOR, Action, Menu

_SPEED_WORDS: Final[tuple[Phrase, ...]] = ("¼ ×", "½ ×", "1 ×", "2 ×", "4 ×", "&Instant")


def speed_name(speed: float) -> str:
    """Return the name of the action that sets a speed."""
    return "speed-instant" if math.isinf(speed) else f"speed-{speed:g}"


TABLE_ACTIONS: Final = (
    Action("table-new", "&New Game…", ("Ctrl+N",), "Play the board or tile set that is open in the editor"),
    Action("table-open", "&Open Game…", ("Ctrl+O",), "Continue a game that was kept in a file"),
    Action("table-copy", "Save a &Copy…", ("Ctrl+Shift+S",), "Save the game to another file"),
    Action(
        "table-map",
        "Save &Map with Track…",
        ("Ctrl+E",),
        "Save the map with all track as PDF at true scale, PNG or SVG",
    ),
    Action(
        "table-ledger",
        "Save &Ledger…",
        ("Ctrl+L",),
        "Save every amount with its rule as a table for a spreadsheet",
    ),
    Action(
        "table-accounts",
        "&Accounts…",
        ("Ctrl+Shift+A",),
        "Show every account over the game, and what its points came from",
    ),
    Action(
        "table-edited",
        "Play &Edited Map…",
        ("Ctrl+Shift+D",),
        "Play the map as it is in the editor now, with the moves so far or from the beginning",
    ),
    Action("table-close", "Close &Table", ("Ctrl+W",), "Close this window; the game is kept"),
    Action("table-quit", "&Quit", ("Ctrl+Q",), "Leave Platelayer; games are kept"),
    Action("table-undo", "&Undo", ("Ctrl+Z", "Backspace"), "Take back what a person did last"),
    Action("table-redo", "&Redo", ("Ctrl+Shift+Z", "Ctrl+Y"), "Make it again"),
    Action("table-reset", "R&eset Turn", ("R",), "Begin this turn again; the dice stay"),
    Action("table-done", "&Done", ("D",), "End the building turn"),
    Action("table-joint", "&Joint Run", ("J",), "Show the routes of a joint run with the next player"),
    Action("table-route", "Dra&w a Route", ("W",), "Click the hexes of a route on the map"),
    Action(
        "table-least", "&Least Payment First", ("L",), "Lay the track that pays rivals least", checkable=True
    ),
    Action("table-note", "&Note…", ("N",), "Pin a note on the hex under the pointer"),
    Action("table-pause", "&Pause", ("P",), "Stop bots and dice, or let them go on", checkable=True),
    Action("table-go", "G&o On", ("G",), "Return to the present, and let bots and dice go on"),
    Action("table-step", "One &Move", ("M",), "Let a bot or the dice make one move"),
    Action("table-again", "&Throw Again", ("T",), "Take back to the last throw, and throw other numbers"),
    Action("table-slower", "&Slower", ("-",), "Bots and trains move slower"),
    Action("table-faster", "&Faster", ("+", "="), "Bots and trains move faster"),
    *(
        Action(speed_name(speed), words, (), "How fast bots and trains move", checkable=True, group="speed")
        for speed, words in zip(SPEEDS, _SPEED_WORDS, strict=True)
    ),
    Action("table-move-back", "Move &Back", ("Ctrl+Left",), "Look one move back"),
    Action("table-move-on", "Move O&n", ("Ctrl+Right",), "Look one move on"),
    Action("table-turn-back", "&Turn Back", (",",), "Look one turn back"),
    Action("table-turn-on", "T&urn On", (".",), "Look one turn on"),
    Action("table-round-back", "&Round or Race Back", ("<",), "Look one round or race back"),
    Action("table-round-on", "Roun&d or Race On", (">",), "Look one round or race on"),
    Action("table-first", "To the Be&ginning", ("Home",), "Look at the beginning"),
    Action("table-present", "To the &Present", ("End",), "Return to the present"),
    Action(
        "table-panels",
        "&Panels",
        ("F9",),
        "Show players, card, story and ledger next to the map",
        checkable=True,
    ),
    Action("table-records", "&Story and Ledger", ("F8",), "Show what has happened", checkable=True),
    Action("table-zoom-in", "Zoom &In", ("Ctrl++", "Ctrl+="), "Show the map larger"),
    Action("table-zoom-out", "Zoom &Out", ("Ctrl+-",), "Show the map smaller"),
    Action("table-fit", "&Fit in Window", ("Ctrl+0",), "Show the whole map"),
    Action("table-editor", "To the E&ditor", ("Ctrl+Tab",), "Go to the window with the boards"),
    Action("table-shortcuts", "&Shortcuts…", ("Ctrl+,",), "List and change the keys of every action"),
    Action("table-lesson", "Your First &Game", (), "Read how a first game goes, in ten steps"),
    Action("table-help", "&Help on This", ("F1",), "Open the page of the guide on playing"),
)

TABLE_MENUS: Final = (
    Menu(
        "&Game",
        (
            *(
                "table-new",
                "table-open",
                SEPARATOR,
                "table-copy",
                "table-map",
                "table-ledger",
                SEPARATOR,
                "table-accounts",
                "table-edited",
                "table-editor",
                SEPARATOR,
            ),
            *("table-close", "table-quit"),
        ),
    ),
    Menu(
        "&Turn",
        (
            *(
                "table-undo",
                "table-redo",
                "table-reset",
                SEPARATOR,
                "table-done",
                "table-joint",
                "table-route",
            ),
            *("table-least", SEPARATOR, "table-note", "table-again"),
        ),
    ),
    Menu(
        "&Pace",
        (
            *("table-pause", "table-go", "table-step", SEPARATOR, "table-slower", "table-faster", SEPARATOR),
            *(speed_name(speed) for speed in SPEEDS),
        ),
    ),
    Menu(
        "&View",
        (
            *("table-move-back", "table-move-on", "table-turn-back", "table-turn-on"),
            *("table-round-back", "table-round-on", "table-first", "table-present", SEPARATOR),
            *("table-panels", "table-records", SEPARATOR),
            *("table-zoom-in", "table-zoom-out", "table-fit"),
        ),
    ),
    Menu("&Help", ("table-help", "table-lesson", "table-shortcuts")),
)
