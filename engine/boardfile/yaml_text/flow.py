"""Flow style, ``{name: Hull, keys: [11]}``, as words that are broken into lines between them."""

from collections.abc import Iterable, Iterator
from typing import Final

from engine.board.rules import Fields, Plain
from engine.boardfile.yaml_text.scalars import exact, number, quoted, written

WIDTH: Final = 112
"""Where a line is broken; a word that is longer stands on a line of its own."""
_LONGEST_SIMPLE_KEY: Final = 1000
_LONGEST_PLAIN: Final = 80

Words = list[str]
"""A value in pieces that stay whole; a space or a line's end goes between two of them."""


def text_words(text: str) -> Words:
    """Return text, in quotes if it needs them or is so long that it must be broken."""
    shown = written(text)
    return [shown] if len(shown) <= _LONGEST_PLAIN else prose_words(text)


def prose_words(text: str) -> Words:
    """Return text in quotes, to be broken at single spaces, where folding gives the space back."""
    groups: list[Words] = []
    for word in quoted(text).split(" "):
        # A word that is empty, or stands next to one, is part of a run of spaces.
        if groups and (not word or not groups[-1][-1] or groups[-1] == ['"'] or word == '"'):
            groups[-1].append(word)
        else:
            groups.append([word])
    return [" ".join(group) for group in groups]


def list_words(items: Iterable[Words]) -> Words:
    """Return a list."""
    return _bracketed("[", list(items), "]")


def group_words(fields: Iterable[tuple[str, Words]]) -> Words:
    """Return a mapping; a field's name stays with the first word of its value."""
    return _bracketed("{", [_field(name, value) for name, value in fields], "}")


def _field(name: str, value: Words) -> Words:
    """Return one field of a mapping."""
    key = written(name)
    # A longer name would not be looked for by the readers there are.
    mark = "? " if len(key) > _LONGEST_SIMPLE_KEY else ""
    return [f"{mark}{key}: {value[0]}", *value[1:]]


def _bracketed(opening: str, items: list[Words], closing: str) -> Words:
    """Return items with commas between and brackets around them."""
    if not items:
        return [opening + closing]
    words = [word for item in items for word in (*item[:-1], f"{item[-1]},")]
    words[0] = opening + words[0]
    words[-1] = words[-1].removesuffix(",") + closing
    return words


def labels(names: Iterable[str]) -> Words:
    """Return a list of words that never need quotes."""
    return list_words([name] for name in names)


def plain_words(value: Plain) -> Words:
    """Return a plain value of a rule's free field."""
    match value:
        case None:
            return ["null"]
        case bool():
            return [truth(value)]
        case int():
            return [number(value)]
        case float():
            return [exact(value)]
        case str():
            return text_words(value)
        case Fields():
            return group_words((name, plain_words(inner)) for name, inner in value.items)
    return list_words(plain_words(item) for item in value)


def truth(value: bool) -> str:
    """Return true or false as YAML spells them."""
    return "true" if value else "false"


def lines(start: str, words: Words, indent: int) -> Iterator[str]:
    """Yield the lines that hold a beginning and words, going on at an indent."""
    line = start + words[0]
    for word in words[1:]:
        if len(line) + 1 + len(word) <= WIDTH:
            line += f" {word}"
        else:
            yield line
            line = " " * indent + word
    yield line
