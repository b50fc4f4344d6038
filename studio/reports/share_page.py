"""The page of a map: one HTML file that any browser opens, with its towns, keys, rules and perhaps a game.

It needs no network. The pictures are packed by gzip, which browsers unpack by themselves since 2023: a map
would be five times as large without.
"""

import gzip
import json
from base64 import b64encode
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import groupby
from typing import Any, Final

from engine.board.document import Board
from engine.board.free_keys import sector_of
from engine.board.keys import KeyScheme, passing_order
from engine.game.events import Laid
from engine.game.facts import NOWHERE
from engine.game.play import Played
from engine.hexes.lattice import Hex
from engine.messages import ENGLISH, Phrase, Tongue
from engine.shipped import folder
from engine.text.markup import escaped
from engine.transcript.reading import Transcript
from engine.transcript.replay import replay
from engine.transcript.story import Chapter, StoryWriter
from studio.drawing.game.companies import Livery, liveries
from studio.drawing.game.laid_track import hexes_of
from studio.drawing.maps.rim import outer_frame
from studio.drawing.maps.themes import ATLAS, Theme
from studio.drawing.paper.instructions import instructions_sheet
from studio.drawing.paper.map_sheet import about
from studio.drawing.picture import picture
from studio.drawing.shapes.marks import Drawing, moved
from studio.drawing.svg import svg

Plain = dict[str, Any]

_WORDS: Final[dict[str, Phrase]] = {
    "search": "Search for a town or key",
    "nameless": "no name",
    "key": "Key",
    "place": "Place",
    "hex": "Hex",
    "throw": "Throw the dice",
    "draw": "Draw a card",
    "again": "Start again",
    "none": "Every key is crossed off.",
    "moment": "Moment of the game",
    "back": "One step back",
    "on": "One step on",
    "old": "This browser is too old to unpack the map. Any browser from 2023 or later can show it.",
}
_TABS: Final[dict[str, Phrase]] = {
    "game": "Game",
    "places": "Towns",
    "keys": "Keys and dice",
    "rules": "Rules",
}
"""The parts of the page next to the map."""
_SUIT_SIGNS: Final = str.maketrans("SHDC", "♠♥♦♣")
_CENT: Final = 2
"""Places on the map are written to hundredths of a millimetre."""


def share_page(
    board: Board, theme: Theme = ATLAS, tongue: Tongue = ENGLISH, game: Transcript | None = None
) -> str:
    """Return the page of a board as the text of an HTML file; with a ``game`` of it to step through.

    The same board and game give the same bytes. Raises ReplayError where a move of the game breaks a rule.
    """
    title = board.title or tongue.says("Untitled board")
    outer = outer_frame(board.sheet)
    map_ = picture(board, theme)
    layers = tuple(moved(layer, -outer.left, -outer.top) for layer in map_.layers)
    shown = svg(Drawing(outer.width, outer.height, layers), title, prefix="m-")
    rules = svg(instructions_sheet(board, theme, tongue), tongue.says("Rules"), prefix="r-")
    data = _data(board, tongue) | {
        "id": sha256(shown.encode()).hexdigest()[:16],
        "origin": [round(-outer.left, _CENT), round(-outer.top, _CENT)],
        "game": None if game is None else _game(board, theme, game, tongue),
    }
    missing = {"game": game is None, "keys": not data["keys"]}
    tabs = [(name, words) for name, words in _TABS.items() if not missing.get(name)]
    style, script = ((folder("resources") / f"share.{kind}").read_text("utf-8") for kind in ("css", "js"))
    return (
        f'<!DOCTYPE html>\n<html lang="{tongue.code}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escaped(title)}</title>\n<style>\n{style}</style>\n</head>\n"
        f"<body>\n<header><h1>{escaped(title)}</h1><p>{escaped(about(board, tongue))}</p></header>\n"
        f"{_map(tongue)}\n<aside>\n<nav>{''.join(_tabs(tabs, tongue))}</nav>\n"
        f"{''.join(_sections(tabs))}</aside>\n"
        f"{_packed('packed-map', shown)}{_packed('packed-rules', rules)}"
        f'<script type="application/json" id="data">{_json(data)}</script>\n'
        f"<script>\n{script}</script>\n</body>\n</html>\n"
    )


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


def _json(data: Plain) -> str:
    """Return data as JSON that cannot end the element it stands in."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


# -- towns and keys --------------------------------------------------------------------------------


def _data(board: Board, tongue: Tongue) -> Plain:
    """Return what the page knows of a board: its towns and specials, and its keys in their grids."""
    scheme = board.key_scheme
    return {
        "words": {name: tongue.says(words) for name, words in _WORDS.items()},
        "across": board.sheet.across_flats_mm,
        "places": list(_places(board)),
        "cards": scheme.name == "cards-52",
        "keys": list(_grids(scheme)),
        "passing": _passing(scheme),
    }


def _places(board: Board) -> Iterator[Plain]:
    """Yield towns and special destinations: their keys, where they are in words and in millimetres."""
    for town in sorted(board.towns, key=lambda town: (not town.keys, town.name)):
        keys = [_shown(key) for key in town.keys]
        yield _place(board, town.name, keys, [town.hex])
    for special in board.specials:
        towns = [board.towns_by_name[name].hex for name in special.towns if name in board.towns_by_name]
        yield _place(board, special.name, [_shown(special.key)], [*special.hexes, *towns])


def _place(board: Board, name: str, keys: list[str], hexes: list[Hex]) -> Plain:
    centres = (board.sheet.centre_mm(hex_) for hex_ in hexes)
    return {
        "name": name,
        "keys": keys,
        "where": ", ".join(board.sheet.label(hex_) for hex_ in hexes),
        "at": [[round(x, _CENT), round(y, _CENT)] for x, y in centres],
    }


def _grids(scheme: KeyScheme) -> Iterator[list[str]]:
    """Yield the keys in grids: those of each sector or suit, then those of specials."""
    for _, keys in groupby(scheme.towns, sector_of):
        yield [_shown(key) for key in keys]
    if scheme.specials and scheme.specials != scheme.towns:
        yield list(scheme.specials)


def _passing(scheme: KeyScheme) -> dict[str, list[str]]:
    """Return for each throw of two dice the keys it passes on to while those before are crossed off."""
    if not scheme.name.startswith("dice"):
        return {}
    return {key: list(passing_order(key, scheme.towns)) for key in scheme.towns}


def _shown(key: str) -> str:
    """Return a key as it is printed: a card with the sign of its suit."""
    return key.translate(_SUIT_SIGNS) if key[-1] in "SHDC" else key


# -- a game ----------------------------------------------------------------------------------------


def _game(board: Board, theme: Theme, game: Transcript, tongue: Tongue) -> Plain:
    """Return a game as the page steps through it: round by round and race by race."""
    players = game.header.players
    looks = zip(players, liveries(players), strict=True)
    return {
        "players": [_player(name, look, theme) for name, look in looks],
        "steps": list(_steps(board, game, tongue)),
    }


def _player(name: str, look: Livery, theme: Theme) -> Plain:
    stripe = look.pattern and {"width": look.pattern.width, "dash": list(look.pattern.dash)}
    colours = {"colour": look.colour(theme), "ink": look.letter_colour(theme)}
    return {"name": name, "letter": look.letter, "stripe": stripe, **colours}


def _steps(board: Board, game: Transcript, tongue: Tongue) -> Iterator[Plain]:
    """Yield the chapters of a game's story, each with the links laid in it."""
    writer = StoryWriter(game.header, game.game)
    hexes = hexes_of(board)
    laid: list[list[float]] = []
    for place, each in enumerate(replay(game)):
        for chapter in writer.add(each, game.again.get(place, 0)):
            yield _step(chapter, laid, tongue)
            laid = []
        laid += _links(board, hexes, each)
    for chapter in writer.close(game.game):
        yield _step(chapter, laid, tongue)
        laid = []


def _step(chapter: Chapter, laid: list[list[float]], tongue: Tongue) -> Plain:
    return {
        "heading": tongue.says(chapter.heading),
        "told": [tongue.says(line) for line in chapter.lines],
        "accounts": list(chapter.accounts),
        "laid": laid,
    }


def _links(board: Board, hexes: Sequence[Hex], played: Played) -> Iterator[list[float]]:
    """Yield the links that a move laid: whose, from where and to where in millimetres; joint ones twice."""
    for event in played.events:
        if isinstance(event, Laid):
            ends = [board.sheet.centre_mm(hexes[end]) for end in (event.start, event.end)]
            for seat in (event.player, event.partner):
                if seat != NOWHERE:
                    yield [seat, *(round(part, _CENT) for end in ends for part in end)]
