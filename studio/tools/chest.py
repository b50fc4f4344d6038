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
from studio.tools.terrain import brush, fill, rectangle, stroke
from studio.tools.towns import town

_FERRY: Phrase = "Click the port where the ferry begins; with the keyboard, step there and press Enter."
_CROSSING: Phrase = "Click the hex where the crossing begins; with the keyboard, step there and press Enter."
_PERMITTED: Phrase = (
    "Click the hex where the permitted build begins; with the keyboard, step there and press Enter."
)


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
        "Click a thing to change it, twice to rename it; drag a town, sign, name or selection to "
        "move it, elsewhere a box. Shift adds, Ctrl takes away.",
        select,
    ),
    NamedTool(
        "box",
        "Select box",
        "Drag a box over hexes to select them. Shift adds to what is selected, Ctrl takes away.",
        box,
    ),
    NamedTool(
        "lasso",
        "Lasso",
        "Drag around hexes to select them. Shift adds to what is selected, Ctrl takes away.",
        lasso,
    ),
    NamedTool(
        "wand",
        "Select patch",
        "Click a patch of one terrain to select it. Shift adds to what is selected, Ctrl takes away.",
        wand,
    ),
    NamedTool(
        "brush",
        "Brush",
        "Drag to paint. Shift draws a straight line, the right button picks up what lies there, "
        "Esc drops the stroke.",
        brush,
    ),
    NamedTool(
        "stroke",
        "Straight stroke",
        "Drag from one end of the stroke to the other. The right button picks up what lies there.",
        stroke,
    ),
    NamedTool(
        "rectangle",
        "Rectangle",
        "Drag from one corner to the opposite one. The right button picks up what lies there.",
        rectangle,
    ),
    NamedTool(
        "fill",
        "Fill",
        "Click to paint a whole patch. The right button picks up what lies there.",
        fill,
    ),
    NamedTool(
        "line",
        "Line along sides",
        "Click the corner where the line begins, or drag along sides; with the keyboard, step "
        "there and press Enter. Ctrl or the right button erases.",
        draw_line,
    ),
    NamedTool(
        "town",
        "Town",
        "Click an empty hex to place a town, a town to select it. Drag a town to move it.",
        town,
    ),
    NamedTool(
        "special",
        "Special",
        "Click a hex or a town that leads to a new special destination.",
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
        "Click a hex, then another: how far they are apart, and what the cheapest track would cost.",
        measure,
    ),
)
