"""The rolls of a building round (VP.B1a, VP.B1b)."""

from dataclasses import replace
from functools import lru_cache
from itertools import product
from typing import ClassVar

from engine.game.facts import Facts
from engine.game.ledger import Ledger
from engine.game.moves import Move, SetRolls, ThrowDice
from engine.game.state import State
from engine.game.steps.postal.rounds import begin_round
from engine.game.steps.step import Throw
from engine.messages import Phrase, say
from engine.rulesets.ruleset import RuleSet
from engine.turns.chance import Outcome, Outcomes
from engine.turns.illegal import IllegalMove

_MOST_ROLLED = 99


class ThrowRolls(Throw):
    """The rolls that everybody builds with: the best of several dice, in the order thrown (VP.B1a, VP.B1b).

    A referee may set them by hand; then they may be any numbers (VP.3).
    """

    rules: ClassVar[tuple[str, ...]] = ("VP.B1a", "VP.B1b")
    stage = "building"
    task: ClassVar[Phrase] = "throw the dice of the round"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether a round is to begin."""
        return state.post.phase == "between"

    def outcomes(self, facts: Facts, state: State) -> Outcomes[Move]:
        """Return every throw that counts; others are thrown again and never noted."""
        return _throws(facts.rules)

    def why_illegal(self, facts: Facts, state: State, move: Move) -> IllegalMove | None:
        """Refuse throws that do not count, and rolls that are too few or too many."""
        if isinstance(move, ThrowDice):
            return self._why_not_thrown(facts.rules, move)
        if not isinstance(move, SetRolls):
            return self.mistimed(state, move)
        rolls = facts.rules.build_rolls
        if len(move.rolls) != rolls or not all(0 < roll <= _MOST_ROLLED for roll in move.rolls):
            return self.refusal(
                say("A round needs {rolls} rolls from 1 to {most}.", rolls=rolls, most=_MOST_ROLLED)
            )
        return None

    def _why_not_thrown(self, rules: RuleSet, move: ThrowDice) -> IllegalMove | None:
        """Refuse a throw with other dice, or one that is thrown again."""
        if len(move.faces) != rules.rolls_thrown or not set(move.faces) <= set(rules.build_die):
            faces = sorted(set(rules.build_die))
            return self.refusal(
                say("A throw shows {dice} dice of {faces}.", dice=rules.rolls_thrown, faces=faces)
            )
        if counts(rules, move.faces):
            return None
        return IllegalMove("VP.B1b", "This throw does not count. Throw all dice again.")

    def apply(self, facts: Facts, state: State, move: Move, ledger: Ledger) -> None:
        """Begin the round with the rolls."""
        rolls = rolls_of(facts.rules, move)
        state.round += 1
        state.idle += 1
        begin_round(state)
        state.post = replace(state.post, rolls=rolls)


def rolls_of(rules: RuleSet, move: Move) -> tuple[int, ...]:
    """Return the rolls that a throw comes to, or that a referee has set."""
    assert isinstance(move, ThrowDice | SetRolls)
    return move.rolls if isinstance(move, SetRolls) else kept(move.faces, rules.build_rolls)


def kept(faces: tuple[int, ...], rolls: int) -> tuple[int, ...]:
    """Return the highest dice in the order thrown; of equal ones the last is left out first (VP.B1a)."""
    best = sorted(range(len(faces)), key=lambda place: (-faces[place], place))[:rolls]
    return tuple(faces[place] for place in sorted(best))


def counts(rules: RuleSet, faces: tuple[int, ...]) -> bool:
    """Return whether a throw counts, or all dice are thrown again (VP.B1b)."""
    rolls = kept(faces, rules.build_rolls)
    among = faces if rules.ones_counted == "thrown" else rolls
    if 0 < rules.ones_again <= among.count(1):
        return False
    return not set(rolls) & set(rules.rolls_again) and sum(rolls) >= rules.rolls_again_below


@lru_cache(maxsize=8)
def _throws(rules: RuleSet) -> Outcomes[Move]:
    """Return the throws that count, in the order of their faces."""
    thrown = product(sorted(rules.build_die), repeat=rules.rolls_thrown)
    return Outcomes(Outcome(ThrowDice(faces), 1) for faces in thrown if counts(rules, faces))
