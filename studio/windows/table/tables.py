"""The games that are played next to the boards: begun, opened, continued, and kept in files."""

import secrets
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject

from engine.game.play import UnplayableBoard
from engine.messages import Saying, say
from engine.table.carrying import carried_to
from engine.table.files import Journal, Opened, OpenedGame, open_sitting, opened
from engine.table.sitting import Sitting
from engine.table.tiles.files import begins_tile_game, open_tile_sitting, opened_tiles
from engine.table.tiles.sitting import TileSitting, again, begun_with
from engine.tiles.set import TileSet
from engine.transcript.reading import parse_transcript
from engine.transcript.tiles.replay import parse_tile_game
from engine.trials.playing import transcript_of
from engine.trials.tiles.trial import TileTrial, transcript_of_tiles
from engine.trials.trial import MOST_SEED, Trial
from studio.drawing.game.companies import NAMES
from studio.drawing.layers import ALWAYS, PLY_NAMES, layers_of
from studio.drawing.maps.themes import THEMES
from studio.language.words import reason, tr
from studio.mapview.tile_painter import Style
from studio.session.background.worker_process import PLAYING
from studio.session.background.worker_thread import WorkerThread
from studio.table.table_session import TableSession
from studio.table.tiles.tile_session import TileSession
from studio.windows.help.game_lesson import lesson_board
from studio.windows.help.reading_dialogs import offer_help
from studio.windows.kit.dialogs import open_over
from studio.windows.table.begin_dialog import BeginDialog, begun
from studio.windows.table.game_teacher import lesson_header
from studio.windows.table.game_window import GameWindow
from studio.windows.table.interrupted import GAMES, games_folder
from studio.windows.table.surroundings import Surroundings
from studio.windows.table.table_window import TableWindow
from studio.windows.table.tile_begin import TileBeginDialog, seed_of_today
from studio.windows.table.tile_window import TileWindow

_HIDDEN: Final = frozenset({"grid", "labels"})
"""What may be hidden on a table's map: towns hidden in the editor would be missed in play."""


AnyOpened = Opened | OpenedGame[TileSitting]


class Tables(QObject):
    """Every table that is open."""

    def __init__(self, around: Surroundings) -> None:
        super().__init__(around.window)
        self._around = around
        self._files = WorkerThread("games", self)
        self._awaited: set[Path] = set()
        """The files of games that are being read."""
        self.windows: list[GameWindow] = []

    # -- beginning -------------------------------------------------------------------------------

    def play(self) -> None:
        """Ask who plays the board or the tile set at the front, and begin."""
        front = self._around.tile_set()
        if front is not None:
            self._play_set(*front)
            return
        board, path = self._around.board()
        dialog = BeginDialog(board, "" if path is None else str(path), self._around.window)
        offer_help(dialog, "play")
        dialog.chosen.connect(self.begin)
        open_over(dialog)

    def _play_set(self, tiles: TileSet, path: Path | None) -> None:
        """Ask who plays a tile set, and begin."""
        dialog = TileBeginDialog(tiles, "" if path is None else str(path), self._around.window)
        offer_help(dialog, "new-set")
        dialog.chosen.connect(self.begin)
        open_over(dialog)

    def begin(
        self, sitting: Sitting | TileSitting, *, is_watched: bool = False, waits: bool = False
    ) -> GameWindow | None:
        """Begin a game in a file of its own; one that is only watched is kept once it is changed.

        Where it ``waits``, bots and dice wait for Go On.
        """
        folder = games_folder()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path = _free(folder, sitting.header.title)
        except OSError as error:
            told = tr("{folder}: {why}", folder=folder, why=reason(error))
            self._around.questions.show_failure(tr("The game has no place to be kept"), told)
            return None
        window = self._window(sitting, path, None)
        window.session.waits = waits
        window.begin(is_watched=is_watched)
        return window

    def teach(self) -> None:
        """Begin the lesson: a first game on a small board."""
        window = self.begin(begun(lesson_board(), lesson_header()))
        if isinstance(window, TableWindow):
            window.teach()

    def open(self, path: Path | None = None) -> None:
        """Open a game, asking for it if it is not given; it is read on another thread."""
        path = path or self._around.questions.path_to_open_game(games_folder())
        if path is None:
            return
        path = path.resolve()
        if path in self._awaited:
            return
        for window in self.windows:
            if window.session.file.path == path:
                window.raise_()
                window.activateWindow()
                return
        self._awaited.add(path)
        self._files.send(
            lambda: _opened(path),
            lambda found: self._take(path, *found),
            lambda error: self._refuse(path, reason(error)),
        )

    def _refuse(self, path: Path, why: str) -> None:
        """Say why a game is not opened."""
        self._awaited.discard(path)
        self._around.questions.show_failure(tr("{name} could not be opened", name=path.name), why)

    def watch(self, trial: Trial | TileTrial, number: int) -> None:
        """Show a game of a trial, by its number from 0: it is played again, in another process."""
        names = [tr(name) for name in NAMES[: len(trial.bots)]]
        self._files.send(
            lambda: _watched(lambda: not self._files.is_finished, trial, number, names),
            lambda sitting: self._look_at(sitting, number),
            lambda error: self._around.questions.show_failure(
                tr("The game could not be played again"), reason(error)
            ),
        )

    def _look_at(self, sitting: Sitting | TileSitting | None, number: int) -> None:
        """Show a game that is over, from its beginning."""
        window = None if sitting is None else self.begin(sitting, is_watched=True)
        if window is not None:
            window.session.look(0)
            window.say(tr("Game {n} of the trial", n=number + 1))

    def _take(self, path: Path, found: AnyOpened, known: bytes) -> None:
        """Show a game that was read; one whose end is lost goes on in another file."""
        self._awaited.discard(path)
        trouble: Saying | None = found.trouble
        if trouble is not None:
            path = _free(path.parent, found.sitting.header.title)
        window = self._window(found.sitting, path, None if trouble is not None else known)
        if not window.session.file.claim():
            self._refuse(path, tr("It is being played at another table."))
            window.close()
            return
        window.session.waits = True
        window.begin()
        if trouble is not None:
            window.say(tr("{why} The file as it was is kept.", why=trouble))

    def _window(self, sitting: Sitting | TileSitting, path: Path, known: bytes | None) -> GameWindow:
        """Return the window of a game, not yet shown."""
        journal = Journal(path, known)
        window: GameWindow
        if isinstance(sitting, TileSitting):
            window = self._tile_window(TileSession(sitting, journal, path))
        else:
            window = self._map_window(TableSession(sitting, journal, path))
        window.closed.connect(lambda: self._forget(window))
        window.editor_wanted.connect(self._around.show_editor)
        window.game_wanted.connect(lambda: self._from_editor(self.play))
        window.opening_wanted.connect(lambda: self._from_editor(self.open))
        window.quit_wanted.connect(self._around.window.close)
        self.windows.append(window)
        return window

    def _from_editor(self, ask: Callable[[], None]) -> None:
        """Ask what to play over the window of the boards, which is asked about."""
        self._around.show_editor()
        ask()

    def _map_window(self, session: TableSession) -> TableWindow:
        theme = THEMES[self._around.sight.proof.theme]
        window = TableWindow(session, self._style(), theme, self._around)
        window.edited_map_wanted.connect(lambda: self._play_edited(window))
        window.note_wanted.connect(self._around.add_note)
        return window

    def _tile_window(self, session: TileSession) -> TileWindow:
        window = TileWindow(session, self._around.map_theme(), self._around)
        window.edited_set_wanted.connect(lambda: self._play_edited_set(window))
        window.another_wanted.connect(
            lambda: self.begin(again(window.session.sitting, secrets.randbelow(MOST_SEED)))
        )
        window.daily_wanted.connect(
            lambda: self.begin(again(window.session.sitting, seed_of_today(), is_daily=True))
        )
        return window

    def _play_edited_set(self, window: TileWindow) -> None:
        """Play the set at the front with the seats, names and seed of a game."""
        front, title = self._around.tile_set(), tr("This set cannot be played")
        if front is None:
            told = tr("The document at the front is not a tile set. Turn to the set first.")
            self._around.questions.show_failure(title, told)
            return
        tiles, path = front
        sitting, where = window.session.sitting, "" if path is None else str(path)
        header, seats = sitting.header, sitting.seats
        try:
            edited = begun_with(tiles, where, header.players, seats, header.seed, challenge=header.challenge)
        except ValueError as error:
            self._around.questions.show_failure(title, reason(error))
            return
        self.begin(edited)

    def _play_edited(self, window: TableWindow) -> None:
        """Play the board at the front with the seats, names, rules and seed of a game."""
        if self._around.tile_set() is not None:
            self._around.questions.show_failure(
                tr("This board cannot be played"),
                tr("The document at the front is a tile set. Turn to the board first."),
            )
            return
        board, path = self._around.board()
        header = window.session.sitting.header
        try:
            bots = window.session.sitting.seats
            sitting = begun(board, replace(header, path="" if path is None else str(path), bots=bots))
        except (ValueError, UnplayableBoard) as error:
            self._around.questions.show_failure(tr("This board cannot be played"), reason(error))
            return
        played = window.session.sitting
        if not played.at:
            self.begin(sitting)
            return
        self._files.send(
            lambda: carried_to(played, sitting),
            lambda found: self._offer_moves(sitting, found),
            lambda error: self._around.questions.show_failure(
                tr("The game could not be carried over"), reason(error)
            ),
        )

    def _offer_moves(self, begun: Sitting, carried: Opened) -> None:
        """Ask whether to carry moves over to the edited map, if any can be, and go on there."""
        moves = carried.sitting.at
        told = carried.trouble or say("Every move so far is legal there.")
        carries = self._around.questions.carries_moves(moves, tr(told)) if moves else False
        if carries is None:
            return
        window = self.begin(carried.sitting if carries else begun, waits=carries)
        if window is not None and carried.trouble is not None:
            window.say(tr(carried.trouble))

    # -- looks and end ---------------------------------------------------------------------------

    def dress(self) -> None:
        """Draw the map of every table as is chosen now."""
        for window in self.windows:
            if isinstance(window, TableWindow):
                window.view.show_style(self._style())
            elif isinstance(window, TileWindow):
                window.view.show_theme(self._around.map_theme())

    def _style(self) -> Style:
        layers = ALWAYS | layers_of(PLY_NAMES - (self._around.sight.hidden & _HIDDEN))
        return Style(self._around.map_theme(), layers)

    def _forget(self, window: GameWindow) -> None:
        if window in self.windows:
            self.windows.remove(window)
            window.deleteLater()

    def close_all(self) -> None:
        """Close every table; the games are kept."""
        self._files.abandon()
        for window in tuple(self.windows):
            window.close()


def _watched(
    is_wanted: Callable[[], bool], trial: Trial | TileTrial, number: int, names: list[str]
) -> Sitting | TileSitting | None:
    """Return a game of a trial as it was played."""
    if isinstance(trial, TileTrial):
        text = PLAYING.do(is_wanted, transcript_of_tiles, trial, number, names)
        return None if text is None else opened_tiles(parse_tile_game(text)).sitting
    text = PLAYING.do(is_wanted, transcript_of, trial, number, names)
    return None if text is None else opened(parse_transcript(text)).sitting


def _opened(path: Path) -> tuple[AnyOpened, bytes]:
    """Return a game and what its file holds; its first line says which game it is."""
    known = path.read_bytes()
    return (open_tile_sitting(path) if begins_tile_game(known) else open_sitting(path)), known


def _free(folder: Path, title: str) -> Path:
    """Return the path of a file that is not there yet, named after a board and the present time."""
    words = "".join(each if each.isalnum() or each in " -" else " " for each in title)
    name = " ".join(words.split())[:60] or tr("Game")
    stamp = datetime.now(UTC).astimezone().strftime("%Y-%m-%d %H%M")
    path, number = folder / f"{name} {stamp}{GAMES}", 2
    while True:
        try:
            # Made at once, so that no other game takes the name.
            path.open("x").close()
        except FileExistsError:
            path, number = folder / f"{name} {stamp} {number}{GAMES}", number + 1
        else:
            return path
