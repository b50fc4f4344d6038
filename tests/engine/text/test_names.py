"""Texts normalised when read, names compared as people compare them, hidden characters shown."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.text.names import ByName, folded, invisible, is_same, normalised, place_of, shown


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("Ko\u0308nigsberg", "K\u00f6nigsberg"),
        ("New\u00a0Holland", "New Holland"),
        ("New\u2009Holland\u3000Ferry", "New Holland Ferry"),
        ("Beta\u200b", "Beta"),
        ("Saar\u00adbr\u00fccken", "Saarbr\u00fccken"),
        ("\ufeffHull", "Hull"),
        ("Hull\ufe0f", "Hull"),
        ("o\u200b\u0308", "\u00f6"),
        ("\u202eHull\u202c", "Hull"),
        ("Hull\x1b[31m\x07\x9b", "Hull[31m"),
        ("Hull\ud800", "Hull"),
        ("Al\nxx", "Al xx"),
        ("Hull\r\n", "Hull"),
        ("King\u2019s Lynn \u2013 \u00abX\u00bb", "King\u2019s Lynn \u2013 \u00abX\u00bb"),
        ("a  b ", "a  b "),
    ],
)
def test_a_name_is_normalised(text: str, plain: str) -> None:
    assert normalised(text) == plain


def test_a_text_of_several_lines_keeps_them() -> None:
    assert normalised("one\r\ntwo\u2028three\tfour\n", lines=True) == "one\ntwo\nthree four\n"


@pytest.mark.parametrize(
    "text", ["\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645", "\u0915\u094d\u200d\u0937"]
)
def test_joiners_stay_where_they_change_the_spelling(text: str) -> None:
    assert normalised(text) == text
    assert not invisible(text)
    assert normalised("Hu\u200cll") == normalised("\u200dHull\u200d") == "Hull"


@given(
    st.text(max_size=12) | st.text("a \u200b\u200c\u200d\u0308\u00ad\u094d\u0915\u0627\n\u202eo", max_size=12)
)
def test_what_is_normalised_stays_so_and_holds_nothing_hidden(text: str) -> None:
    for lines in (False, True):
        plain = normalised(text, lines=lines)
        assert normalised(plain, lines=lines) == plain
        assert invisible(plain) == ()
        assert unicodedata.is_normalized("NFC", plain)
        assert shown(plain, lines=lines) == plain
        assert folded(plain) == folded(text)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("K\u00f6nigsberg", "Ko\u0308nigsberg"),
        ("Beta1", "Beta1\u200b"),
        ("Saarbr\u00fccken", "Saar\u00adbr\u00fccken"),
        ("New Holland", " new\u00a0 HOLLAND"),
        ("King's Lynn", "King\u2019s Lynn"),
        ("King's Lynn", "King\u02bcs Lynn"),
        ("Stoke-on-Trent", "Stoke\u2010on\u2011Trent"),
        ("Hull\u2013Goole", "Hull-Goole"),
        ("\u201eX\u201c", '"X"'),
        ("Stra\u00dfe", "STRASSE"),
        ("\ufb01nd", "find"),
        ("\u0645\u06cc\u200c\u062e\u0648", "\u0645\u06cc\u062e\u0648"),
    ],
)
def test_names_that_people_take_for_the_same_are_the_same(name: str, other: str) -> None:
    assert is_same(name, other)
    assert name in ByName([(other, 1)])


@pytest.mark.parametrize(
    ("name", "other"), [("Hull", "Hall"), ("Aarhus", "\u00c5rhus"), ("St Ives", "StIves")]
)
def test_other_names_are_not_the_same(name: str, other: str) -> None:
    assert not is_same(name, other)
    assert name not in ByName([(other, 1)])


def test_values_are_found_by_their_very_name_first() -> None:
    values = ByName([("hull", 1), ("Hull", 2), ("Hull", 3)])
    assert (values["Hull"], values["hull"], values["HULL"]) == (2, 1, 1)
    assert list(values) == ["hull", "Hull"]
    assert values.get("Goole") is None
    with pytest.raises(KeyError, match="Goole"):
        values["Goole"]
    assert [place_of(name, ["hull", "Hull"]) for name in ("Hull", "HULL", "Goole")] == [1, 0, None]


def test_hidden_characters_are_listed_and_shown() -> None:
    text = "A\u200bl\n\x1b[31m\u202eb\u200b"
    assert invisible(text) == ("\u200b", "\x1b", "\u202e")
    assert shown(text) == "A⟨U+200B⟩l⏎⟨U+001B⟩[31m⟨U+202E⟩b⟨U+200B⟩"
    assert shown("a\nb", lines=True) == "a\nb"
