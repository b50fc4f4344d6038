"""How the rounds of a game by rounds follow each other (TC.rounds, TC.end)."""

from dataclasses import replace
from typing import ClassVar

from engine.game.cities.round_races import coasts_joined
from engine.game.city_progress import Offer
from engine.game.endings import Ending, Kind
from engine.game.events import BANK, Purpose, Reason
from engine.game.facts import Facts
from engine.game.ledger import Ledger
from engine.game.state import State
from engine.game.steps.step import Passage
from engine.messages import Phrase


class CloseRound(Passage):
    """A round is over: interest on debts, and the next one begins (TC.rounds, VP.B9).

    The first rounds have building only; those after them begin with races. None is charged after the last.
    """

    rules = ("TC.rounds", "VP.B9")
    stage = "building"
    task: ClassVar[Phrase] = "begin the next round"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether cities have appeared, or none are to."""
        return state.progress.phase in {"cities", "close"}

    def pass_on(self, facts: Facts, state: State, ledger: Ledger) -> None:
        """Charge interest and begin the next round."""
        terms = facts.cities
        assert terms is not None
        if state.round:
            charge_interest(facts, state, ledger)
        state.leader = state.round % state.players if facts.rules.first_turn_moves else 0
        state.round += 1
        if state.round <= terms.building_rounds:
            state.progress = replace(state.progress, phase="dice")
            return
        state.begin("operating")
        state.progress = replace(state.progress, phase="draw")


def charge_interest(facts: Facts, state: State, ledger: Ledger) -> None:
    """Take interest off each account in debt, rounded up (VP.B9)."""
    for player, account in enumerate(state.accounts):
        interest = -(min(account, 0) * facts.rules.interest_percent // 100)
        ledger.pay(player, BANK, interest, "VP.B9", Purpose(Reason.INTEREST))


class CloseRaces(Passage):
    """The races of a round are over, and building follows; after those of the last round nothing (TC.end)."""

    rules = ("TC.rounds", "TC.end")
    stage = "operating"
    task: ClassVar[Phrase] = "end the races of the round"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether no race of the round is left."""
        return state.progress.phase == "races" and state.pair is None

    def pass_on(self, facts: Facts, state: State, ledger: Ledger) -> None:
        """Let players build, or close the game; races held over are dropped then."""
        terms = facts.cities
        assert terms is not None
        if state.round >= terms.last_round:
            if facts.rules.interest_last_round:
                charge_interest(facts, state, ledger)
            state.stage = "over"
            state.ending = Ending(Kind.LAST_ROUND, state.round)
            return
        state.begin("building")
        state.progress = replace(state.progress, phase="dice")


def coast_race_due(facts: Facts, state: State) -> tuple[Offer, ...]:
    """Return the race between the coasts where it is to be offered in this round (TC.trans1)."""
    race = facts.cities.coast_race if facts.cities else None
    if race is None or state.progress.coast_race_round or not coasts_joined(facts, state):
        return ()
    return (Offer(state.drawn + 1, race.coasts),)
