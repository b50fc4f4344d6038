"""Bytes of a good file changed here and there, in ways that readers do not expect."""

import json
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Final

_MOST_CHANGES: Final = 6
_LONGEST: Final = 60_000
_ODD: Final = (
    *(
        b"",
        b" ",
        b"\n",
        b"\r\n",
        b"\t",
        b"\0",
        b"\x1b",
        b"\xff",
        b"\xfe",
        b"\xef\xbb\xbf",
        b"\xc3",
        b"\xed\xa0\x80",
    ),
    *(
        b"'",
        b'"',
        b"\\",
        b":",
        b": ",
        b" #",
        b",",
        b"-",
        b"- ",
        b"[",
        b"]",
        b"{",
        b"}",
        b"&a ",
        b"*a",
        b"<<: *a",
    ),
    *(
        b"!!str ",
        b"!!int ",
        b"|\n",
        b">\n",
        b"? ",
        b"%",
        b"@",
        b"---\n",
        b"...\n",
        b"=",
        b"~",
        b"null",
        b"true",
    ),
    *(b"0", b"-1", b"1", b"255", b"256", b"65536", b"2147483648", b"-9223372036854775809", b"1" * 400),
    *(
        b"1" * 5000,
        b"1e309",
        b"-0.0",
        b".nan",
        b".inf",
        b"NaN",
        b"Infinity",
        b"0x1F",
        b"1:1:1",
        b"2026-13-45",
    ),
    *(
        b"\\ud800",
        b"\\u0000",
        b"\\x00",
        b'"\\uDFFF"',
        b'"\\0"',
        "\u202e\u0301\u00ad\u2028\U0001f682".encode(),
    ),
    *(
        b"\xd9\xa3",
        b"[" * 80,
        b"{" * 80,
        b"a" * 300,
        b"a, " * 200,
        b"A1",
        b"Z99",
        b"A1.E",
        b"A1-A9",
        b"A9-A1",
    ),
)
"""What is put in anywhere."""

_VALUES: Final[tuple[Any, ...]] = (
    *(
        None,
        True,
        False,
        0,
        1,
        -1,
        2,
        3,
        7,
        9,
        99,
        10**6,
        10**20,
        10**400,
        0.5,
        -1.5,
        1e300,
        float("nan"),
        float("inf"),
    ),
    *(
        "",
        " ",
        "A1",
        "A1 A2",
        "B2",
        "Z9",
        "1",
        "11",
        "on",
        "over",
        "building",
        "Red",
        "a\nb",
        "\0",
        "\ud800",
        "a" * 999,
    ),
    *([], {}, [[]], [{}], {"": None}, {"a": 1}, [1, "a"], ["A1", "A2"], {"Red": 1}),
)

_ENDS: Final = ("", " ", "\n", "\0", "s", "1")

Change = Callable[[bytes, Random, Sequence[bytes]], bytes]


def mutated(data: bytes, random: Random, others: Sequence[bytes]) -> bytes:
    """Return bytes with a few changes; ``others`` are files of the kind, of which pieces are taken."""
    turns = random.randint(1, _MOST_CHANGES)
    # What is no JSON any more is not looked into: so every other file stays JSON, if it is.
    whole = data
    if random.random() < 0.5:
        for _ in range(turns):
            whole = _restructure(whole, random, others)
    if whole != data and len(whole) <= _LONGEST:
        return whole
    for _ in range(turns):
        data = random.choice(_CHANGES)(data, random, others)[:_LONGEST]
    return data


def _span(data: bytes, random: Random, most: int = 40) -> tuple[int, int]:
    """Return where a short piece begins and ends."""
    start = random.randint(0, len(data))
    return start, min(len(data), start + random.randint(0, most))


def _put(data: bytes, random: Random, _others: Sequence[bytes]) -> bytes:
    """Put something odd in, in the place of a piece or next to it."""
    start, end = _span(data, random, random.choice((0, 0, 1, 5, 40)))
    return data[:start] + random.choice(_ODD) + data[end:]


def _flip(data: bytes, random: Random, _others: Sequence[bytes]) -> bytes:
    """Change a byte."""
    start = random.randrange(len(data)) if data else 0
    return data[:start] + bytes([random.randrange(256)]) + data[start + 1 :]


def _cut(data: bytes, random: Random, _others: Sequence[bytes]) -> bytes:
    """Take a piece out."""
    start, end = _span(data, random)
    return data[:start] + data[end:]


def _break_off(data: bytes, random: Random, _others: Sequence[bytes]) -> bytes:
    """Let the file break off."""
    return data[: random.randint(0, len(data))]


def _repeat(data: bytes, random: Random, _others: Sequence[bytes]) -> bytes:
    """Put a piece in a number of times."""
    start, end = _span(data, random)
    return data[:end] + data[start:end] * random.choice((1, 2, 10, 300)) + data[end:]


def _graft(data: bytes, random: Random, others: Sequence[bytes]) -> bytes:
    """Put a piece of a file in the place of another."""
    other = random.choice(others)
    start, end = _span(data, random)
    first, last = _span(other, random, 200)
    return data[:start] + other[first:last] + data[end:]


def _move_lines(data: bytes, random: Random, _others: Sequence[bytes]) -> bytes:
    """Repeat, move or drop a line."""
    lines = data.split(b"\n")
    line = lines.pop(random.randrange(len(lines)))
    for _ in range(random.randint(0, 2)):
        lines.insert(random.randint(0, len(lines)), line)
    return b"\n".join(lines)


def _replace_word(data: bytes, random: Random, others: Sequence[bytes]) -> bytes:
    """Put another word, number or sign in the place of one."""
    words = _words(data)
    if not words:
        return data
    start, end = random.choice(words)
    new = random.choice(_ODD) if random.random() < 0.5 else _word_of(random.choice(others), random)
    return data[:start] + new + data[end:]


def _word_of(data: bytes, random: Random) -> bytes:
    """Return a word of a file."""
    start, end = random.choice(_words(data) or [(0, 0)])
    return data[start:end]


def _restructure(data: bytes, random: Random, others: Sequence[bytes]) -> bytes:
    """Change a value of JSON, of the whole file or of a line, and leave it JSON."""
    lines = [data] if random.random() < 0.5 else data.split(b"\n")
    at = random.randrange(len(lines))
    try:
        value, other = json.loads(lines[at]), json.loads(random.choice(random.choice(others).split(b"\n")))
    except (ValueError, RecursionError):
        return data
    places = list(_places(value))
    if not places:
        return data
    holder, key = random.choice(places)
    within, found = random.choice(list(_places(other)) or [([None], 0)])
    match random.randrange(6):
        case 0:
            del holder[key]
        case 1:
            holder[key] = [holder[key]] * random.randint(0, 3)
        case 2 if isinstance(holder, list):
            holder.insert(random.randint(0, len(holder)), random.choice(holder))
        case 3:
            holder[key] = within[found]
        case 4 if isinstance(holder, dict):
            holder[key + random.choice(_ENDS)] = holder.pop(key)
        case _:
            holder[key] = random.choice(_VALUES)
    lines[at] = json.dumps(value).encode()
    return b"\n".join(lines)


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Yield each list and object within a value with each of its keys."""
    keys = range(len(value)) if isinstance(value, list) else list(value) if isinstance(value, dict) else ()
    for key in keys:
        yield value, key
        yield from _places(value[key])


def _words(data: bytes) -> list[tuple[int, int]]:
    """Return where words and numbers begin and end, in some part of the bytes that is not long."""
    places, start = [], None
    for at, sign in enumerate(data[:_LONGEST] + b" "):
        is_part = chr(sign).isalnum() or sign in b"_.-#"
        if is_part and start is None:
            start = at
        elif not is_part and start is not None:
            places.append((start, at))
            start = None
    return places


_CHANGES: Final[tuple[Change, ...]] = (
    *(_put, _put, _flip, _cut, _break_off, _repeat, _graft, _graft, _move_lines),
    *(_replace_word, _replace_word, _replace_word, _restructure, _restructure, _restructure, _restructure),
)
