"""Every action of the studio as data: name, icon, shortcuts, what it does; and the menus of them.

Single letters are the tools' shortcuts; a field that takes text keeps them for itself.
"""

from dataclasses import dataclass

from engine.messages import Phrase
from studio.language.words import tr


@dataclass(frozen=True)
class Action:
    """One thing the user can do.

    ``name`` is also its icon's, unless ``icon`` says otherwise; ``tip`` is the sentence in the
    status bar. Of the checkable actions of one ``group`` exactly one is checked.
    """

    name: str
    text: Phrase
    shortcuts: tuple[str, ...]
    tip: Phrase
    icon: str = ""
    checkable: bool = False
    group: str = ""

    @property
    def icon_name(self) -> str:
        """The name of its icon's file."""
        return self.icon or self.name

    @property
    def title(self) -> str:
        """Its text in the user's language, without the mark of the menu's access key and without dots."""
        return tr(self.text).replace("&", "").removesuffix("…")


def _tool(name: str, text: Phrase, letter: str, tip: Phrase, icon: str = "") -> Action:
    return Action(name, text, (letter,), tip, icon, checkable=True, group="tool")


def _theme(name: str, text: Phrase, keys: str, tip: Phrase) -> Action:
    return Action(name, text, (keys,), tip, checkable=True, group="theme")


def _map_theme(name: str, text: Phrase, digit: str, tip: Phrase) -> Action:
    keys = (f"Ctrl+{digit}",)
    return Action(f"map-{name}", text, keys, tip, icon="map-theme", checkable=True, group="map-theme")


def _language(name: str, text: Phrase, keys: str, tip: Phrase) -> Action:
    return Action(f"language-{name}", text, (keys,), tip, icon="language", checkable=True, group="language")


ACTIONS = (
    Action("new", "&New…", ("Ctrl+N",), "Create a new board"),
    Action(
        "new-geography", "New from &Geography…", ("Ctrl+Shift+U",), "Make a board of real land", icon="new"
    ),
    Action("new-set", "New T&ile Set…", ("Shift+F4",), "Create a set for the tile game", icon="new"),
    Action("open", "&Open…", ("Ctrl+O",), "Open a board or a tile set from a file"),
    Action("close", "&Close", ("Ctrl+W",), "Close this board"),
    Action("save", "&Save", ("Ctrl+S",), "Save the board to its file"),
    Action("save-as", "Save &As…", ("Ctrl+Shift+S",), "Save the board to another file"),
    Action(
        "versions",
        "Earlier &Versions…",
        ("Ctrl+Shift+V",),
        "Open a version of the file from before it was overwritten",
        icon="recent",
    ),
    Action(
        "reload",
        "Reloa&d",
        ("Ctrl+Shift+L",),
        "Load the board from its file again; Undo brings the present one back",
        icon="undo",
    ),
    Action(
        "print",
        "&Print…",
        ("Ctrl+P",),
        "Preview the pages at true scale, then print them or save a PDF",
    ),
    Action("export", "&Export…", ("Ctrl+E",), "Save the board as a picture, a page or for other programs"),
    Action(
        "export-ground",
        "Export &Terrain…",
        ("Ctrl+Shift+E",),
        "Save only the terrain as a PNG tile map",
        icon="export",
    ),
    Action(
        "last-boards",
        "Open &Last Boards at Start",
        ("Ctrl+Shift+F6",),
        "Reopen the boards that are open now at the next start",
        icon="recent",
        checkable=True,
    ),
    Action("quit", "&Quit", ("Ctrl+Q",), "Leave Platelayer"),
    Action("undo", "&Undo", ("Ctrl+Z",), "Undo the last change"),
    Action("redo", "&Redo", ("Ctrl+Shift+Z", "Ctrl+Y"), "Redo the change that was undone"),
    Action("delete", "&Delete", ("Del",), "Remove the selection from the board"),
    Action("cut", "Cu&t", ("Ctrl+X",), "Cut the selected hexes and their contents to the clipboard"),
    Action("copy", "Cop&y", ("Ctrl+C",), "Copy the selected hexes and their contents to the clipboard"),
    Action("paste", "&Paste", ("Ctrl+V",), "Paste the clipboard where you click"),
    Action("select-all", "&All", ("Ctrl+A",), "Select every hex of the sheet"),
    Action("select-none", "&Nothing", ("Ctrl+Shift+A",), "Clear the selection"),
    Action("invert", "&Invert", ("Ctrl+I",), "Invert the selection"),
    Action("grow", "&Grow", ("Ctrl+.",), "Extend the selection by the neighbouring hexes"),
    Action(
        "same-terrain",
        "Same &Terrain Everywhere",
        ("Ctrl+Shift+T",),
        "Select all hexes with the terrain of the selected ones",
    ),
    Action("find", "By Name or La&bel…", ("Ctrl+F",), "Select things by name, or hexes by their labels"),
    Action(
        "paint-selection",
        "Paint Sel&ection",
        ("Ctrl+B",),
        "Paint the selected hexes with the palette’s terrain",
    ),
    Action("move-left", "&Left", ("Alt+Left",), "Move the selected hexes and their contents to the left"),
    Action("move-right", "&Right", ("Alt+Right",), "Move the selected hexes to the right"),
    Action("move-up", "&Up", ("Alt+Up",), "Move the selected hexes up"),
    Action("move-down", "&Down", ("Alt+Down",), "Move the selected hexes down"),
    Action("turn", "T&urn", ("Ctrl+]",), "Turn the selected hexes and their contents clockwise by 60°"),
    Action("turn-back", "Turn Ba&ck", ("Ctrl+[",), "Turn the selected hexes anticlockwise"),
    Action("mirror", "&Mirror", ("Ctrl+M",), "Mirror the selected hexes left to right"),
    Action(
        "keep-stamp",
        "Save as Stam&p…",
        ("Ctrl+Shift+K",),
        "Save the selected hexes and their contents as a stamp",
    ),
    Action("rename", "Re&name", ("F2",), "Rename the selected item"),
    Action(
        "number-towns",
        "Nu&mber Towns",
        ("Ctrl+Shift+N",),
        "Assign free keys to the towns without any, by the sectors they are in",
        icon="town",
    ),
    Action(
        "number-again",
        "Number A&ll Towns Again",
        ("Ctrl+Shift+M",),
        "Assign all keys of the board again, so that each sector is one part of the map",
        icon="town",
    ),
    Action(
        "town-table",
        "Tabl&e of Towns…",
        ("F3",),
        "List all towns, to sort and change them, and to exchange them with a spreadsheet",
        icon="town",
    ),
    Action("split", "&Split Line…", ("Ctrl+K",), "Split the selected line at a corner that you click"),
    Action("join", "&Join Line…", ("Ctrl+J",), "Join the selected line with another that you click"),
    Action("reverse", "Re&verse Line", ("Ctrl+R",), "Reverse the direction of the selected line"),
    Action("redraw", "Redra&w Route…", ("Ctrl+D",), "Draw the route of the selected item again"),
    Action("board", "&Board Properties", ("F4",), "Show the title, players, keys and rules of the board"),
    Action("sheet", "S&heet…", ("Ctrl+Shift+H",), "Add or remove rows and columns, change labels and size"),
    Action(
        "trace", "Tr&ace a Picture…", ("Ctrl+Shift+F",), "Paint terrain from the colours of a scan or photo"
    ),
    Action(
        "underlay",
        "Pict&ure to Trace",
        ("Ctrl+U",),
        "Show or hide the picture under the map",
        icon="trace",
        checkable=True,
    ),
    Action("add-country", "&Country", ("Ctrl+Shift+C",), "Add a country, then name and paint it"),
    Action("add-kind", "&Kind of Terrain", ("Ctrl+Shift+B",), "Add your own kind of terrain"),
    Action("add-water", "&Named Water", ("Ctrl+Shift+W",), "Add a named sea, bay or lake, then paint it"),
    Action("add-region", "City Re&gion", ("Ctrl+Shift+J",), "Add a region where new cities may appear"),
    Action(
        "add-special",
        "S&pecial without Entries",
        ("Ctrl+Shift+I",),
        "Add a special destination without entries",
        icon="special",
    ),
    Action("add-rules", "&Rule Changes", ("Shift+F9",), "Change rules of the edition for this board"),
    Action("add-start", "&Start Rule", ("Shift+F3",), "Click the places of a start rule"),
    Action(
        "add-connection",
        "Connection &Bonus",
        ("Shift+F5",),
        "Click the places that a company connects for a bonus",
    ),
    Action(
        "add-cities", "&Dynamic Cities", ("Ctrl+Shift+Y",), "Say where and when new cities appear in the game"
    ),
    Action("add-note", "N&ote", ("Ctrl+Shift+X",), "Write a note that is printed on the sheet"),
    Action("add-erratum", "&Erratum", ("Shift+F2",), "Write a correction of the published board"),
    Action("zoom-in", "&Zoom In", ("Ctrl++", "Ctrl+="), "Show the board larger"),
    Action("zoom-out", "Zoom &Out", ("Ctrl+-",), "Show the board smaller"),
    Action("zoom-fit", "&Fit in Window", ("Ctrl+0",), "Show the whole board"),
    Action("zoom-true", "&True Size", ("Ctrl+1",), "Show the board at its size on paper"),
    Action("go-to", "&Go To…", ("Ctrl+G",), "Go to a hex, town or key by its name"),
    Action("grid", "&Grid", ("Ctrl+Shift+G",), "Show the lines between hexes", checkable=True),
    Action("labels", "Hex &Labels", ("Ctrl+L",), "Show the labels of hexes", checkable=True),
    Action("inspector", "&Inspector", ("F6",), "Show and change the selection", checkable=True),
    Action("palette", "&Palette", ("F7",), "Show terrain, lines and areas to draw", checkable=True),
    Action("contents", "&Contents", ("F9",), "List everything on the board", checkable=True),
    Action("stamps", "&Stamps", ("F5",), "Show saved pieces of map to paste", checkable=True),
    Action("findings", "Fin&dings", ("F8",), "Show the results of the checks", checkable=True),
    Action("layers", "Lay&ers", ("F11",), "Show, hide, dim or lock parts of the map", checkable=True),
    Action("overview", "O&verview", ("Shift+F11",), "Show a small view of the whole map", checkable=True),
    Action("statistics", "St&atistics", ("F12",), "Show terrain, keys and runs as charts", checkable=True),
    Action("float-panel", "Undoc&k Panel", ("Shift+F6",), "Undock the current panel, or dock it again"),
    Action("panels-as-usual", "&Reset Panels", ("Shift+F7",), "Return every panel to its default place"),
    Action("rulers", "&Rulers", ("Ctrl+Shift+R",), "Show millimetres along the edges", checkable=True),
    _map_theme("matching", "Like the &Windows", "2", "Draw the map light or dark like the windows"),
    _map_theme("atlas", "&Atlas", "3", "Draw the map like an atlas"),
    _map_theme("night", "&Night", "4", "Draw the map light on dark"),
    _map_theme("classic", "&Line Art to Colour", "5", "Draw the map as outlines to colour by hand"),
    _map_theme("photocopy", "&Photocopy", "6", "Draw the map in lines that survive photocopying"),
    _map_theme(
        "clear", "&Colour-Blind Safe", "7", "Draw the map in colours that colour-blind people can distinguish"
    ),
    Action(
        "history",
        "Histor&y",
        ("Ctrl+H",),
        "Show all steps and go back to any of them",
        icon="recent",
        checkable=True,
    ),
    Action("next-tab", "Ne&xt Board", ("Ctrl+Tab", "Ctrl+PgDown"), "Switch to the next open board"),
    Action(
        "previous-tab",
        "Previous &Board",
        ("Ctrl+Shift+Tab", "Ctrl+PgUp"),
        "Switch to the previous open board",
    ),
    _theme("light", "&Light", "Ctrl+Shift+F7", "Use light windows"),
    _theme("dark", "&Dark", "Ctrl+Shift+F8", "Use dark windows"),
    _theme("system", "Like the &System", "Ctrl+Shift+F9", "Use light or dark windows like the system"),
    _language("en", "&English", "Ctrl+Shift+F10", "Use English"),
    _language("de", "&Deutsch", "Ctrl+Shift+F11", "Use German"),
    _language("system", "Like the &System", "Ctrl+Shift+F12", "Use the system’s language if it is available"),
    _tool("select", "&Select", "V", "Click anything on the map to select it; drag a town to move it"),
    _tool("box", "Select Bo&x", "E", "Drag a box to select hexes; Shift adds, Ctrl removes"),
    _tool("lasso", "&Lasso", "A", "Drag around hexes to select them; Shift adds, Ctrl removes"),
    _tool(
        "wand", "Select Patc&h", "W", "Click a patch of one terrain to select it; Shift adds, Ctrl removes"
    ),
    _tool("brush", "&Brush", "B", "Drag to paint; the right button picks up the terrain"),
    _tool("stroke", "Straight Stro&ke", "L", "Drag to paint a straight line"),
    _tool("rectangle", "Rectan&gle", "Q", "Drag to paint a rectangle"),
    _tool("fill", "&Fill", "F", "Click to paint a whole patch; a country or region stops at borders"),
    _tool("river", "&River", "R", "Click corners or drag along sides to draw a river; Ctrl erases"),
    _tool(
        "closed", "&Closed Side", "C", "Click corners or drag along sides to close them to track; Ctrl erases"
    ),
    _tool("border", "B&order", "O", "Click corners or drag along sides to draw a border; Ctrl erases"),
    _tool("town", "&Town", "T", "Click a hex to place a town there"),
    _tool(
        "mark-start",
        "Mark &Starting Points",
        "Shift+S",
        "Click towns to make them starting points",
        "add-start",
    ),
    _tool("mark-port", "Mark Po&rts", "Shift+P", "Click towns to make them ports", "ferry"),
    _tool("mark-small", "Mark Sma&ll Towns", "Shift+M", "Click towns to make them small towns", "town"),
    _tool("special", "S&pecial", "S", "Click the hexes and towns that lead to a special destination"),
    _tool("ferry", "Ferr&y", "Y", "Click two ports to lay a ferry between them"),
    _tool("crossing", "Crossi&ng", "X", "Click the hexes of a tunnel or a long bridge"),
    _tool(
        "permitted",
        "Permitte&d Build",
        "P",
        "Click the hexes of a line that may be built in a foreign country",
    ),
    _tool(
        "measure", "Meas&ure", "M", "Click two hexes to see their distance and the cost of track between them"
    ),
    Action("smaller", "S&maller Brush", ("[",), "Make the brush one ring of hexes smaller"),
    Action("larger", "&Larger Brush", ("]",), "Make the brush one ring of hexes larger"),
    Action(
        "trial",
        "Test &with Games…",
        ("Ctrl+T",),
        "Let bots play many games on the board and see the results",
    ),
    Action(
        "play",
        "Play Th&is Map…",
        ("Ctrl+Shift+D",),
        "Play a game on the board with people and bots",
    ),
    Action(
        "new-postal",
        "&New Postal Game…",
        ("Ctrl+8",),
        "Begin a game by post on the board: players send orders, you are the referee",
    ),
    Action(
        "try-postal",
        "&Try by Post…",
        ("Ctrl+Shift+9",),
        "Let bots play many games of twelve rounds by post on the board and see the results",
        icon="trial",
    ),
    Action("open-postal", "&Open Postal Game…", ("Ctrl+9",), "Go on refereeing a game by post", icon="open"),
    Action("open-game", "Op&en Game…", ("Ctrl+Shift+O",), "Continue a game, or look at one", icon="open"),
    Action(
        "help", "&Help on This", ("F1",), "Open the page of the guide on the current task", icon="explain"
    ),
    Action("guide", "&Guide", ("Ctrl+Shift+F5",), "Read how to make a board, step by step"),
    Action(
        "commands",
        "&Find Command…",
        ("Ctrl+Shift+P",),
        "Find a command, town, hex or key by typing a few letters",
        icon="find",
    ),
    Action("shortcuts", "&Shortcuts…", ("Ctrl+,",), "Change keyboard shortcuts", icon="rename"),
    Action(
        "lesson-coast", "&Draw a Coast and a River", ("Ctrl+Shift+F1",), "Take a short lesson", icon="guide"
    ),
    Action(
        "lesson-towns", "&Towns and Keys", ("Ctrl+Shift+F2",), "Take a short lesson on towns", icon="guide"
    ),
    Action(
        "lesson-check",
        "&Check, Print and Test",
        ("Ctrl+Shift+F3",),
        "Take a short lesson on findings",
        icon="guide",
    ),
    Action(
        "lesson-game",
        "&Play Your First Game",
        ("Ctrl+Shift+F4",),
        "Take a short lesson on playing a map",
        icon="guide",
    ),
    Action("waive", "W&aive Finding…", ("Shift+F8",), "Accept the selected finding and give a reason"),
    Action("explain", "&Explain Finding", ("Shift+F1",), "Explain the selected finding"),
    Action("about", "&About Platelayer", ("Shift+F12",), "Show the version, the licence and the credits"),
)

BY_NAME = {action.name: action for action in ACTIONS}

SEPARATOR = "-"
RECENT = "recent"
"""Stands in the menus for the recent files, which are no fixed actions."""


@dataclass(frozen=True)
class Menu:
    """A menu: names of actions, separators, RECENT, and menus within it."""

    title: Phrase
    items: "tuple[str | Menu, ...]"


INSERT = Menu(
    "&Insert",
    (
        *("add-country", "add-kind", "add-water", "add-region", "add-special", SEPARATOR),
        *("add-rules", "add-start", "add-connection", "add-cities", "add-note", "add-erratum"),
    ),
)
"""What is nowhere on the map when it is made; everything else has a tool."""

SELECT = Menu(
    "&Select",
    (
        *("select", "box", "lasso", "wand", SEPARATOR),
        *("select-all", "select-none", "invert", "grow", "same-terrain", "find", SEPARATOR),
        Menu("Mo&ve", ("move-left", "move-right", "move-up", "move-down")),
        *("turn", "turn-back", "mirror", SEPARATOR, "paint-selection", "keep-stamp"),
    ),
)
"""How hexes are selected, and what is done with them in place."""

LESSONS = ("lesson-coast", "lesson-towns", "lesson-check", "lesson-game")

_LANGUAGES = ("language-en", "language-de", "language-system")
_PANELS = (
    *("inspector", "palette", "contents", "stamps", "layers", SEPARATOR),
    *("findings", "history", "statistics", "overview", SEPARATOR, "float-panel", "panels-as-usual"),
)

MENUS = (
    Menu(
        "&File",
        (
            *("new", "new-geography", "new-set", "open", RECENT, "close", SEPARATOR),
            *("save", "save-as", "reload", "versions", SEPARATOR),
            *("print", "export", "export-ground", SEPARATOR),
            Menu("Games &by Post", ("new-postal", "open-postal", SEPARATOR, "try-postal")),
            *(SEPARATOR, "last-boards", "quit"),
        ),
    ),
    Menu(
        "&Edit",
        (
            *("undo", "redo", SEPARATOR, "cut", "copy", "paste", "delete", "rename", SEPARATOR),
            *("split", "join", "reverse", "redraw", SEPARATOR, "number-towns", "number-again", "town-table"),
            *(SEPARATOR, "board", "sheet", "waive", SEPARATOR, "go-to"),
        ),
    ),
    SELECT,
    INSERT,
    Menu(
        "&View",
        (
            *("zoom-in", "zoom-out", "zoom-fit", "zoom-true", SEPARATOR),
            *("grid", "labels", "rulers", "underlay", SEPARATOR),
            *(Menu("&Panels", _PANELS), "next-tab", "previous-tab", SEPARATOR),
            Menu(
                "&Map Style",
                (
                    *("map-matching", "map-atlas", "map-night", "map-classic"),
                    *("map-photocopy", "map-clear"),
                ),
            ),
            Menu("Window St&yle", ("light", "dark", "system")),
            Menu("La&nguage", _LANGUAGES),
        ),
    ),
    Menu(
        "&Tools",
        (
            *("brush", "stroke", "rectangle", "fill", "smaller", "larger", SEPARATOR),
            *("river", "closed", "border", SEPARATOR),
            *("town", Menu("Mark Town&s", ("mark-start", "mark-port", "mark-small")), "special", SEPARATOR),
            *(
                "ferry",
                "crossing",
                "permitted",
                SEPARATOR,
                "trace",
                "measure",
                SEPARATOR,
                "play",
                "open-game",
                "trial",
            ),
        ),
    ),
    Menu(
        "&Help",
        (
            "help",
            "guide",
            Menu("&Lessons", LESSONS),
            "explain",
            SEPARATOR,
            "commands",
            "shortcuts",
            SEPARATOR,
            "about",
        ),
    ),
)

TOP_BAR = (
    *("new", "open", "save", SEPARATOR, "print", "export", SEPARATOR, "undo", "redo", SEPARATOR),
    *("zoom-out", "zoom-in", "zoom-fit", "zoom-true", SEPARATOR, "grid", "labels"),
)
TOOL_BAR = (
    *("select", "box", "lasso", "wand", SEPARATOR, "brush", "stroke", "rectangle", "fill", SEPARATOR),
    *("river", "closed", "border"),
    *(SEPARATOR, "town", "special", SEPARATOR, "ferry", "crossing", "permitted", SEPARATOR, "measure"),
)

PAINTERS = frozenset(("brush", "stroke", "rectangle", "fill"))
"""Tools that go with the palette; those of lines go with either, the others with the inspector."""

FOR_ANY_DOCUMENT = frozenset(
    (
        *("save", "save-as", "reload", "versions", "close", "print", "play", "trial"),
        *("next-tab", "previous-tab", "cut", "copy", "paste"),
    )
)
"""What is done with tile sets as with boards."""
NEED_A_BOARD = frozenset(action.name for action in ACTIONS) - frozenset(
    (
        *("new", "new-set", "new-geography", "open", "open-game", "open-postal", "last-boards", "quit"),
        *("undo", "redo", "light", "dark", "system"),
        *("help", "guide", *LESSONS, *_LANGUAGES, "commands", "shortcuts", "about"),
    )
)
"""Actions that mean nothing while no board is open; undo and redo depend on the history."""
