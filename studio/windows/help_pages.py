"""Which page of the guide is about what: for tools, docks and dialogs."""

PAGES = {
    **dict.fromkeys(("select", "box", "lasso", "wand", "stamps"), "selecting"),
    **dict.fromkeys(("brush", "stroke", "rectangle", "fill", "palette"), "painting"),
    **dict.fromkeys(("river", "closed", "border"), "lines"),
    **dict.fromkeys(("town", "special"), "towns"),
    **dict.fromkeys(("ferry", "crossing", "permitted"), "courses"),
    **dict.fromkeys(("inspector", "contents"), "panels"),
    "findings": "findings",
    "history": "history",
    **dict.fromkeys(("layers", "overview", "statistics", "measure"), "seeing"),
}
"""The page's name without its ending, by the name of the tool or dock."""

DIALOG_PAGES = {
    "new": "sheet",
    "sheet": "sheet",
    "trace": "tracing",
    "print": "games",
    "trial": "games",
    "shortcuts": "habits",
    "versions": "history",
}
"""The same by the action that opens a dialog."""

FIRST = "index"
"""The page that lists the others."""
