"""A player's mail as text: decoded, without tags, and with quotation and signature marked.

Every position in a reading of orders is an offset in ``Letter.text``, which is what people are shown.
"""

import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from email import message_from_bytes, policy
from email.errors import MessageError
from enum import Enum, auto
from functools import cached_property
from html.parser import HTMLParser
from itertools import accumulate
from typing import Final, NamedTuple

from engine.messages import Phrase, say
from engine.text.names import normalised, shown

MOST_BYTES: Final = 64 * 1024
"""More than any letter with orders has."""


class LetterError(ValueError):
    """A letter that cannot be read at all; its text says why."""

    def __init__(self, message: Phrase) -> None:
        self.message = message
        super().__init__(message)


class RowKind(Enum):
    """What a line of a letter is."""

    TEXT = auto()
    QUOTED = auto()
    """Somebody else's words: lines after ``>``, or below the line with which mail programs begin them."""
    SIGNATURE = auto()


class Row(NamedTuple):
    """A line of a letter without the marks of quotation: where it begins in the text, and what it is."""

    start: int
    text: str
    kind: RowKind

    @property
    def end(self) -> int:
        """Where it ends in the text."""
        return self.start + len(self.text)


class Span(NamedTuple):
    """A stretch of a letter's text, by offsets."""

    start: int
    end: int


@dataclass(frozen=True)
class Letter:
    """A letter as text; ``subject`` is that of the mail, if it was saved with its headers."""

    text: str
    subject: str = ""

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """The lines with something in them."""
        return tuple(_rows(self.text))

    @cached_property
    def _starts(self) -> tuple[int, ...]:
        return (0, *accumulate(len(line) + 1 for line in self.text.split("\n")))

    def position(self, offset: int) -> tuple[int, int]:
        """Return the line and column of an offset, both from 1."""
        line = bisect_right(self._starts, offset)
        return line, offset - self._starts[line - 1] + 1

    def quote(self, span: Span, most: int = 60) -> str:
        """Return the words of a stretch in one line, shortened."""
        words = shown(" ".join(self.text[span.start : span.end].split()))
        return words if len(words) <= most else f"{words[: most - 1]}…"


def letter_of(data: bytes) -> Letter:
    """Return the letter that some bytes hold: plain text, HTML, or a whole mail with its headers.

    Raises LetterError for what is too large or no text.
    """
    if len(data) > MOST_BYTES:
        raise LetterError(say("This is longer than 64 KiB. Send the orders alone."))
    if _HEADERS.match(data):
        return _mail(data)
    return Letter(_plain(_decoded(data)))


def letter_from_text(text: str) -> Letter:
    """Return the letter that somebody pastes; raises LetterError as ``letter_of`` does."""
    return letter_of(text.encode("utf-8", "replace"))


_HEADERS: Final = re.compile(rb"(?:[!-9;-~]+:[^\n]*\r?\n(?:[ \t][^\n]*\r?\n)*){2,}\r?\n")
_MAIL: Final = ("from", "to", "date", "received", "mime-version", "content-type")


def _mail(data: bytes) -> Letter:
    """Return the text of a mail that was saved with its headers."""
    mail = message_from_bytes(data, policy=policy.default)
    if sum(name in mail for name in _MAIL) < 2:
        return Letter(_plain(_decoded(data)))
    try:
        body = mail.get_body(("plain", "html"))
        content = b"" if body is None else body.get_payload(decode=True)
        subject = str(mail.get("subject", ""))
    except (LookupError, ValueError, MessageError, AttributeError, TypeError) as error:
        raise LetterError(say("This mail is damaged. Save its text instead.")) from error
    if not isinstance(content, bytes):
        raise LetterError(say("This mail has no text. Save its text instead."))
    return Letter(_plain(_decoded(content)), " ".join(subject.split()))


_UTF16: Final = (b"\xff\xfe", b"\xfe\xff")
_CONTROL: Final = re.compile("[\x00-\x08\x0e-\x1a\x1c-\x1f]")


def _decoded(data: bytes) -> str:
    """Return bytes as text: UTF-8, UTF-16 where they say so, else Windows-1252."""
    try:
        text = data.decode("utf-16" if data.startswith(_UTF16) else "utf-8-sig")
    except UnicodeDecodeError:
        text = data.decode("cp1252", "replace")
    if len(_CONTROL.findall(text)) > len(text) // 100:
        raise LetterError(say("This is not text. Send the orders as text."))
    return normalised(text, lines=True)


_TAG: Final = re.compile(r"<(?:html|body|div|p|br|table|blockquote|span|font)\b[^<>]{0,500}>", re.IGNORECASE)
_BLOCKS: Final = frozenset(
    ["p", "div", "tr", "li", "h1", "h2", "h3", "h4", "table", "ul", "ol", "pre", "blockquote"]
)
_UNREAD: Final = frozenset(["style", "script", "head", "title"])


def _plain(text: str) -> str:
    """Return a text without the tags of HTML, if it is that."""
    if _TAG.search(text) is None:
        return text
    reader = _Tags()
    reader.feed(text)
    reader.close()
    return reader.text


class _Tags(HTMLParser):
    """Makes lines of HTML; what a mail program marks as quoted gets the usual mark."""

    def __init__(self) -> None:
        super().__init__()
        self._lines = [""]
        self._quoted = 0
        self._unread = 0

    @property
    def text(self) -> str:
        """The lines so far."""
        return "\n".join(line.rstrip() for line in self._lines).strip("\n") + "\n"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Begin a line where the tag does."""
        self._unread += tag in _UNREAD
        self._quoted += tag == "blockquote"
        if tag == "br" or (tag in _BLOCKS and self._lines[-1].strip("> ")):
            self._break()
        elif tag in _BLOCKS:
            self._lines[-1] = self._mark
        elif tag == "td":
            self.handle_data(" ")

    def handle_endtag(self, tag: str) -> None:
        """End a line where the tag does."""
        self._unread -= tag in _UNREAD and self._unread > 0
        self._quoted -= tag == "blockquote" and self._quoted > 0
        if tag in _BLOCKS and self._lines[-1].strip("> "):
            self._break()

    def handle_data(self, data: str) -> None:
        """Add words; line breaks of the source are spaces."""
        if not self._unread:
            words = re.sub(r"[ \t\n\r\f]+", " ", data)
            self._lines[-1] += words.lstrip() if self._lines[-1] == self._mark else words

    @property
    def _mark(self) -> str:
        return "> " * self._quoted

    def _break(self) -> None:
        self._lines.append(self._mark)


_QUOTE: Final = re.compile(r"[ \t]{0,3}(?:[>|][ \t]?)+")
_ORIGINAL: Final = re.compile(
    r"[-_ ]{3,60}(?:original|urspr\w+|forwarded|weiter\w+)[^\n]{0,40}[-_ ]{3,60}", re.IGNORECASE
)
_WROTE: Final = re.compile(r"(?:on|am|le) .{6,150}(?:wrote|schrieb|a écrit).{0,80}:\s*", re.IGNORECASE)
_FROM: Final = re.compile(r"\*?(?:from|von|de)\s?:\*?\s*\S.*", re.IGNORECASE)
_SENT: Final = re.compile(r"\*?(?:sent|date|to|gesendet|datum|an|envoyé)\s?:\*?\s*\S.*", re.IGNORECASE)
_SIGNATURE: Final = re.compile(r"--\s*")


def _begins_quotation(line: str, after: str) -> bool:
    """Return whether a line is the one with which a mail program begins the mail that is answered."""
    if _FROM.fullmatch(line) and _SENT.fullmatch(after):
        return True
    return bool(_ORIGINAL.fullmatch(line) or _WROTE.fullmatch(line))


def _rows(text: str) -> Iterator[Row]:
    """Yield the lines of a text that are not blank."""
    start, rest = 0, RowKind.TEXT
    lines = text.split("\n")
    for line, after in zip(lines, (*lines[1:], ""), strict=True):
        mark = _QUOTE.match(line)
        words = line[mark.end() :] if mark else line
        if not mark and rest is RowKind.TEXT:
            if _begins_quotation(line, after) and start:
                rest = RowKind.QUOTED
            elif _SIGNATURE.fullmatch(line) and start:
                rest = RowKind.SIGNATURE
        if words.strip():
            kind = RowKind.QUOTED if mark else rest
            yield Row(start + len(line) - len(words), words, kind)
        start += len(line) + 1
