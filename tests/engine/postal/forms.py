"""The same orders in the forms in which players really write them, each with what it means."""

import quopri
from collections.abc import Callable
from itertools import product
from typing import Final, NamedTuple

Form = Callable[[list[str]], str | bytes]


class Meant(NamedTuple):
    """A piece as points are written, and the hexes it means with labels."""

    points: list[str]
    chain: str


PIECES: Final = (
    Meant(["A3", "A5"], "A3 A4 A5"),
    Meant(["A3", "A4", "A5", "Bow"], "A3 A4 A5 A6"),
    Meant(["A3", "B3", "C4"], "A3 B3 C4"),
    Meant(["Ayr", "B1", "C1"], "A1 B1 C1"),
    Meant(["A2", "B2", "D3"], "A2 B2 C3 D3"),
    Meant(["11", "B1"], "A1 B1"),
    Meant(["A3", "A10", "East"], "A3 A4 A5 A6 A7 A8 A9 A10 A11"),
    Meant(["A3", "B3", "B8", "Stoke-on-Wye"], "A3 B3 B4 B5 B6 B7 B8 C8"),
    Meant(["A3", "E5", "Dee"], "A3 B3 C4 D4 E5 E6"),
)
"""Pieces that Red may build."""


def _plain(points: list[str], dash: str = " - ", head: str = "2a) ") -> str:
    return f"{head}({points[0]}){dash}{dash.join(points[1:])}"


def _noted(points: list[str], *notes: str) -> str:
    return f"2a) ({points[0]}) - " + " - ".join(
        f"{p} {n}" for p, n in zip(points[1:], notes * 9, strict=False)
    )


def _mail(points: list[str]) -> bytes:
    body = quopri.encodestring(_plain(points, " – ").encode())
    return (
        b"From: Fred <fred@example.org>\r\nTo: gm@example.org\r\nSubject: RR orders\r\nMIME-Version: 1.0\r\n"
        b"Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n"
        b"Hello there,\r\n\r\n" + body + b"\r\n\r\nFred\r\n"
    )


FORMS: Final[dict[str, Form]] = {
    "published": lambda p: _plain(p) + " ;",
    "bare": _plain,
    "close": lambda p: _plain(p, "-", "a)"),
    "capital": lambda p: _plain(p, " - ", "A) ").upper(),
    "small": lambda p: _plain(p).lower(),
    "en dashes": lambda p: _plain(p, " – "),
    "em dashes": lambda p: _plain(p, "—"),
    "double hyphens": lambda p: _plain(p, " -- "),
    "arrows": lambda p: _plain(p, " -> "),
    "words": lambda p: _plain(p, " to "),
    "colon": lambda p: _plain(p, " - ", "2a: "),
    "round in words": lambda p: _plain(p, " - ", "Round 2 a) "),
    "roll in words": lambda p: _plain(p, " - ", "Roll a) "),
    "points of the roll": lambda p: _plain(p, " - ", "a) 5: "),
    "points in brackets": lambda p: _plain(p, " - ", "a) [5] "),
    "heading of its own": lambda p: _plain(p, " - ", "2a)\n   "),
    "notes": lambda p: _noted(p, "[-1 B]", "[3]"),
    "notes in mixed brackets": lambda p: _noted(p, "[-1 B}", "{-2R-1B]"),
    "notes in round brackets": lambda p: _noted(p, "(-1 BLUE)"),
    "notes close": lambda p: _noted(p, "[-1B,-2G]"),
    "wrapped": lambda p: _plain(p, " -\n      "),
    "wrapped before": lambda p: _plain(p, "\n   - "),
    "list": lambda p: "Round 2\na)\n - " + _plain(p, " - ", "") + "\n",
    "letter": lambda p: f"Hi Dave,\n\nmy orders:\n\n{_plain(p)}\n\nAll the best\nFred\n-- \nFred Smith\n",
    "quoted": lambda p: "> " + _plain(p) + "\n",
    "answer": lambda p: f"{_plain(p)}\n\n> The rolls of round 2 are\n> 5, 3 and 2.\n",
    "spaces": lambda p: _plain([w[0] + " " + w[1:] if w[1:].isdigit() and w[0].isalpha() else w for w in p]),
    "html": lambda p: (
        "<html><body><div>Hi,</div><div><br></div><div>" + _plain(p, " &ndash; ") + "</div></body></html>"
    ),
    "html table": lambda p: (
        "<table><tr><td>2a)</td><td>" + _plain(p, "&nbsp;-&nbsp;", "") + "</td></tr></table>"
    ),
    "Windows-1252": lambda p: ("Grüße\n\n" + _plain(p, " – ")).encode("cp1252"),
    "UTF-16": lambda p: _plain(p, " – ").encode("utf-16"),
    "mail": _mail,
}


ALL: Final = tuple(form(piece.points) for form, piece in product(FORMS.values(), PIECES))
"""Every piece in every form."""


ENTRIES: Final = (
    "1) (11-15) Ayr - Dee: (Ayr) - A4 - D4 - Dee",
    """Hi,

1) Ayr - Dee (Ayr) - A4 - B4 - C4 - D4 - Dee
2) (Ayr) - A3 - C3 [-2B] - C2 - D1 - Esk [-3B] XRP with B for 1, 2
build) (E6) - E5 - E4; (A4) - A5

Fred""",
    "2) JR with BLUE: (Ayr) - A3 - B3 - C3 - C2 - D1 - Esk",
    "2) joint BLUE as BLUE's",
    "1) pass\n2) own track: (Ayr) - Esk",
    "<p>1) (11&ndash;15) Ayr &mdash; Dee<br>2) Ayr - Esk</p>",
    "race 1: Ayr - Dee\ntrack: (A4) - A5 - C6",
)
"""Letters of a round of races."""
