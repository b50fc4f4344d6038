"""Playing a transcript again: no dice, every move asked of the rules, the result compared."""

import json
from collections.abc import Iterator
from typing import NamedTuple

from engine.game.facts import NOWHERE
from engine.game.moves import Enter, Propose
from engine.game.network import unit
from engine.game.play import Game, Played, UnplayableBoard
from engine.game.routes.race_entries import owed_at_home
from engine.game.routes.tolls import fits
from engine.game.state import Entry, State
from engine.game.track.payments import seats
from engine.messages import either
from engine.transcript.errors import ReplayError, TranscriptError
from engine.transcript.fields import Plain
from engine.transcript.held import HeldRuns
from engine.transcript.reading import Line, Transcript
from engine.transcript.remarks import Stand
from engine.transcript.writing import plain_result
from engine.turns.chance import CHANCE
from engine.turns.illegal import IllegalMove


class Difference(NamedTuple):
    """Where a stored result and the replayed one first differ, both as JSON has them."""

    field: str
    stored: object
    replayed: object


def replay(transcript: Transcript) -> Iterator[Played]:
    """Yield every move again with its events.

    Raises TranscriptError when no game can begin on the board, ReplayError at the first move that
    the rules forbid, or at the end when the result, or how the game stood when it was broken off, is another
    than the one written down.
    """
    game, players = transcript.game, transcript.header.players
    try:
        state = game.initial_state(len(players))
    except UnplayableBoard as error:
        raise TranscriptError(str(error), 1) from error
    held = HeldRuns(game.facts)
    for line in transcript.lines:
        _expect_actor(game, state, line, players)
        try:
            state, events = game.apply(state, line.move)
        except IllegalMove as illegal:
            told = illegal.message + _who_is_due(game, state, line, players)
            raise ReplayError(told, line.number, illegal.rule) from illegal
        _expect_run(game, line, held.offered(events))
        yield Played(line.actor, line.move, events, state)
    if transcript.stand is not None:
        _expect_stand(transcript, transcript.stand, state)
        return
    result = game.result(state)
    if transcript.result is None:
        return
    if result is None:
        raise ReplayError("This is the result, but the game is not over.", transcript.end)
    found = first_difference(transcript.result, plain_result(result, transcript.header))
    if found is not None:
        here, there = _shown(found.stored), _shown(found.replayed)
        message = f"The result differs in {found.field}: {here} here, {there} in the replay."
        raise ReplayError(message, transcript.end)


def _expect_stand(transcript: Transcript, stand: Stand, state: State) -> None:
    """Refuse a last line that says of other moves or accounts than the game came to."""
    moves = len(transcript.lines)
    if stand.moves != moves:
        message = f"The game was broken off after {stand.moves} moves, but {moves} stand here."
        raise ReplayError(message, transcript.end)
    for player, stored, replayed in zip(
        transcript.header.players, stand.accounts, state.accounts, strict=True
    ):
        if stored != replayed:
            message = f"The account of {player} differs: {stored} here, {replayed} in the replay."
            raise ReplayError(message, transcript.end)


def _expect_actor(game: Game, state: State, line: Line, players: tuple[str, ...]) -> None:
    """Refuse a move by somebody whose turn it is not, by the first rule of the turn."""
    turn = game.turn(state)
    if turn is None:
        raise ReplayError(
            "The game is over, and this move comes after its end.",
            line.number,
            game.facts.rules.cited("6.B7"),
        )
    actor = turn.actor(game.facts, state)
    if actor == line.actor:
        return
    who = "chance's" if line.actor == CHANCE else f"{players[line.actor]}'s"
    due = "chance is" if actor == CHANCE else f"{players[actor]} is"
    message = f"This is {who} move, but {due} to {turn.task}."
    raise ReplayError(message, line.number, game.facts.rules.cited(turn.rules[0]))


def _expect_run(game: Game, line: Line, offered: Plain | None) -> None:
    """Refuse a line that says of another run held over than is put to the players; it may be left out."""
    if line.run is None or line.run.plain == offered:
        return
    due = "none is offered" if offered is None else f"it is {_shown(offered)}"
    message = f"This is not the next run held over: {due}."
    raise ReplayError(message, line.run.number, game.facts.rules.cited("6.B1e"))


def _who_is_due(game: Game, state: State, line: Line, players: tuple[str, ...]) -> str:
    """Return whom a route that was refused owes how much, where it pays otherwise (6.B2, 6.C1c)."""
    move, facts = line.move, game.facts
    if not isinstance(move, Enter | Propose):
        return ""
    partner = move.partner if isinstance(move, Propose) else NOWHERE
    tolls = owed_at_home(facts, state, Entry(line.actor, move.route, move.pay, partner))
    if tolls is None:
        return ""
    right = sum(move.pay) == sum(tolls.values()) * unit(facts)
    if right and fits(tolls, [amount // unit(facts) for amount in move.pay]):
        return ""
    owed = {mask: number * unit(facts) for mask, number in sorted(tolls.items())}
    due = [f"{amount} to {either([players[seat] for seat in seats(mask)])}" for mask, amount in owed.items()]
    return f" Due are {', '.join(due)}." if due else " No payment is due."


def _shown(value: object) -> str:
    """Return a value of a result as a transcript has it."""
    return "nothing" if value is None else json.dumps(value, ensure_ascii=False)


def first_difference(stored: Plain, replayed: Plain) -> Difference | None:
    """Return the first field in which two results differ, accounts name by name; None if they agree."""
    for field in dict.fromkeys((*replayed, *stored)):
        old, new = stored.get(field), replayed.get(field)
        if isinstance(old, dict) and isinstance(new, dict):
            inner = first_difference(old, new)
            if inner is not None:
                return Difference(f"{field} of {inner.field}", inner.stored, inner.replayed)
        elif old != new:
            return Difference(field, old, new)
    return None
