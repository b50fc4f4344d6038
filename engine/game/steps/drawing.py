"""Drawing the pair of each race, and offering those held over (6.B1)."""

from typing import ClassVar

from engine.game.endings import Ending, Kind
from engine.game.events import HeldOver, KeyDrawn, KeyReplaced, PairRedrawn, RunOffered
from engine.game.facts import Facts
from engine.game.keys import another_race, drawing_of, pair_of, pairs_left, use_key
from engine.game.ledger import Ledger
from engine.game.moves import Move, RollKey, TurnCard
from engine.game.people import declaring_order
from engine.game.routes.runs import can_be_run, run_of
from engine.game.state import Pair, State
from engine.game.steps.step import Passage, Throw
from engine.messages import Phrase
from engine.turns.chance import Outcomes


class DrawKey(Throw):
    """The first or second key of the next race is drawn by dice or cards (6.B1a, 6.B1b).

    A second key that makes the run too short goes back and another is drawn (6.B1d); when none is
    left that would do, or when no one can run the pair yet, it is held over (6.B1e). Or both keys of such
    a pair are drawn again (E.B1), and keys may come up twice (E.C2) or without end.
    """

    rules = ("6.B1", "6.B1a", "6.B1b", "6.B1c", "6.B1d", "6.B1e", "E.B1", "E.C2")
    stage = "operating"
    task: ClassVar[Phrase] = "draw a key"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether a race is being drawn, or one more is to be."""
        return state.first is not None or another_race(facts, state)

    def goes_on(self, facts: Facts, state: State) -> bool:
        """Return whether the second key is yet to be drawn: nothing else comes between."""
        return state.first is not None

    def outcomes(self, facts: Facts, state: State) -> Outcomes[Move]:
        """Return the throws or cards that may come up."""
        return drawing_of(facts).outcomes(facts, state)

    def apply(self, facts: Facts, state: State, move: Move, ledger: Ledger) -> None:
        """Take the key that came up, and judge the pair when it is the second."""
        assert isinstance(move, RollKey | TurnCard)
        key = drawing_of(facts).key(facts, state, move)
        race = state.drawn + 1
        ledger.note(KeyDrawn(race, key))
        if state.first is None:
            state.first = key
            if not facts.rules.pairs_redrawn:
                use_key(facts, state, key)
        elif facts.rules.pairs_redrawn:
            self._judge_whole(facts, state, self._pair(facts, state, key), ledger)
        else:
            self._judge_second(facts, state, self._pair(facts, state, key), ledger)

    def _judge_second(self, facts: Facts, state: State, pair: Pair, ledger: Ledger) -> None:
        """Take the second key, or put it back where it makes the run too short (6.B1d)."""
        if run_of(facts, state, pair.origins, pair.goals).too_short:
            key = pair.keys[1]
            state.rejected += (key,)
            ledger.note(KeyReplaced(pair.race, key))
            if drawing_of(facts).left(facts, state):
                return
            pair = self._pair(facts, state, state.rejected[0])
        use_key(facts, state, pair.keys[1])
        self._take(facts, state, pair, ledger)

    def _judge_whole(self, facts: Facts, state: State, pair: Pair, ledger: Ledger) -> None:
        """Take both keys, or draw both again where no one can run between them (E.B1).

        When no pair is left that anybody could run none ever will be, as only runs bring more building.
        """
        if can_be_run(facts, state, pair):
            for key in pair.keys:
                use_key(facts, state, key)
            self._take(facts, state, pair, ledger)
            return
        too_short = run_of(facts, state, pair.origins, pair.goals).too_short
        ledger.note(PairRedrawn(pair.race, pair.keys, too_short))
        state.first = None
        pairs = (pair_of(state.map_places, state.drawn + 1, keys) for keys in pairs_left(facts, state))
        if not any(can_be_run(facts, state, other) for other in pairs):
            state.ending = Ending(Kind.NO_RUN_LEFT)

    def _pair(self, facts: Facts, state: State, key: str) -> Pair:
        """Return the pair of the first key and this."""
        return pair_of(state.map_places, state.drawn + 1, (state.first or key, key))

    def _take(self, facts: Facts, state: State, pair: Pair, ledger: Ledger) -> None:
        """Close the draw: offer the pair, or hold it over (6.B1e)."""
        state.drawn += 1
        state.first = None
        state.rejected = ()
        if can_be_run(facts, state, pair):
            offer(state, pair, ledger)
        else:
            state.held += (pair,)
            ledger.note(HeldOver(pair.race, pair.keys))


class OfferHeld(Passage):
    """A pair held over is run as soon as track lets somebody, the oldest first (6.B1e).

    It takes the place of the next draw. Only building can change what is possible, so the pairs
    are looked at again only after it.
    """

    rules = ("6.B1e",)
    stage = "operating"
    task: ClassVar[Phrase] = "offer a run held over"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether track was laid since the pairs held over were last looked at."""
        return state.first is None and bool(state.held) and state.recheck

    def pass_on(self, facts: Facts, state: State, ledger: Ledger) -> None:
        """Offer the first pair that can be run; with none, look again after more building."""
        for pair in state.held:
            if can_be_run(facts, state, pair):
                state.held = tuple(other for other in state.held if other is not pair)
                offer(state, pair, ledger)
                return
        state.recheck = False


def offer(state: State, pair: Pair, ledger: Ledger) -> None:
    """Put a pair to the players, richest first (6.B2)."""
    state.pair = pair
    state.undeclared = declaring_order(state)
    state.offers = ()
    state.recalled = state.outrun = ()
    ledger.note(RunOffered(pair.race, pair.keys))
