"""The texts of a map file, normalised before anything is built of them."""

from typing import Any, Final

from engine.boardfile.schema_messages import shortened
from engine.boardfile.yaml_text.report import Report
from engine.diagnostics.findings import Path
from engine.messages import Phrase, say
from engine.text.names import code_point, invisible, normalised

HIDDEN: Final = "V016"
"""The code of a text with characters that cannot be seen."""

_LEFT: Final[frozenset[Path]] = frozenset({("terrain", "rows"), ("underlay", "image")})
"""Where every character counts: a row of symbols, and the name of a file."""
_PROSE: Final = frozenset({"text", "reason"})
"""Fields whose text may have several lines."""


def normalise(data: Any, report: Report) -> Any:
    """Return the data of a map file with its texts normalised; report each that held hidden characters."""
    return _normalised(data, (), report)


def _normalised(data: Any, path: Path, report: Report) -> Any:
    """Return what stands at a path with its texts normalised; the names of fields stay as they are."""
    if isinstance(data, str):
        return data if data.isascii() and data.isprintable() else _text(data, path, report)
    if path in _LEFT:
        return data
    if isinstance(data, dict):
        return {name: _normalised(value, (*path, name), report) for name, value in data.items()}
    if isinstance(data, list):
        return [_normalised(item, (*path, index), report) for index, item in enumerate(data)]
    return data


def _text(text: str, path: Path, report: Report) -> str:
    """Return one text normalised."""
    if path in _LEFT:
        return text
    plain = normalised(text, lines=path[-1] in _PROSE)
    hidden = tuple(map(code_point, invisible(text)))
    if hidden:
        some: Phrase = "The text “{text}” contained invisible characters: {hidden}. They were removed."
        nothing: Phrase = "This text contained only invisible characters: {hidden}. It is now empty."
        message = say(some if plain.strip() else nothing, text=shortened(plain), hidden=hidden)
        report.add(HIDDEN, message, path)
    return plain
