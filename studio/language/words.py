"""Texts in the language of the studio's user."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from engine.sayings import Phrase, Saying, filled

CONTEXT = "Platelayer"
"""All texts stand in one context of the catalogue, for rooms hand theirs on to others."""


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
    saying = text if isinstance(text, Saying) else Saying(text, values)
    translated = QCoreApplication.translate(CONTEXT, saying.pattern)
    return filled(translated, {name: _in_words(value) for name, value in saying.values.items()})


def inside(title: str) -> str:
    """Return a translated title as it stands within a sentence; German nouns keep their capitals."""
    has_capitals = QLocale().language() is QLocale.Language.German
    return title if has_capitals else title[:1].lower() + title[1:]


def headed(words: str) -> str:
    """Return translated words as they stand at the beginning of a line."""
    return words[:1].upper() + words[1:]


def reason(error: Exception) -> str:
    """Return what an error says, in the user's language where its text is a saying or a disk's answer."""
    if isinstance(error, OSError) and error.strerror in _ANSWERS:
        return tr(error.strerror)
    said = error.args[0] if error.args else ""
    return tr(said) if isinstance(said, Saying) else str(error)


def _in_words(value: object) -> object:
    """Return a value as it is put into a text."""
    match value:
        case Saying():
            return tr(value)
        case tuple():
            return tuple(_in_words(part) for part in value)
        case bool():
            return value
        case int() | float():
            return _Number(value)
    return value


class _Number:
    """A number that is written with the marks of the user's language."""

    def __init__(self, value: float) -> None:
        self._value = value

    def __format__(self, spec: str) -> str:
        """Return the number in the wanted form, with the language's decimal sign and groups of thousands."""
        locale = QLocale()
        signs = str.maketrans(".,", locale.decimalPoint() + locale.groupSeparator())
        return format(self._value, spec).translate(signs)

    def __str__(self) -> str:
        return format(self)
