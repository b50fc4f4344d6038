"""Versions of the map file, and how an older one becomes the present one.

To add a version: raise CURRENT, give MIGRATIONS the step from the version before, keep a file of
that version among the tests.
"""

import difflib
import re
from collections.abc import Callable, Mapping
from itertools import islice
from typing import Any, Final

from engine.boardfile.report import Report
from engine.boardfile.wording import shown

CURRENT: Final = 1
Migration = Callable[[dict[str, Any]], dict[str, Any]]
"""Takes the plain data of one version and returns that of the next; it may change what it is given."""

MIGRATIONS: Final[Mapping[int, Migration]] = {}
"""The step from each older version to the next. ``board/1`` is the first, so there is none yet."""

FIELD: Final = "platelayer"
_VERSION = re.compile(r"board/([1-9][0-9]{0,5})")


def version_of(data: Any, report: Report, current: int = CURRENT) -> int | None:
    """Return the version a file says it has, or None after a finding that says what is wrong."""
    if not isinstance(data, dict) or FIELD not in data:
        first = list(islice(data, 1)) if isinstance(data, dict) else []
        near = difflib.get_close_matches(FIELD, first)
        slip = f" Is '{near[0]}' meant to be it?" if near else ""
        message = f"This is no map file: it should begin with '{FIELD}: board/{current}'.{slip}"
        report.add("V006", message, ())
        return None
    said = data[FIELD]
    match = _VERSION.fullmatch(said) if isinstance(said, str) else None
    if match is None:
        message = f"The version of the map file cannot be {shown(said)}: write '{FIELD}: board/{current}'."
        report.add("V006", message, (FIELD,))
        return None
    version = int(match[1])
    if version > current:
        message = (
            f"This file is from a newer Platelayer: it is in the format {said}, and this program reads up "
            f"to board/{current}. Install the newest Platelayer."
        )
        report.add("V006", message, (FIELD,))
        return None
    return version


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
        message = f"The file is in the older format board/{version} and has been read as board/{current}."
        report.add("V014", message, (FIELD,))
        data[FIELD] = f"board/{current}"
    return data
