"""Nothing of a text is obeyed by a terminal or a build server, or hidden by either."""

import json
import re
import unicodedata
from urllib.parse import unquote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.text.terminal import UNENCODABLE, for_terminal, in_line, workflow_command

NASTY = st.text(
    st.one_of(
        st.sampled_from(
            "\x00\x07\x08\t\n\r\x1b\x7f\x85\x9b\xad\u061c\u200b\u200d\u202e\u2028\u2066\ufeff\udcff"
        ),
        st.sampled_from("::##[]vso%,;=é東😀 \U000e0041\ufe0f"),
        st.characters(),
    )
)
"""Texts that are mostly what hurts."""
SPELLED = re.compile(r"\\u([0-9a-f]{4})")


def spelled_back(text: str) -> str:
    """Return a text with what is spelled out as the signs themselves."""
    units = SPELLED.sub(lambda found: chr(int(found[1], 16)), text)
    return units.encode("utf-16", "surrogatepass").decode("utf-16", "surrogatepass")


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("Łódź 東京 😀", "Łódź 東京 😀"),
        ("two\nlines\tand a tab", "two\nlines\tand a tab"),
        ("\x1b[31mred", r"\u001b[31mred"),
        ("over\rwritten", r"over\u000dwritten"),
        ("\x9b1m", r"\u009b1m"),
        ("abc\u202edef", r"abc\u202edef"),
        ("A\u200bB\u200dC\xadD", r"A\u200bB\u200dC\u00adD"),
        ("caf\udce9", r"caf\udce9"),
        ("\U000e0041", r"\udb40\udc41"),
        ("⚓\ufe0f", "⚓\ufe0f"),
        ("::error::no", r"\u003a:error::no"),
        ("one\n  ::error::no", "one\n  \\u003a:error::no"),
        ("one ::error::no", "one ::error::no"),
        ("x ##[error]no", r"x \u0023#[error]no"),
        ("###vso[task.x]no", r"#\u0023#vso[task.x]no"),
        ("## 12 [a]", "## 12 [a]"),
        ("C:\\maps\\a.yaml", "C:\\maps\\a.yaml"),
    ],
)
def test_what_is_obeyed_or_not_seen_is_spelled_out(text: str, seen: str) -> None:
    assert for_terminal(text) == seen


@given(NASTY)
def test_no_text_commands_a_terminal_or_a_build_server(text: str) -> None:
    seen = for_terminal(text)
    kinds = {unicodedata.category(sign) for sign in seen if sign not in "\n\t"}
    assert not kinds & {"Cc", "Cs", "Zl", "Zp"}
    assert not set("\xad\u061c\u200b\u200d\u200e\u200f\u202a\u202e\u2066\u2069\ufeff") & set(seen)
    # As GitHub and Azure look for their commands.
    assert not any(line.strip().startswith("::") for line in re.split(r"\r\n|\r|\n", seen))
    assert not re.search(r"##(vso|teamcity)?\[", seen)


@given(NASTY.filter(lambda text: "\\" not in text))
def test_what_is_shown_says_exactly_what_the_text_holds(text: str) -> None:
    assert spelled_back(for_terminal(text)) == spelled_back(text)
    assert spelled_back(in_line(text)) == spelled_back(text)


@given(NASTY)
def test_what_must_stay_in_its_line_does(text: str) -> None:
    assert in_line(text).splitlines() in ([], [in_line(text)])


@given(NASTY, st.sampled_from(["ascii", "cp1252", "cp437", "utf-8"]))
def test_json_stays_the_same_json_on_every_terminal(text: str, encoding: str) -> None:
    data = {text: [text]}
    printed = for_terminal(json.dumps(data, indent=2, ensure_ascii=False)).encode(encoding, UNENCODABLE)
    assert json.loads(printed.decode(encoding)) == json.loads(json.dumps(data))


@given(NASTY, NASTY, NASTY)
def test_a_workflow_command_holds_its_parts_whatever_they_are(file: str, title: str, message: str) -> None:
    command = workflow_command("error", {"file": file, "line": 3, "title": title}, message)
    assert len(command.splitlines()) == 1
    found = re.fullmatch(r"::error (.*?)::(.*)", command)
    assert found
    head, told = found.groups()
    # As GitHub takes it apart: properties at commas, names at the first equals sign.
    properties = dict(part.split("=", 1) for part in head.split(","))
    assert set(properties) == {"file", "line", "title"}
    for part, text in ((properties["file"], file), (properties["title"], title), (told, message)):
        if "\\" not in text:
            assert spelled_back(unquote(part)) == spelled_back(text)
