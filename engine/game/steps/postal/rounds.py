"""How a round begins and ends where all players write their orders (VP.5, VP.B9, VP.N2)."""

from dataclasses import replace
from typing import ClassVar

from engine.game.endings import Ending, Kind
from engine.game.events import BANK, BuildingEnded, Purpose, RacesOffered, Reason
from engine.game.facts import Facts
from engine.game.keys import pair_of
from engine.game.ledger import Ledger
from engine.game.state import PostalRound, State
from engine.game.steps.step import Passage
from engine.game.track.laying import unserved
from engine.messages import Phrase


def begin_round(state: State) -> None:
    """Bring the accounts forward, which decide who is richer all round (VP.O9), and wait for orders."""
    state.post = replace(
        state.post, phase="writing", forward=tuple(state.accounts), written=(None,) * state.players
    )


def is_last(facts: Facts, state: State) -> bool:
    """Return whether the round under way is the last of the game."""
    rules = facts.rules
    if state.stage == "building":
        return not rules.race_rounds and state.round == rules.build_rounds
    return state.post.race_round == rules.race_rounds


class _Interest(Passage):
    """After everything else in a round, whoever is in debt pays interest on it, rounded up (VP.B9, VP.N2).

    After the last round there is none: interest is for a debt that is carried on.
    """

    task: ClassVar[Phrase] = "charge interest"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether all else in the round is done."""
        return state.post.phase == "settling"

    def pass_on(self, facts: Facts, state: State, ledger: Ledger) -> None:
        """Charge the interest and close the round."""
        percent = facts.rules.interest_percent
        if is_last(facts, state) and not facts.rules.interest_last_round:
            percent = 0
        for player, account in enumerate(state.accounts):
            interest = -(min(account, 0) * percent // 100)
            ledger.pay(player, BANK, interest, "VP.B9", Purpose(Reason.INTEREST))
        state.post = replace(state.post, phase="between", forward=(), rolls=(), written=(), offered=())


class ChargeInterest(_Interest):
    """Interest after a round of building (VP.B9)."""

    rules = ("VP.B9",)
    stage = "building"


class ChargeInterestInRaces(_Interest):
    """Interest after a round of races (VP.B9)."""

    rules = ("VP.B9",)
    stage = "operating"


class EndPostalBuilding(Passage):
    """The Building Stage ends after as many rounds as the rules say (VP.5).

    Where they do not say, it ends as the sixth edition does: when few enough towns are without a railway, or
    no one builds any more (6.A7).
    """

    rules = ("VP.5", "6.A7")
    stage = "building"
    task: ClassVar[Phrase] = "start the Operating Stage"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether the round that was closed is the last one of building."""
        rules = facts.rules
        if state.post.phase != "between":
            return False
        if rules.build_rounds:
            return state.round >= rules.build_rounds
        return unserved(state) <= rules.unserved_towns or state.idle >= rules.idle_rounds

    def pass_on(self, facts: Facts, state: State, ledger: Ledger) -> None:
        """Begin the Operating Stage."""
        state.begin("operating")
        state.idle = 0
        ledger.note(BuildingEnded(state.round))


class OpenRaceRound(Passage):
    """A round of races begins: those held over are offered, and the next ones dealt (VP.O3a, VP.O8)."""

    rules = ("VP.O4", "VP.O8")
    stage = "operating"
    task: ClassVar[Phrase] = "offer the races of the round"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether another round is to begin, and its races are dealt."""
        return state.post.phase == "between" and bool(state.post.sealed)

    def pass_on(self, facts: Facts, state: State, ledger: Ledger) -> None:
        """Offer the races."""
        keys, *later = state.post.sealed
        new = [pair_of(state.map_places, state.drawn + turn, pair) for turn, pair in enumerate(keys, 1)]
        before = dict(state.post.waited)
        offered = (*state.held, *new)
        state.drawn += len(new)
        state.used |= {key for pair in new for key in pair.keys}
        state.round += 1
        begin_round(state)
        state.post = replace(
            state.post,
            race_round=state.post.race_round + 1,
            sealed=tuple(later),
            offered=offered,
            waited=tuple((pair.race, before.get(pair.race, 0) + 1) for pair in state.held),
        )
        state.held = ()
        ledger.note(RacesOffered(tuple((pair.race, pair.keys) for pair in offered)))


class EndPostalGame(Passage):
    """After the last round the game is over; runs still held over are dropped (VP.5, VP.O8)."""

    rules = ("VP.5",)
    stage = "operating"
    task: ClassVar[Phrase] = "end the game"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether the last round of races is closed."""
        return state.post.phase == "between" and state.post.race_round >= facts.rules.race_rounds

    def pass_on(self, facts: Facts, state: State, ledger: Ledger) -> None:
        """Close the game and say why."""
        state.stage = "over"
        state.ending = Ending(Kind.LAST_ROUND, state.round)
        state.post = PostalRound()
