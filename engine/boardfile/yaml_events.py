"""YAML text into plain data in one pass over libyaml's events, keeping the place of everything.

libyaml's own tree is never built: aliases, depth and size are judged before anything grows.
"""

import re
from dataclasses import dataclass
from typing import Any, Final

import yaml
from yaml.events import MappingEndEvent, ScalarEvent, SequenceEndEvent

from engine.boardfile.yaml_text.report import Position, Positions, Report, UnreadableError, file_finding
from engine.boardfile.yaml_text.scalars import meaning
from engine.diagnostics.findings import Path
from engine.messages import Phrase, say

MOST_LEVELS = 64
MOST_NODES = 500_000
EDITOR_LINES: Final = tuple(
    f"# yaml-language-server: $schema=../schemas/{kind}-1.schema.json\n" for kind in ("board", "tiles")
)

# The pure Python loader is eight times slower, but there are systems without libyaml.
_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_UNREADABLE: Final = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ud800-\udfff\ufeff\ufffe\uffff]"
)
"""A character libyaml refuses anywhere in a file; a byte order mark is removed before."""

_CONFLICT: Final = re.compile(r"^<<<<<<< ", re.MULTILINE)
"""The first mark of a merge that was never finished."""


@dataclass(frozen=True)
class Document:
    """A YAML file as plain data.

    ``data`` holds dicts, lists, text, numbers, booleans and None. ``report`` has the places of all of
    it and what is no plain YAML. ``spoilt`` are the paths whose value could not be taken over.
    ``comments`` are the lines with a comment, from 1, except the editor's line.
    """

    data: Any
    report: Report
    spoilt: frozenset[Path] = frozenset()
    comments: tuple[int, ...] = ()


def compose(text: str) -> Document:
    """Return the one document of a text, with findings for all that is no plain YAML.

    ``data`` is None when nothing can be made of the text; the report then says why.
    """
    composer = _Composer(text)
    data = None
    try:
        _refuse_early(text)
        data = composer.document()
    except UnreadableError as stopped:
        composer.report.take(stopped.finding)
    except yaml.YAMLError as error:
        message, position = _complaint(error, text)
        composer.report.take(file_finding("V001", message, (), position))
    return Document(data, composer.report, frozenset(composer.spoilt), composer.comments())


def _refuse_early(text: str) -> None:
    """Stop at what libyaml would only call a character that cannot start a token."""
    for pattern in (_UNREADABLE, _CONFLICT):
        found = pattern.search(text)
        if found:
            line = text.count("\n", 0, found.start()) + 1
            column = found.start() - text.rfind("\n", 0, found.start())
            sign = say(
                "This character (U+{number}) is not allowed in a text file. Delete it.",
                number=f"{ord(found[0][0]):04X}",
            )
            conflict = say(
                "This file has merge conflicts. Keep one version and delete the lines that start "
                "with <<<<<<<, ======= and >>>>>>>."
            )
            raise _stop("V001", sign if pattern is _UNREADABLE else conflict, (line, column))


def _stop(code: str, message: Phrase, position: Position) -> UnreadableError:
    """Return what ends the reading at a place."""
    return UnreadableError(file_finding(code, message, (), position))


def _too_deep(position: Position) -> UnreadableError:
    """Return what ends the reading where lists and groups are nested too deeply."""
    return _stop("V010", say("The file is nested more than {most} levels deep.", most=MOST_LEVELS), position)


def _place(mark: Any) -> Position:
    """Return a mark of libyaml as line and column from 1."""
    return mark.line + 1, mark.column + 1


class _Composer:
    """Builds the data of one text and notes the place of each piece."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.values: dict[Path, Position] = {}
        self.fields: dict[Path, Position] = {}
        self.report = Report(Positions(self.values, self.fields))
        self.spoilt: list[Path] = []
        self._nodes = 0
        self._texts_with_signs: list[tuple[int, int]] = []

    def document(self) -> Any:
        """Return the data of the first document, and stop at a second."""
        self._next = _Loader(self.text).get_event
        self._next()
        if isinstance(self._next(), yaml.StreamEndEvent):
            raise _stop("V001", "The file is empty.", (1, 1))
        data = self._node(self._next(), ())
        self._next()
        after = self._next()
        if isinstance(after, yaml.DocumentStartEvent):
            message = say("A second document starts here with '---'. A file contains one document.")
            raise _stop("V008", message, _place(after.start_mark))
        return data

    def comments(self) -> tuple[int, ...]:
        """Return the lines with a '#' outside all text, from 1, except the first line of earlier releases."""
        found: dict[int, None] = {}
        line, counted = 1, 0
        for start, end in (*self._texts_with_signs, (len(self.text), len(self.text))):
            while (at := self.text.find("#", counted, start)) > -1:
                line += self.text.count("\n", counted, at)
                if at or not self.text.startswith(EDITOR_LINES):
                    found[line] = None
                counted = self.text.find("\n", at)
                if counted == -1:
                    return tuple(found)
            line += self.text.count("\n", counted, end)
            counted = max(counted, end)
        return tuple(found)

    def _node(self, event: Any, path: Path) -> Any:
        """Return the value that begins with an event."""
        mark = event.start_mark
        self.values[path] = position = mark.line + 1, mark.column + 1
        self._nodes += 1
        if self._nodes > MOST_NODES:
            raise _stop(
                "V010", say("The file contains more than {most:,} values.", most=MOST_NODES), position
            )
        # Nearly all there is, so it is asked about first.
        if type(event) is ScalarEvent and event.anchor is None and event.tag is None:
            return self._scalar(event)
        if isinstance(event, yaml.AliasEvent):
            self._luxury(say("'*{name}' repeats a value from elsewhere", name=event.anchor), path, position)
            self.spoilt.append(path)
            return None
        if event.anchor is not None:
            self._luxury(say("'&{name}' names a value for use elsewhere", name=event.anchor), path, position)
        if event.tag is not None:
            tag = event.tag.replace("tag:yaml.org,2002:", "!!", 1)
            self._luxury(say("'{tag}' gives a value a type of its own", tag=tag), path, position)
        if isinstance(event, ScalarEvent):
            return self._scalar(event)
        if len(path) >= MOST_LEVELS:
            raise _too_deep(position)
        if isinstance(event, yaml.SequenceStartEvent):
            return self._sequence(path)
        return self._mapping(path)

    def _luxury(self, what: Phrase, path: Path, position: Position) -> None:
        """Add a finding about a part of YAML map files do without."""
        message = say(
            "{what}. This format does not support it. Write the value where it is needed.", what=what
        )
        self.report.take(file_finding("V008", message, path, position))

    def _scalar(self, event: Any) -> Any:
        """Return the text or value of a scalar, and note where it is if it holds the sign '#'."""
        text: str = event.value
        style = event.style
        if "#" in text:
            start = event.start_mark.index
            if style in {"|", ">"}:
                start = self.text.find("\n", start)
            self._texts_with_signs.append((start, event.end_mark.index))
        return text if style else meaning(text)

    def _sequence(self, path: Path) -> list[Any]:
        """Return a list up to its end."""
        items: list[Any] = []
        event = self._next()
        while type(event) is not SequenceEndEvent:
            items.append(self._node(event, (*path, len(items))))
            event = self._next()
        return items

    def _mapping(self, path: Path) -> dict[str, Any]:
        """Return a mapping up to its end; of a repeated field the first one holds."""
        fields: dict[str, Any] = {}
        event = self._next()
        while type(event) is not MappingEndEvent:
            name, position = self._name(event, path)
            inner = (*path, name)
            if name in fields:
                first = self.fields[inner][0]
                message = say(
                    "The field '{name}' occurs here and in line {line}. Merge the two or delete one.",
                    name=name,
                    line=first,
                )
                self.report.take(file_finding("V009", message, inner, position))
                inner = (*path, name, "again")
            else:
                self.fields[inner] = position
            value = self._node(self._next(), inner)
            fields.setdefault(name, value)
            event = self._next()
        return fields

    def _name(self, event: Any, path: Path) -> tuple[str, Position]:
        """Return the name of a field; it is text, whatever it looks like."""
        mark = event.start_mark
        position = mark.line + 1, mark.column + 1
        if type(event) is not ScalarEvent:
            raise _stop("V008", "The name of a field must be a word here.", position)
        if event.anchor is not None or event.tag is not None:
            self._luxury("There is an anchor or tag before the name of a field", path, position)
        self._scalar(event)
        return event.value, position


def _complaint(error: yaml.YAMLError, text: str) -> tuple[Phrase, Position | None]:
    """Return a sentence with libyaml's own message, and the line and column where the fault is.

    Where the text ends before something is closed, that is where it was opened.
    """
    if not isinstance(error, yaml.MarkedYAMLError) or error.problem_mark is None:
        return "The text of the file cannot be read.", None
    mark, begun = error.problem_mark, error.context_mark
    if begun is not None and not text[mark.index :].strip():
        message = say(
            "The file ends before what begins here is closed. The YAML reader says: {problem}.",
            problem=error.problem,
        )
        return message, (begun.line + 1, begun.column + 1)
    message = say(
        "The file is not valid YAML here. The YAML reader says: {problem}. "
        "Check the quotes, brackets, commas, colons and indentation here and just before.",
        problem=error.problem,
    )
    if begun is not None and begun.line != mark.line:
        message = say(
            "{message} The part it was reading begins in line {line}.", message=message, line=begun.line + 1
        )
    return message, (mark.line + 1, mark.column + 1)
