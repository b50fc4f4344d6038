"""A game of any kind in the terminal: print what happened, read an order, and repeat to the end."""

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Generic, TypeVar

from engine.table.driving import next_choice
from engine.table.files import Journal
from engine.table.game_sitting import AnySitting
from engine.table.places import UnknownPlaceError
from engine.transcript.remarks import HUMAN
from engine.turns.chance import CHANCE
from engine.turns.illegal import IllegalMove

Z = TypeVar("Z", bound=AnySitting)


class OrderError(Exception):
    """An order that cannot be carried out; its text says the player why, and what would help."""


class Talk(ABC, Generic[Z]):
    """A sitting in the terminal.

    Chance and bots go on by themselves until a person is to move, but not after moves were taken back: then
    they wait for the order to go on. Every change is on the disk before the next order is read.
    """

    bots: Mapping[str, Any]
    """The bots of the game by name."""
    chance_first: str
    """What is answered to an order while it is the turn of chance."""

    def __init__(self, sitting: Z, journal: Journal, name: str) -> None:
        """Begin with a sitting that is kept in a file, whose name is given for messages."""
        self.sitting = sitting
        self.name = name
        self.waits = False
        """Whether chance and bots wait for the user to go on."""
        self.leaves = False
        """Whether the user leaves the table."""
        self.marks: list[int] = []
        """How many moves had been made before each order of the turn that is on."""
        self._journal = journal

    @abstractmethod
    def greeting(self) -> str:
        """Return the first line, or nothing."""

    @abstractmethod
    def prompt(self) -> str:
        """Return what is due, and of whom."""

    @abstractmethod
    def news(self) -> Iterator[str]:
        """Yield the lines of what has happened since this was asked last."""

    def unkept(self) -> str:
        """Return what is lost when the user leaves now, or nothing."""
        return ""

    @abstractmethod
    def seat_named(self, name: str) -> int:
        """Return a seat by its player's name; raises OrderError or UnknownPlaceError."""

    def run(self, lines: Iterable[str], carry_out: Callable[[Any, str], None]) -> None:
        """Carry orders out until the user leaves or there are no more; then the file is closed.

        A game that is over can be taken back, unless bots have played it without any order.
        """
        orders, asked = iter(lines), False
        greeting = self.greeting()
        if greeting:
            print(greeting)
        self._go_on()
        while not self.leaves and (asked or self.sitting.actor is not None):
            order, asked = self._asked(orders), True
            if order is None:
                break
            try:
                carry_out(self, order)
            except OrderError as error:
                print(error)
            except UnknownPlaceError as error:
                print(error.message)
            except IllegalMove as illegal:
                print(f"{illegal.rule} {illegal.message}")
            if not self.leaves:
                self._go_on()
        if unkept := self.unkept():
            print(unkept)
        if self.keep(closed=True):
            command, does = ("replay", "shows") if self.sitting.actor is None else ("play", "goes on with")
            print(f"The game is kept in {self.name}. `platelayer {command} {self.name}` {does} it.")

    def _asked(self, orders: Iterator[str]) -> str | None:
        """Say what is due, and return the next order that is not empty; None where there are no more."""
        while True:
            print(f"{self.prompt()} > ", end="", flush=True)
            try:
                order = next(orders, None)
            except KeyboardInterrupt:
                # Every move is in the file: to stop here is to leave.
                print()
                return None
            if not sys.stdin.isatty():
                # So that the input can be read in the output.
                print("" if order is None else order.strip())
            if order is None or order.strip():
                return None if order is None else order.strip()

    # -- changes -----------------------------------------------------------------------------

    def change(self, sitting: Z) -> None:
        """Go on with another sitting, and keep it."""
        self.sitting = sitting
        self.marks = [mark for mark in self.marks if sitting.turn_began <= mark < sitting.at]
        self.keep()

    def go_back(self, to: int) -> None:
        """Take moves back; chance and bots wait then where they are to move."""
        self.waits = True
        self.change(self.sitting.taken_back(to))

    def keep(self, *, closed: bool = False) -> bool:
        """Bring the file up to the sitting; return whether that was done, and say so where it was not."""
        try:
            self._journal.keep(self.sitting, closed=closed)
        except OSError as error:
            why = error.strerror or error
            print(
                f"The game could not be kept in {self.name}: {why}. The next move tries again.",
                file=sys.stderr,
            )
            return False
        return True

    def demand_person(self) -> None:
        """Raise OrderError where no person is to move."""
        actor = self.sitting.actor
        if actor is None:
            raise OrderError("The game is over. `undo` takes back your last move, `quit` leaves the table.")
        if actor == CHANCE:
            raise OrderError(self.chance_first)
        if self.sitting.mover != HUMAN:
            raise OrderError(f"It is {self.player(actor)}'s turn. `go` lets them move.")

    def player(self, seat: int) -> str:
        """Return the name of a seat's player."""
        return self.sitting.header.players[seat]

    # -- going on ----------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Let chance and bots move, unless they wait, and print what has happened."""
        if not self.waits:
            while (following := next_choice(self.sitting)) is not None:
                self.sitting = following
                self.keep()
        if self.sitting.mover == HUMAN:
            self.waits = False
        for line in self.news():
            print(line)
