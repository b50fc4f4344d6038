"""What words without quotes mean, and which text is put in quotes."""

import math

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from engine.boardfile.yaml_text.scalars import exact, meaning, number, quoted, reads_plain, whole, written
from tests.engine.boardfile.boards import NASTY


@pytest.mark.parametrize(
    ("word", "value"),
    [
        *[("", None), ("~", None), ("null", None), ("true", True), ("False", False)],
        *[("0", 0), ("31", 31), ("-3", -3), ("+3", 3), ("1e9", 1e9), ("1.5", 1.5), (".5", 0.5), ("2.", 2.0)],
        *[("1e-3", 0.001), (".inf", math.inf), ("-.inf", -math.inf), ("9" * 4000, int("9" * 4000))],
    ],
)
def test_a_word_may_stand_for_a_value(word: str, value: object) -> None:
    found = meaning(word)
    assert found == value
    assert type(found) is type(value)


@pytest.mark.parametrize(
    "word",
    [
        *["on", "off", "yes", "No", "y", "nULL", "tRUE", "2026-11-01", "2026-11-01T12:00:00Z", "12:30:45"],
        *["007", "0x1F", "0o17", "0b1", "1_000", "1,5", "--1", "1e", "e1", "1.2.3", "10H", "-", "+", "."],
        *["nan", "inf", "A30-A39", "9" * 4001, "1e999"],
    ],
)
def test_any_other_word_is_just_itself(word: str) -> None:
    """Norway stays Norway, a date stays as it was written."""
    assert meaning(word) == word


def test_not_a_number_is_read_as_what_it_says() -> None:
    value = meaning(".nan")
    assert isinstance(value, float)
    assert math.isnan(value)


@pytest.mark.parametrize(
    "text",
    [
        *["Severn & South Wales", "CC-BY-4.0", "Weston-super-Mare", "A. Designer", "board/1", "dice-36+6"],
        *["10H", "3D", "AS", "St. Ives (Cornwall)", "O'Connor's Town", "Éire", "東京", "any seaport", "100%"],
    ],
)
def test_plain_names_need_no_quotes(text: str) -> None:
    assert written(text) == text


@pytest.mark.parametrize(
    "text",
    [
        *["", " a", "a ", "on", "Off", "YES", "n", "null", "~", "true", "31", "007", "0x1F", "1e3", "1_000"],
        *[
            "2026-11-01",
            "12:30",
            "- a",
            "0?",
            "a?b",
            "#a",
            "a #b",
            "a: b",
            "a,b",
            "[a",
            "a}",
            "&a",
            "*a",
            "!a",
            "%a",
            "@a",
        ],
        *["|", ">", "?", "'a", '"a', "a\\b", "a\nb", "\ta", "é\u2028", ".5", "+1", "-1", "=", "<<", "---"],
    ],
)
def test_text_another_reader_might_misread_is_quoted(text: str) -> None:
    assert written(text) == quoted(text)
    assert yaml.safe_load(quoted(text)) == text


@given(st.sampled_from(NASTY) | st.text(st.characters(exclude_categories=["Cs"])))
def test_plain_text_is_the_same_to_a_reader_of_the_older_yaml(text: str) -> None:
    """PyYAML's own loader follows YAML 1.1; ours follows 1.2."""
    assert yaml.load(f"[{written(text)}]", yaml.SafeLoader) == [text]
    if reads_plain(text):
        assert meaning(text) == text


@pytest.mark.parametrize(
    ("value", "text"),
    [(10.0, "10"), (12.5, "12.5"), (6, "6"), (1e16, "1.0e+16"), (0.1 + 0.2, "0.30000000000000004")],
)
def test_numbers_are_written_without_a_needless_point(value: float, text: str) -> None:
    assert number(value) == text


@given(st.floats(allow_nan=False))
def test_a_float_and_a_whole_number_are_told_apart_by_every_reader(value: float) -> None:
    assert meaning(exact(value)) == value
    assert isinstance(meaning(exact(value)), float)
    assert yaml.load(exact(value), yaml.SafeLoader) == value


def test_half_characters_are_joined_or_replaced() -> None:
    """Some clipboards give a character beyond the first 65,536 in two halves, or one half alone."""
    assert whole("\ud83d\ude82") == "\U0001f682"
    assert whole("a\ud83d") == "a\ufffd"
