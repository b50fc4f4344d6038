"""The findings a map file itself can cause: family V, one entry a code.

A code never changes its meaning and is never used again. The explanations are what
``platelayer explain`` shows.
"""

from typing import Final, NamedTuple

from engine.diagnostics.findings import Severity


class FileFinding(NamedTuple):
    """What a code of this family means: its name, how much it matters, and its explanation."""

    name: str
    severity: Severity
    explanation: str


_ERROR, _WARNING, _NOTE = Severity.ERROR, Severity.WARNING, Severity.NOTE

FILE_FINDINGS: Final = {
    "V001": FileFinding(
        "unreadable-file",
        _ERROR,
        """The file is not a map file, or its text breaks off or breaks the rules of YAML.

Nothing of the map can be trusted until it is mended, so none of it is opened. The line and column
say where the reading stopped; the slip is there or just before.

Example: ``towns: [{name: Hull, hex: A1}`` lacks its closing ``]``.

To mend it, close what is open, put text with a colon or other signs in "double quotes", and
indent with spaces. A file that another program damaged is best taken from a backup.""",
    ),
    "V002": FileFinding(
        "wrong-value",
        _ERROR,
        """A field holds something it cannot hold: text where a number belongs, a word that is none of
the choices, a number out of its range.

The program never guesses what was meant, because a wrong guess would change the map.

Example: ``columns: forty`` – the number of columns is a whole number.

To mend it, write what the message asks for. Text that looks like a number goes in quotes:
``title: "1846"``.""",
    ),
    "V003": FileFinding(
        "unknown-field",
        _ERROR,
        """A field has a name the map format does not know.

It is most often a slip of the pen, and what stands in it would be lost without a word when the map
is saved.

Example: ``- {name: Hull, hex: A1, key: [11]}`` – the field is called ``keys``.

To mend it, correct the name, or delete the field. Free text belongs in a special rule of the type
``note``.""",
    ),
    "V004": FileFinding(
        "missing-field",
        _ERROR,
        """A field that is always needed is not there.

Example: ``- {name: Hull, keys: [11]}`` – a town needs its ``hex``.

To mend it, add the field.""",
    ),
    "V005": FileFinding(
        "label-off-sheet",
        _ERROR,
        """A label names no hex or side of this sheet.

What stands there cannot be drawn, and a place chosen instead would be a guess.

Example: ``hex: F41`` on a sheet whose letters end with ``E41`` to ``E80``.

To mend it, correct the label, or change the sheet's ``columns``, ``rows`` or ``labels`` if it is
they that are wrong.""",
    ),
    "V006": FileFinding(
        "unknown-version",
        _ERROR,
        """The first field, ``platelayer: board/1``, is missing or names a version this program does not
know.

It tells a map file from any other, and how to read it. A higher number was written by a newer
program.

To mend it, install the newest Platelayer, or write ``platelayer: board/1`` if the file follows that
format.""",
    ),
    "V007": FileFinding(
        "terrain-rows",
        _ERROR,
        """The rows of terrain do not fit the sheet, or hold a symbol that no terrain has.

Every row has one symbol a hex, from west to east, and there are as many as the sheet has rows.

Example: 39 symbols in a row of a sheet of 40 columns.

To mend it, add or delete symbols, or change ``columns`` and ``rows``. A symbol of your own needs an
entry under ``terrain: kinds``.""",
    ),
    "V008": FileFinding(
        "beyond-plain-yaml",
        _ERROR,
        """The file uses anchors, aliases, tags, several documents or other parts of YAML that map files
do without.

Each thing of a map stands once, where it is, so that a change of one thing is a change of one line.

Example: ``hexes: &coast [A1, A2]`` and later ``hexes: *coast``.

To mend it, write the value out where it is needed.""",
    ),
    "V009": FileFinding(
        "field-twice",
        _ERROR,
        """A field stands twice in one place, and only one of the two can hold.

Example: two lists called ``towns:`` – often what is left of a merge.

To mend it, join the two or delete one.""",
    ),
    "V010": FileFinding(
        "too-large",
        _ERROR,
        """The file, its nesting or its sheet is larger than any map.

A sheet may have up to 2,000 columns, 2,000 rows and 1,000,000 hexes, a file up to 32 MB; the largest
board ever printed had fewer than 4,000 hexes.

To mend it, look whether this is the file you meant, or make the sheet smaller.""",
    ),
    "V011": FileFinding(
        "label-scheme",
        _ERROR,
        """The sheet's ``labels`` cannot name every hex of it.

Example: 31 rows, but letters from A to Z only. ``blocks: [{letters: A-Z, add: 0}, {letters: A-E,
add: 40}]`` starts the alphabet again with the numbers raised by 40.

To mend it, add a block of letters, or count from an edge that letters or numbers run between.""",
    ),
    "V012": FileFinding(
        "listed-twice",
        _WARNING,
        """A hex or side stands twice in one list. It counts once.

Example: a river with both ``K31.E`` and ``K32.W``, which are one side.

To mend it, delete one of the two; saving the map does so too.""",
    ),
    "V013": FileFinding(
        "hex-in-two-countries",
        _ERROR,
        """A hex is listed in two countries, and can lie in only one.

Example: ``A30-A39`` in England and ``A36-A40`` in Wales.

To mend it, take the hexes out of one of the two.""",
    ),
    "V014": FileFinding(
        "older-version",
        _NOTE,
        """The file was written by an older Platelayer. It has been read in full; saving it writes it in
the present format, and keeps a backup of the old file beside it.""",
    ),
}
"""Every code of the family with its name, severity and explanation."""
