"""Apply the fixes of findings one after the other, each only where it leaves a better board."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.protocol import EditOf


class Mended(NamedTuple):
    """A fix that was applied: the board after it, its title, its finding's code, and whether that is gone."""

    board: Any
    """The board, or other document, after it."""
    title: str
    code: str
    ended: bool


def fixes_unasked(finding: Finding, *, unsafe: bool) -> list[Fix]:
    """Return the fixes of a finding that may be applied at once with others, in the order offered.

    ``unsafe`` ones are those that may change something intended. Of a note, which only informs, and of a
    question with several good answers, they are left to who asks for that finding.
    """
    is_left = finding.severity is Severity.NOTE
    return [fix for fix in finding.fixes if fix.safe or (unsafe and not is_left and not fix.choice)]


class Tried(NamedTuple):
    """A fix that is about to be looked at, and how many findings there are at the time."""

    title: str
    findings: int


@dataclass(frozen=True)
class Mending:
    """What is looked for on a board or other document, and which of the fixes found may be applied.

    ``look`` returns all findings of a board; ``may`` returns those fixes of a finding, in the order
    they are offered, that may be tried, and none of findings that are to stay.
    """

    look: Callable[[Any], Sequence[Finding]]
    may: Callable[[Finding], Sequence[Fix]]

    def steps(self, board: Any) -> Iterator[Tried | Mended]:
        """Yield each fix before it is tried, and each that was kept, until none makes a board better.

        A fix is kept if it brings no more errors, then warnings, then notes than it ends, and no
        finding in the place of another: two fixes that undo each other would go on for ever. One
        refused is tried again when others have changed the board.
        """
        found, seen = self.look(board), [board]
        # Lists, for an edit promises equality and no hash: it may hold a board.
        tried: list[tuple[str, EditOf[Any]]] = []
        refused: list[tuple[str, EditOf[Any]]] = []
        while True:
            for finding, fix in self._untried(found, tried):
                tried.append((finding.id, fix.edit))
                yield Tried(fix.title, len(found))
                after = fix.edit.apply(board)
                if after in seen:
                    continue
                found_after = self.look(after)
                if _is_better(found, found_after):
                    ended = _times(finding.id, found_after) < _times(finding.id, found)
                    board, found = after, found_after
                    seen.append(board)
                    tried, refused = [one for one in tried if one not in refused], []
                    yield Mended(board, fix.title, finding.code, ended)
                    break
                refused.append((finding.id, fix.edit))
            else:
                return

    def _untried(
        self, found: Sequence[Finding], tried: Sequence[tuple[str, EditOf[Any]]]
    ) -> Iterator[tuple[Finding, Fix]]:
        """Yield the fixes that may be tried and were not: first what is offered first for each finding."""
        offered = [(finding, self.may(finding)) for finding in found if finding.waived is None]
        for place in range(max((len(fixes) for _, fixes in offered), default=0)):
            for finding, fixes in offered:
                if place < len(fixes) and (finding.id, fixes[place].edit) not in tried:
                    yield finding, fixes[place]


def _is_better(before: Sequence[Finding], after: Sequence[Finding]) -> bool:
    """Return whether findings are fewer and lighter, or the same with something changed in what they say.

    None that is waived may end: it was meant to stay.
    """
    if not _waived(before) <= _waived(after):
        return False
    weights = _weight(before), _weight(after)
    if Counter(finding.id for finding in before) == Counter(finding.id for finding in after):
        return weights[0] == weights[1]
    return weights[1] < weights[0]


def _weight(found: Sequence[Finding]) -> list[int]:
    """Return how many errors, warnings and notes there are that no one waived."""
    count = Counter(finding.severity for finding in found if finding.waived is None)
    return [count[severity] for severity in Severity]


def _times(name: str, found: Sequence[Finding]) -> int:
    """Return how many findings have an id."""
    return sum(finding.id == name for finding in found)


def _waived(found: Sequence[Finding]) -> set[str]:
    return {finding.id for finding in found if finding.waived is not None}
