"""Going on without people: throws by the luck of the sitting, and the choices of bots."""

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar

from engine.bots.roster import BOTS
from engine.game.play import Played
from engine.table.game_sitting import AnySitting
from engine.table.luck import Luck
from engine.table.sitting import Sitting
from engine.tiles.players.roster import TILE_BOTS
from engine.transcript.header import Header, game_of
from engine.transcript.remarks import HUMAN
from engine.transcript.tiles import header as tiles
from engine.turns.chance import CHANCE
from engine.turns.play import Game, moves_of

Z = TypeVar("Z", bound=AnySitting)
AnyHeader = Header | tiles.TileHeader


class BotTurn(NamedTuple):
    """A choice that a bot is to make: the game, its state, the seat, the bot, and how many moves were made.

    It is small and pickles, so that the bot can choose in another process.
    """

    header: AnyHeader
    state: Any
    seat: int
    bot: str
    at: int


def bot_turn(sitting: AnySitting) -> BotTurn | None:
    """Return the choice that a bot is to make now, None where it is the turn of chance or a person."""
    actor, by = sitting.actor, sitting.mover
    if actor is None or by is None or by == HUMAN:
        return None
    return BotTurn(_header(sitting), sitting.bare(sitting.state), actor, by, sitting.at)


def _header(sitting: AnySitting) -> AnyHeader:
    header = sitting.header
    assert isinstance(header, AnyHeader)
    return header


def moves_chosen(due: BotTurn) -> Sequence[Any]:
    """Return the moves that a bot chooses, one after the other; the game is compiled once in each process."""
    return _chosen(_compiled(due.header), due.state, due, Luck(due.header.seed))


@lru_cache(maxsize=2)
def _compiled(header: AnyHeader) -> Game[Any, Any, Any, Any, Any]:
    return tiles.game_of(header) if isinstance(header, tiles.TileHeader) else game_of(header)


def bots_for(header: AnyHeader) -> Mapping[str, Any]:
    """Return the bots of the game that a header is of, by their names."""
    return TILE_BOTS if isinstance(header, tiles.TileHeader) else BOTS


def _chosen(game: Game[Any, Any, Any, Any, Any], state: Any, due: BotTurn, luck: Luck) -> Sequence[Any]:
    bot = bots_for(due.header)[due.bot]
    return moves_of(bot.choose(game, game.view(state), luck.of_bot(due.seat, due.at)))


def choice_of(sitting: Z) -> Iterator[Z]:
    """Yield the sitting after the next throw, or after each of the moves that a bot chooses at once.

    Nothing where a person is to move or to throw, or the game is over. Raises IllegalMove where a bot chooses
    what the rules forbid.
    """
    actor, by = sitting.actor, sitting.mover
    if actor is None or by == HUMAN or (actor == CHANCE and sitting.luck.by_hand):
        return
    if by is None:
        yield sitting.made(sitting.throw())
        return
    due = BotTurn(_header(sitting), sitting.state, actor, by, sitting.at)
    for move in _chosen(sitting.game, sitting.state, due, sitting.luck):
        if sitting.actor != actor:
            return
        sitting = sitting.made(move)
        yield sitting


def next_choice(sitting: Z) -> Z | None:
    """Return the sitting after the next throw or choice of a bot, None where neither is due."""
    last = deque(choice_of(sitting), maxlen=1)
    return last[0] if last else None


def driven(sitting: Z) -> Iterator[Z]:
    """Yield the sitting after each throw or choice of a bot, as far as no person is to move."""
    following = next_choice(sitting)
    while following is not None:
        yield following
        following = next_choice(following)


def played_on(sitting: Sitting) -> Iterator[Played]:
    """Yield the moves that chance and bots make, as far as no person is to move."""
    is_due = True
    while is_due:
        is_due = False
        for after in choice_of(sitting):
            made = after.moves[-1]
            yield Played(made.actor, made.move, made.events, after.state)
            sitting, is_due = after, True
