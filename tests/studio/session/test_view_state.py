"""What one sees of the maps, and what the print is judged for."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale

from engine.messages import ENGLISH
from studio.language.languages import tongue_of
from studio.session.settings.settings import Settings
from studio.session.view_state import Sight

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def sight(tmp_path: Path) -> Iterator[Sight]:
    before = QLocale()
    yield Sight(Settings(tmp_path / "settings.json"))
    QLocale.setDefault(before)


def test_the_print_is_judged_with_the_words_of_the_language_spoken(sight: Sight) -> None:
    QLocale.setDefault(QLocale("en_GB"))
    assert sight.proof.tongue is ENGLISH
    QLocale.setDefault(QLocale("de_AT"))
    assert sight.proof.tongue is tongue_of("de")


def test_a_picture_to_trace_that_was_hidden_stays_so_the_next_time(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "kept.json")
    first = Sight(settings)
    assert first.hidden == {"labels"}
    first.show("underlay", shown=False)
    first.show("labels", shown=True)
    first.show("towns", shown=False)
    # Towns are there again: who does not see them would look for them in vain.
    assert Sight(settings).hidden == {"underlay"}
    first.show("underlay", shown=True)
    assert Sight(settings).hidden == frozenset()
    first.restore()
    assert Sight(settings).hidden == {"labels"}
