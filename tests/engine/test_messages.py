"""Texts that remember what they are made of."""

import json
import pickle

import pytest

from engine.messages import Saying, count_of, listed, say


def test_a_saying_is_its_english_text() -> None:
    told = say("{town} has no key.", town="Cardiff")
    assert told == "Cardiff has no key."
    assert hash(told) == hash("Cardiff has no key.")
    assert json.dumps({"message": told}) == '{"message": "Cardiff has no key."}'


def test_it_remembers_pattern_and_values_in_another_process_too() -> None:
    told: Saying = pickle.loads(pickle.dumps(say("{town} has no key.", town="Cardiff")))
    assert (told, told.pattern, told.values) == (
        "Cardiff has no key.",
        "{town} has no key.",
        {"town": "Cardiff"},
    )


def test_without_values_a_text_keeps_its_braces() -> None:
    assert say("A { alone") == "A { alone"


@pytest.mark.parametrize(("number", "text"), [(0, "0 hexes"), (1, "1 hex"), (2, "2 hexes")])
def test_a_number_takes_its_noun(number: int, text: str) -> None:
    assert count_of(number, "{n} hex", "{n} hexes") == text


@pytest.mark.parametrize(
    ("words", "most", "text"),
    [
        ((), None, ""),
        (("A",), None, "A"),
        (("A", "B"), None, "A and B"),
        (("A", "B", "C"), None, "A, B and C"),
        (("A", "B", "C"), 2, "A, B and 1 more"),
        (("A", "B", "C"), 3, "A, B and C"),
    ],
)
def test_words_are_listed_as_people_do(words: tuple[str, ...], most: int | None, text: str) -> None:
    assert listed(words, most) == text
