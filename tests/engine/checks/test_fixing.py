"""Fixes applied one after the other: each makes a board better, and none undoes another."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import pytest

from engine.board.document import Board
from engine.checks.fixing import Mended, Mending
from engine.diagnostics.findings import Finding, Fix, Severity
from tests.engine.checks.boards import good_board


@dataclass(frozen=True)
class Retitle:
    """Give a board another title."""

    title: str
    label: str = "Retitle"
    merge_key: None = None

    def apply(self, board: Board) -> Board:
        return board.edited(title=self.title)


def fault(subject: str, *titles: str, severity: Severity = Severity.WARNING) -> Finding:
    """Return a finding whose fixes give the board other titles."""
    fixes = tuple(Fix(f"{subject} to {title}", Retitle(title)) for title in titles)
    return Finding("T900", "made-up", severity, subject, subject=subject, fixes=fixes)


def kept(found: Mapping[str, Sequence[Finding]]) -> list[tuple[str, bool]]:
    """Return the fixes kept where each title of a board has findings of its own, begun at "a"."""
    steps = Mending(lambda board: found[board.title], lambda finding: finding.fixes).steps(
        good_board().edited(title="a")
    )
    return [(step.title, step.ended) for step in steps if isinstance(step, Mended)]


def test_a_fix_that_ends_its_finding_is_kept() -> None:
    assert kept({"a": [fault("x", "b")], "b": []}) == [("x to b", True)]


def test_two_fixes_that_undo_each_other_are_not_made() -> None:
    assert kept({"a": [fault("x", "b")], "b": [fault("y", "a")]}) == []


def test_a_fix_that_lessens_what_its_finding_says_is_kept_and_no_earlier_board_comes_back() -> None:
    assert kept({"a": [fault("x", "b")], "b": [fault("x", "a")]}) == [("x to b", False)]


@pytest.mark.parametrize(("brought", "is_kept"), [(Severity.ERROR, False), (Severity.NOTE, True)])
def test_what_a_fix_brings_must_weigh_less_than_what_it_ends(brought: Severity, is_kept: bool) -> None:
    found = {"a": [fault("x", "b")], "b": [fault("y", severity=brought)]}
    assert bool(kept(found)) is is_kept


def test_where_the_first_fix_brings_others_the_second_is_made() -> None:
    found = {"a": [fault("x", "b", "c")], "b": [fault("y"), fault("z")], "c": []}
    assert kept(found) == [("x to c", True)]


def test_a_fix_refused_is_tried_again_when_another_has_changed_the_board() -> None:
    """To title "b" leads from both boards; only from the second is nothing found there any more."""
    looked: list[str] = []

    def look(board: Board) -> list[Finding]:
        looked.append(board.title)
        early = len(looked) < 3
        found = {"a": [fault("x", "b"), fault("y", "c")], "c": [fault("x", "b")]}
        return found.get(board.title, [fault("v"), fault("w"), fault("z")] if early else [])

    steps = Mending(look, lambda finding: finding.fixes).steps(good_board().edited(title="a"))
    done = [step.title for step in steps if isinstance(step, Mended)]
    assert (done, looked) == (["y to c", "x to b"], ["a", "b", "c", "b"])


def test_a_waived_finding_is_not_ended() -> None:
    meant = fault("m")

    def look(board: Board) -> list[Finding]:
        return [replace(meant, waived="so be it"), fault("x", "b")] if board.title == "a" else []

    steps = Mending(look, lambda finding: finding.fixes).steps(good_board().edited(title="a"))
    assert not [step for step in steps if isinstance(step, Mended)]
