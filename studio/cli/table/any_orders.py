"""The orders that every game in the terminal has: taking back, going on, handing seats over, leaving."""

from collections.abc import Callable
from typing import Any, TypeVar

from engine.table.timeline import decisions, moves_of_others
from engine.text.names import folded
from engine.transcript.remarks import HUMAN
from engine.turns.chance import CHANCE
from studio.cli.table.talk import OrderError, Talk
from studio.cli.table.words import Words, only, so_many, whole_number

AnyTalk = Talk[Any]
T = TypeVar("T", bound=AnyTalk)


def undo(talk: AnyTalk) -> None:
    """Take back what the last order of the turn has made, or between turns a person's last decision."""
    sitting = talk.sitting
    if sitting.mover != HUMAN:
        made = decisions(sitting)
        if not made:
            raise OrderError("No one has decided anything yet.")
        take_back(talk, made[-1])
        return
    if sitting.turn_began == sitting.at:
        raise OrderError("Your turn has only begun. `back turn` takes back the turn before it.")
    take_back(talk, talk.marks[-1] if talk.marks else sitting.at - 1)


def take_back(talk: AnyTalk, to: int) -> None:
    """Take moves back, and say whose."""
    sitting = talk.sitting
    others = moves_of_others(sitting, to, CHANCE if sitting.actor is None else sitting.actor)
    told = ", ".join(f"{count} of {talk.player(seat)}" for seat, count in others.items())
    print(f"Took back {so_many(max(0, sitting.at - to), 'move')}{f': {told}' if told else ''}.")
    talk.go_back(to)


def reset(talk: AnyTalk) -> None:
    """Go back to the beginning of the turn."""
    talk.go_back(talk.sitting.turn_began)


def redo(talk: AnyTalk, words: Words) -> None:
    """Make moves again that were taken back."""
    sitting = talk.sitting
    count = whole_number(only(words, "redo 3"), "redo 3") if words else 1
    if sitting.at == len(sitting.moves):
        raise OrderError("Nothing was taken back that could be made again.")
    talk.change(sitting.redone(count))


def go(talk: AnyTalk) -> None:
    """Let chance and bots go on."""
    talk.waits = False


def hand_over(talk: AnyTalk, words: Words) -> None:
    """Hand a seat to a bot, or take it over."""
    by = folded(words[-1]) if words else ""
    if len(words) != 2 or by not in (HUMAN, *talk.bots):
        raise OrderError(f"Name a player, and {HUMAN} or a bot ({', '.join(talk.bots)}): `seat Blue greedy`.")
    place = talk.seat_named(words[0])
    talk.change(talk.sitting.seated(place, by))
    if HUMAN not in talk.sitting.seats:
        talk.waits = True
        name = talk.player(place)
        print(f"Only bots are left. `go` lets them play to the end, `seat {name} human` takes the seat back.")


def save(talk: AnyTalk) -> None:
    """Say where the game is kept, which it is after every move."""
    if talk.keep(closed=True):
        print(f"The game is kept in {talk.name}, move by move.")


def leave(talk: AnyTalk) -> None:
    """Leave the table."""
    talk.leaves = True


def bare(carry: Callable[[T], None]) -> Callable[[T, Words], None]:
    """Return an order that nothing goes with."""

    def carry_bare(talk: T, words: Words) -> None:
        if words:
            raise OrderError(f"Nothing goes with this order: '{' '.join(words)}'.")
        carry(talk)

    return carry_bare
