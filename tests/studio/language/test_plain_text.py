"""Texts of strangers as widgets take them: marks of access keys, HTML and of windows mean nothing in them."""

import pytest
from PySide6.QtGui import Qt, QTextDocumentFragment

from engine.messages import say
from studio.language.labels import plain_label
from studio.language.plain_text import action_text, as_tip, one_line, readable, window_title
from studio.language.words import tr

NAMES = ("Durham & Tyne", "<b>&x</b>", "%1 {n} {} {name!r}", "[*]", "&lt;i&gt;", "a\\nb")


@pytest.mark.parametrize("name", NAMES)
def test_a_name_stays_as_it_is_where_nothing_in_it_is_taken_for_a_mark(name: str) -> None:
    assert readable(name) == one_line(name) == name
    assert action_text(name).replace("&&", "&") == name
    assert action_text(name).count("&") == 2 * name.count("&")
    assert window_title(name).replace("[*][*]", "[*]") == name


@pytest.mark.parametrize("name", NAMES)
def test_a_tip_shows_a_name_as_it_stands(name: str) -> None:
    text = as_tip(f"{name}\nand more")
    shown = QTextDocumentFragment.fromHtml(text).toPlainText() if Qt.mightBeRichText(text) else text
    assert shown == f"{name}\nand more"


def test_hidden_characters_and_line_breaks_are_seen() -> None:
    assert readable("a\u202eb\x1b\nc") == "a⟨U+202E⟩b⟨U+001B⟩⏎c"
    assert readable("a\nb", lines=True) == "a\nb"


def test_long_names_leave_out_their_middle_or_their_end() -> None:
    assert len(readable("x" * 10_000)) < 100
    assert len(readable("x " * 10_000)) < 2100
    assert len(one_line("x " * 10_000)) < 200
    assert len(action_text("&" * 10_000, 20)) < 45
    assert one_line("a b c", 3) == "a b…"
    # Long lines are wrapped, which Qt does with HTML alone.
    assert as_tip("long " * 100).startswith("<p")


@pytest.mark.parametrize("name", NAMES)
def test_a_value_put_into_a_text_survives_it(name: str) -> None:
    inner = say("Rename town: {subject}", subject=name)
    assert tr("&Undo {edit}", edit=inner) == f"&Undo Rename town: {name}"
    assert tr("{name} (not saved yet)", name=name) == f"{name} (not saved yet)"


def test_a_value_put_into_a_text_shows_what_is_hidden() -> None:
    assert tr("Select {name}", name="a\u200bb\nc") == "Select a⟨U+200B⟩b⏎c"
    assert tr("{names}.", names=("a\x07", "b")) == "a⟨U+0007⟩, b."


@pytest.mark.usefixtures("qapp")
def test_a_label_takes_nothing_for_html() -> None:
    label = plain_label("<b>x</b>")
    assert label.textFormat().name == "PlainText"
