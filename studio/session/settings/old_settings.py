"""The settings that Qt kept in a file of its own, read without Qt, which would run what such a file holds.

Only texts and the bytes of window places are taken; whatever else follows an ``@`` is left out.
"""

import json
import re
from base64 import b64encode
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from engine.boardfile.errors import BoardFileError
from engine.boardfile.source import read_text
from engine.boardfile.yaml_text.report import UnreadableError
from studio.session.settings.setting_keys import (
    HIDDEN,
    KEYS,
    OUTLOOKS,
    SHORTCUTS,
    Key,
    Values,
    data,
    flag,
    texts,
)

_SIGNS: Final = re.compile(r'\\x[0-9A-Fa-f]{1,6}|\\[0-7]{1,6}|\\.|[",;]|[^\\",;]+', re.DOTALL)
_ESCAPED: Final = {"a": "\a", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t", "v": "\v"}
_BYTES: Final = re.compile(r"@ByteArray\((.*)\)", re.DOTALL)
_KEYS: Final = {key.name: key for key in KEYS}
_TRUE: Final = {"true": True, "yes": True, "false": False, "no": False}


def read_old(file: Path) -> Values:
    """Return the settings in an INI file as Qt writes it, as far as they are plain; none if there is none."""
    try:
        lines = read_text(file).replace("\r\n", "\n").split("\n")
    except (BoardFileError, UnreadableError):
        return {}
    group, found, shortcuts = "", dict[str, object](), dict[str, object]()
    for line in lines:
        name, sign, written = line.partition("=")
        if line.startswith("["):
            group = "" if line == "[General]" else line.strip("[]") + "/"
        parts = _parts(written) if sign else None
        if parts is None:
            continue
        name = group + name.replace("\\", "/")
        if name.startswith(f"{SHORTCUTS.name}/"):
            shortcuts[name.removeprefix(f"{SHORTCUTS.name}/")] = [keys for keys in parts if keys]
        elif name in _KEYS:
            found[name] = _value(_KEYS[name], parts)
    found[SHORTCUTS.name] = shortcuts or None
    return {name: value for name, value in found.items() if value is not None}


def _value(key: Key[Any], parts: list[str]) -> object:
    """Return a value as it is kept now; None where it is of no use."""
    if key is HIDDEN:
        return parts[0].split()
    if key.kind is texts:
        return [part for part in parts if part]
    if key.kind is flag:
        return _TRUE.get(parts[0])
    if key.kind is data:
        found = _BYTES.fullmatch(parts[0])
        return found and b64encode(found[1].encode("latin-1", "replace")).decode("ascii")
    if key is OUTLOOKS:
        with suppress(ValueError, RecursionError):
            return json.loads(parts[0])
        return None
    return parts[0]


def _parts(value: str) -> list[str] | None:
    """Return the texts of a list, or one text; None for an object, whatever it may be."""
    signs, is_quoted = list[list[str]]([[]]), False
    for sign in _SIGNS.findall(value.strip()):
        if sign == '"':
            is_quoted = not is_quoted
        elif sign == "," and not is_quoted:
            signs.append([])
        elif sign.startswith("\\"):
            signs[-1].append(_unescaped(sign[1:]))
        else:
            signs[-1].append(sign if is_quoted else sign.strip())
    parts = ["".join(each) for each in signs]
    if any(part.startswith("@") and not part.startswith(("@@", "@ByteArray(")) for part in parts):
        return None
    return [part.removeprefix("@") if part.startswith("@@") else part for part in parts]


def _unescaped(code: str) -> str:
    """Return the character after a backslash."""
    if code[0] == "x" and len(code) > 1:
        return chr(min(int(code[1:], 16), 0x10FFFF))
    if code[0] in "01234567":
        return chr(min(int(code, 8), 0x10FFFF))
    return _ESCAPED.get(code, code)
