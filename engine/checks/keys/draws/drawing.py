"""All there is to say of the draw of a board whose keys are complete."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache

import numpy as np
from numpy.typing import NDArray

from engine.board.document import Board
from engine.checks.keys.doubled_keys import keys_doubled
from engine.checks.keys.draws.forming import Forming, formed
from engine.checks.keys.draws.lengths import Runs, runs_of
from engine.checks.keys.draws.outcomes import Chance, chance_of, simulated
from engine.checks.keys.draws.process import Process, process_of
from engine.hexes.lattice import Hex
from engine.messages import Phrase, Saying, listed, say
from engine.rulesets.editions import rules_of
from engine.rulesets.overrides import RuleSetError
from engine.rulesets.ruleset import RuleSet

DRAWS = 10_000
"""How often a draw is simulated where its chance has no exact answer."""
DRAWS_WHOLE = 2_000
"""The same where both keys of a short run are drawn again, which takes many times as long."""
_MOST_NAMED = 5
_RARE = 0.001
"""A share below this is shown to a hundredth of a per cent."""
_RULE_OF_THREE = 3
"""What did not happen in n trials happens in under 3 of n, with a confidence of 95 in 100."""


@dataclass(frozen=True)
class Draw:
    """A board whose keys are complete: its runs, and how they are drawn."""

    runs: Runs
    process: Process

    @cached_property
    def pairs(self) -> NDArray[np.intp]:
        """The pairs that may be drawn, as rows of two places; two specials never are with dice."""
        special = self.process.special
        join = np.logical_and if any(self.process.races) else np.logical_or
        return np.argwhere(np.triu(~join.outer(special, special), 1))

    @cached_property
    def forming(self) -> Forming:
        """The most races that can be formed at once."""
        return formed(self.process, self.runs.legal)

    def chance(self) -> Chance:
        """Return how often the draw ends with a pair too short."""
        return chance_of(self.process, self.runs.legal, self._draws)

    def blame(self) -> tuple[int, ...]:
        """Return for each key in how many simulated draws it was drawn or left over at an impasse.

        Simulating takes longer than working out the chance where that can be done exactly.
        """
        return simulated(self.process, self.runs.legal, self._draws).blame

    @property
    def _draws(self) -> int:
        return DRAWS_WHOLE if self.process.whole else DRAWS

    def named(self, places: Iterable[int]) -> Saying:
        """Return keys with what they call, some of them where they are many."""
        chosen = list(places)
        keys, called = self.runs.keys, self.runs.destinations
        names = [key_named(keys[each], called[each].name) for each in chosen]
        return listed(names, _MOST_NAMED) if len(names) > _MOST_NAMED else say("{names}", names=tuple(names))

    def hexes(self, places: Iterable[int]) -> tuple[Hex, ...]:
        """Return the hexes that keys call, each once."""
        return tuple(dict.fromkeys(h for each in places for h in self.runs.destinations[each].hexes))


def key_named(key: str, name: str) -> Phrase:
    """Return a key with the name of what it calls, if that has one."""
    return say("{key} {name}", key=key, name=name) if name.strip() else key


def draw_of(board: Board) -> Draw | None:
    """Return what there is to say of a board's draw; None while keys are wrong or its rules unknown.

    None too where whole rounds of races are dealt at once (VP.O4).
    """
    try:
        rules = rules_of(board)
    except RuleSetError:
        return None
    return draw_by(board, rules) if rules.builds == "in_turn" else None


def draw_by(board: Board, rules: RuleSet) -> Draw | None:
    """Return the draw of a board by some rules; None while keys are missing, doubled or none of its own."""
    scheme = board.key_scheme
    if not scheme.all_keys or _strange_keys(board) or keys_doubled(board):
        return None
    runs = runs_of(board, rules)
    if not set(scheme.all_keys) <= set(runs.keys):
        return None
    return _draw(runs, process_of(board, rules, runs.keys))


@lru_cache(maxsize=4)
def _draw(runs: Runs, process: Process) -> Draw:
    """Return a draw; kept for the next checks with what they compute of it."""
    return Draw(runs, process)


def _strange_keys(board: Board) -> set[str]:
    """Return the keys given that a board's scheme lacks (6.B1a, 6.B1b)."""
    scheme = board.key_scheme
    towns = {key for town in board.towns for key in town.keys}
    return (towns - set(scheme.towns)) | {each.key for each in board.specials} - set(scheme.specials)


def percent(chance: Chance) -> Saying:
    """Return a share of draws: exactly, or an estimate with its standard error where it was simulated.

    What never happened in the draws is rare, not impossible, and what did happen is never shown as 0.0 %.
    """
    share, error = 100 * chance.share, 100 * chance.error
    is_rare = chance.share < _RARE
    if chance.is_exact and not chance.share:
        return say("exactly 0 %")
    if chance.is_exact:
        return say("exactly {share:.2f} %" if is_rare else "exactly {share:.1f} %", share=share)
    if not chance.failed:
        return say("under {share:.2f} %", share=100 * _RULE_OF_THREE / chance.draws)
    told: Phrase = "about {share:.2f} % (±{error:.2f})" if is_rare else "about {share:.1f} % (±{error:.1f})"
    return say(told, share=share, error=error)


def how_known(chance: Chance) -> Saying:
    """Return in a sentence how a share of draws came to be known."""
    if chance.is_exact:
        return say("The share of draws is computed exactly.")
    return say(
        "The share of draws comes from {draws:,} simulated draws, with its standard error.",
        draws=chance.draws,
    )
