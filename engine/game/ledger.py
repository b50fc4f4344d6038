"""The ledger of a move: what it pays and what it brings about, in order."""

from engine.game import moves
from engine.game.events import Event, Purpose, new_paid
from engine.game.state import State
from engine.rulesets.ruleset import RuleSet
from engine.turns import ledger

Made = ledger.Made[moves.Move, Event]


class Ledger(ledger.Ledger[Event]):
    """Collects the events of a move and keeps the accounts of the state it changes.

    A payment is noted under the number its rule has in the edition that is played.
    """

    __slots__ = ("_rules", "_state")

    def __init__(self, state: State, rules: RuleSet) -> None:
        super().__init__()
        self._state = state
        self._rules = rules

    def pay(self, payer: int, payee: int, amount: int, rule: str, purpose: Purpose) -> None:
        """Move points between accounts and record them; nothing is recorded for nothing."""
        if not amount:
            return
        state = self._state
        if payer >= 0:
            state.accounts[payer] -= amount
        if payee >= 0:
            state.accounts[payee] += amount
            if state.takings and payer >= 0 and state.stage == "operating":
                state.takings = tuple(
                    taken + (seat == payee) * amount for seat, taken in enumerate(state.takings)
                )
        run = state.runs + (state.pair is not None)
        own = self._rules.cited(rule)
        self.note(new_paid((payer, payee, amount, own, purpose, state.round, run)))
