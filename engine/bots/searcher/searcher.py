"""A planner that looks ahead in the real game, and chooses what wins most often in its continuations."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from engine.bots.common.plans import best_rate
from engine.bots.common.targets import Aims
from engine.bots.planner.expected_races import outlook_of
from engine.bots.planner.planner import PlannerBot
from engine.bots.searcher.sampling import best_by_samples
from engine.bots.searcher.win_chance import win_chance
from engine.game.moves import Done, GiveNotice, Move, Start
from engine.game.play import Choice, Game
from engine.game.state import State
from engine.game.steps.building import Build
from engine.game.steps.opening import ChooseStart
from engine.game.track.starts import first_starts
from engine.paths.reaching import listed, numbers_for_search
from engine.turns.play import moves_of

_Moves = tuple[Move, ...]
_PLANNER: Final = PlannerBot()
"""Who is assumed to go on for all companies, the bot's own too."""


@dataclass(frozen=True)
class SearcherBot(PlannerBot):
    """Plays the Building Stage to its end from each start and each way to build, and takes the best.

    In these continuations all companies play as planner, and in all else it is one. ``start_games`` is how
    many it plays to choose its start, ``turn_games`` for each choice of what to build, ``plans`` how many
    plans it compares there. Their luck comes from the bot's own generator: that of the game it does not know.
    """

    start_games: int = 100
    turn_games: int = 32
    plans: int = 3

    def choose(self, game: Game, state: State, random: Random) -> Choice:
        """Return moves; the same for the same state and generator."""
        rules, turn = game.facts.rules, game.turn(state)
        # By post continuations take too long; with cities that appear there is no stage of building to play.
        if (rules.turn_order, rules.builds) == ("stages", "in_turn"):
            if isinstance(turn, ChooseStart):
                starts = first_starts(game.facts, state, turn.actor(game.facts, state))
                return self._best(game, state, [(Start(hex_),) for hex_ in starts], self.start_games, random)
            if isinstance(turn, Build):
                options = self._builds(game, state, turn.actor(game.facts, state))
                return self._best(game, state, options, self.turn_games, random)
        return super().choose(game, state, random)

    def _best(
        self, game: Game, state: State, options: Sequence[_Moves], games: int, random: Random
    ) -> _Moves:
        """Return the moves after which the player wins most, within a number of continuations."""
        player, seeds = game.actor(state), [random.getrandbits(64) for _ in range(games)]
        assert player is not None

        def sample(moves: _Moves, number: int) -> float:
            end = _end_of_building(game, _after(game, state, moves), Random(seeds[number]))
            return win_chance(game.facts, end, player)

        return best_by_samples(options, sample, games)

    def _builds(self, game: Game, state: State, player: int) -> list[_Moves]:
        """Return what may be built: as planner would, by other plans, nothing now or ever again (E.A8)."""
        ends = [move for move in (Done(), GiveNotice()) if game.why_illegal(state, move) is None]
        first: _Moves = moves_of(_PLANNER.choose(game, state, Random(0)))
        found = [first, *self._by_plans(game, state, player), *((move,) for move in ends)]
        return list(dict.fromkeys(found))

    def _by_plans(self, game: Game, state: State, player: int) -> Iterator[_Moves]:
        """Yield what the best plans begin with, each to another aim."""
        facts = game.facts
        aims = self._aims(facts, state, outlook_of(facts, state, player))
        worths = listed(aims.worths)
        for _ in range(self.plans):
            plan = best_rate(facts, state, player, aims, (self.point, self.money))
            if plan is None:
                return
            yield moves_of(self._follow(game, state, player, aims, plan))
            worths[aims.ground.place[facts.neighbours[plan.links[-1]]]] = 0
            aims = Aims(aims.ground, numbers_for_search(worths))


def _after(game: Game, state: State, moves: _Moves) -> State:
    """Return the state after the moves of a choice, as far as it stays the same player's turn."""
    player = game.actor(state)
    for move in moves:
        if game.actor(state) != player:
            break
        state = game.apply(state, move).state
    return state


def _end_of_building(game: Game, state: State, luck: Random) -> State:
    """Return a state once building is over, if all go on as planner."""
    if state.stage == "building":
        for played in game.play([_PLANNER] * state.players, luck, begun=state, lasting=False):
            state = played.state
            if state.stage != "building":
                break
    return state
