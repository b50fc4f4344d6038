"""Names: the words of the trade, never the words of nothing in particular."""

import re
from functools import cache

import pytest

from tests.architecture.sources import PROGRAM, Source, sources

EMPTY_WORDS = {"manager", "managers", "helper", "helpers", "util", "utils", "utility", "utilities"}
WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
WORDS_OF_A_SENTENCE = 4


def empty_names(source: Source) -> set[str]:
    """Return the names in a file that say nothing of what they name."""
    return {name for name in source.names if is_empty(name)}


@cache
def is_empty(name: str) -> bool:
    """Return whether a name says nothing; many names are given again and again."""
    return bool(EMPTY_WORDS & {word.lower() for word in WORD.findall(name)})


def test_nothing_bears_an_empty_name() -> None:
    found = {source.path: empty_names(source) for source in sources(*PROGRAM, "tests")}
    assert {path: names for path, names in found.items() if names} == {}


@pytest.mark.parametrize(
    ("path", "text", "expected"),
    [
        ("engine/utils.py", "", {"utils"}),
        ("engine/board.py", "class MapManager: ...", {"MapManager"}),
        ("engine/board.py", "def helper(): ...", {"helper"}),
        ("engine/board.py", "def f(route_helper): ...", {"route_helper"}),
        ("engine/board.py", "self.file_util = 1", {"file_util"}),
        ("engine/board.py", "Q_UTILITY = futile = 1", {"Q_UTILITY"}),
        ("engine/board.py", "managed = helpful = 1", set()),
    ],
)
def test_an_empty_name_is_seen_wherever_it_is_given(path: str, text: str, expected: set[str]) -> None:
    assert empty_names(Source(path, text)) == expected


def test_the_name_of_every_test_is_a_sentence() -> None:
    tests = [
        (source.path, each.name)
        for source in sources("tests")
        for each in source.definitions
        if not each.is_class and each.name.startswith("test_")
    ]
    short = [test for test in tests if len(test[1].removeprefix("test_").split("_")) < WORDS_OF_A_SENTENCE]
    assert short == []
