"""Texts from files as Qt's widgets take them: never markup or an access key, nothing hidden, not too long.

What a file says may hold ``&``, ``<b>``, ``[*]``, line breaks, marks of direction or 10,000 letters. ``tr``
makes each value it puts into a text ``readable``; a name by itself goes through the function of
the place it is shown in.
"""

import re
from html import escape
from typing import Final

from engine.text.names import shown

_LONG_WORD: Final = re.compile(r"\S{121,}")
_WORD_ENDS: Final = 40
"""How many letters at each end of a longer word are shown: no widget breaks a word."""
_LONGEST: Final = 2000
_LONGEST_LINE: Final = 160


def readable(text: str, *, lines: bool = False) -> str:
    """Return a text with hidden characters as visible marks, and the end of a very long one left out.

    The middle of a very long word is left out, so that no label is wider than a screen.
    """
    if len(text) > _LONGEST:
        text = f"{text[:_LONGEST]}…"
    return _LONG_WORD.sub(
        lambda word: f"{word[0][:_WORD_ENDS]}…{word[0][-_WORD_ENDS:]}", shown(text, lines=lines)
    )


def one_line(text: str, most: int = _LONGEST_LINE) -> str:
    """Return a text of at most ``most`` letters for an item of a list, a choice or the status bar."""
    line = readable(text)
    return line if len(line) <= most else f"{line[:most]}…"


def action_text(text: str, most: int = _LONGEST_LINE) -> str:
    """Return a text for an action, a button, a tab or a label with a buddy, where ``&`` marks a key."""
    return one_line(text, most).replace("&", "&&")


def window_title(text: str) -> str:
    """Return a text for the title of a window, where ``[*]`` marks that there are unsaved changes."""
    return one_line(text).replace("[*]", "[*][*]")


def as_tip(text: str) -> str:
    """Return a text for a tool tip, which Qt would take for HTML if it looks like it, and wrap only then."""
    plain = readable(text, lines=True)
    is_markup = not {"<", "&"}.isdisjoint(plain)
    if not is_markup and len(max(plain.split("\n"), key=len)) <= _LONGEST_LINE:
        return plain
    return f"<p style='white-space:pre-wrap'>{escape(plain, quote=False)}</p>"
