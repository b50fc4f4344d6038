"""Versions of the map file, and how an older one becomes the present one.

To add a version: raise CURRENT, give MIGRATIONS the step from the version before, keep a file of
that version among the tests.
"""

import difflib
import re
from collections.abc import Callable, Mapping
from itertools import islice
from typing import Any, Final

from engine.boardfile.schema_messages import shown
from engine.boardfile.yaml_text.report import Report
from engine.messages import Phrase, say, together

CURRENT: Final = 1
Migration = Callable[[dict[str, Any]], dict[str, Any]]
"""Takes the plain data of one version and returns that of the next; it may change what it is given."""

MIGRATIONS: Final[Mapping[int, Migration]] = {}
"""The step from each older version to the next. ``board/1`` is the first, so there is none yet."""

FIELD: Final = "platelayer"
_KINDS: Final[Mapping[str, Phrase]] = {"board": "a map", "tiles": "a tile set"}
"""What files are called, by the word of their first field."""
_VERSION = re.compile(r"([a-z]+)/([1-9][0-9]{0,5})")


def version_of(data: Any, report: Report, current: int = CURRENT, kind: str = "board") -> int | None:
    """Return the version a file of a kind says it has, or None after a finding that says what is wrong."""
    if not isinstance(data, dict) or FIELD not in data:
        first = list(islice(data, 1)) if isinstance(data, dict) else []
        near = difflib.get_close_matches(FIELD, first)
        message = say(
            "This is not a Platelayer file. It should start with '{line}'.", line=_line(kind, current)
        )
        slips = [say("Is it meant to be '{near}'?", near=each) for each in near]
        report.add("V006", together((message, *slips)), ())
        return None
    said = data[FIELD]
    match = _VERSION.fullmatch(said) if isinstance(said, str) else None
    if match is not None and match[1] != kind and match[1] in _KINDS:
        message = say(
            "This file is {held}, not {wanted}. Choose another file.",
            held=say(_KINDS[match[1]]),
            wanted=say(_KINDS[kind]),
        )
        report.add("V006", message, (FIELD,))
        return None
    if match is None or match[1] != kind:
        message = say(
            "The format version {said} is invalid. Write '{line}'.",
            said=shown(said),
            line=_line(kind, current),
        )
        report.add("V006", message, (FIELD,))
        return None
    version = int(match[2])
    if version > current:
        message = say(
            "This file has the newer format {said}; this program reads up to {newest}. Install "
            "the newest Platelayer.",
            said=said,
            newest=f"{kind}/{current}",
        )
        report.add("V006", message, (FIELD,))
        return None
    return version


def _line(kind: str, version: int) -> str:
    """Return the line a file of a kind and version begins with."""
    return f"{FIELD}: {kind}/{version}"


def migrated(
    data: dict[str, Any],
    version: int,
    report: Report,
    current: int = CURRENT,
    migrations: Mapping[int, Migration] = MIGRATIONS,
) -> dict[str, Any]:
    """Return the data in the present format, and note it when that took a migration."""
    for older in range(version, current):
        data = migrations[older](data)
    if version < current:
        message = say(
            "The file is in the older format {old} and has been read as {new}.",
            old=f"board/{version}",
            new=f"board/{current}",
        )
        report.add("V014", message, (FIELD,))
        data[FIELD] = f"board/{current}"
    return data
