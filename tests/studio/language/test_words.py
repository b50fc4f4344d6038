"""Texts in the user's language, with what is put into them."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from engine.messages import listed, say
from studio.language.words import headed, inside, reason, tr

KNOWN = {
    "{town} has no key.": "{town} hat keine Schlüsselzahl.",
    "Remove {entry}": "{entry} entfernen",
    "ferry": "Fähre",
    "{words} and {last}": "{words} und {last}",
    "{mm:,.1f} mm": "{mm:,.1f} mm",
}


class Known(QTranslator):
    """A catalogue of a few texts."""

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
        return KNOWN.get(text, text)


@pytest.fixture
def german(qapp: QCoreApplication) -> Iterator[None]:
    before, catalogue = QLocale(), Known()
    QLocale.setDefault(QLocale("de_DE"))
    qapp.installTranslator(catalogue)
    yield
    qapp.removeTranslator(catalogue)
    QLocale.setDefault(before)


@pytest.mark.usefixtures("german")
def test_a_pattern_is_translated_and_its_values_put_in() -> None:
    assert tr("{town} has no key.", town="Cardiff") == "Cardiff hat keine Schlüsselzahl."
    assert tr(say("{town} has no key.", town="Cardiff")) == "Cardiff hat keine Schlüsselzahl."


@pytest.mark.usefixtures("german")
def test_sayings_among_the_values_are_translated_and_names_are_not() -> None:
    assert tr(say("Remove {entry}", entry=say("ferry"))) == "Fähre entfernen"
    assert tr(say("Remove {entry}", entry="ferry")) == "ferry entfernen"
    assert tr(listed([say("ferry"), say("ferry"), "Cardiff"])) == "Fähre, Fähre und Cardiff"


@pytest.mark.usefixtures("german")
def test_numbers_are_written_as_the_language_does() -> None:
    assert tr("{mm:,.1f} mm", mm=1234.5) == "1.234,5 mm"
    assert tr("{town} has no key.", town=1234.5) == "1234,5 hat keine Schlüsselzahl."


@pytest.mark.usefixtures("german")
def test_nouns_keep_their_capitals_within_a_german_sentence() -> None:
    assert inside("Hügel") == "Hügel"


def test_titles_are_small_within_an_english_sentence() -> None:
    assert (inside("Hill"), headed("hill")) == ("hill", "Hill")


@pytest.mark.usefixtures("german")
def test_an_error_says_its_reason_in_the_language() -> None:
    assert reason(ValueError(say("ferry"))) == "Fähre"
    assert reason(ValueError("no ferry")) == "no ferry"
    assert reason(OSError(28, "No space left")) == "[Errno 28] No space left"
