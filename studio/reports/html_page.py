"""One HTML file that any browser opens: a map to move and zoom, and next to it parts behind tabs.

It needs no network. Pictures and large data are packed by gzip, which browsers unpack by themselves since
2023: a map would be five times as large without.
"""

import gzip
import json
from base64 import b64encode
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from engine.board.document import Board
from engine.messages import Phrase, Tongue
from engine.shipped import folder
from engine.text.markup import escaped
from studio.drawing.maps.rim import outer_frame
from studio.drawing.maps.themes import Theme
from studio.drawing.paper.instructions import instructions_sheet
from studio.drawing.picture import picture
from studio.drawing.shapes.marks import Drawing, moved
from studio.drawing.svg import svg

Plain = dict[str, Any]

CENT: Final = 2
"""Places on the map are written to hundredths of a millimetre."""
_WORDS: Final[dict[str, Phrase]] = {
    "old": "This browser is too old to unpack the map. Any browser from 2023 or later can show it.",
}


@dataclass(frozen=True)
class HtmlPage:
    """What a page consists of: its heads, its tabs, what its scripts are given, and their names.

    ``words`` are said by scripts; ``packed`` are texts that a script unpacks.
    """

    title: str
    about: str
    tabs: Sequence[tuple[str, Phrase]]
    data: Plain
    words: Mapping[str, Phrase]
    packed: Mapping[str, str]
    scripts: Sequence[str]

    def text(self, tongue: Tongue) -> str:
        """Return the text of the HTML file."""
        words = {name: tongue.says(said) for name, said in (_WORDS | dict(self.words)).items()}
        files = folder("resources") / "page"
        style = (files / "page.css").read_text("utf-8")
        scripts = "\n".join(
            (files / f"{name}.js").read_text("utf-8") for name in ("page", "map_view", *self.scripts)
        )
        data = plain_json(self.data | {"words": words})
        return (
            f'<!DOCTYPE html>\n<html lang="{tongue.code}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escaped(self.title)}</title>\n<style>\n{style}</style>\n</head>\n"
            f"<body>\n<header><h1>{escaped(self.title)}</h1><p>{escaped(self.about)}</p></header>\n"
            f"{_map(tongue)}\n<aside>\n<nav>{''.join(_tabs(self.tabs, tongue))}</nav>\n"
            f"{''.join(_sections(self.tabs))}</aside>\n"
            f"{''.join(_packed(f'packed-{name}', text) for name, text in self.packed.items())}"
            f'<script type="application/json" id="data">{data}</script>\n'
            f"<script>\n{scripts}</script>\n</body>\n</html>\n"
        )


def map_of(board: Board, theme: Theme, title: str) -> tuple[str, Plain]:
    """Return the picture of a board as SVG, and what a page has to know of it."""
    outer = outer_frame(board.sheet)
    layers = tuple(moved(layer, -outer.left, -outer.top) for layer in picture(board, theme).layers)
    shown = svg(Drawing(outer.width, outer.height, layers), title, prefix="m-")
    return shown, {
        "id": sha256(shown.encode()).hexdigest()[:16],
        "origin": [round(-outer.left, CENT), round(-outer.top, CENT)],
        "across": board.sheet.across_flats_mm,
    }


def rules_of(board: Board, theme: Theme, tongue: Tongue) -> str:
    """Return the instructions of a board as SVG."""
    return svg(instructions_sheet(board, theme, tongue), tongue.says("Rules"), prefix="r-")


def plain_json(data: Plain) -> str:
    """Return data as JSON that cannot end the element it stands in."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


def _map(tongue: Tongue) -> str:
    buttons: tuple[tuple[str, str, Phrase], ...] = (
        ("closer", "+", "Zoom in"),
        ("farther", "−", "Zoom out"),
        ("whole", "⤢", "Show the whole map"),
    )
    made = "".join(
        f'<button id="{name}" title="{escaped(tongue.says(words))}">{sign}</button>'
        for name, sign, words in buttons
    )
    return (
        f'<main id="map" tabindex="0" aria-label="{escaped(tongue.says("Map"))}">'
        f'<p class="wait">{escaped(tongue.says("The map is being unpacked …"))}</p>'
        f'<div id="zoom">{made}</div></main>'
    )


def _tabs(tabs: Sequence[tuple[str, Phrase]], tongue: Tongue) -> Iterator[str]:
    for place, (name, words) in enumerate(tabs):
        chosen, text = "false" if place else "true", escaped(tongue.says(words))
        yield f'<button value="{name}" role="tab" aria-selected="{chosen}">{text}</button>'


def _sections(tabs: Sequence[tuple[str, Phrase]]) -> Iterator[str]:
    for place, (name, _) in enumerate(tabs):
        yield f'<section id="{name}"{" hidden" if place else ""}></section>\n'


def _packed(name: str, text: str) -> str:
    """Return a text packed into an element that a script unpacks."""
    packed = b64encode(gzip.compress(text.encode(), mtime=0)).decode()
    return f'<script type="application/octet-stream" id="{name}">{packed}</script>\n'
