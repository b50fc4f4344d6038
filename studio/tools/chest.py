"""Every tool there is, with the words a toolbar and a status line need for it."""

from dataclasses import dataclass
from typing import Final

from studio.tools.gestures import Tool
from studio.tools.lines import draw_line
from studio.tools.pointing import select
from studio.tools.terrain import brush, fill
from studio.tools.towns import town


@dataclass(frozen=True)
class NamedTool:
    """A tool with its name for programs, its title for people and what a hand does with it."""

    name: str
    title: str
    hint: str
    begin: Tool


CHEST: Final = (
    NamedTool(
        "select",
        "Select",
        "Click a town, a river or a hex to see and change it in the inspector. Drag a town to move it.",
        select,
    ),
    NamedTool(
        "brush",
        "Terrain brush",
        "Drag to paint. Shift draws a straight line, the right button picks the terrain up, "
        "Esc drops the stroke.",
        brush,
    ),
    NamedTool(
        "fill",
        "Fill",
        "Click to paint a whole patch of one terrain. The right button picks the terrain up.",
        fill,
    ),
    NamedTool(
        "line",
        "Line along sides",
        "Drag along the sides of hexes to draw a river, closed sides or a border. Alt or the right "
        "button erases.",
        draw_line,
    ),
    NamedTool(
        "town",
        "Town",
        "Click an empty hex to place a town, a town to select it. Drag a town to move it.",
        town,
    ),
)
