"""What the other process does: it takes orders, several side by side, and sends answers.

Imports nothing of Qt, so that it is there quickly and takes little memory.
"""

import os
import pickle
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, fields, replace
from multiprocessing.connection import Connection
from typing import Any

import numpy as np

from engine.board.document import Board
from engine.board.layers import frozen
from studio.session.background.chunked_pickle import in_pieces, joined

BEAT_S = 1.0
"""How often this process says that it lives while it works at something, in seconds."""
_SIDE_BY_SIDE = 4
"""How many sums are worked at together: names, statistics, quick checks and long ones."""


@dataclass(frozen=True)
class Difference:
    """A board as what of it differs from the board told of before; all its fields for the first."""

    changes: dict[str, Any]


@dataclass(frozen=True)
class Order:
    """A function of a module to call, and what with; a board stands as its difference, first."""

    number: int
    work: Callable[..., Any]
    args: tuple[Any, ...]
    kwargs: dict[str, Any]


@dataclass(frozen=True)
class Unwanted:
    """The order of a number is not wanted any more."""

    number: int


@dataclass(frozen=True)
class Beat:
    """Something is being worked at, and the interpreter runs."""


@dataclass(frozen=True)
class Answer:
    """What an order came to: what was returned, perhaps in pieces, or raised."""

    number: int
    found: Any
    error: BaseException | None

    def put_together(self) -> "Answer":
        """Return the answer with what was found in one piece again."""
        return replace(self, found=joined(self.found))

    def give(self, waiting: Future[Any]) -> None:
        """Hand it to who waits."""
        if self.error is None:
            waiting.set_result(self.found)
        else:
            waiting.set_exception(self.error)


def difference(last: Board | None, board: Board) -> Difference:
    """Return what of a board is not the same object as in the one before."""
    values = {field.name: getattr(board, field.name) for field in fields(board)}
    if last is None:
        return Difference(values)
    return Difference({name: value for name, value in values.items() if value is not getattr(last, name)})


def restored(last: Board | None, told: Difference) -> Board:
    """Return the board of which a difference was told after another."""
    changes: dict[str, Any] = {
        name: frozen(value) if isinstance(value, np.ndarray) else value
        for name, value in told.changes.items()
    }
    return Board(**changes) if last is None else last.edited(**changes)


def serve(line: Connection) -> None:
    """Take orders until the line is cut, as it is when the process at its other end has ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    desk = _Desk(line)
    with suppress(EOFError, OSError):
        while True:
            desk.take(pickle.loads(line.recv_bytes()))
    # No one is there to hear what is still being worked out.
    os._exit(0)


_unwanted: set[int] = set()
_at_work = threading.local()


def is_still_wanted() -> bool:
    """Return whether anybody waits for what is being worked out on this thread."""
    return getattr(_at_work, "number", None) not in _unwanted


class _Desk:
    """Where orders are taken and answers sent."""

    def __init__(self, line: Connection) -> None:
        self._line = line
        self._pool = ThreadPoolExecutor(_SIDE_BY_SIDE)
        self._last: Board | None = None
        self._sending = threading.Lock()
        self._under_way: set[int] = set()
        threading.Thread(target=self._beat, daemon=True, name="beats").start()

    def take(self, message: Order | Unwanted) -> None:
        """Begin with an order, or note that one is not wanted."""
        if isinstance(message, Unwanted):
            _unwanted.add(message.number)
            return
        args = message.args
        if args and isinstance(args[0], Difference):
            self._last = restored(self._last, args[0])
            args = (self._last, *args[1:])
        self._under_way.add(message.number)
        done = self._pool.submit(_done, message, args)
        done.add_done_callback(lambda done: self._answer(message.number, done))

    def _answer(self, number: int, done: Future[Any]) -> None:
        """Send what came of an order."""
        _unwanted.discard(number)
        error = done.exception()
        self._send(_told(Answer(number, None, error) if error else Answer(number, done.result(), None)))
        self._under_way.discard(number)

    def _beat(self) -> None:
        """Say now and then that what is worked at goes on: code that holds the interpreter says nothing."""
        beat = pickle.dumps(Beat())
        while True:
            time.sleep(BEAT_S)
            if self._under_way:
                self._send(beat)

    def _send(self, message: bytes) -> None:
        """Send a message, whole; where no one is there any more it does not matter."""
        with self._sending, suppress(OSError):
            self._line.send_bytes(message)


def _done(order: Order, args: tuple[Any, ...]) -> Any:
    """Do what was ordered, unless no one wants it by now."""
    _at_work.number = order.number
    return order.work(*args, **order.kwargs) if is_still_wanted() else None


def _told(answer: Answer) -> bytes:
    """Return an answer as it is sent; what cannot be taken apart and put together is told in words."""
    try:
        message = pickle.dumps(replace(answer, found=in_pieces(answer.found)))
        told: Answer = pickle.loads(message)
        told.put_together()
    except (pickle.PickleError, TypeError, AttributeError) as error:
        reason = answer.error or error
        return pickle.dumps(Answer(answer.number, None, RuntimeError(f"{type(reason).__name__}: {reason}")))
    return message
