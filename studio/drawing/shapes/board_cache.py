"""What is worked out once from a value that many boards share."""

from collections import OrderedDict
from collections.abc import Callable, Iterable
from operator import attrgetter
from typing import TypeVar

Given = TypeVar("Given")
Answer = TypeVar("Answer")

_MOST = 8


def kept(work: Callable[[Given], Answer]) -> Callable[[Given], Answer]:
    """Remember the last few answers of a function by the identity of what it was given.

    An edit leaves the parts of a board it does not touch the same objects, so asking for
    identity costs nothing where hashing a long tuple would cost as much as the work.
    """
    return _remembered(work, lambda given: (given,))


def kept_by(*names: str) -> Callable[[Callable[[Given], Answer]], Callable[[Given], Answer]]:
    """Remember the last few answers of a function by the identity of some attributes of what it was given.

    They are all that it asks for: whatever else is edited, the answer is the same object as before.
    """
    parts = attrgetter(*names)
    read = parts if len(names) > 1 else lambda given: (parts(given),)
    return lambda work: _remembered(work, read)


def kept_of_each(work: Callable[[Given], Answer]) -> Callable[[Iterable[Given]], list[Answer]]:
    """Have a function asked of many things at once, and remember its answers for as many as were asked last.

    They are told apart by identity, so of a long list only what is new in it is asked again.
    """
    last: dict[int, tuple[Given, Answer]] = {}

    def ask(things: Iterable[Given]) -> list[Answer]:
        nonlocal last
        known = last
        found = [known.get(id(thing)) or (thing, work(thing)) for thing in things]
        last = {id(thing): (thing, answer) for thing, answer in found}
        return [answer for _, answer in found]

    return ask


def _remembered(
    work: Callable[[Given], Answer], read: Callable[[Given], tuple[object, ...]]
) -> Callable[[Given], Answer]:
    """Remember the last few answers of a function by the identity of what is read from what it was given."""
    answers: OrderedDict[tuple[int, ...], tuple[tuple[object, ...], Answer]] = OrderedDict()

    def ask(given: Given) -> Answer:
        parts = read(given)
        key = tuple(map(id, parts))
        found = answers.get(key)
        # The parts are held with their answer, so their identities cannot be given away meanwhile.
        if found is not None:
            return found[1]
        answer = work(given)
        answers[key] = parts, answer
        while len(answers) > _MOST:
            answers.popitem(last=False)
        return answer

    return ask
