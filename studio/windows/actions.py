"""Every action of the studio as data: name, icon, shortcuts, what it does; and the menus of them.

Single letters are the tools' shortcuts; a field that takes text keeps them for itself.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Action:
    """One thing the user can do.

    ``name`` is also its icon's, unless ``icon`` says otherwise; ``tip`` is the sentence in the
    status bar. Of the checkable actions of one ``group`` exactly one is checked.
    """

    name: str
    text: str
    shortcuts: tuple[str, ...]
    tip: str
    icon: str = ""
    checkable: bool = False
    group: str = ""

    @property
    def icon_name(self) -> str:
        """The name of its icon's file."""
        return self.icon or self.name

    @property
    def title(self) -> str:
        """Its text without the mark of the menu's access key and without dots."""
        return self.text.replace("&", "").removesuffix("…")


def _tool(name: str, text: str, letter: str, tip: str) -> Action:
    """Return the action that takes a tool in hand."""
    return Action(name, text, (letter,), tip, checkable=True, group="tool")


def _theme(name: str, text: str, digit: str, tip: str) -> Action:
    """Return the action that chooses the colours of the windows."""
    return Action(name, text, (f"Ctrl+Alt+{digit}",), tip, checkable=True, group="theme")


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
        "print",
        "&Print…",
        ("Ctrl+P",),
        "See the sheet on pages at true scale and save them as a PDF to print",
    ),
    Action("export", "&Export Picture…", ("Ctrl+E",), "Save a picture of the board as SVG or PNG"),
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
    Action("rename", "Re&name", ("F2",), "Write the name of what is selected"),
    Action("split", "&Split Line…", ("Ctrl+K",), "Part the selected line at a corner that you click"),
    Action("join", "&Join Line…", ("Ctrl+J",), "Make the selected line and one that you click into one"),
    Action("reverse", "Re&verse Line", ("Ctrl+R",), "Let the selected line run the other way"),
    Action("redraw", "Draw &Course Anew…", ("Ctrl+D",), "Click the course of what is selected once more"),
    Action("board", "&Board Properties", ("F4",), "Show title, players, keys and rules of the board"),
    Action("sheet", "S&heet…", ("Ctrl+Alt+H",), "Add or cut off rows and columns, change labels and size"),
    Action("add-country", "&Country", ("Ctrl+Alt+C",), "Make a country, to be named and painted"),
    Action("add-kind", "&Kind of Terrain", ("Ctrl+Alt+K",), "Make a kind of terrain of your own"),
    Action("add-water", "&Name of a Water", ("Ctrl+Alt+W",), "Name a sea, bay or lake, to be painted"),
    Action("add-rules", "Changed &Rules", ("Ctrl+Alt+R",), "Set rules otherwise than the edition does"),
    Action("add-start", "Rule of &Starting…", ("Ctrl+Alt+S",), "Click where a rule of starting is to hold"),
    Action("add-note", "N&ote", ("Ctrl+Alt+N",), "Write a note that is printed on the sheet"),
    Action("add-erratum", "&Erratum", ("Ctrl+Alt+E",), "Write a correction of the published board"),
    Action("zoom-in", "Zoom &In", ("Ctrl++", "Ctrl+="), "Show the board larger"),
    Action("zoom-out", "Zoom &Out", ("Ctrl+-",), "Show the board smaller"),
    Action("zoom-fit", "&Fit in Window", ("Ctrl+0",), "Show the whole board"),
    Action("zoom-true", "&True Size", ("Ctrl+1",), "Show the board as large as it is on paper"),
    Action("grid", "&Grid", ("Ctrl+G",), "Show the lines between hexes", checkable=True),
    Action("labels", "Hex &Labels", ("Ctrl+L",), "Show the labels of hexes", checkable=True),
    Action("inspector", "I&nspector", ("F6",), "Show what is selected, to change it", checkable=True),
    Action("palette", "&Palette", ("F7",), "Show what can be painted and drawn", checkable=True),
    Action("contents", "&Contents", ("F9",), "Show everything the board holds", checkable=True),
    Action("findings", "Fin&dings", ("F8",), "Show what the checks found", checkable=True),
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
        "Previou&s Board",
        ("Ctrl+Shift+Backtab", "Ctrl+PgUp"),
        "Turn to the board before it that is open",
    ),
    _theme("light", "&Light", "1", "Use light windows"),
    _theme("dark", "&Dark", "2", "Use dark windows"),
    _theme("system", "As the &System", "3", "Use light or dark windows as the system does"),
    _tool("select", "&Select", "V", "Click anything on the map to see and change it; drag a town to move it"),
    _tool("brush", "&Brush", "B", "Drag to paint; the right button picks up what lies there"),
    _tool("stroke", "Straight Stro&ke", "L", "Drag to paint straight from one hex to another"),
    _tool("rectangle", "Rectan&gle", "Q", "Drag to paint columns and rows"),
    _tool("fill", "&Fill", "F", "Click to paint a whole patch"),
    _tool("river", "&River", "R", "Click corners or drag along sides to draw a river; Alt erases"),
    _tool("closed", "&Closed Side", "C", "Click corners or drag along sides no track may cross; Alt erases"),
    _tool("border", "B&order", "O", "Click corners or drag along sides to draw a border; Alt erases"),
    _tool("town", "&Town", "T", "Click a hex to place a town there"),
    _tool("special", "S&pecial Destination", "S", "Click hexes and towns that lead to a special destination"),
    _tool("ferry", "Ferr&y", "Y", "Click two ports to lay a ferry between them"),
    _tool("crossing", "Crossi&ng", "X", "Click the hexes of a tunnel or a long bridge"),
    _tool("permitted", "Permitte&d Build", "P", "Click the hexes of a line that may be built abroad"),
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
        icon="zoom-true",
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
    Action("about", "&About Platelayer", ("Ctrl+F1",), "See the version, the licence and the credits"),
)

BY_NAME = {action.name: action for action in ACTIONS}

SEPARATOR = "-"
RECENT = "recent"
"""Stands in the menus for the recent files, which are no fixed actions."""


@dataclass(frozen=True)
class Menu:
    """A menu: names of actions, separators, RECENT, and menus within it."""

    title: str
    items: "tuple[str | Menu, ...]"


INSERT = Menu(
    "&Insert",
    ("add-country", "add-kind", "add-water", SEPARATOR, "add-rules", "add-start", "add-note", "add-erratum"),
)
"""What stands nowhere on the map when it is made; everything else has a tool."""

LESSONS = ("lesson-coast", "lesson-towns", "lesson-check")

MENUS = (
    Menu(
        "&File",
        (
            *("new", "open", RECENT, "close", SEPARATOR, "save", "save-as", "versions", SEPARATOR),
            *("print", "export", SEPARATOR, "last-boards", "quit"),
        ),
    ),
    Menu(
        "&Edit",
        (
            *("undo", "redo", SEPARATOR, "delete", "rename", SEPARATOR),
            *("split", "join", "reverse", "redraw", SEPARATOR, "board", "sheet", "waive"),
        ),
    ),
    INSERT,
    Menu(
        "&View",
        (
            *("zoom-in", "zoom-out", "zoom-fit", "zoom-true", SEPARATOR, "grid", "labels", SEPARATOR),
            *("inspector", "palette", "contents", "findings", "history", SEPARATOR),
            *("next-tab", "previous-tab", SEPARATOR),
            Menu("T&heme", ("light", "dark", "system")),
        ),
    ),
    Menu(
        "&Tools",
        (
            *("select", SEPARATOR, "brush", "stroke", "rectangle", "fill", "smaller", "larger", SEPARATOR),
            *("river", "closed", "border", SEPARATOR, "town", "special", SEPARATOR),
            *("ferry", "crossing", "permitted", SEPARATOR, "trial"),
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
    *("select", SEPARATOR, "brush", "stroke", "rectangle", "fill", SEPARATOR, "river", "closed", "border"),
    *(SEPARATOR, "town", "special", SEPARATOR, "ferry", "crossing", "permitted"),
)

PAINTERS = frozenset(("brush", "stroke", "rectangle", "fill", "river", "closed", "border"))
"""Tools that go with the palette; the others go with the inspector."""

NEED_A_BOARD = frozenset(action.name for action in ACTIONS) - frozenset(
    (
        *("new", "open", "last-boards", "quit", "undo", "redo", "light", "dark", "system"),
        *("help", "guide", *LESSONS, "commands", "shortcuts", "about"),
    )
)
"""Actions that mean nothing while no board is open; undo and redo go by the history."""
