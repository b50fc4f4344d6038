r"""Text on its way to a terminal or to the log of a build.

A terminal obeys control characters, and a build server obeys lines that look like its commands. A map, a
file name or a transcript can hold both. They are shown as JSON writes them, ``\u001b``, so that JSON stays
the same JSON when it is printed.
"""

import codecs
import re
from collections.abc import Mapping
from typing import Final

from engine.text.names import HIDDEN

# What cannot be seen, and all ends of lines but the newline.
_SPELLED_OUT: Final = HIDDEN + "\x0b-\r\x1c-\x1e\x85\u2028\u2029"
# Commands that GitHub (``##[``), Azure (``##vso[``) and TeamCity (``##teamcity[``) find in a line.
_OBEYED: Final = re.compile(f"[{_SPELLED_OUT}]|#(?=#[a-z]{{0,20}}\\[)", re.IGNORECASE)
# What GitHub takes for a command at the beginning of a line.
_COLONS: Final = re.compile(r"^([^\S\n]*):(?=:)", re.MULTILINE)
_BREAKS: Final = re.compile(r"[\n\t]")
_ENDS_FIELD: Final = {"%": "%25", "\r": "%0D", "\n": "%0A"}
_ENDS_PROPERTY: Final = _ENDS_FIELD | {":": "%3A", ",": "%2C"}

UNENCODABLE: Final = "platelayer.shown"
"""The ``errors`` of a stream that shows so, too, what its encoding has no sign for."""


def for_terminal(text: str) -> str:
    """Return a text with all that is obeyed or has no width spelled out; tabs and ends of lines stay."""
    return _COLONS.sub(lambda found: found[1] + _spelled(":"), _OBEYED.sub(_found, text))


def in_line(text: str) -> str:
    """Return the same for what must stay within its line, such as a name: tabs and ends of lines, too."""
    return for_terminal(_BREAKS.sub(_found, text))


def workflow_command(name: str, properties: Mapping[str, object], message: str) -> str:
    """Return a line that GitHub obeys and shows next to the lines of a change, whatever its parts hold."""
    told = ",".join(f"{key}={_escaped(str(value), _ENDS_PROPERTY)}" for key, value in properties.items())
    return f"::{name} {told}::{_escaped(message, _ENDS_FIELD)}"


def _escaped(text: str, ends: Mapping[str, str]) -> str:
    """Return a part of a workflow command, with what would end it as GitHub writes it there."""
    kept = "".join(ends.get(sign, sign) for sign in text)
    return _OBEYED.sub(_found, kept)


def _found(found: re.Match[str]) -> str:
    """Return what was found, spelled out."""
    return _spelled(found[0])


def _spelled(text: str) -> str:
    r"""Return every character of a text as ``\uXXXX``, in UTF-16, as JSON has them."""
    units = text.encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[at : at + 2].hex()}" for at in range(0, len(units), 2))


def _spell_unencodable(error: UnicodeError) -> tuple[str, int]:
    """Spell out what an encoding has no sign for; see ``codecs.register_error``."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return _spelled(error.object[error.start : error.end]), error.end


codecs.register_error(UNENCODABLE, _spell_unencodable)
