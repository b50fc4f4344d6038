"""The pictures of the guide on cities that appear; ``guide_pictures.py`` takes them.

One game is played by hand to its end: a pointer clicks on the map and the buttons of a table, for the
first seat. What it chooses is what ``planner`` would. The pictures show the game in some of its rounds.
"""

from collections.abc import Callable, Iterator
from functools import partial
from random import Random

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from screenshots import ROOT, come_to_rest, wait

from engine.boardfile.reading import read_board
from engine.bots.planner.planner import PlannerBot
from engine.game.moves import Done, Enter, Lay, Move, Start
from engine.paths.compilation import at_pace
from engine.table.cards import cards
from engine.table.sitting import Sitting
from engine.transcript.header import Header
from engine.transcript.remarks import HUMAN
from studio.app.studio import Studio
from studio.drawing.game.companies import NAMES
from studio.language.words import tr
from studio.session.background.worker_process import PLAYING
from studio.windows.table.begin_dialog import begun
from studio.windows.table.table_window import TableWindow
from tests.studio.table.tables import Finger, at_once

_BOTS, _SEED, _SIZE = (HUMAN, "planner", "greedy"), 3, (1240, 760)
_SHOWN = {1: "build", 6: "race", 12: "build", 16: "race"}
"""The rounds that are shown, and what the hand has to do there."""

_GAMES: dict[tuple[str, ...], dict[int, Sitting]] = {}
"""The state of the game in the rounds that are shown, by the names of the companies."""


def rounds_by_hand() -> Iterator[tuple[str, Callable[[Studio], QWidget]]]:
    """Yield a name and a scene for each round that is shown."""
    for round_ in _SHOWN:
        yield f"round_{round_}", partial(_seen, round_)


def _seen(round_: int, studio: Studio) -> QWidget:
    """Show the table in a round, with what is due pointed at."""
    names = tuple(tr(name) for name in NAMES[: len(_BOTS)])
    if names not in _GAMES:  # once a language
        _GAMES[names] = _played(studio, names)
    table = _seated(studio, _GAMES[names][round_])
    sitting = table.session.sitting
    if _SHOWN[round_] == "race":
        table.view.card.card_pointed.emit(table.view.card.race.cards[0].card)
    else:
        newest = sitting.state.progress.founded[-1]
        table.view.map.hovered.emit(newest.hex)
    come_to_rest(studio)
    wait(studio, lambda: table.view.map.is_settled)
    return table


def _seated(studio: Studio, sitting: Sitting) -> TableWindow:
    """Open a table with the whole map in sight."""
    table = studio.window.tables.tables.begin(sitting)
    table.resize(*_SIZE)
    come_to_rest(studio)
    table.view.map.navigator.fit()
    wait(studio, lambda: table.view.map.is_settled)
    return table


def _played(studio: Studio, names: tuple[str, ...]) -> dict[int, Sitting]:
    """Play a game to its end, and return its state in each of the rounds."""
    board = read_board(ROOT / "maps" / "tcusa.yaml").board
    assert board is not None
    header = Header("", "", "", board.rules, names, _BOTS, _SEED, "", luck="occasions")
    moments: dict[int, Sitting] = {}
    usual, PLAYING.do = PLAYING.do, at_once
    try:
        with at_pace("compiled"):
            table = _seated(studio, begun(board, header))
            table.session.speed = float("inf")
            hand = _Hand(studio, table)
            while table.session.sitting.actor is not None:
                wait(studio, lambda: table.session.is_persons_turn or table.session.sitting.actor is None)
                sitting = table.session.sitting
                if sitting.actor is None:
                    break
                round_ = sitting.state.round
                if _SHOWN.get(round_) == hand.is_due() and round_ not in moments:
                    moments[round_] = sitting
                hand.move()
    finally:
        PLAYING.do = usual
    table.close()
    return moments


class _Hand:
    """A hand that plays the first seat of a table."""

    def __init__(self, studio: Studio, table: TableWindow) -> None:
        self._studio = studio
        self._view, self._session = table.view, table.session
        self._finger, self._bot, self._random = Finger(table.view), PlannerBot(), Random(_SEED)

    def is_due(self) -> str:
        """Return what the hand has to do: choose a start, build, or enter a race it can run."""
        if self._view.hand.starts:
            return "start"
        if self._view.hand.is_declaring:
            return "race" if cards(self._session.sitting) else "no race"
        return "build"

    def move(self) -> None:
        """Do what the bot would, with pointer and buttons."""
        sitting = self._session.sitting
        choice = self._bot.choose(sitting.game, sitting.game.view(sitting.state), self._random)
        first, *_ = moves = choice if isinstance(choice, tuple) else (choice,)
        match first:
            case Start(hex=hex_):
                self._finger.clicks(sitting.game.facts.labels[hex_])
            case Lay():
                self._build(sitting, moves)
            case Done():
                self._press("done")
            case Enter() if cards(sitting):
                wait(self._studio, lambda: self._entered(sitting))
            case _:
                self._press("decline")
        wait(self._studio, lambda: self._session.sitting.at != sitting.at)

    def _entered(self, sitting: Sitting) -> bool:
        """Click the first of the cards, which appear a moment after the race, and return whether it took."""
        for card in self._view.card.race.cards[:1]:
            QTest.mouseClick(card.enter, Qt.MouseButton.LeftButton)
        return self._session.sitting.at != sitting.at

    def _build(self, sitting: Sitting, moves: tuple[Move, ...]) -> None:
        """Click the end of what is to be built; else the end of its first link; else build no more."""
        links = [move for move in moves if isinstance(move, Lay)]
        for link in (links[-1], links[0]):
            self._finger.clicks(sitting.game.facts.labels[link.end])
            if self._session.sitting.at != sitting.at:
                return
        self._press("done")

    def _press(self, name: str) -> None:
        """Press a button of the card of what is due."""
        wait(self._studio, lambda: any(self._buttons(name)))
        QTest.mouseClick(next(self._buttons(name)), Qt.MouseButton.LeftButton)

    def _buttons(self, name: str) -> Iterator[QPushButton]:
        """Yield the buttons of a name that can be pressed."""
        found = self._view.findChildren(QPushButton, name)
        return (each for each in found if each.isVisible() and each.isEnabled())
