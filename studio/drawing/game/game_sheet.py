"""The map of a game at a moment: all track on it, on paper with the companies named below."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from engine.board.document import Board
from engine.game.facts import Facts
from engine.game.state import State
from engine.messages import ENGLISH, Phrase, Saying, Tongue, say
from studio.drawing.game.cities import FoundedCity, city_marks, founded_cities
from studio.drawing.game.companies import Livery, liveries
from studio.drawing.game.laid_track import LaidTrack, laid_track
from studio.drawing.game.lines import Lines
from studio.drawing.game.track import junction_marks, letter_marks, line_marks, track_marks
from studio.drawing.lettering.lettering import place_names
from studio.drawing.maps.themes import ATLAS, Theme
from studio.drawing.maps.towns import symbol_box
from studio.drawing.paper.blocks import Block, block_of
from studio.drawing.paper.map_sheet import printed_sheet
from studio.drawing.paper.tables import headed
from studio.drawing.picture import OF_NAMES, boxed_names
from studio.drawing.shapes.extent import Extent, frame
from studio.drawing.shapes.fonts import Face, cap_mm, cut_short
from studio.drawing.shapes.marks import Drawing, Layer, Mark, Move, Text, To

_WIDTH: Final = 62.0
_ROW: Final = 5.0
_SIZE: Final = 2.9
_SAMPLE: Final = 16.0
"""How long the sample of a line is, in millimetres."""
_LINE: Final = 1.1


class Standing(NamedTuple):
    """A game at a moment: when that is, in words, and the companies' names, looks, accounts and track.

    ``cities`` are those that have appeared during the game.
    """

    when: Phrase
    names: Sequence[str]
    looks: Sequence[Livery]
    accounts: Sequence[int]
    track: LaidTrack
    cities: tuple[FoundedCity, ...] = ()


def standing_at(board: Board, facts: Facts, state: State, players: Sequence[str]) -> Standing:
    """Return the position of a game in a state, as the sheet shows it."""
    track = laid_track(board, facts, state)
    cities = founded_cities(board, state)
    return Standing(when(state), players, liveries(players), state.accounts, track, cities)


def when(state: State) -> Saying:
    """Return how far a game is, in words."""
    if state.stage == "over":
        return say("end of the game")
    if not state.round:
        return say("before building begins")
    if state.stage == "building":
        return say("building, round {n}", n=state.round)
    if state.progress.phase:
        return say("races, round {n}", n=state.round)
    return say("race {n}", n=state.drawn)


def track_layer(board: Board, standing: Standing, theme: Theme = ATLAS) -> Layer:
    """Return the layer of all track, whose letters keep off the map's names and plates."""
    names, extent = place_names(board, theme), Extent(board)
    taken = [box for layer in OF_NAMES for _, box in boxed_names(names, layer)]
    taken += [symbol_box(extent, town) for town in board.towns]
    marks = track_marks(board, standing.track, standing.looks, theme, taken)
    cities = city_marks(board, standing.cities, theme)
    return Layer("track", (*marks, *cities), clip=frame(board.sheet))


def game_sheet(
    board: Board,
    standing: Standing,
    theme: Theme = ATLAS,
    *,
    hex_labels: bool = False,
    tongue: Tongue = ENGLISH,
) -> Drawing:
    """Return the whole sheet at true scale with all track, and below the map whose it is."""
    return printed_sheet(
        board,
        theme,
        hex_labels=hex_labels,
        tongue=tongue,
        over=(track_layer(board, standing, theme),),
        columns=(_companies(board, standing, theme, tongue),),
    )


def _companies(board: Board, standing: Standing, theme: Theme, tongue: Tongue) -> Block:
    """Return the list of companies, with letter, line, name and account, and the sign where they meet."""
    marks: list[Mark] = []
    rows = len(standing.names)
    for row, (name, look) in enumerate(zip(standing.names, standing.looks, strict=True)):
        middle = _ROW * (row + 0.5)
        steps = (Move(3.6, middle), To(_SAMPLE, middle))
        marks += line_marks(look, steps, _LINE, theme)
        marks += letter_marks(look, (1.6, middle), 1.6, theme)
        baseline = middle + cap_mm(Face.REGULAR, _SIZE) / 2
        text, size = cut_short(name, Face.REGULAR, _SIZE, _WIDTH - _SAMPLE - 12.0)
        marks.append(Text((_SAMPLE + 2.5, baseline), text, Face.REGULAR, size, theme.ink))
        account = Text((_WIDTH, baseline), str(standing.accounts[row]), Face.BOLD, _SIZE, theme.ink, "end")
        marks.append(account)
    lines = Lines(board.sheet, standing.track.links)
    if any(map(lines.is_meeting, lines.hexes)):
        marks += _junction(standing.looks, _ROW * (rows + 0.5), theme, tongue)
        rows += 1
    block = block_of("companies", _WIDTH, _ROW * rows, marks)
    return headed("Companies", block, theme, tongue, ((_WIDTH, standing.when),))


def _junction(looks: Sequence[Livery], middle: float, theme: Theme, tongue: Tongue) -> Iterator[Mark]:
    """Yield the sign of a junction on the lines of two companies, and what it means."""
    rows = middle - 0.6 * _LINE, middle + 0.6 * _LINE
    for look, y in zip(looks, rows, strict=False):
        yield from line_marks(look, (Move(3.6, y), To(_SAMPLE, y)), _LINE, theme)
    x = (3.6 + _SAMPLE) / 2
    yield from junction_marks((x, rows[0]), (x, rows[1]), _LINE, theme)
    baseline = middle + cap_mm(Face.REGULAR, _SIZE) / 2
    words = tongue.says("where companies meet or part")
    text, size = cut_short(words, Face.REGULAR, _SIZE, _WIDTH - _SAMPLE - 2.5)
    yield Text((_SAMPLE + 2.5, baseline), text, Face.REGULAR, size, theme.ink)
