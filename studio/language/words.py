"""Texts in the language of the studio's user."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from engine.messages import Phrase, Saying, Tongue, filled
from studio.language.plain_text import readable

CONTEXT = "Platelayer"
"""All texts are in one context of the catalogue, because rooms hand theirs on to others."""

Translate = Callable[[str], str]
"""Says a text of the catalogue in a language."""

_ANSWERS: Final[tuple[Phrase, ...]] = (
    "No space left on device",
    "No such file or directory",
    "Permission denied",
    "Read-only file system",
    "Input/output error",
    "File name too long",
    "Is a directory",
    "Not a directory",
)
"""What systems answer when a file can be neither read nor written, gathered here for the catalogue."""


def tr(text: Phrase, /, **values: object) -> str:
    """Return a text of the catalogue, or a saying, in the user's language, with values put in.

    Values that are sayings are translated too, numbers written as the language does. What the catalogue
    lacks stays as it is.
    """
    return _said(text if isinstance(text, Saying) else Saying(text, values), _of_program, QLocale())


class Spoken(Tongue):
    """A language the studio has a catalogue of, whichever its windows speak."""

    def __init__(self, code: str, translate: Translate, locale: QLocale) -> None:
        self.code = code
        self._translate, self._locale = translate, locale

    def says(self, text: Phrase, /, **values: object) -> str:
        """Return a text of the catalogue, or a saying, in this language."""
        return _said(
            text if isinstance(text, Saying) else Saying(text, values), self._translate, self._locale
        )


def own_tongue() -> Tongue:
    """Return the language of the studio's user."""
    return Spoken(QLocale().name().partition("_")[0], _of_program, QLocale())


def _of_program(text: str) -> str:
    """Return a text in the language the program speaks."""
    return QCoreApplication.translate(CONTEXT, text)


def _said(saying: Saying, translate: Translate, locale: QLocale) -> str:
    """Return a saying in a language."""
    values = {name: _in_words(value, translate, locale) for name, value in saying.values.items()}
    return filled(translate(saying.pattern), values)


def inside(title: str) -> str:
    """Return a translated title as it is written within a sentence; German nouns keep their capitals."""
    has_capitals = QLocale().language() is QLocale.Language.German
    return title if has_capitals else title[:1].lower() + title[1:]


def headed(words: str) -> str:
    """Return translated words as they are written at the beginning of a line."""
    return words[:1].upper() + words[1:]


def reason(error: Exception) -> str:
    """Return what an error says, in the user's language where its text is a saying or a disk's answer."""
    if isinstance(error, OSError) and error.strerror in _ANSWERS:
        return tr(error.strerror)
    said = error.strerror if isinstance(error, OSError) else error.args[0] if error.args else ""
    return tr(said) if isinstance(said, Saying) else str(error)


def _in_words(value: object, translate: Translate, locale: QLocale) -> object:
    """Return a value as it is put into a text; what a disk answered is a text of the catalogue, too."""
    match value:
        case Saying():
            return _said(value, translate, locale)
        case str():
            return translate(value) if value in _ANSWERS else readable(value)
        case tuple():
            return tuple(_in_words(part, translate, locale) for part in value)
        case bool():
            return value
        case int() | float():
            return _Number(value, locale)
    return value


class _Number:
    """A number that is written with the marks of a language."""

    def __init__(self, value: float, locale: QLocale) -> None:
        self._value, self._locale = value, locale

    def __format__(self, spec: str) -> str:
        """Return the number in the wanted form, with the language's decimal sign and groups of thousands."""
        signs = str.maketrans(".,", self._locale.decimalPoint() + self._locale.groupSeparator())
        return format(self._value, spec).translate(signs)

    def __str__(self) -> str:
        return format(self)
