"""Whatever a text holds, HTML and XML give the same text back, and nothing else."""

from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.text.markup import escaped, identifier

PIECES = st.sampled_from(
    [
        "<script>alert(1)</script>",
        "</title>",
        "]]>",
        "<!--",
        "-->",
        "&amp;",
        "&#0;",
        '"',
        "'",
        " onload=",
        "<",
    ]
)
NASTY = st.lists(st.one_of(PIECES, st.text(st.characters()))).map("".join)
"""Texts that are mostly markup and what markup cannot hold."""


def allowed(sign: str) -> bool:
    """Return whether both HTML and XML may hold a sign, by the words of their standards."""
    code = ord(sign)
    if code < 0x20:
        return sign in "\t\n\r"
    is_noncharacter = 0xFDD0 <= code <= 0xFDEF or code & 0xFFFE == 0xFFFE
    return not (0x7F <= code <= 0x9F or 0xD800 <= code <= 0xDFFF or is_noncharacter)


def readable(text: str) -> str:
    """Return a text with U+FFFD for what no markup may hold."""
    return "".join(sign if allowed(sign) else "\ufffd" for sign in text)


class Reader(HTMLParser):
    """Gathers elements, attributes and text."""

    def __init__(self) -> None:
        super().__init__()
        self.elements: list[tuple[str, list[tuple[str, str | None]]]] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, attrs))

    def handle_data(self, data: str) -> None:
        self.text += data


@given(NASTY)
def test_html_gives_a_text_back(text: str) -> None:
    reader = Reader()
    reader.feed(f"<p title=\"{escaped(text)}\" lang='{escaped(text)}'>{escaped(text)}</p>")
    reader.close()
    assert reader.elements == [("p", [("title", readable(text)), ("lang", readable(text))])]
    assert reader.text == readable(text)


@given(NASTY)
def test_xml_gives_a_text_back(text: str) -> None:
    root = ElementTree.fromstring(f'<p title="{escaped(text)}">{escaped(text)}</p>'.encode())
    assert root.attrib == {"title": readable(text)}
    assert (root.text or "") == readable(text)
    assert not list(root)


@pytest.mark.parametrize(
    ("text", "name"),
    [("ground", "ground"), ("card 11", "card_11"), ("11", "_11"), ("", "_"), ('"><x', "_x"), ("-é", "_-_")],
)
def test_an_id_is_a_name_of_xml(text: str, name: str) -> None:
    assert identifier(text) == name
