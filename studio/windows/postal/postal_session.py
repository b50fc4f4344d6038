"""A postal game in the referee's hands: what is done to its folder, one thing after the other on a thread."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from engine.boardfile.source import read_file
from engine.game.facts import NOWHERE
from engine.game.moves import SetRaces, SetRolls, ThrowDice
from engine.messages import say
from engine.postal.adjudicating import orders_of_company
from engine.postal.bot_orders import letters_of_bots
from engine.postal.folder import Folder, FolderError, company_meant
from engine.postal.publishing import files_of, play_round
from engine.postal.reading.letters import MOST_BYTES, Span, letter_of
from engine.transcript.remarks import Ruling
from studio.drawing.game.laid_track import hexes_of
from studio.language.words import reason, tr
from studio.session.background.worker_thread import WorkerThread
from studio.windows.postal.standing import Standing, standing_of

BOT: Final = "planner"


class PostalSession(QObject):
    """Keeps how a game stands, and changes its folder; every change is on disk before it is shown."""

    changed = Signal()
    """The game stands otherwise."""
    busied = Signal()
    """Work has begun or ended."""
    played = Signal()
    """A round was played, whose report is in ``standing``."""
    failed = Signal(str, str)
    """What could not be done, and why."""

    def __init__(self, folder: Folder, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = WorkerThread("postal game", self)
        self._hexes = hexes_of(folder.board)
        self._missing: frozenset[int] = frozenset()
        self.folder = folder
        self._last = folder
        """The folder after what was done last, which need not be shown yet."""
        self.standing = standing_of(folder, self._hexes)

    @property
    def is_busy(self) -> bool:
        """Whether something is under way."""
        return self._thread.under_way > 0

    def close(self) -> None:
        """Finish what is under way, and take nothing more."""
        self._thread.finish()

    # -- what the referee does -----------------------------------------------------------------

    def take(self, mails: Sequence[Path | str], seat: int = NOWHERE) -> None:
        """File mails, from files or pasted; the company is found in them where no seat is given."""

        def work(folder: Folder) -> Folder:
            for mail in mails:
                name = mail.name if isinstance(mail, Path) else ""
                data = read_file(mail, MOST_BYTES) if isinstance(mail, Path) else mail.encode()
                letter = letter_of(data)
                meant = company_meant(folder, name, letter) if seat == NOWHERE else seat
                if meant == NOWHERE:
                    who = name or letter.quote(Span(0, len(letter.text)))
                    says = say("'{mail}' does not say which company it is from.", mail=who)
                    raise FolderError(says)
                folder.take(meant, data)
            return folder

        self._do(tr("The orders were not filed"), work)

    def rule(self, ruling: Ruling) -> None:
        """Keep a ruling, if it makes sense."""

        def work(folder: Folder) -> Folder:
            rulings = {**folder.rulings_for(ruling.seat), ruling.at: ruling.read_as}
            orders_of_company(folder, ruling.seat, rulings)
            folder.rule(ruling)
            return folder

        self._do(tr("The ruling does not hold"), work)

    def withdraw_ruling(self, seat: int, at: str) -> None:
        """Forget a ruling."""

        def work(folder: Folder) -> Folder:
            folder.withdraw(seat, at)
            return folder

        self._do(tr("The ruling could not be withdrawn"), work)

    def stand_still(self, seat: int, *, wanted: bool) -> None:
        """Let a company without orders stand still in this round, or wait for its orders (VP.N1)."""
        self._missing = self._missing | {seat} if wanted else self._missing - {seat}
        self._do("", lambda folder: folder)

    def stands_still(self, seat: int) -> bool:
        """Return whether a company may stand still in this round."""
        return seat in self._missing

    def let_bots_write(self) -> None:
        """Let bots write the orders that are missing."""

        def work(folder: Folder) -> Folder:
            seats = range(len(folder.terms.companies.each))
            bots = {seat: BOT for seat in seats if folder.filed(seat) is None}
            for seat, letter in letters_of_bots(folder, bots):
                folder.take(seat, letter.encode())
            return folder

        self._do(tr("The bots wrote no orders"), work)

    def throw(self, typed: SetRolls | ThrowDice | SetRaces | None = None) -> None:
        """Throw what the next round needs, or take what was thrown by hand."""

        def work(folder: Folder) -> Folder:
            history = folder.history
            return folder.saved(history.made(typed or history.thrown(folder.seed)), {})

        self._do(tr("Nothing was thrown"), work)

    def adjudicate(self) -> None:
        """Play the round, and write its reports."""
        missing = self._missing

        def work(folder: Folder) -> Folder:
            after, told = play_round(folder, missing)
            return folder.saved(after.history, files_of(told), after.terms)

        self._missing = frozenset()
        self._do(tr("The round was not played"), work, self.played.emit)

    def take_back(self, number: int) -> None:
        """Take rounds back to where the orders of one are awaited."""
        self._do(tr("Nothing was taken back"), lambda folder: folder.taken_back(number))

    # -- the thread ----------------------------------------------------------------------------

    def _do(
        self, trouble: str, work: Callable[[Folder], Folder], after: Callable[[], object] | None = None
    ) -> None:
        """Do something to the folder, see how the game stands then, and do what comes after it."""
        missing = self._missing

        def task() -> Standing:
            self._last = work(self._last)
            return standing_of(self._last, self._hexes, missing)

        def take(standing: Standing) -> None:
            self._take(standing)
            if after is not None:
                after()

        self._thread.send(task, take, lambda error: self._fail(trouble, error))
        self.busied.emit()

    def _take(self, standing: Standing) -> None:
        self.folder, self.standing = standing.folder, standing
        self.busied.emit()
        self.changed.emit()

    def _fail(self, trouble: str, error: Exception) -> None:
        """Say what failed; of several mails some may be filed, so that the folder is looked at again."""
        self.busied.emit()
        self.failed.emit(trouble or tr("The folder cannot be read"), reason(error))
        if trouble:
            self._do("", lambda folder: folder)
