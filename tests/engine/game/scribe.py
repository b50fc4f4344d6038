"""A player by post who writes whatever comes to mind: random walks of track, and entries of every kind."""

from random import Random

from engine.game.facts import NOWHERE, Facts
from engine.game.moves import Buy, Exchange, Missing, Move, Piece, RaceOrder, WriteOrders, WriteRound
from engine.game.play import Game
from engine.game.routes.race_entries import entries
from engine.game.state import State
from engine.game.steps.postal.building import WriteBuilds
from engine.game.steps.postal.racing import WriteEntries
from engine.game.track.laying import footing
from tests.engine.game.checker import AnyMove


class Scribe(AnyMove):
    """Writes random orders, most of which can be carried out; makes any legal move else."""

    def choose(self, game: Game, state: State, random: Random) -> Move:
        """Return orders, or now and then none."""
        facts, turn = game.facts, game.turn(state)
        if not isinstance(turn, WriteBuilds | WriteEntries):
            return super().choose(game, state, random)
        player = turn.actor(facts, state)
        if random.random() < 0.05:
            return Missing()
        if isinstance(turn, WriteBuilds):
            return WriteOrders(walks(facts, state, player, random, len(state.post.rolls)))
        return WriteRound(
            self._entries(facts, state, player, random), self._pieces(facts, state, player, random)
        )

    def _pieces(self, facts: Facts, state: State, player: int, random: Random) -> tuple[Piece, ...]:
        (pieces,) = walks(facts, state, player, random, 1)
        if facts.ferries and random.random() < 0.1:
            return (*pieces, Buy(random.randrange(len(facts.ferries))))
        return pieces

    def _entries(self, facts: Facts, state: State, player: int, random: Random) -> tuple[RaceOrder, ...]:
        copy, found = state.copy(), []
        for pair in random.sample(state.post.offered, len(state.post.offered)):
            copy.pair = pair
            routes = [move.route for move in entries(facts, copy, player)]
            others = [seat for seat in range(state.players) if seat != player]
            if not routes or random.random() < 0.3:
                continue
            partner = random.choice(others) if others and random.random() < 0.3 else NOWHERE
            races = tuple(each.race for each in state.post.offered if random.random() < 0.2)
            exchanges = tuple(Exchange(seat, races) for seat in others if random.random() < 0.3)
            found.append(RaceOrder(pair.race, random.choice(routes), (), partner, exchanges))
        return tuple(found)


def walks(
    facts: Facts, state: State, player: int, random: Random, rolls: int
) -> tuple[tuple[Piece, ...], ...]:
    """Return random walks for each of some rolls, which begin at a player's track, old or just walked."""
    known = list(footing(facts, state, player))
    found = []
    for _ in range(rolls):
        pieces: list[Piece] = []
        for _ in range(random.randrange(3)):
            way = [random.choice(known)]
            for _ in range(random.randrange(1, 7)):
                ways = [link for link in range(6 * way[-1], 6 * way[-1] + 6) if facts.costs[link]]
                if ways:
                    way.append(facts.neighbours[random.choice(ways)])
            if len(way) > 1:
                pieces.append(tuple(way))
                known += way
        found.append(tuple(pieces))
    return tuple(found)
