"""Playing in the terminal: print what happened, read an order, and repeat to the end."""

import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from engine.game.moves import Move, Roll, RollKey, RollTrain, ThrowDice
from engine.table.answers import why_answered
from engine.table.draft_text import part_name, written_text
from engine.table.driving import next_choice
from engine.table.files import Journal
from engine.table.order_writing import OrderWriting
from engine.table.places import Places, UnknownPlaceError
from engine.table.preview import chip, preview
from engine.table.sitting import Sitting
from engine.table.timeline import since_last_move
from engine.transcript.remarks import HUMAN
from engine.transcript.story import StoryWriter
from engine.turns.chance import CHANCE
from engine.turns.illegal import IllegalMove
from studio.cli.standings import accounts_text


class OrderError(Exception):
    """An order that cannot be carried out; its text says the player why, and what would help."""


class Conversation:
    """A sitting in the terminal.

    Chance and bots go on by themselves until a person is to move, but not after moves were taken back: then
    they wait for the order to go on. Every change is on the disk before the next order is read.
    """

    def __init__(self, sitting: Sitting, journal: Journal, name: str) -> None:
        """Begin with a sitting that is kept in a file, whose name is given for messages."""
        self.sitting = sitting
        self.name = name
        self.places = Places(sitting)
        self.waits = False
        """Whether chance and bots wait for the user to go on."""
        self.leaves = False
        """Whether the user leaves the table."""
        self.marks: list[int] = []
        """How many moves had been made before each order of the turn that is on."""
        self.writing = OrderWriting(covers=False)
        """The orders that a person writes; in a terminal everyone sees what is typed."""
        self.writing.follow(sitting)
        self._journal = journal
        self._recap_of = _recap_of(sitting)
        first = sitting.at if self._recap_of is None else since_last_move(sitting, self._recap_of).first
        self._story = _Story(sitting.taken_back(first))

    def run(self, lines: Iterable[str], carry_out: "Callable[[Conversation, str], None]") -> None:
        """Carry orders out until the user leaves or there are no more; then the file is closed.

        A game that is over can be taken back, unless bots have played it without any order.
        """
        orders, asked = iter(lines), False
        if self._recap_of is not None:
            print(f"Since {self.player(self._recap_of)} last moved:")
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
        if self.writing.can_undo:
            print("The orders of this round were not handed in, and are not kept.")
        if self.keep(closed=True):
            command, does = ("replay", "shows") if self.sitting.actor is None else ("play", "goes on with")
            print(f"The game is kept in {self.name}. `platelayer {command} {self.name}` {does} it.")

    def _asked(self, orders: Iterator[str]) -> str | None:
        """Say what is due, and return the next order that is not empty; None where there are no more."""
        while True:
            print(f"{prompt(self)} > ", end="", flush=True)
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

    def make(self, moves: Iterable[Move]) -> None:
        """Make moves of the person whose turn it is, all or none, and show what they come to.

        Raises OrderError where it is another's turn, and IllegalMove.
        """
        self.demand_person()
        moves = list(moves)
        shown = preview(self.at_hand, moves)
        if shown.refused is not None:
            raise shown.refused
        if shown.cost or shown.pays or shown.bonuses or shown.money:
            print(chip(self.at_hand, shown))
        made: Sequence[Move] = shown.moves
        draft = self.writing.written(made)
        if draft is not None:
            if draft.task is not None:
                return
            for told in written_text(draft):
                print(f"  {told}")
            made = [draft.order]
        self.marks.append(self.sitting.at)
        after = self.sitting
        for move in made:
            after = after.made(move)
        self.change(after)

    def change(self, sitting: Sitting) -> None:
        """Go on with another sitting, and keep it."""
        self.sitting = sitting
        self.writing.follow(sitting)
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

    @property
    def at_hand(self) -> Sitting:
        """The game that a person moves in: the one in which they write orders, else the game as it is."""
        return self.writing.sitting or self.sitting

    def demand_person(self) -> None:
        """Raise OrderError where no person is to move."""
        actor = self.sitting.actor
        if actor is None:
            raise OrderError("The game is over. `undo` takes back your last move, `quit` leaves the table.")
        if actor == CHANCE:
            raise OrderError("The dice come first: `throw` and the number, or `go` where they are not yours.")
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
            self.writing.follow(self.sitting)
        if self.sitting.mover == HUMAN:
            self.waits = False
        for line in self._story.news(self.sitting):
            print(line)


class _Story:
    """Tells what has happened since it was asked last."""

    def __init__(self, sitting: Sitting) -> None:
        self._begin(sitting)
        deque(self.news(sitting), maxlen=0)
        self._heading = ""

    def _begin(self, sitting: Sitting) -> None:
        """Begin the story again, with nothing told."""
        self._story = StoryWriter(sitting.header, sitting.game)
        self._taken: tuple[object, ...] = ()
        self._told, self._heading, self._is_over = 0, "", False

    def news(self, sitting: Sitting) -> Iterator[str]:
        """Yield the lines of what has happened; where moves were taken back, how things are since."""
        before = len(self._taken)
        if sitting.moves[: min(before, sitting.at)] != self._taken:
            self._begin(sitting)
            for place, each in enumerate(sitting.played()):
                deque(self._story.add(each, sitting.times_again(place)), maxlen=0)
            self._taken = sitting.moves[: sitting.at]
            self._told = len(self._story.at_hand.lines)
            accounts = accounts_text(sitting.header.players, sitting.state.accounts)
            yield f"After {sitting.at} moves: {accounts}."
            return
        state = sitting.state_after(before)
        for place, each in enumerate(sitting.played(before), before):
            for chapter in self._story.add(each, sitting.times_again(place)):
                yield from self._lines(chapter.heading, chapter.lines)
                if chapter.heading == self._heading:
                    yield f"  {accounts_text(sitting.header.players, chapter.accounts)}"
                self._told = 0
            why, state = why_answered(sitting, place, state), each.state
            if why is not None:
                chapter = self._story.at_hand
                yield from self._lines(chapter.heading, chapter.lines)
                self._told = len(chapter.lines)
                yield f"  {why}"
        self._taken = sitting.moves[: sitting.at]
        chapter = self._story.at_hand
        yield from self._lines(chapter.heading, chapter.lines)
        self._told = len(chapter.lines)
        if sitting.actor is None and not self._is_over:
            yield from self._end(sitting)

    def _end(self, sitting: Sitting) -> Iterator[str]:
        """Yield the last lines of a game that is over, once."""
        self._is_over = True
        for chapter in self._story.close(sitting.game):
            yield from self._lines(chapter.heading, chapter.lines)
            yield f"  {accounts_text(sitting.header.players, chapter.accounts)}"
            self._told = 0

    def _lines(self, heading: str, lines: tuple[str, ...]) -> Iterator[str]:
        """Yield the lines of a chapter that were not told, after its heading where that is new."""
        new = lines[self._told :]
        if new and heading != self._heading:
            yield heading
            self._heading = heading
        yield from (f"  {line}" for line in new)


def _recap_of(sitting: Sitting) -> int | None:
    """Return since which seat's last move a game that goes on is recapitulated: a person's, best of all due.

    None where nothing has happened since, or no person plays.
    """
    seats = [seat for seat, by in enumerate(sitting.seats) if by == HUMAN]
    if not seats:
        return None
    seat = sitting.actor if sitting.actor in seats else seats[0]
    return seat if since_last_move(sitting, seat).first < sitting.at else None


def prompt(talk: Conversation) -> str:
    """Return what is due, and of whom."""
    sitting = talk.sitting
    actor, state, turn = sitting.actor, sitting.state, sitting.turn
    if actor is None or turn is None:
        return "The game is over"
    if actor == CHANCE:
        return f"Dice to {turn.task}: {dice_told(sitting)}" if sitting.luck.by_hand else "The dice wait"
    name = talk.player(actor)
    if sitting.mover != HUMAN:
        return f"{name} ({sitting.mover}) waits"
    draft = talk.writing.draft
    if draft is not None and draft.task is not None:
        left = "" if draft.task.pair else f", {talk.at_hand.state.points} left"
        return f"{part_name(draft, draft.task)}, {name} writes{left}"
    if state.builders[:1] == (actor,):
        where = f"Round {state.round}" if state.stage == "building" else "Extra building"
        saved = f" and {state.saved[actor]} saved" if state.saved[actor] else ""
        return f"{where}, {name} builds, {state.points} left{saved}"
    if state.pair is not None and state.undeclared[:1] == (actor,):
        one, other = state.pair.names
        return f"Race {state.pair.race}, {one} to {other}, {name} declares"
    return f"{name}: {turn.task}"


def dice_told(sitting: Sitting) -> str:
    """Return what chance may bring now, as one types it."""
    found = dict.fromkeys(typed(move) for move, _ in sitting.chance())
    shown = list(found)
    return ", ".join(shown[:_MOST_SHOWN]) + (" …" if len(shown) > _MOST_SHOWN else "")


def typed(move: Move) -> str:
    """Return a throw as one types it: the numbers of the dice, or the key on the card."""
    if isinstance(move, Roll | RollTrain):
        return str(move.face)
    if isinstance(move, RollKey | ThrowDice):
        return " ".join(map(str, move.faces))
    return str(getattr(move, "key", ""))


_MOST_SHOWN: Final = 12
