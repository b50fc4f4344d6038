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


def _tool(name: str, text: Phrase, letter: str, tip: Phrase) -> Action:
    """Return the action that takes a tool in hand."""
    return Action(name, text, (letter,), tip, checkable=True, group="tool")


def _theme(name: str, text: Phrase, digit: str, tip: Phrase) -> Action:
    """Return the action that chooses the colours of the windows."""
    return Action(name, text, (f"Ctrl+Alt+{digit}",), tip, checkable=True, group="theme")


def _map_theme(name: str, text: Phrase, digit: str, tip: Phrase) -> Action:
    """Return the action that chooses the colours of the map."""
    keys = (f"Ctrl+Alt+Shift+{digit}",)
    return Action(f"map-{name}", text, keys, tip, icon="map-theme", checkable=True, group="map-theme")


def _language(name: str, text: Phrase, letter: str, tip: Phrase) -> Action:
    """Return the action that chooses the language of the windows."""
    keys = (f"Ctrl+Alt+Shift+{letter}",)
    return Action(f"language-{name}", text, keys, tip, icon="language", checkable=True, group="language")


ACTIONS = (
    Action("new", "&New…", ("Ctrl+N",), "Begin a new board"),
    Action("open", "&Open…", ("Ctrl+O",), "Open a board from a file"),
    Action("close", "&Close", ("Ctrl+W",), "Close this board"),
    Action("save", "&Save", ("Ctrl+S",), "Save the board in its file"),
    Action("save-as", "Save &As…", ("Ctrl+Shift+S",), "Save the board in another file"),
    Action(
        "versions",
        "Earlier &Versions…",
        ("Ctrl+Alt+V",),
        "See what the file held before it was saved over, as a copy",
        icon="recent",
    ),
    Action(
        "reload",
        "Reloa&d",
        ("Ctrl+Shift+L",),
        "Take the board from its file again; Undo brings back what was here",
        icon="undo",
    ),
    Action(
        "print",
        "&Print…",
        ("Ctrl+P",),
        "See the sheet on pages at true scale and save them as a PDF to print",
    ),
    Action("export", "&Export Picture…", ("Ctrl+E",), "Save a picture of the board as SVG or PNG"),
    Action(
        "export-ground",
        "Export &Ground…",
        ("Ctrl+Shift+E",),
        "Save the ground alone as PNG, hex by hex as in games’ tile maps",
        icon="export",
    ),
    Action(
        "last-boards",
        "Open &Last Boards at Start",
        ("Ctrl+Alt+O",),
        "Begin the next time with the boards that are open now",
        icon="recent",
        checkable=True,
    ),
    Action("quit", "&Quit", ("Ctrl+Q",), "Leave Platelayer"),
    Action("undo", "&Undo", ("Ctrl+Z",), "Take back the last change"),
    Action("redo", "&Redo", ("Ctrl+Shift+Z", "Ctrl+Y"), "Make the change again that was taken back"),
    Action("delete", "&Delete", ("Del",), "Remove what is selected from the board"),
    Action("cut", "Cu&t", ("Ctrl+X",), "Take the selected hexes, and what they hold, to the clipboard"),
    Action("copy", "Cop&y", ("Ctrl+C",), "Copy the selected hexes, and what they hold, to the clipboard"),
    Action("paste", "&Paste", ("Ctrl+V",), "Put down what is on the clipboard where you click"),
    Action("select-all", "&All", ("Ctrl+A",), "Select every hex of the sheet"),
    Action("select-none", "&Nothing", ("Ctrl+Shift+A",), "Select nothing"),
    Action("invert", "&Invert", ("Ctrl+I",), "Select the hexes that are not selected"),
    Action("grow", "&Grow", ("Ctrl+.",), "Select the hexes beside the selected ones, too"),
    Action(
        "same-terrain",
        "Same &Terrain Everywhere",
        ("Ctrl+Shift+T",),
        "Select every hex of the board that has a selected one’s terrain",
    ),
    Action("find", "By Name or La&bel…", ("Ctrl+F",), "Select what is called so, or hexes by their labels"),
    Action(
        "paint-selection", "Paint Sel&ection", ("Ctrl+B",), "Lay the palette’s paint on the selected hexes"
    ),
    Action("move-left", "&Left", ("Alt+Left",), "Move the selected hexes, with what they hold, to the left"),
    Action("move-right", "&Right", ("Alt+Right",), "Move the selected hexes to the right"),
    Action("move-up", "&Up", ("Alt+Up",), "Move the selected hexes up"),
    Action("move-down", "&Down", ("Alt+Down",), "Move the selected hexes down"),
    Action("turn", "T&urn", ("Ctrl+]",), "Turn the selected hexes, with what they hold, clockwise by 60°"),
    Action("turn-back", "Turn Ba&ck", ("Ctrl+[",), "Turn the selected hexes the other way"),
    Action("mirror", "&Mirror", ("Ctrl+M",), "Swap left and right of the selected hexes"),
    Action(
        "keep-stamp",
        "&Keep as Stamp…",
        ("Ctrl+Shift+K",),
        "Keep the selected hexes, and what they hold, to be put down again and again",
    ),
    Action("rename", "Re&name", ("F2",), "Write the name of what is selected"),
    Action("split", "&Split Line…", ("Ctrl+K",), "Part the selected line at a corner that you click"),
    Action("join", "&Join Line…", ("Ctrl+J",), "Make the selected line and one that you click into one"),
    Action("reverse", "Re&verse Line", ("Ctrl+R",), "Let the selected line run the other way"),
    Action("redraw", "Draw &Course Anew…", ("Ctrl+D",), "Click the course of what is selected once more"),
    Action("board", "&Board Properties", ("F4",), "Show title, players, keys and rules of the board"),
    Action("sheet", "S&heet…", ("Ctrl+Alt+H",), "Add or cut off rows and columns, change labels and size"),
    Action(
        "trace", "Tr&ace a Picture…", ("Ctrl+Alt+P",), "Paint the ground from the colours of a scan or photo"
    ),
    Action(
        "underlay",
        "Pict&ure to Trace",
        ("Ctrl+Alt+U",),
        "Show the picture under the map, or hide it",
        icon="trace",
        checkable=True,
    ),
    Action("add-country", "&Country", ("Ctrl+Alt+C",), "Make a country, to be named and painted"),
    Action("add-kind", "&Kind of Terrain", ("Ctrl+Alt+B",), "Make a kind of terrain of your own"),
    Action("add-water", "&Named Water", ("Ctrl+Alt+W",), "Name a sea, bay or lake, to be painted"),
    Action("add-region", "City Re&gion", ("Ctrl+Alt+J",), "Make a region where new cities may appear"),
    Action(
        "add-special",
        "S&pecial without a Way In",
        ("Ctrl+Alt+I",),
        "Make a special that no hex or town leads to yet",
        icon="special",
    ),
    Action("add-rules", "Changed &Rules", ("Ctrl+Alt+R",), "Set rules otherwise than the edition does"),
    Action("add-start", "Rule of &Starting", ("Ctrl+Alt+S",), "Click where a rule of starting is to hold"),
    Action(
        "add-cities", "&Dynamic Cities", ("Ctrl+Alt+Y",), "Say where and when new cities appear in the game"
    ),
    Action("add-note", "N&ote", ("Ctrl+Alt+N",), "Write a note that is printed on the sheet"),
    Action("add-erratum", "&Erratum", ("Ctrl+Alt+E",), "Write a correction of the published board"),
    Action("zoom-in", "&Zoom In", ("Ctrl++", "Ctrl+="), "Show the board larger"),
    Action("zoom-out", "Zoom &Out", ("Ctrl+-",), "Show the board smaller"),
    Action("zoom-fit", "&Fit in Window", ("Ctrl+0",), "Show the whole board"),
    Action("zoom-true", "&True Size", ("Ctrl+1",), "Show the board as large as it is on paper"),
    Action("go-to", "&Go To…", ("Ctrl+G",), "Go to a hex, a town or a key by its name"),
    Action("grid", "&Grid", ("Ctrl+Shift+G",), "Show the lines between hexes", checkable=True),
    Action("labels", "Hex &Labels", ("Ctrl+L",), "Show the labels of hexes", checkable=True),
    Action("inspector", "&Inspector", ("F6",), "Show what is selected, to change it", checkable=True),
    Action("palette", "&Palette", ("F7",), "Show what can be painted and drawn", checkable=True),
    Action("contents", "&Contents", ("F9",), "Show everything the board holds", checkable=True),
    Action("stamps", "&Stamps", ("F5",), "Show what can be put down again and again", checkable=True),
    Action("findings", "Fin&dings", ("F8",), "Show what the checks found", checkable=True),
    Action("layers", "Lay&ers", ("F11",), "Show what of the map is seen, dimmed and locked", checkable=True),
    Action("overview", "O&verview", ("Shift+F11",), "Show the whole map small", checkable=True),
    Action("statistics", "St&atistics", ("F12",), "Show terrain, keys and runs as charts", checkable=True),
    Action(
        "float-panel", "Ta&ke Panel Out", ("Shift+F6",), "Take the panel at work out of the window, or back"
    ),
    Action("panels-as-usual", "Panels as They &Were", ("Shift+F7",), "Put every panel back where it stood"),
    Action("rulers", "&Rulers", ("Ctrl+Shift+R",), "Show millimetres along the edges", checkable=True),
    _map_theme("matching", "As the &Windows", "0", "Draw the map light or dark as the windows are"),
    _map_theme("atlas", "&Atlas", "1", "Draw the map as in an atlas"),
    _map_theme("night", "&Night", "2", "Draw the map light on dark"),
    _map_theme("classic", "&Line Art to Colour", "3", "Draw the map in lines, to colour by hand"),
    _map_theme("photocopy", "&Photocopy", "4", "Draw the map in greys that a copier keeps apart"),
    _map_theme("clear", "&Colour-Blind Safe", "5", "Draw the map in colours every eye tells apart"),
    Action(
        "history",
        "Histor&y",
        ("Ctrl+H",),
        "Show every step that was done, to go back to any",
        icon="recent",
        checkable=True,
    ),
    Action("next-tab", "Ne&xt Board", ("Ctrl+Tab", "Ctrl+PgDown"), "Turn to the next board that is open"),
    Action(
        "previous-tab",
        "Previous &Board",
        ("Ctrl+Shift+Tab", "Ctrl+PgUp"),
        "Turn to the board before it that is open",
    ),
    _theme("light", "&Light", "1", "Use light windows"),
    _theme("dark", "&Dark", "2", "Use dark windows"),
    _theme("system", "As the &System", "3", "Use light or dark windows as the system does"),
    _language("en", "&English", "E", "Speak English"),
    _language("de", "&Deutsch", "D", "Speak German"),
    _language("system", "As the &System", "Y", "Speak the system’s language, where the studio knows it"),
    _tool("select", "&Select", "V", "Click anything on the map to see and change it; drag a town to move it"),
    _tool("box", "Select Bo&x", "E", "Drag a box over hexes to select them; Shift adds, Ctrl takes away"),
    _tool("lasso", "&Lasso", "A", "Drag around hexes to select them; Shift adds, Ctrl takes away"),
    _tool(
        "wand", "Select &Patch", "W", "Click a patch of one terrain to select it; Shift adds, Ctrl takes away"
    ),
    _tool("brush", "&Brush", "B", "Drag to paint; the right button picks up what lies there"),
    _tool("stroke", "Straight Stro&ke", "L", "Drag to paint straight from one hex to another"),
    _tool("rectangle", "Rectan&gle", "Q", "Drag to paint columns and rows"),
    _tool("fill", "&Fill", "F", "Click to paint a whole patch; a country or region stops at borders"),
    _tool("river", "&River", "R", "Click corners or drag along sides to draw a river; Ctrl erases"),
    _tool("closed", "&Closed Side", "C", "Click corners or drag along sides no track may cross; Ctrl erases"),
    _tool("border", "B&order", "O", "Click corners or drag along sides to draw a border; Ctrl erases"),
    _tool("town", "&Town", "T", "Click a hex to place a town there"),
    _tool("special", "S&pecial", "S", "Click hexes and towns that lead to a special destination"),
    _tool("ferry", "Ferr&y", "Y", "Click two ports to lay a ferry between them"),
    _tool("crossing", "Crossi&ng", "X", "Click the hexes of a tunnel or a long bridge"),
    _tool("permitted", "Permitte&d Build", "P", "Click the hexes of a line that may be built abroad"),
    _tool("measure", "Meas&ure", "M", "Click two hexes: how far apart, and what track between would cost"),
    Action("smaller", "S&maller Brush", ("[",), "Make the brush one ring of hexes smaller"),
    Action("larger", "&Larger Brush", ("]",), "Make the brush one ring of hexes larger"),
    Action(
        "trial",
        "Test &with Games…",
        ("Ctrl+T",),
        "Let bots play many games on the board and read what they say of it",
    ),
    Action("help", "&Help on This", ("F1",), "Read the guide's page on what you are doing", icon="explain"),
    Action("guide", "&Guide", ("Ctrl+Alt+G",), "Read how to make a board, from the beginning"),
    Action(
        "commands",
        "&Find Command…",
        ("Ctrl+Shift+P",),
        "Type a few letters of a command, a town, a hex or a key to have it",
        icon="find",
    ),
    Action("shortcuts", "&Shortcuts…", ("Ctrl+,",), "Choose which keys do what", icon="rename"),
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
    Action("waive", "&Waive Finding…", ("Shift+F8",), "Keep what the chosen finding names, for a reason"),
    Action("explain", "&Explain Finding", ("Shift+F1",), "Read what the selected finding means"),
    Action("about", "&About Platelayer", ("Shift+F12",), "See the version, the licence and the credits"),
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
        *("add-rules", "add-start", "add-cities", "add-note", "add-erratum"),
    ),
)
"""What stands nowhere on the map when it is made; everything else has a tool."""

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

LESSONS = ("lesson-coast", "lesson-towns", "lesson-check")

_LANGUAGES = ("language-en", "language-de", "language-system")
_PANELS = (
    *("inspector", "palette", "contents", "stamps", "layers", SEPARATOR),
    *("findings", "history", "statistics", "overview", SEPARATOR, "float-panel", "panels-as-usual"),
)

MENUS = (
    Menu(
        "&File",
        (
            *("new", "open", RECENT, "close", SEPARATOR, "save", "save-as", "reload", "versions", SEPARATOR),
            *("print", "export", "export-ground", SEPARATOR, "last-boards", "quit"),
        ),
    ),
    Menu(
        "&Edit",
        (
            *("undo", "redo", SEPARATOR, "cut", "copy", "paste", "delete", "rename", SEPARATOR),
            *("split", "join", "reverse", "redraw", SEPARATOR, "board", "sheet", "waive", SEPARATOR, "go-to"),
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
                "Look of the &Map",
                (
                    *("map-matching", "map-atlas", "map-night", "map-classic"),
                    *("map-photocopy", "map-clear"),
                ),
            ),
            Menu("Look of t&he Windows", ("light", "dark", "system")),
            Menu("La&nguage", _LANGUAGES),
        ),
    ),
    Menu(
        "&Tools",
        (
            *("brush", "stroke", "rectangle", "fill", "smaller", "larger", SEPARATOR),
            *("river", "closed", "border", SEPARATOR, "town", "special", SEPARATOR),
            *("ferry", "crossing", "permitted", SEPARATOR, "trace", "measure", "trial"),
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

NEED_A_BOARD = frozenset(action.name for action in ACTIONS) - frozenset(
    (
        *("new", "open", "last-boards", "quit", "undo", "redo", "light", "dark", "system"),
        *("help", "guide", *LESSONS, *_LANGUAGES, "commands", "shortcuts", "about"),
    )
)
"""Actions that mean nothing while no board is open; undo and redo go by the history."""
