"""Which languages there are, which one is wanted, and how the program comes to speak it."""

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from engine.messages import ENGLISH as PLAIN_ENGLISH
from engine.messages import Tongue
from engine.shipped import folder
from studio.language.codes import ENGLISH, LANGUAGES
from studio.language.words import CONTEXT, Spoken, own_tongue

VARIABLE = "PLATELAYER_LANGUAGE"
"""The variable of the environment that names a language."""

_LOCALES = {"en": "en_GB", "de": "de_DE"}


def wanted(chosen: str, environment: Mapping[str, str] = os.environ, asked: str = "") -> str:
    """Return the language to speak: the one asked for, else the environment's, the chosen, the system's."""
    named = (asked, environment.get(VARIABLE, ""), chosen, *_codes(QLocale.system()))
    return next((code for code in named if code in LANGUAGES), ENGLISH)


def speak(application: QCoreApplication, code: str) -> None:
    """Have the program, and Qt's own dialogs, speak a language from now on.

    Windows made before keep theirs. Numbers are written as the language does, and as in the user's country
    if it is spoken there.
    """
    for old in application.findChildren(QTranslator):
        application.removeTranslator(old)
        old.deleteLater()
    system = QLocale.system()
    QLocale.setDefault(system if code in _codes(system)[:1] else QLocale(_LOCALES[code]))
    qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    for file in (qt / f"qtbase_{code}.qm", catalogue(code)):
        translator = QTranslator(application)
        if code != ENGLISH and translator.load(str(file)):
            application.installTranslator(translator)


class _Catalogued(Spoken):
    """A language to print in, found by its code in another process, too."""

    def __reduce__(self) -> str | tuple[object, ...]:
        return tongue_of, (self.code,)


@cache
def tongue_of(code: str) -> Tongue:
    """Return a language to print in, whichever the windows speak; always the same one for a code."""
    if code == ENGLISH:
        return _Catalogued(code, str, QLocale(_LOCALES[code]))
    translator = QTranslator()
    translator.load(str(catalogue(code)))

    def translate(text: str) -> str:
        return translator.translate(CONTEXT, text) or text

    return _Catalogued(code, translate, QLocale(_LOCALES[code]))


def own_print_tongue() -> Tongue:
    """Return the language the studio prints in unless another is chosen: the one its windows speak."""
    code = own_tongue().code
    return PLAIN_ENGLISH if code not in LANGUAGES or code == ENGLISH else tongue_of(code)


def catalogue(code: str) -> Path:
    """Return the file of the translations into a language."""
    return folder("resources") / "translations" / f"platelayer_{code}.qm"


def _codes(locale: QLocale) -> list[str]:
    """Return the codes of the languages a user reads, the first one first: ``de`` for ``de-AT``."""
    return [name.partition("-")[0] for name in locale.uiLanguages()]
