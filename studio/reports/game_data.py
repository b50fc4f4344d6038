"""A game as pages for browsers step through it: companies, and round by round what was laid and said."""

from collections.abc import Iterator, Sequence

from engine.board.document import Board
from engine.game.events import Laid
from engine.game.facts import NOWHERE
from engine.game.play import Played
from engine.hexes.lattice import Hex
from engine.messages import Tongue
from engine.transcript.reading import Transcript
from engine.transcript.replay import replay
from engine.transcript.story import Chapter, StoryWriter
from studio.drawing.game.companies import Livery, liveries
from studio.drawing.game.laid_track import hexes_of
from studio.drawing.maps.themes import Theme
from studio.reports.html_page import CENT, Plain


def game_data(board: Board, theme: Theme, game: Transcript, tongue: Tongue) -> Plain:
    """Return the companies of a game on a board, and its rounds and races one after the other.

    Raises ReplayError where a move of the game breaks a rule.
    """
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
