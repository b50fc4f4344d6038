"""Long sums done in a process of their own.

Python lets one thread at a time run, so what is worked out in another thread takes turns with the
hand on the map, and each turn is felt. Only what a small board comes to is quicker done here.
"""

import atexit
import multiprocessing
import pickle
import threading
from collections.abc import Callable
from concurrent.futures import Future, wait
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from multiprocessing.connection import Connection
from time import monotonic
from typing import Any, Generic, ParamSpec, TypeVar

from engine.board.document import Board
from engine.messages import Phrase, say
from studio.session.background.worker_side import Answer, Beat, Order, Unwanted, difference, serve

P = ParamSpec("P")
T = TypeVar("T")

LARGE = 300
"""From how many hexes on the sums on a board are done apart: a board of 20 × 15."""
_LOOK_S = 0.1
"""How often who waits is asked whether the answer is still wanted, in seconds."""
PATIENCE_S = 20.0
"""How long the other process may accept nothing, or say nothing while it works, in seconds; then it hangs."""
MOST_S = 300.0
"""How long one sum may take before it is given up, in seconds."""
BEGUN_ANEW: Phrase = "The process that checks the board and places names stopped. It was restarted."


class BrokenOffError(Exception):
    """The other process was ended from outside before it answered."""


class TookTooLongError(Exception):
    """A sum did not come to an end within so many seconds, and was given up."""

    def __init__(self, seconds: float) -> None:
        self.text: Phrase = say("It took more than {n:.0f} minutes and was stopped.", n=seconds / 60)
        """What to tell people."""
        super().__init__(self.text)


class NoLongerWantedError(Exception):
    """No one waits for an answer any more."""


@dataclass(frozen=True)
class Asked(Generic[T]):
    """A function of a module and what it is given; a board comes first if it needs one."""

    work: Callable[..., T]
    args: tuple[Any, ...]
    kwargs: dict[str, Any]


class OtherProcess:
    """A process that works for this one, several sums side by side, and ends with it.

    It keeps the board it was told of last, so that of the next one only what differs is sent.
    """

    def __init__(self) -> None:
        begun = multiprocessing.get_context("spawn")
        self._line, there = begun.Pipe()
        self._process = begun.Process(target=serve, args=(there,), daemon=True, name="sums")
        self._process.start()
        there.close()
        self._numbers = count()
        self._last: Board | None = None
        self._waiting: dict[int, Future[Any]] = {}
        self._lock = threading.Lock()
        self._is_broken = False
        self._has_answered = False
        self._heard = monotonic()
        threading.Thread(target=self._listen, args=(self._line,), daemon=True, name="answers").start()

    @property
    def is_broken(self) -> bool:
        """Whether it has ended."""
        return self._is_broken

    @property
    def has_answered(self) -> bool:
        """Whether it has ever answered, so that it could be begun at all."""
        return self._has_answered

    def ask(self, is_wanted: Callable[[], bool], order: "Asked[T]") -> T:
        """Have work done and wait for the answer; raises NoLongerWantedError once it is not wanted.

        A process that says nothing for too long while it works is ended, which raises BrokenOffError; so is
        one whose work comes to no end, which raises TookTooLongError for that and BrokenOffError for
        whatever else it was at.
        """
        number, answer = self._send(order)
        begun = monotonic()
        while not wait((answer,), _LOOK_S).done:
            if not is_wanted():
                self._say(Unwanted(number))
                raise NoLongerWantedError
            if monotonic() - self._heard > PATIENCE_S:
                self.end()
            elif monotonic() - begun > MOST_S:
                self._give_up(number)
        found: T = answer.result()
        return found

    def _send(self, asked: "Asked[Any]") -> tuple[int, Future[Any]]:
        """Send an order, and return its number and what will be its answer."""
        answer: Future[Any] = Future()
        with self._lock:
            if self._is_broken:
                raise BrokenOffError
            number = next(self._numbers)
            args, last = asked.args, self._last
            if args and isinstance(args[0], Board):
                args, last = (difference(last, args[0]), *args[1:]), args[0]
            message = pickle.dumps(Order(number, asked.work, args, asked.kwargs))
            if not self._waiting:
                # With nothing to do it said nothing.
                self._heard = monotonic()
            # From here on it is told: what cannot be sent has raised, and nothing builds on its board.
            self._waiting[number] = answer
            self._last = last
            self._put(message)
        return number, answer

    def end(self) -> None:
        """End it, whatever it does; what it writes to no one else is lost."""
        self._process.kill()

    def _give_up(self, number: int) -> None:
        """End the process for the sake of one sum, which is not tried again; raises TookTooLongError."""
        with self._lock:
            self._waiting.pop(number, None)
        self.end()
        raise TookTooLongError(MOST_S)

    def _say(self, word: Unwanted) -> None:
        """Send a word that has no answer."""
        with self._lock:
            self._waiting.pop(word.number, None)
            self._put(pickle.dumps(word))

    def _put(self, message: bytes) -> None:
        """Write to the line; when no one is there any more, whoever listens learns it, too.

        A process that takes nothing for so long hangs, and would have us wait for ever; it is ended.
        """
        watch = threading.Timer(PATIENCE_S, self.end)
        watch.daemon = True
        watch.start()
        try:
            self._line.send_bytes(message)
        except OSError:
            self._is_broken = True
        finally:
            watch.cancel()

    def _listen(self, line: Connection) -> None:
        """Hand each answer to who waits for it, until the other process is there no more.

        One whose answers cannot be read is of no more use, and is ended.
        """
        try:
            with suppress(EOFError, OSError):
                while True:
                    heard: Answer | Beat = pickle.loads(line.recv_bytes())
                    self._heard = monotonic()
                    if isinstance(heard, Beat):
                        continue
                    answer = heard.put_together()
                    self._has_answered = True
                    with self._lock:
                        waiting = self._waiting.pop(answer.number, None)
                    if waiting is not None:
                        answer.give(waiting)
        finally:
            self._is_broken = True
            self.end()
            with self._lock:
                left, self._waiting = self._waiting, {}
            for waiting in left.values():
                waiting.set_exception(BrokenOffError("The process for long sums was ended from outside."))


_begun: list[OtherProcess] = []
_beginning = threading.Lock()


_tellers: list[Callable[[Phrase], None]] = []


def tell_to(teller: Callable[[Phrase], None]) -> None:
    """Have somebody told, on any thread, when the other process had to be begun again."""
    _tellers.append(teller)


def tell_no_more(teller: Callable[[Phrase], None]) -> None:
    """Tell somebody nothing any more."""
    _tellers.remove(teller)


def is_large(board: Board) -> bool:
    """Return whether sums on a board are better done apart."""
    return board.terrain.size >= LARGE


def apart_while(
    is_wanted: Callable[[], bool], work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
) -> T | None:
    """Have a function of a module do its work in another process; None once the answer is not wanted.

    Waits for it, so it is not to be called on the interface's thread. Raises what the function raises, and
    TookTooLongError for what comes to no end. Should the process hang or be ended from outside, another is
    begun, once, and told (see `tell_to`). Where none can be begun at all the work is done
    here, and felt: a map without its names would be worse.
    """
    try:
        return _asked(is_wanted, Asked(work, args, kwargs))
    except NoLongerWantedError:
        return None


def warm_up() -> None:
    """Have the other process begun before there is anything to do for it, without waiting."""
    threading.Thread(target=_warm_up, daemon=True, name="warm-up").start()


def _warm_up() -> None:
    """Begin the process; where that cannot be, whoever has work for it does it themselves."""
    with suppress(OSError):
        _process()


@atexit.register
def _end() -> None:
    """End the process with this one; the usual way waits for ever for one that hangs."""
    for process in _begun:
        process.end()


def _asked(is_wanted: Callable[[], bool], order: Asked[T]) -> T:
    """Ask the other process; a second one if the first was ended; no one where none has ever answered."""
    works = False
    for last_try in (False, True):
        try:
            process = _process()
        except OSError:
            break
        try:
            return process.ask(is_wanted, order)
        except BrokenOffError:
            works = works or process.has_answered
            if last_try and works:
                # What ended two processes that worked would end this one as well.
                raise
            for teller in tuple(_tellers) if works else ():
                teller(BEGUN_ANEW)
    return order.work(*order.args, **order.kwargs)


def _process() -> OtherProcess:
    """Return the process for such work, which begins with the first."""
    with _beginning:
        if not _begun or _begun[0].is_broken:
            _begun[:] = [OtherProcess()]
        return _begun[0]
