"""Processes of our own as an executor, which can be ended at any moment, whatever they are at."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class _Errand(NamedTuple):
    """A piece of work, and where its result is awaited."""

    future: Future[Any]
    fn: Callable[..., Any]
    args: tuple[Any, ...]
    kwargs: dict[str, Any]


class Processes(Executor):
    """Does work in processes of its own, each of which makes itself ready by ``begin`` first.

    They are started anew (spawn), for a studio with its threads cannot be copied. Python's own pool waits on
    leaving for the work under way, which for one endless game is for ever; these are ended at once. They
    also end with the program, however that ends. The loss of one is meant to be the loss of all, as with
    Python's pool: its thread goes on taking errands, which fail at once, and whoever awaits them gives up.
    """

    def __init__(self, number: int, begin: Callable[[], None]) -> None:
        self._errands: SimpleQueue[_Errand | None] = SimpleQueue()
        self._is_over = False
        with _interrupts_held():
            self._hands = [_Hand(begin) for _ in range(number)]
        self._threads = [
            Thread(target=hand.serve, args=(self._errands,), daemon=True) for hand in self._hands
        ]
        for thread in self._threads:
            thread.start()

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Have a process do a piece of work; BrokenProcessPool is its result where the process is lost."""
        if self._is_over:
            raise RuntimeError("These processes are ended.")
        future: Future[T] = Future()
        self._errands.put(_Errand(future, fn, args, kwargs))
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End every process now; what they were at is lost, and whoever awaits it hears so."""
        self._is_over = True
        for hand in self._hands:
            hand.end()
        for _ in self._threads:
            self._errands.put(None)
        for thread in self._threads:
            thread.join()


class _Hand:
    """One process, and our end of the line to it."""

    def __init__(self, begin: Callable[[], None]) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, theirs = context.Pipe()
        # A daemon is ended by the interpreter, too, when nobody did before.
        self._process = context.Process(target=_work, args=(theirs, begin), daemon=True)
        self._process.start()
        theirs.close()

    def serve(self, errands: "SimpleQueue[_Errand | None]") -> None:
        """Hand errands over one after the other and bring home what they come to, until there is None."""
        while (errand := errands.get()) is not None:
            if errand.future.set_running_or_notify_cancel():
                self._do(errand)
        self._line.close()

    def _do(self, errand: _Errand) -> None:
        """Have the process do one errand."""
        try:
            self._line.send((errand.fn, errand.args, errand.kwargs))
            is_done, result = self._line.recv()
        except (EOFError, OSError):
            errand.future.set_exception(BrokenProcessPool("A process ended."))
        except Exception as error:  # noqa: BLE001  # what cannot be sent belongs to whoever sent it
            errand.future.set_exception(error)
        else:
            if is_done:
                errand.future.set_result(result)
            else:
                errand.future.set_exception(result)

    def end(self) -> None:
        """End the process, in the midst of whatever it does."""
        self._process.kill()
        self._process.join()


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Hold Ctrl-C back for a moment: processes started in it are never interrupted themselves.

    The terminal interrupts a whole family of processes; only its head is to decide what follows.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # Python's own process beside ours lets interrupts through once it is begun: not with the first of ours.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# -- in the process --------------------------------------------------------------------------------


def _work(line: Connection, begin: Callable[[], None]) -> None:
    """Do what comes down the line, in a process of its own."""
    _leave_with_parent()
    begin()
    # When the other end is gone, so is whoever wanted anything.
    with suppress(EOFError, BrokenPipeError):
        while True:
            fn, args, kwargs = line.recv()
            try:
                answer = (True, fn(*args, **kwargs))
            except Exception as error:  # noqa: BLE001  # it belongs to whoever asks for the result
                answer = (False, error)
            line.send(answer)


def _leave_with_parent() -> None:
    """Let this process end when the one that started it is gone, even if that was killed."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    Thread(target=watch, daemon=True).start()
