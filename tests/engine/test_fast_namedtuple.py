from types import ModuleType
from typing import Any, get_args, get_type_hints

import pytest

from engine.fast_namedtuple import swift
from engine.game import events, races
from engine.hexes import sides

FOR = events.Purpose(events.Reason.RIVAL_TRACK)
MAKERS: tuple[tuple[ModuleType, str], ...] = (
    (events, "new_paid"),
    (events, "new_laid"),
    (races, "_train"),
    (sides, "_side"),
    (sides, "_corner"),
)


def test_a_named_tuple_made_at_once_is_the_one_made_field_by_field() -> None:
    paid = swift(events.Paid)((0, 1, 5, "6.B2", FOR, 3, 2))
    assert paid == events.Paid(0, 1, 5, "6.B2", FOR, 3, 2)
    assert type(paid) is events.Paid


FOR = events.Purpose(events.Reason.RIVAL_TRACK)


@pytest.mark.parametrize(("module", "name"), MAKERS, ids=[name for _, name in MAKERS])
def test_who_makes_them_at_once_gives_every_field(module: ModuleType, name: str) -> None:
    (fields,), kind = get_args(get_type_hints(module)[name])
    declared: dict[str, Any] = get_type_hints(kind)
    assert get_args(fields) == tuple(declared[field] for field in kind._fields)
