"""Wherever a session ends in the midst of its work on files, what it kept is there and whole."""

from pathlib import Path

import pytest

from tests.kills import killed_at_each_moment


@pytest.mark.slow
def test_a_session_that_ends_at_any_call_loses_nothing_and_accuses_no_other_program(tmp_path: Path) -> None:
    tally = killed_at_each_moment(tmp_path)
    assert tally["wrong"] == []
    # Else it was not in the midst of a save.
    assert {"open", "write", "fsync", "replace", "chmod", "unlink"} <= set(tally["calls"])
    assert tally["recoveries"] > tally["moments"] / 2
