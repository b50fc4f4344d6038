"""Texts are in plain words: phrases that readers had to read twice do not come back (CONTRIBUTING.md).

A line that needs such a phrase says so by a comment: ``plain: ok``.
"""

import io
import re
import tokenize
from collections.abc import Iterator
from typing import Final
from xml.etree import ElementTree

import pytest

from engine.rulesets.rulebook import RULEBOOK
from tests.architecture.sources import ROOT, sources

PHRASES: Final = {
    "report, show, list or say, not “is told”": r"\b(?:is|are|was|were|be|been|being) told\b(?! apart)",
    "report, show, list or say, not “tells”": r"\btells\b(?! apart)",
    "again, not “anew”": r"\banew\b",
    "no one or none, not “nobody”": r"\b[Nn]obody\b",
    "they, not “he”": r"\b(?:[Hh]e|[Hh]is|him|himself)\b",
    "by default, not “unless told”": r"\bunless told\b",
    "next to, near or with, not “beside”": r"\b[Bb]eside\b",
    "fix or repair, not “mend”": r"\b[Mm]end(?:s|ed|ing)?\b",
    "at once, not “in one go”": r"\bin one go\b",
    "so that not, not “lest”": r"\blest\b",
    "what is wrong, or a fault, not “amiss”": r"\bamiss\b",
    "return or report, not “Tell”": r'"""Tell\b',
    "the result, or its events, not “what came of it”": r"\bcame of (?:it|this|that|them)\b",
    "this many, or a number of, not “so many”": r'\bso many\b(?! (?:as|that)\b)|"""So (?:many|much)\b',
    "no result, or nothing is known, not “of which nothing”": r"\bof (?:which|whom) nothing\b",
    "should, not “had better”": r"\bhad better\b",
    "failed, needless or of no use, not “in vain”": r"\bin vain\b",
    "release, remove or close, not “let go of”": r"\blets? go of\b",
    "equal, not “all alike”": r"\ball alike\b",
    "almost nothing, not “as good as nothing”": r"\bas good as nothing\b",
    "whose, not “each of whose”": r"\beach of whose\b",
    "as it is, or unchanged, not “as it stands”": r"\bas (?:it|they) (?:now )?(?:stands?|stood)\b",
    "what is there, not “what stands there”": r"\bwhat stands\b",
    "its place or state, not “where it stands”": r"\b(?:where|how) (?:it|they|things) (?:stands?|stood)\b",
    "remove or discard, not “throw away”": r"\b[Tt]hrown? away\b",
    "document, tab or background, not “desk”": r"\bdesks?\b",
    "be visible, show or ask for, not “is to be seen”": r"\b(?:is|are) to be (?:seen|shown|had)\b",
    "where every error is shown, not “mishap”": r"\bevery mishap\b",
}
"""What to write, and what not."""

STORED: Final = {"Nobody has entered the last races.", "Nobody has entered the last {} races."}
"""The ends of games that are kept have these words."""
ALLOWED: Final = "plain: ok"
MADE: Final = {"docs/checks.md", "docs/rules.md", "docs/overrides.md"}
"""Pages made from the code: their texts are looked at there."""
WORDS: Final = {"docs/glossary.md"}
"""A page about words, those that are not used among them."""


def offences(text: str) -> list[str]:
    """Return the advice for each phrase in a text, with the words around it."""
    # What stands in code marks is a name.
    prose = re.sub(r"``.*?``|`[^`]*`", "", text, flags=re.DOTALL)
    return [
        f"{advice}: …{prose[max(0, found.start() - 30) : found.end() + 30]}…"
        for advice, pattern in PHRASES.items()
        for found in re.finditer(pattern, prose)
    ]


def test_the_phrases_are_found() -> None:
    assert len(offences("It is told anew to nobody, and he mends it beside them in one go.")) == 7
    assert offences("Keys 2–6 are unassigned. `nobody` is a name. They can tell it apart.") == []


def test_what_people_read_on_screen_is_in_plain_words() -> None:
    catalogue = ROOT / "resources" / "translations" / "platelayer_de.ts"
    texts = [message.findtext("source") or "" for message in ElementTree.parse(catalogue).iter("message")]
    assert len(texts) > 3000
    found = [each for text in texts if text not in STORED for each in offences(re.sub(r"\{.*?\}", "", text))]
    assert found == []


def test_the_rules_are_in_plain_words() -> None:
    texts = [text for rule in RULEBOOK.values() for text in (rule.text, rule.decision or "")]
    assert [each for text in texts for each in offences(text)] == []


@pytest.mark.parametrize(
    "path",
    sorted(
        path.relative_to(ROOT).as_posix()
        for path in (*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"))
        if "de" not in path.parts
    ),
)
def test_pages_are_in_plain_words(path: str) -> None:
    if path in MADE | WORDS:
        return
    page = re.sub(r"```.*?```", "", (ROOT / path).read_text("utf-8"), flags=re.DOTALL)
    kept = [line for line in page.splitlines() if ALLOWED not in line]
    assert offences("\n".join(kept)) == []


@pytest.mark.parametrize("half", ["engine", "studio", "docs"])
def test_comments_and_docstrings_are_in_plain_words(half: str) -> None:
    found = [
        f"{source.path}: {each}"
        for source in sources(half)
        for text in prose_of(source.text)
        for each in offences(text)
    ]
    assert found == []


def prose_of(text: str) -> Iterator[str]:
    """Yield the comments and docstrings of a file: every string that begins a line in three quotes."""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        is_docstring = token.type == tokenize.STRING and token.string.startswith('"""')
        if (is_docstring or token.type == tokenize.COMMENT) and ALLOWED not in token.line:
            yield token.string


@pytest.mark.parametrize("page", sorted(path.name for path in (ROOT / "docs").glob("*.md")))
def test_pages_name_files_that_exist(page: str) -> None:
    text = (ROOT / "docs" / page).read_text("utf-8")
    named = set(re.findall(r"`([\w/]+\.py)`", text))
    there = [f"/{source.path}" for source in sources("engine", "studio", "docs", "tests")]
    assert [name for name in sorted(named) if not any(path.endswith(f"/{name}") for path in there)] == []
