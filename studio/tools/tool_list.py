"""Every tool there is, with the words a toolbar and a status line need for it."""

from dataclasses import dataclass
from typing import Final

from engine.messages import Phrase
from studio.tools.courses import crossing, permitted_build
from studio.tools.ferries import ferry
from studio.tools.gestures import Tool
from studio.tools.lines import draw_line
from studio.tools.measuring import measure
from studio.tools.pointing import select
from studio.tools.selecting import box, lasso, wand
from studio.tools.specials import special
from studio.tools.terrain.paint_tools import brush, fill, rectangle, stroke
from studio.tools.towns import marking, town

_FERRY: Phrase = "Click the first port of the ferry, or use arrow keys and Enter."
_CROSSING: Phrase = "Click the first hex of the crossing, or use arrow keys and Enter."
_PERMITTED: Phrase = "Click the first hex of the permitted build, or use arrow keys and Enter."


@dataclass(frozen=True)
class NamedTool:
    """A tool with its name for programs, its title for people and what a hand does with it."""

    name: str
    title: Phrase
    hint: Phrase
    begin: Tool


CHEST: Final = (
    NamedTool(
        "select",
        "Select",
        "Click to select, double-click to rename, drag to move. Drag empty ground to select hexes.",
        select,
    ),
    NamedTool(
        "box",
        "Select box",
        "Drag a box to select hexes. Shift adds, Ctrl removes.",
        box,
    ),
    NamedTool(
        "lasso",
        "Lasso",
        "Drag around hexes to select them. Shift adds, Ctrl removes.",
        lasso,
    ),
    NamedTool(
        "wand",
        "Select patch",
        "Click a patch of one terrain to select it. Shift adds, Ctrl removes.",
        wand,
    ),
    NamedTool(
        "brush",
        "Brush",
        "Drag to paint. Shift draws a straight line, the right button picks up the terrain, Esc cancels.",
        brush,
    ),
    NamedTool(
        "stroke",
        "Straight stroke",
        "Drag from one end of the stroke to the other. The right button picks up the terrain.",
        stroke,
    ),
    NamedTool(
        "rectangle",
        "Rectangle",
        "Drag from one corner to the opposite one. The right button picks up the terrain.",
        rectangle,
    ),
    NamedTool(
        "fill",
        "Fill",
        "Click to paint a whole patch. The right button picks up the terrain.",
        fill,
    ),
    NamedTool(
        "line",
        "Line along sides",
        "Click a corner to start the line, or drag along sides; or use arrow keys and Enter. "
        "Ctrl or the right button erases.",
        draw_line,
    ),
    NamedTool(
        "town",
        "Town",
        "Click an empty hex to place a town. Click a town to select it, drag it to move it.",
        town,
    ),
    NamedTool(
        "mark-start",
        "Mark starting points",
        "Click a town to make it a starting point, click it again to undo that.",
        marking("start"),
    ),
    NamedTool(
        "mark-port",
        "Mark ports",
        "Click a town to make it a port, click it again to undo that.",
        marking("port"),
    ),
    NamedTool(
        "mark-small",
        "Mark small towns",
        "Click a town to make it a small town, click it again to undo that.",
        marking("small"),
    ),
    NamedTool(
        "special",
        "Special",
        "Click a hex or town that leads to a new special destination.",
        special,
    ),
    NamedTool(
        "ferry",
        "Ferry",
        _FERRY,
        ferry,
    ),
    NamedTool(
        "crossing",
        "Crossing",
        _CROSSING,
        crossing,
    ),
    NamedTool(
        "permitted",
        "Permitted build",
        _PERMITTED,
        permitted_build,
    ),
    NamedTool(
        "measure",
        "Measure",
        "Click two hexes to see their distance and the cheapest track between them.",
        measure,
    ),
)
