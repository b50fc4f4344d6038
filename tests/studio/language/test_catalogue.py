"""The files of the translations: fresh, whole, and fit for what is put into them."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import Formatter
from typing import Any

import pytest
from PySide6.QtCore import QTranslator

from engine.messages import paragraphs
from engine.shipped import folder
from studio.proofing.catalogue import explanations
from tests.architecture.sources import script

SCRIPT = script("translations")
FILES = sorted((folder("resources") / "translations").glob("platelayer_*.ts"))


@cache
def gathered() -> Any:
    """What is gathered from the sources, once for all tests."""
    return SCRIPT.gathered()


def texts() -> dict[str, set[str]]:
    """Every text of the sources, with the files it stands in."""
    found: dict[str, set[str]] = gathered().texts
    return found


def marks(text: str) -> Iterator[tuple[str, str]]:
    """What is put into a text, and how it is written."""
    parts = Formatter().parse(text) if "{" in text else ()
    return ((name, spec or "") for _, name, spec, _ in parts if name is not None)


def test_no_text_for_people_is_glued_together() -> None:
    assert gathered().glued == []


def test_every_paragraph_of_every_explanation_is_gathered() -> None:
    wanted = [part for each in explanations().values() for part in paragraphs(each.text)]
    assert [part for part in wanted if part not in texts()] == []


def test_quotation_marks_are_a_text_for_people() -> None:
    assert "studio/canvas/locked_layers.py" in texts()["“{title}”"]


def test_what_the_undo_menu_calls_the_placing_of_a_name_is_gathered() -> None:
    assert {f"Place name of {area}" for area in ("country", "region", "water")} <= texts().keys()


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_translations_are_those_of_the_sources(file: Path) -> None:
    fresh = SCRIPT.page(texts(), SCRIPT.translations(file), SCRIPT.code_of(file))
    assert file.read_text("utf-8") == fresh, "run docs/translations.py"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_text_is_translated(file: Path) -> None:
    known = SCRIPT.translations(file)
    assert [text for text in texts() if not known.get(text)] == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_translation_takes_the_same_values(file: Path) -> None:
    pairs = SCRIPT.translations(file).items()
    assert [text for text, told in pairs if sorted(marks(text)) != sorted(marks(told))] == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_translation_has_an_access_key_where_the_text_has_one(file: Path) -> None:
    pairs = SCRIPT.translations(file).items()
    assert [text for text, told in pairs if text.count("&") == 1 != told.count("&")] == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_what_the_studio_loads_is_made_from_it(file: Path) -> None:
    catalogue = QTranslator()
    assert catalogue.load(str(file.with_suffix(".qm")))
    pairs = SCRIPT.translations(file).items()
    stale = [text for text, told in pairs if catalogue.translate(SCRIPT.CONTEXT, text) != told]
    assert stale == [], "run docs/translations.py"
