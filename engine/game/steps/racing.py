"""The race itself (6.B5)."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import islice
from typing import ClassVar

from engine.game.cities.growth import grow
from engine.game.companies import poorest_leads, with_partners, won_by_players
from engine.game.events import BANK, Purpose, RaceDecided, Reason
from engine.game.facts import NOWHERE, Facts
from engine.game.ledger import Ledger, Made
from engine.game.moves import Move, RollTrain
from engine.game.prizes import prizes, purse_of, scoring_of
from engine.game.races import all_under_way, arrivals, decided, rolled_on
from engine.game.state import State
from engine.game.steps.step import Throw
from engine.game.target_ending import why_over
from engine.messages import Phrase
from engine.rulesets.ruleset import RuleSet
from engine.turns.chance import Dice, Outcomes, faces


class RollTrains(Throw):
    """One roll a train each turn, the wealthiest player's first; places are judged after it (6.B5).

    The early edition rolls the ordinary die (E.B5) unless the table prefers the average one (E.C1).
    """

    rules = ("6.B5", "6.B3", "6.C1e", "6.C6", "E.B5", "E.B6", "E.C1")
    stage = "operating"
    task: ClassVar[Phrase] = "roll for the next train"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether trains are under way."""
        return bool(state.trains)

    def goes_on(self, facts: Facts, state: State) -> bool:
        """Return whether trains are still under way: nothing else comes between their rolls."""
        return bool(state.trains)

    def outcomes(self, facts: Facts, state: State) -> Outcomes[Move]:
        """Return the faces of the die: the average one (6.B5, E.C1), or the ordinary (E.B5)."""
        return faces(facts.rules.race_die, RollTrain)

    def apply(self, facts: Facts, state: State, move: Move, ledger: Ledger) -> None:
        """Move the train; at the end of the turn see who has come in.

        The race is over when every prize is won, or one train is left, which is then the last.
        """
        assert isinstance(move, RollTrain)
        self._roll_on(facts, state, (move.face,), ledger)

    def throw(self, facts: Facts, state: State, random: Dice, ledger: Ledger, *, once: bool) -> Made:
        """Roll for the next train, or for all until the race is over."""
        outcomes = self.outcomes(facts, state)
        made: Made = []

        def rolls() -> Iterator[int]:
            while True:
                roll = outcomes.sampled(random)
                assert isinstance(roll, RollTrain)
                made.append((roll, ()))
                yield roll.face

        self._roll_on(facts, state, islice(rolls(), 1) if once else rolls(), ledger)
        while state.trains and not once:
            self._roll_on(facts, state, rolls(), ledger)
        made[-1] = made[-1][0], ledger.closed()
        return made

    def _roll_on(self, facts: Facts, state: State, rolls: Iterable[int], ledger: Ledger) -> None:
        """Move the trains by rolls, no further than to the end of a turn in which one is in."""
        before, turn = state.trains, state.rolling
        if facts.cities is not None and facts.cities.growth is not None:
            taken: list[int] = []
            trains, state.rolling = rolled_on(before, turn, _noted(rolls, taken))
            grow(facts, state, before, turn, taken, ledger)
        else:
            trains, state.rolling = rolled_on(before, turn, rolls)
        state.trains = trains
        if state.rolling or all_under_way(trains):
            return
        places, state.trains = arrivals(trains, facts.rules.race_judged)
        state.places += places
        prized = len(purse_of(race_rules(facts, state), len(state.entries)))
        if state.trains and facts.rules.idle_trains_roll:
            return
        if state.places and decided(state.places, len(state.trains), prized):
            if len(state.trains) == 1:
                state.places += ((state.trains[0].player,),)
                state.trains = ()
            finish(facts, state, ledger)


def _noted(rolls: Iterable[int], taken: list[int]) -> Iterator[int]:
    """Yield rolls, and note each that is taken."""
    for roll in rolls:
        taken.append(roll)
        yield roll


def race_rules(facts: Facts, state: State) -> RuleSet:
    """Return the rules that the race under way is run by: that between coasts has prizes of its own."""
    race = facts.cities.coast_race if facts.cities else None
    if race is None or state.pair is None or state.pair.keys != race.coasts:
        return facts.rules
    return _with_prizes(facts.rules, race.prizes)


@lru_cache(maxsize=8)
def _with_prizes(rules: RuleSet, amounts: tuple[int, ...]) -> RuleSet:
    return replace(rules, prizes=amounts, sole_prize=amounts[0])


def finish(facts: Facts, state: State, ledger: Ledger) -> None:
    """Pay the prizes and close the race."""
    tied = any(len(place) > 1 for place in state.places)
    poorest_first = poorest_leads(state, state.entries) if tied else []
    won = prizes(race_rules(facts, state), state.places, len(state.entries), poorest_first)
    by_player = won_by_players(state, state.entries, won)
    joint = {player for entry in state.entries if entry.partner != NOWHERE for player in entry.players}
    for player, amount in sorted(by_player.items()):
        # Partners share by the rule of joint runs, trains that tie by that of races (6.B3, 6.B5).
        rule = "6.B3" if player in joint else scoring_of(facts.rules).rule
        ledger.pay(BANK, player, amount, rule, Purpose(Reason.PRIZE))
    state.won = tuple([by_player.get(player, 0) for player in range(state.players)])
    state.idle = 0 if state.entries else state.idle + 1
    state.ending = why_over(facts, state)
    if state.pair is not None:
        ledger.note(RaceDecided(state.pair.race, with_partners(state.entries, state.places), state.trains))
    state.pair = None
    state.entries = ()
    state.trains = ()
    state.places = ()
    state.runs += 1
    state.since_building += 1
