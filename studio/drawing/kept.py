"""What is worked out once from a value that many boards share."""

from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar

Given = TypeVar("Given")
Answer = TypeVar("Answer")

_MOST = 8


def kept(work: Callable[[Given], Answer]) -> Callable[[Given], Answer]:
    """Remember the last few answers of a function by the identity of what it was given.

    An edit leaves the parts of a board it does not touch the same objects, so asking for
    identity costs nothing where hashing a long tuple would cost as much as the work.
    """
    answers: OrderedDict[int, tuple[Given, Answer]] = OrderedDict()

    def ask(given: Given) -> Answer:
        found = answers.get(id(given))
        # The value is held with its answer, so its identity cannot be given away meanwhile.
        if found is not None and found[0] is given:
            return found[1]
        answer = work(given)
        answers[id(given)] = given, answer
        while len(answers) > _MOST:
            answers.popitem(last=False)
        return answer

    return ask
