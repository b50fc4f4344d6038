"""Which layers of the map a tool changes, known before it begins: a locked one refuses it at the press."""

from collections.abc import Mapping
from typing import Final

from studio.tools.gestures import Button, ToolSettings
from studio.tools.terrain.paints import Body, Ground, Land, Paint, Zone

_OF_PAINTS: Final[Mapping[type[Paint], str]] = {
    Ground: "terrain",
    Land: "countries",
    Body: "terrain",
    Zone: "regions",
}
_PAINTERS: Final = frozenset({"brush", "stroke", "rectangle", "fill"})
_OF_TOOLS: Final[Mapping[str, str]] = {
    "town": "towns",
    "special": "courses",
    "ferry": "courses",
    "crossing": "courses",
    "permitted": "courses",
}
NO_PLIES: Final[frozenset[str]] = frozenset()


def plies_changed(tool: str, settings: ToolSettings, button: Button) -> frozenset[str]:
    """Return the plies (see ``studio.drawing.layers``) a press with a tool is going to change.

    What selects or measures changes none; the right button picks up, except that it erases lines. What
    more an edit turns out to touch is refused when it is applied.
    """
    if tool == "line":
        return frozenset({"countries" if settings.line_kind == "border" else "sides"})
    if button == "right":
        return NO_PLIES
    if tool in _PAINTERS:
        return frozenset({_OF_PAINTS[type(settings.paint)]})
    return frozenset({_OF_TOOLS[tool]}) if tool in _OF_TOOLS else NO_PLIES
