"""A referee of the draws: which key a throw finds, how often each comes up, and which pairs are runs.

As the referee of building they reckon for themselves, and measures runs over the track as it lies.
"""

from collections import Counter, deque
from itertools import pairwise

from engine.board.document import Board
from engine.game.events import HeldOver, KeyDrawn, KeyReplaced, PairRedrawn, RunOffered
from engine.game.facts import NOWHERE, Facts
from engine.game.moves import RollKey
from engine.game.play import Played
from engine.game.state import NO_PERSON, State
from tests.engine.game.referee import Ground, Track

NOT_JOINED = 10**6
"""The length of a run that no track joins."""


class Lottery:
    """Judges the draws of a game, move by move."""

    def __init__(self, board: Board, facts: Facts) -> None:
        self.ground = Ground(board, facts)
        self.facts, self.rules = facts, facts.rules
        self.seen: Counter[str] = Counter()

    def judge(self, before: State, turn: Played) -> None:
        """Judge which key was found, and what became of the pair (6.B1, E.B1, E.C2)."""
        again = {pair.keys for pair in before.held}
        for event in turn.events:
            if isinstance(event, KeyDrawn):
                self._judge_key(before, turn, event.key)
                if before.first is None and not self.rules.pairs_redrawn:
                    self.seen[event.key] += 1
            elif isinstance(event, KeyReplaced):
                assert before.first is not None
                assert self._too_short(before, (before.first, event.key))
            elif isinstance(event, PairRedrawn):
                assert self.rules.pairs_redrawn
                assert event.too_short is self._too_short(before, event.keys)
            elif isinstance(event, RunOffered):
                assert self._longest(turn.state, event.keys) >= max(1, self.rules.min_run)
                self._count(event.keys, again)
                assert list(turn.state.undeclared) == self._declaring(turn.state)
            elif isinstance(event, HeldOver):
                self._count(event.keys, again)
        if self.rules.key_uses:
            assert max(self.seen.values(), default=0) <= self.rules.key_uses

    def _declaring(self, state: State) -> list[int]:
        """Return the seats, the richest first and an imaginary company last (6.B2, 6.C7b)."""
        return sorted(
            range(state.players), key=lambda seat: (state.people[seat] == NO_PERSON, -state.accounts[seat])
        )

    def _count(self, keys: tuple[str, str], held: set[tuple[str, str]]) -> None:
        """Count the keys of a pair that comes up for the first time."""
        if keys not in held:
            self.seen.update(keys if self.rules.pairs_redrawn else keys[1:])

    def _judge_key(self, before: State, turn: Played, key: str) -> None:
        """A key thrown that is used up passes on as 6.B1a says."""
        uses = self.rules.key_uses or NOT_JOINED
        seen = self.seen.copy()
        if before.first is not None and self.rules.pairs_redrawn:
            seen[before.first] += 1
        gone = {used for used, times in seen.items() if times >= uses} | set(before.rejected)
        free = set(self.facts.map_places.destinations) - gone
        if not isinstance(turn.move, RollKey):
            assert key in free
            return
        special = before.first is None and before.drawn + 1 in self.rules.special_races
        special = special and bool(free & set("123456"))
        assert len(turn.move.faces) == (1 if special else 2)
        assert key == next(number for number in passing(turn.move.faces) if number in free)

    def _lengths(self, state: State, keys: tuple[str, str]) -> list[int]:
        """Return the built lengths between the hexes of two keys (6.B1d)."""
        one, other = (self.facts.map_places.destinations[key].hexes for key in keys)
        if set(one) == set(other):
            return [0]
        return [self._distances(state, start).get(end, NOT_JOINED) for start in one for end in other]

    def _too_short(self, state: State, keys: tuple[str, str]) -> bool:
        """Return whether every run between two keys is joined by track and too short."""
        return max(self._lengths(state, keys)) < max(1, self.rules.min_run)

    def _longest(self, state: State, keys: tuple[str, str]) -> int:
        """Return the length of the longest run that track joins; 0 for none."""
        return max((length for length in self._lengths(state, keys) if length < NOT_JOINED), default=0)

    def _distances(self, state: State, start: int) -> dict[int, int]:
        """Return the steps over all that is built from a hex to every other."""
        steps: dict[int, set[int]] = {}
        links = [tuple(link) for link in Track(self.facts, state).owners]
        links += [(link // 6, self.facts.neighbours[link]) for link in self.facts.permits]
        for ferry, owner in zip(self.facts.ferries, state.ferries, strict=True):
            links += list(pairwise(ferry.way)) if owner != NOWHERE else []
        for one, other in links:
            steps.setdefault(one, set()).add(other)
            steps.setdefault(other, set()).add(one)
        found, waiting = {(NOWHERE, start): 0}, deque([(NOWHERE, start)])
        while waiting:
            before, hex_ = waiting.popleft()
            for there in sorted(steps.get(hex_, set())):
                step = hex_, there
                if step not in found and (before == NOWHERE or self.ground.lets_pass(before, *step)):
                    found[step] = found[before, hex_] + 1
                    waiting.append(step)
        return {there: steps for (_, there), steps in reversed(found.items())}


def passing(faces: tuple[int, ...]) -> list[str]:
    """Return the numbers a throw passes on to: within its tens, then the next tens from their 1 (6.B1a)."""
    ones = [(faces[-1] - 1 + turn) % 6 + 1 for turn in range(6)]
    if len(faces) == 1:
        return [str(one) for one in ones]
    later = [(faces[0] - 1 + turn) % 6 + 1 for turn in range(1, 6)]
    return [f"{faces[0]}{one}" for one in ones] + [f"{tens}{one}" for tens in later for one in range(1, 7)]
