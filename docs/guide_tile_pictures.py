"""The pictures of the guide on tile sets and the tile game; ``guide_pictures.py`` takes them."""

from collections import deque
from itertools import chain

from PySide6.QtWidgets import QApplication, QWidget
from screenshots import wait

from engine.shipped import shipped_sets
from engine.table.driving import driven
from engine.table.tiles.sitting import TileSitting, begun_with
from engine.tiles.moves import Move
from engine.tiles.players.roster import TILE_BOTS
from engine.tiles.reading import read_set
from engine.transcript.remarks import HUMAN
from engine.turns.play import moves_of
from studio.app.studio import Studio
from studio.drawing.game.companies import NAMES
from studio.language.words import tr
from studio.windows.frame.set_tab import SetTab
from studio.windows.table.tile_window import TileWindow

_SEED, _SIZE = 20310509, (1240, 760)
_TURN = 7
"""In which a game is shown."""


def tiles(studio: Studio) -> None:
    """Show the shipped tile set with a tile in hand."""
    tab = _opened(studio)
    tab.set_view.wall.setCurrentRow(3)
    tab.set_view.editor.begin()
    wait(studio, lambda: not tab.session.is_checking)


def tile_games(studio: Studio) -> QWidget:
    """Show what many games say of the shipped set."""
    tab = _opened(studio)
    studio.window.commands["trial"].trigger()
    dialog = tab.trying.dialog
    assert dialog is not None
    dialog.run.click()
    wait(studio, lambda: dialog.run.isEnabled() and dialog.save.isEnabled())
    return dialog


def _opened(studio: Studio) -> SetTab:
    """Return the tab of the shipped set, opened as any file is."""
    (path,) = shipped_sets()
    window = studio.window
    window.desks.open(path)
    wait(studio, lambda: not window.desks.front.is_map and window.documents.is_open)
    tab = window.desks.front
    assert isinstance(tab, SetTab)
    return tab


def solitaire(studio: Studio) -> QWidget:
    """Show a tile of the game alone where it is about to be placed."""
    table = _played(studio, (HUMAN,), "placing")
    cells = table.view.hand.cells()
    table.view.map.point_at(max(cells))
    return table


def tile_table(studio: Studio) -> QWidget:
    """Show a game of four in which a person is to deliver."""
    return _played(studio, (HUMAN, "planner", "greedy", "greedy"), "delivering")


def _played(studio: Studio, seats: tuple[str, ...], stage: str) -> TileWindow:
    """Return the window of a game in a turn and a stage, the moves of its person made by a bot."""
    tile_set = read_set(shipped_sets()[0]).tile_set
    assert tile_set is not None
    names = [tr(name) for name in NAMES[: len(seats)]]
    sitting: TileSitting = begun_with(tile_set, "", names, seats, _SEED)
    turn = _TURN if len(seats) == 1 else _TURN - 2
    for _ in range(1000):
        sitting = deque(chain([sitting], driven(sitting)), maxlen=1).pop()
        if sitting.state.turn >= turn and sitting.state.stage == stage:
            break
        sitting = sitting.made(_chosen(sitting))
    window = studio.window.tables.tables.begin(sitting, is_watched=True)
    assert isinstance(window, TileWindow)
    window.resize(*_SIZE)
    window.view.records.write_now()
    QApplication.processEvents()
    wait(studio, lambda: window.session.is_persons_turn)
    return window


def _chosen(sitting: TileSitting) -> Move:
    """Return what a bot would do in the place of the person."""
    game, random = sitting.game, sitting.luck.of_bot(0, sitting.at)
    return moves_of(TILE_BOTS["planner"].choose(game, game.view(sitting.state), random))[0]
