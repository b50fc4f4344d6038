"""Whatever a disk refuses while a board is written, nothing is lost and nothing is left lying about."""

import pytest

from tests.faults import ERRORS, WORKS, Work, put_in


@pytest.mark.parametrize("work", WORKS, ids=lambda work: work.name)
def test_each_call_of_a_save_may_fail(work: Work) -> None:
    """Here each call fails with one of the errors in turn; ``python -m tests.faults`` tries them all."""
    counted, wrong = put_in(work, lambda at: (ERRORS[at % len(ERRORS)],))
    assert wrong == []
    assert {"open", "write", "fsync", "replace", "chmod", "close"} <= set(counted)
