"""Texts for people, as values that can be said in another language.

The engine and all that knows no screen speak English. What they say is a ``Saying``: a text that remembers
the pattern it was made of and what was put into it, so that the studio can say the same in its user's
language. To everybody else, files and reports among them, it is the English text.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Self

Phrase = str
"""A text that people are to read in their own language.

Whatever is annotated so, a parameter, a field, a table or what a function returns, is English from the
catalogue of translations; literals given for it are gathered from the sources
(``docs/translations.py``). Who shows it translates it.
"""


class Saying(str):
    """An English text with the pattern, as of ``str.format``, and the values it was made of."""

    __slots__ = ("pattern", "values")

    pattern: str
    values: Mapping[str, object]

    def __new__(cls, pattern: str, values: Mapping[str, object]) -> Self:
        """Put the values into the pattern."""
        made = super().__new__(cls, filled(pattern, values))
        made.pattern, made.values = pattern, values
        return made

    def __reduce__(self) -> tuple[type[Self], tuple[str, Mapping[str, object]]]:
        """Return how a copy is made, in another process too."""
        return type(self), (self.pattern, self.values)


class Tongue:
    """A language to say texts in; this one is English, and what is said stays as it is.

    Reports and printed sheets are made in one tongue, whoever makes them.
    """

    code = "en"
    """The language by the code that HTML has for it."""

    def __reduce__(self) -> str | tuple[object, ...]:
        """Be the same language in another process; other tongues say how they are found there."""
        return "ENGLISH"

    def says(self, text: Phrase, /, **values: object) -> str:
        """Return a text of the catalogue, or a saying, with values put in."""
        return str(text if isinstance(text, Saying) else Saying(text, values))


ENGLISH = Tongue()


def say(pattern: Phrase, /, **values: object) -> Saying:
    """Return a text made of a pattern and values.

    Values that are sayings are translated with it; a tuple is several values, put in with commas between.
    """
    return Saying(pattern, values)


def count_of(n: int, one: Phrase, many: Phrase, **values: object) -> Saying:
    """Return a text about a number and other values, in the singular or the plural; the number is ``{n}``."""
    return Saying(one if n == 1 else many, {"n": n, **values})


def listed(words: Sequence[str], most: int | None = None) -> Saying:
    """Return words as people list them: ``A, B and C``; of more than ``most``, how many more there are."""
    shown = tuple(words[:most])
    if len(shown) < len(words):
        return say("{words} and {n} more", words=shown, n=len(words) - len(shown))
    if len(shown) > 1:
        return say("{words} and {last}", words=shown[:-1], last=shown[-1])
    return say("{words}", words=shown)


def either(words: Sequence[str]) -> Saying:
    """Return words of which one is meant: ``A, B or C``."""
    if len(words) > 1:
        return say("{words} or {last}", words=tuple(words[:-1]), last=words[-1])
    return say("{words}", words=tuple(words))


def together(sentences: Iterable[str], between: str = " ") -> Saying:
    """Return sentences one after the other, in a row or, with a line break between, in lines."""
    values = {f"s{number}": sentence for number, sentence in enumerate(sentences)}
    return Saying(between.join(f"{{{name}}}" for name in values), values)


def paragraphs(text: str) -> tuple[Phrase, ...]:
    """Return the paragraphs of a longer text, each on one line; each is a text of the catalogue."""
    return tuple(" ".join(part.split()) for part in text.split("\n\n"))


def filled(pattern: str, values: Mapping[str, object]) -> str:
    """Return a pattern with values put in; one without values is returned unchanged, braces and all."""
    if not values:
        return pattern
    return pattern.format_map({name: _joined(value) for name, value in values.items()})


def _joined(value: object) -> object:
    """Return a value as it is put in: several with commas between."""
    return ", ".join(map(str, value)) if isinstance(value, tuple) else value
