"""Building with several rolls, one after the other, or a number of links for cash (TC.build1, TC.build2)."""

from dataclasses import replace
from typing import ClassVar

from engine.game.cities.founding import found_city
from engine.game.facts import Facts
from engine.game.ledger import Ledger
from engine.game.moves import Done, Move, Start
from engine.game.state import State
from engine.game.steps.building import Build
from engine.game.steps.postal.throwing import ThrowRolls, rolls_of
from engine.game.steps.step import Passage
from engine.messages import Phrase
from engine.turns.illegal import IllegalMove


class ThrowBuildDice(ThrowRolls):
    """The rolls of a round, in the order thrown; throws that do not count are thrown again (TC.build1)."""

    rules: ClassVar[tuple[str, ...]] = ("TC.build1",)

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether rolls pay for the track of the round, and are not thrown."""
        return state.progress.phase == "dice" and not by_links(facts, state)

    def why_illegal(self, facts: Facts, state: State, move: Move) -> IllegalMove | None:
        """Refuse throws that do not count, and those of other dice (TC.build1)."""
        refused = super().why_illegal(facts, state, move)
        return None if refused is None else IllegalMove("TC.build1", refused.message)

    def apply(self, facts: Facts, state: State, move: Move, ledger: Ledger) -> None:
        """Let everybody build, with the first roll at first."""
        rolls = rolls_of(facts.rules, move)
        state.progress = replace(state.progress, phase="building", rolls=rolls, roll=0)
        state.track_funds = "allowance"
        state.allowance = state.points = rolls[0]
        state.builders = _order(state)


class BeginCashBuilding(Passage):
    """After the race between coasts track is paid for with money, a number of links a turn (TC.build2)."""

    rules = ("TC.build2",)
    stage = "building"
    task: ClassVar[Phrase] = "begin building for money"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether money pays for the track of the round."""
        return state.progress.phase == "dice" and by_links(facts, state)

    def pass_on(self, facts: Facts, state: State, ledger: Ledger) -> None:
        """Let everybody build."""
        terms = facts.cities
        assert terms is not None
        state.progress = replace(state.progress, phase="building", rolls=(), roll=0)
        state.track_funds = "links"
        state.allowance = state.points = terms.cash_links
        state.builders = _order(state)


class BuildByRolls(Build):
    """A player builds with one roll after the other; what is left of one is lost (TC.build1, TC.build3).

    A second start comes before any track of theirs in the round; it founds a city (TC.west1).
    """

    rules: ClassVar[tuple[str, ...]] = (
        *("TC.build1", "TC.build2", "TC.build3", "TC.cost", "TC.terrain", "TC.foreign"),
        *("TC.west1", "TC.west2"),
        *Build.rules,
    )

    def why_illegal(self, facts: Facts, state: State, move: Move) -> IllegalMove | None:
        """Refuse what building in turn does, and a second start after track."""
        if isinstance(move, Start) and not self._is_fresh(state):
            return IllegalMove("TC.west1", "A second start comes before any track of the round.")
        refused = super().why_illegal(facts, state, move)
        if refused is not None and isinstance(move, Start):
            return IllegalMove("TC.west1", refused.message)
        return refused

    def legal(self, facts: Facts, state: State) -> list[Move]:
        """Return every work that may be done, and the end of a roll or of the turn."""
        moves = super().legal(facts, state)
        return moves if self._is_fresh(state) else [move for move in moves if not isinstance(move, Start)]

    def apply(self, facts: Facts, state: State, move: Move, ledger: Ledger) -> None:
        """Do the work, go on with the next roll, or pass the turn on."""
        player, rolls = state.builders[0], state.progress.rolls
        if isinstance(move, Done) and state.progress.roll + 1 < len(rolls):
            self._use(state, state.progress.roll + 1)
            return
        super().apply(facts, state, move, ledger)
        if isinstance(move, Start):
            found_city(facts, state, move.hex, "second start", ledger)
        if isinstance(move, Done) and state.builders[:1] != (player,):
            self._use(state, 0)
            if not state.builders:
                state.progress = replace(state.progress, phase="cities")

    def _use(self, state: State, roll: int) -> None:
        """Let a roll pay for track; where links are counted there is only one number of them."""
        rolls = state.progress.rolls
        state.progress = replace(state.progress, roll=roll)
        if rolls:
            state.points = state.allowance = rolls[roll]

    def _is_fresh(self, state: State) -> bool:
        """Return whether a player has built nothing in their turn."""
        return not state.progress.roll and state.points == state.allowance

    def _go_on(self, facts: Facts, state: State, served: int) -> None:
        """Let the player go on: building ends by rounds alone."""


def by_links(facts: Facts, state: State) -> bool:
    """Return whether money pays for track: from the round after the coast race, or at once (TC.build2)."""
    terms, run_in = facts.cities, state.progress.coast_race_round
    if terms is None or not terms.cash_links or not run_in:
        return False
    return state.round >= run_in + (not terms.cash_at_once)


def _order(state: State) -> tuple[int, ...]:
    """Return the players in the order in which they build (TC.build3)."""
    return tuple((state.leader + turn) % state.players for turn in range(state.players))
