"""Text on its way into HTML, SVG and other XML."""

import re
from html import escape
from typing import Final

# What neither XML 1.0 nor HTML may hold: control characters, halves of surrogate pairs, noncharacters.
_FORBIDDEN: Final = re.compile(
    "[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f\\ud800-\\udfff\\ufdd0-\\ufdef"
    + "".join(f"\\U{plane:04x}fffe\\U{plane:04x}ffff" for plane in range(17))
    + "]"
)
_REPLACEMENT: Final = "\ufffd"
# Readers make a space of these in attributes, and of a lone return an end of line, unless they are spelled.
_SPACES: Final = str.maketrans({sign: f"&#{ord(sign)};" for sign in "\t\n\r"})
_NOT_OF_NAMES: Final = re.compile(r"[^A-Za-z0-9_.-]+")


def escaped(text: str) -> str:
    """Return a text as it stands between tags or within a quoted attribute, in HTML as in XML.

    A character that may not stand there becomes U+FFFD.
    """
    return escape(_FORBIDDEN.sub(_REPLACEMENT, text)).translate(_SPACES)


def identifier(text: str) -> str:
    """Return a text as a part of an ``id``, which is a name of XML (NCName): it says what it is of.

    Two texts can come to the same: whoever makes ids adds what distinguishes them.
    """
    name = _NOT_OF_NAMES.sub("_", text)
    return name if name[:1].isalpha() or name[:1] == "_" else f"_{name}"
