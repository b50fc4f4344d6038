"""The races of a round: drawn between cities, offered one by one, and again if no one enters (TC.races1)."""

from dataclasses import replace
from typing import ClassVar

from engine.game.cities.round_races import drawn_races, is_coast_race, pair_of_offer, why_not_drawn
from engine.game.city_progress import Offer
from engine.game.events import HeldOver, RunDropped
from engine.game.facts import Facts
from engine.game.ledger import Ledger
from engine.game.moves import Move, SetRaces
from engine.game.routes.runs import can_be_run
from engine.game.state import State
from engine.game.steps.cities.rounds import coast_race_due
from engine.game.steps.drawing import offer
from engine.game.steps.step import Deal, Passage
from engine.messages import Phrase
from engine.turns.chance import Dice
from engine.turns.illegal import IllegalMove


class DrawRaces(Deal):
    """Each round has as many new races as the rules say, between cities drawn without return (TC.races1)."""

    rules = ("TC.races1", "TC.races2")
    stage = "operating"
    task: ClassVar[Phrase] = "draw the races of the round"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether the round has begun."""
        return state.progress.phase == "draw"

    def drawn(self, facts: Facts, state: State, random: Dice) -> SetRaces:
        """Return races as chance draws them."""
        return SetRaces(drawn_races(facts, state, random))

    def why_illegal(self, facts: Facts, state: State, move: Move) -> IllegalMove | None:
        """Refuse races that chance cannot bring."""
        if not isinstance(move, SetRaces):
            return self.mistimed(state, move)
        wrong = why_not_drawn(facts, state, move.pairs)
        return self.refusal(wrong) if wrong else None

    def apply(self, facts: Facts, state: State, move: Move, ledger: Ledger) -> None:
        """Let the races wait to be offered: those held over first, that between coasts last (TC.races3)."""
        assert isinstance(move, SetRaces)
        new = tuple(Offer(state.drawn + turn, keys) for turn, keys in enumerate(move.pairs, 1))
        state.drawn += len(new)
        last = coast_race_due(facts, state)
        state.drawn += len(last)
        progress = state.progress
        state.progress = replace(progress, phase="races", offers=(*progress.again, *new, *last), again=())
        state.held = ()


class PassOver(Passage):
    """A race no one enters is offered again in the next round, as often as the rules say (TC.races3).

    That between the coasts is offered until it is run.
    """

    rules = ("TC.races3", "TC.trans1")
    stage = "operating"
    task: ClassVar[Phrase] = "hold a race over"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether all have declared, and no one enters."""
        return state.pair is not None and not (state.undeclared or state.entries or state.trains)

    def pass_on(self, facts: Facts, state: State, ledger: Ledger) -> None:
        """Hold the race over, or drop it."""
        terms, progress = facts.cities, state.progress
        assert terms is not None
        pair, offered = state.pair, progress.offered
        assert pair is not None
        assert offered is not None
        state.pair = None
        if is_coast_race(facts, offered.keys):
            state.drawn -= 1
        elif offered.before < terms.offered_again:
            again = offered._replace(before=offered.before + 1)
            state.progress = replace(progress, again=(*progress.again, again), offered=None)
            state.held = (*state.held, pair)
            ledger.note(HeldOver(offered.race, offered.keys))
        else:
            ledger.note(RunDropped(offered.race, offered.keys))


class CallCityRace(Passage):
    """The races of a round are offered one after the other (TC.races1, TC.trans1).

    One that no one can run yet is passed over at once.
    """

    rules = ("TC.races1", "TC.trans1", "TC.races4", "TC.route1", "TC.delay", "TC.growth1")
    stage = "operating"
    task: ClassVar[Phrase] = "offer the next race"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether a race is over and another one waits."""
        return state.progress.phase == "races" and state.pair is None and bool(state.progress.offers)

    def pass_on(self, facts: Facts, state: State, ledger: Ledger) -> None:
        """Offer the next race."""
        first, *rest = state.progress.offers
        state.progress = replace(state.progress, offers=tuple(rest), offered=first, entered=())
        pair = pair_of_offer(facts, state, first)
        if can_be_run(facts, state, pair):
            offer(state, pair, ledger)
        else:
            state.pair = pair
            state.undeclared = ()


class NoteCoastRace(Passage):
    """The race between coasts is run as soon as somebody enters it (TC.trans1)."""

    rules = ("TC.trans1",)
    stage = "operating"
    task: ClassVar[Phrase] = "note that the race between coasts is run"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether somebody has entered it, and all have declared."""
        pair = state.pair
        if pair is None or state.undeclared or not state.entries or state.progress.coast_race_round:
            return False
        return is_coast_race(facts, pair.keys)

    def pass_on(self, facts: Facts, state: State, ledger: Ledger) -> None:
        """Write the round down."""
        state.progress = replace(state.progress, coast_race_round=state.round)
