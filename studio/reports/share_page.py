"""The page of a map: one HTML file that any browser opens, with its towns, keys, rules and perhaps a game."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from engine.board.document import Board
from engine.board.free_keys import sector_of
from engine.board.keys import KeyScheme, passing_order
from engine.game.events import Laid
from engine.game.facts import NOWHERE
from engine.game.play import Played
from engine.hexes.lattice import Hex
from engine.messages import ENGLISH, Phrase, Tongue
from engine.transcript.reading import Transcript
from engine.transcript.replay import replay
from engine.transcript.story import Chapter, StoryWriter
from studio.drawing.game.companies import Livery, liveries
from studio.drawing.game.laid_track import hexes_of
from studio.drawing.maps.themes import ATLAS, Theme
from studio.drawing.paper.map_sheet import about
from studio.reports.html_page import CENT, HtmlPage, Plain, map_of, rules_of

WORDS: Final[dict[str, Phrase]] = {
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
}
TABS: Final[dict[str, Phrase]] = {
    "game": "Game",
    "places": "Towns",
    "keys": "Keys and dice",
    "rules": "Rules",
}
"""The parts of the page next to the map."""
SCRIPTS: Final = ("places", "track")
_SUIT_SIGNS: Final = str.maketrans("SHDC", "♠♥♦♣")


def share_page(
    board: Board, theme: Theme = ATLAS, tongue: Tongue = ENGLISH, game: Transcript | None = None
) -> str:
    """Return the page of a board as the text of an HTML file; with a ``game`` of it to step through.

    The same board and game give the same bytes. Raises ReplayError where a move of the game breaks a rule.
    """
    title = board.title or tongue.says("Untitled board")
    shown, about_map = map_of(board, theme, title)
    data = places_data(board) | about_map
    data["game"] = None if game is None else _game(board, theme, game, tongue)
    missing = {"game": game is None, "keys": not data["keys"]}
    return HtmlPage(
        title=title,
        about=about(board, tongue),
        tabs=[(name, words) for name, words in TABS.items() if not missing.get(name)],
        data=data,
        words=WORDS,
        packed={"map": shown, "rules": rules_of(board, theme, tongue)},
        scripts=SCRIPTS,
    ).text(tongue)


# -- towns and keys --------------------------------------------------------------------------------


def places_data(board: Board) -> Plain:
    """Return what the page knows of a board: its towns and specials, and its keys in their grids."""
    scheme = board.key_scheme
    return {
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
        "at": [[round(x, CENT), round(y, CENT)] for x, y in centres],
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
        "players": [player_data(name, look, theme) for name, look in looks],
        "steps": list(_steps(board, game, tongue)),
    }


def player_data(name: str, look: Livery, theme: Theme) -> Plain:
    """Return a company as pages show it: its name, letter, colours and the pattern of its line."""
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
        laid += links_laid(board, hexes, each)
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


def links_laid(board: Board, hexes: Sequence[Hex], played: Played) -> Iterator[list[float]]:
    """Yield the links that a move laid: whose, from where and to where in millimetres; joint ones twice."""
    for event in played.events:
        if isinstance(event, Laid):
            ends = [board.sheet.centre_mm(hexes[end]) for end in (event.start, event.end)]
            for seat in (event.player, event.partner):
                if seat != NOWHERE:
                    yield [seat, *(round(part, CENT) for end in ends for part in end)]
