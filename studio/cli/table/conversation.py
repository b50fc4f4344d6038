"""Playing in the terminal: print what happened, read an order, and repeat to the end."""

import sys
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from engine.bots.roster import BOTS
from engine.game.moves import Move, Roll, RollKey, RollTrain, ThrowDice
from engine.table.answers import why_answered
from engine.table.draft_files import DraftError, draft_text, kept_draft, write_draft
from engine.table.draft_text import part_name, written_text
from engine.table.files import Journal
from engine.table.order_writing import OrderWriting
from engine.table.places import Places
from engine.table.preview import chip, preview
from engine.table.sitting import Sitting
from engine.table.timeline import since_last_move
from engine.transcript.remarks import HUMAN
from engine.transcript.story import StoryWriter
from engine.turns.chance import CHANCE
from studio.cli.standings import accounts_text
from studio.cli.table.talk import Talk


class Conversation(Talk[Sitting]):
    """A game on a map in the terminal."""

    bots = BOTS
    chance_first = "The dice come first: `throw` and the number, or `go` where they are not yours."

    def __init__(self, sitting: Sitting, journal: Journal, name: str) -> None:
        """Begin with a sitting that is kept in a file, whose name is given for messages."""
        super().__init__(sitting, journal, name)
        self.places = Places(sitting)
        self.writing = OrderWriting(covers=False)
        """The orders that a person writes; in a terminal everyone sees what is typed."""
        self.writing.follow(sitting)
        self._draft = self._resumed()
        self._recap_of = _recap_of(sitting)
        first = sitting.at if self._recap_of is None else since_last_move(sitting, self._recap_of).first
        self._story = _Story(sitting.taken_back(first))

    def greeting(self) -> str:
        """Return since when a game that goes on is recapitulated, or nothing."""
        return "" if self._recap_of is None else f"Since {self.player(self._recap_of)} last moved:"

    def prompt(self) -> str:
        """Return what is due, and of whom."""
        return prompt(self)

    def unkept(self) -> str:
        """Return that orders are written and not handed in, where they are."""
        return "The orders of this round are kept, but not handed in." if self.writing.can_undo else ""

    def _resumed(self) -> str:
        """Go on with the orders that were being written when the game was left; return their text."""
        try:
            draft = kept_draft(Path(self.name), self.sitting)
        except DraftError as error:
            print(error.message, file=sys.stderr)
            return ""
        if draft is None:
            return ""
        self.writing.resume(draft)
        print("Your orders of this round go on where you left them.")
        return draft_text(draft)

    def _keep_orders(self) -> None:
        """Keep the orders that are being written next to the game."""
        text = draft_text(self.writing.draft)
        if text == self._draft:
            return
        try:
            write_draft(Path(self.name), text)
        except OSError as error:
            told = f"The orders could not be kept: {error.strerror or error}. The next change tries again."
            print(told, file=sys.stderr)
        else:
            self._draft = text

    def news(self) -> Iterator[str]:
        """Yield the lines of what has happened since this was asked last."""
        return self._story.news(self.sitting)

    def seat_named(self, name: str) -> int:
        """Return a seat by its player's name; raises UnknownPlaceError."""
        return self.places.seat(name)

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
        self.writing.follow(sitting)
        super().change(sitting)

    def _go_on(self) -> None:
        """Let chance and bots move, unless they wait, and print what has happened."""
        super()._go_on()
        self.writing.follow(self.sitting)
        self._keep_orders()

    @property
    def at_hand(self) -> Sitting:
        """The game that a person moves in: the one in which they write orders, else the game as it is."""
        return self.writing.sitting or self.sitting


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
