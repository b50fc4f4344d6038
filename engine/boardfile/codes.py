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

Why it matters: nothing of the map can be trusted until it is mended, so none of it is opened. The line
and column say where the reading stopped; the mistake is there or just before. Where the file ends before
quotes or brackets are closed, they say where those begin. The message of the YAML reader is quoted.

Example: `towns: [{name: Hull, hex: A1}` lacks its closing `]`.

To mend it, close what is open, put text with a colon or other signs in "double quotes", and
indent with spaces. A file that another program damaged is best taken from a backup.""",
    ),
    "V002": FileFinding(
        "wrong-value",
        _ERROR,
        """A field holds something it cannot hold: text where a number belongs, a word that is none of
the choices, a number out of its range.

Why it matters: the program never guesses what was meant, because a wrong guess would change the map.

Example: `columns: forty` – the number of columns is a whole number; or `keys: 45` for `keys: [45]`.

To mend it, write what the message asks for. Text that looks like a number goes in quotes:
`title: "1846"`.""",
    ),
    "V003": FileFinding(
        "unknown-field",
        _ERROR,
        """A field has a name the map format does not know.

Why it matters: it is most often a slip of the pen, and what stands in it would be lost without a word
when the map is saved.

Example: `- {name: Hull, hex: A1, key: [11]}` – the field is called `keys`.

To mend it, correct the name, or delete the field. Free text belongs in a special rule of the type
`note`.""",
    ),
    "V004": FileFinding(
        "missing-field",
        _ERROR,
        """A field that is always needed is not there.

Why it matters: a town without its hex stands nowhere, a ferry without its ports joins nothing. Whatever
was put in its place would be a guess, and a wrong guess would change the map.

Example: `- {name: Hull, keys: [11]}` – a town needs its `hex`.

To mend it, add the field; the message names it and what it belongs to. What is not to be on the map at
all is deleted as a whole.""",
    ),
    "V005": FileFinding(
        "label-off-sheet",
        _ERROR,
        """A label names no hex or side of this sheet.

Why it matters: what stands there cannot be drawn, and a place chosen instead would be a guess.

Example: `hex: F41` on a sheet whose letters end with `E41` to `E80`.

To mend it, correct the label, or change the sheet's `columns`, `rows` or `labels` if it is
they that are wrong.""",
    ),
    "V006": FileFinding(
        "unknown-version",
        _ERROR,
        """The first field, `platelayer: board/1`, is missing or names a version this program does not
know.

Why it matters: it tells a map file from any other, and how to read it. A file of a newer form may hold
what this program would lose.

Example: `platelayer: board/9`, or a file that begins with `title:`.

To mend it, install the newest Platelayer, or write `platelayer: board/1` if the file follows that
format.""",
    ),
    "V007": FileFinding(
        "terrain-rows",
        _ERROR,
        """The rows of terrain do not fit the sheet, or hold a symbol that no terrain has.

Why it matters: every row has one symbol a hex, from west to east, and there are as many as the sheet has
rows. One too few, and all the ground after it would lie a hex too far west.

Example: 39 symbols in a row of a sheet of 40 columns.

To mend it, add or delete symbols, or change `columns` and `rows`. A symbol of your own needs an
entry under `terrain: kinds`.""",
    ),
    "V008": FileFinding(
        "beyond-plain-yaml",
        _ERROR,
        """The file uses anchors, aliases, tags, several documents or other parts of YAML that map files
do without.

Why it matters: each thing of a map stands once, where it is, so that a change of one thing is a change of
one line. Aliases could also make a small file fill the whole memory.

Example: `hexes: &coast [A1, A2]` and later `hexes: *coast`.

To mend it, write the value out where it is needed.""",
    ),
    "V009": FileFinding(
        "field-twice",
        _ERROR,
        """A field stands twice in one place, and only one of the two can hold.

Why it matters: whichever is taken, what stands in the other would be lost without a word.

Example: two lists called `towns:` – often what is left of a merge.

To mend it, join the two or delete one.""",
    ),
    "V010": FileFinding(
        "too-large",
        _ERROR,
        """The file, its nesting or its sheet is larger than any map.

Why it matters: it would fill the memory and stop the program, and whatever was open in it might be lost.
A sheet may have up to 2,000 columns, 2,000 rows and 1,000,000 hexes, a file up to 32 MB; the largest
board ever printed had fewer than 4,000 hexes.

Example: `columns: 20000`, with a nought too many.

To mend it, look whether this is the file you meant, or make the sheet smaller.""",
    ),
    "V011": FileFinding(
        "label-scheme",
        _ERROR,
        """The sheet's `labels` cannot name every hex of it.

Why it matters: towns, ferries and everything else stand in the file by the label of their hex. A hex
without one could be neither written down nor named in a postal game's orders.

Example: 31 rows, but letters from A to Z only. `blocks: [{letters: A-Z, add: 0}, {letters: A-E,
add: 40}]` starts the alphabet again with the numbers raised by 40.

To mend it, add a block of letters, or count from an edge that letters or numbers run between.""",
    ),
    "V012": FileFinding(
        "listed-twice",
        _WARNING,
        """A hex or side stands twice in one list. It counts once.

Why it matters: a river that comes back to a side, or a course that visits a hex twice, is most often a
slip: one of the two was meant to be another.

Example: a river with both `K31.E` and `K32.W`, which are one side.

To mend it, delete one of the two, or correct it; saving the map deletes the second.""",
    ),
    "V013": FileFinding(
        "hex-in-two-countries",
        _ERROR,
        """A hex is listed in two countries, and can lie in only one.

Why it matters: in a foreign country only permitted builds may be laid. Where nobody can tell in which of
two a hex lies, players will argue about it at the table.

Example: `A30-A39` in England and `A36-A40` in Wales.

To mend it, take the hexes out of one of the two.""",
    ),
    "V014": FileFinding(
        "older-version",
        _NOTE,
        """The file was written by an older Platelayer. It has been read in full.

Why it matters: saving it writes it in the present format, which an older Platelayer cannot open. Somebody
you share the map with may still have one; a backup of the old file is kept beside the new.

Example: a map that says `platelayer: board/1`, opened by a program that writes `board/2`.

To mend it, save the map in the studio once everybody has the newer program.""",
    ),
    "V015": FileFinding(
        "sheet-otherwise",
        _ERROR,
        """Many labels name nothing on the sheet, and with one of its settings otherwise they would.

Why it matters: towns, rivers and all else stand in the file by the labels of hexes. One wrong word in
the sheet moves everything, and each place by itself looks wrong though none is.

Example: `top: flat` in a map whose rivers run along sides such as `K31.E`, which only hexes with a
corner at the top have.

To mend it, set the sheet as the message says; what is left is told when the map is read again.""",
    ),
    "V016": FileFinding(
        "hidden-characters",
        _WARNING,
        """A name or a text holds characters that cannot be seen. They were left out.

Why it matters: two names that look alike would not be the same, so a ferry would miss its port, and hidden
marks of direction or control characters can make a text look like another. They mostly come from a web page
or a word processor.

Example: `name: "Beta\\u200b"` – a space without width follows the name.

To mend it, save the map in the studio, or run `platelayer fix`: the file is then written without them.""",
    ),
}
"""Every code of the family with its name, severity and explanation."""
