"""The actions of the window of a tile game: those of any table that mean something in it, and its own."""

from typing import Final

from studio.table.speeds import SPEEDS
from studio.windows.kit.actions import SEPARATOR, Action, Menu
from studio.windows.kit.table_actions import TABLE_ACTIONS, speed_name

OWN_TILE_ACTIONS: Final = (
    Action("tile-turn", "&Turn Tile", ("R",), "Turn the tile a quarter clockwise"),
    Action("tile-turn-back", "Turn Tile &Back", ("Shift+R",), "Turn the tile a quarter anticlockwise"),
    Action("tile-show", "Show My T&iles", ("H",), "Show the tiles of the player whose turn it is"),
    Action("tile-show-all", "Show &Everything", (), "Hide no tiles between the people here", checkable=True),
    Action("tile-again", "Play A&gain", ("Ctrl+Shift+N",), "Begin another game with the same players"),
    Action("tile-daily", "Play the &Daily", ("Ctrl+Shift+Y",), "Play alone with the draws of today"),
)
"""Actions of this window alone."""
_SHARED: Final = (
    *("table-new", "table-open", "table-copy", "table-edited", "table-editor", "table-close", "table-quit"),
    *("table-undo", "table-redo", "table-note"),
    *("table-again", "table-pause", "table-go", "table-step", "table-slower", "table-faster"),
    *(speed_name(speed) for speed in SPEEDS),
    *("table-move-back", "table-move-on", "table-turn-back", "table-turn-on"),
    *("table-round-back", "table-round-on", "table-first", "table-present"),
    *("table-panels", "table-records", "table-zoom-in", "table-zoom-out", "table-fit"),
    *("table-shortcuts", "table-help"),
)
TILE_ACTIONS: Final = tuple(action for action in TABLE_ACTIONS if action.name in _SHARED)
"""Actions of any table that this window has as well."""

TILE_MENUS: Final = (
    Menu(
        "&Game",
        (
            *("tile-again", "tile-daily", "table-new", "table-open", SEPARATOR, "table-copy", SEPARATOR),
            *("table-edited", "table-editor", SEPARATOR, "table-close", "table-quit"),
        ),
    ),
    Menu(
        "&Turn",
        (
            *("table-undo", "table-redo", SEPARATOR, "tile-turn", "tile-turn-back", SEPARATOR),
            *("tile-show", "tile-show-all", SEPARATOR, "table-note", "table-again"),
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
    Menu("&Help", ("table-help", "table-shortcuts")),
)
