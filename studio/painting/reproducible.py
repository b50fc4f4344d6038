"""PDFs without what differs from run to run, so that the same pages give the same bytes everywhere.

Qt writes the time into a PDF, an identifier drawn at random, and the fonts in an order that depends on a
number drawn at random and on the folder they are in. It cannot ask for a PDF to be printed at its true
size either: that is added here, for the file is taken apart in any case.
"""

import os
import re
from contextlib import suppress
from datetime import UTC, datetime
from hashlib import sha256
from typing import Final
from uuid import NAMESPACE_URL, UUID, uuid5

from studio.drawing.paper.press import Press

NO_ID: Final = UUID("7d3f3f3e-6d6a-5c55-9f0d-5a1f6e0c0b11")
"""The identifier that a document must have been given: it is replaced."""
XMP: Final = """<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:CreatorTool="Platelayer"/>
</rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>"""
"""The metadata that a document must have been given: those of Qt hold the time and another identifier."""

_DATES: Final = re.compile(rb"(/(CreationDate|ModDate) \(D:[^()]*\)\n)+")
_TAIL: Final = re.compile(rb"xref\n0 \d+\n([0-9 fn\r\n]+)(trailer\n.*)startxref\n", re.DOTALL)
_ENTRY: Final = re.compile(rb"(\d{10}) \d{5} ([fn])")
_FONT: Final = re.compile(rb"(\d+ 0 obj\s<<\s/Type /FontDescriptor\s/FontName /)[A-Z]{6}\+(\S+)")
_CATALOG: Final = b"/Type /Catalog\n"
_TRUE_SIZE: Final = _CATALOG + b"/ViewerPreferences << /PrintScaling /None >>\n"
"""The first entries of a document whose print dialog begins with "actual size", PDF 1.6, table 8.1."""
_NUMBER: Final = re.compile(rb"\b(\d+)(?= 0 (?:R|obj)\b)")
_PARTS_OF_FONT: Final = 6
"""How many objects in a row Qt writes for a font: how it looks, its file, its widths and signs."""

_PAGE: Final = re.compile(rb"/TrimBox \[0 0 ([\d.]+) ([\d.]+)\]")
"""What Qt writes of a page: that it is cut nowhere."""
_POINTS_PER_MM: Final = 72 / 25.4

Objects = dict[int, bytes]
"""The objects of a PDF by their numbers."""


def reproducible(pdf: bytes, press: Press | None = None) -> bytes:
    """Return a PDF of Qt's with the date of SOURCE_DATE_EPOCH or none, and an identifier of what it holds.

    For a press its pages say where they are cut. The variable is that of
    https://reproducible-builds.org/specs/source-date-epoch. The file is taken to its objects and put
    together as PDF 1.4, 3.4 has it.
    """
    table = pdf.rfind(b"\nxref\n")
    tail = None if table < 0 else _TAIL.search(pdf, table)
    if tail is None:
        # A later Qt may write its table in another way: a test shows it, and the file is good all the same.
        return pdf
    entries = enumerate(_ENTRY.findall(tail[1]))
    starts = {number: int(start) for number, (start, kind) in entries if kind == b"n"}
    ordered = sorted(starts, key=starts.__getitem__)
    ends = [*(starts[number] for number in ordered[1:]), tail.start()]
    objects = {number: pdf[starts[number] : end] for number, end in zip(ordered, ends, strict=True)}
    whole = _fonts_sorted(_at_true_size(_dated(objects)))
    if press is not None:
        whole = {number: _PAGE.sub(lambda page: _cut_as(page, press), each) for number, each in whole.items()}
    return _joined(pdf[: starts[ordered[0]]], whole, tail[2])


def _joined(head: bytes, objects: Objects, trailer: bytes) -> bytes:
    """Return the file of some objects, with the table of where each begins."""
    whole, starts = [head], dict[int, int]()
    place = len(head)
    for number, each in objects.items():
        starts[number] = place
        whole.append(each)
        place += len(each)
    count = max(starts) + 1
    whole.append(b"xref\n0 %d\n0000000000 65535 f \n" % count)
    whole += [
        b"%010d 00000 n \n" % starts[number] if number in starts else b"0000000000 00000 f \n"
        for number in range(1, count)
    ]
    whole.append(trailer)
    whole.append(b"startxref\n%d\n%%%%EOF\n" % place)
    pdf = b"".join(whole)
    id_ = uuid5(NAMESPACE_URL, sha256(pdf).hexdigest())
    return pdf.replace(_hexadecimal(NO_ID), _hexadecimal(id_))


def _hexadecimal(id_: UUID) -> bytes:
    """Return an identifier as Qt writes it."""
    return str(id_).encode().hex().encode()


def _cut_as(page: re.Match[bytes], press: Press) -> bytes:
    """Return where a page is cut and how far it bleeds, PDF 1.4, 10.10.1."""
    width, height = float(page[1]), float(page[2])
    boxes = []
    for name, inset in ((b"TrimBox", press.cut), (b"BleedBox", press.cut - press.bleed)):
        edge = inset * _POINTS_PER_MM
        boxes.append(b"/%s [%.3f %.3f %.3f %.3f]" % (name, edge, edge, width - edge, height - edge))
    return b"\n".join(boxes)


def _dated(objects: Objects) -> Objects:
    """Return objects with the date they are to have; it is in the first."""
    return {**objects, 1: _DATES.sub(_date(), objects[1], count=1)}


def _at_true_size(objects: Objects) -> Objects:
    """Return objects of a document that asks to be printed without fitting it to the paper."""
    return {
        number: each.replace(_CATALOG, _TRUE_SIZE, 1) if _CATALOG in each.partition(b"stream\n")[0] else each
        for number, each in objects.items()
    }


def _date() -> bytes:
    """Return the entries of the date that SOURCE_DATE_EPOCH gives, or none where it gives none."""
    with suppress(KeyError, ValueError, OverflowError, OSError):
        moment = datetime.fromtimestamp(int(os.environ["SOURCE_DATE_EPOCH"]), UTC)
        return b"/CreationDate (D:%s)\n/ModDate (D:%s)\n" % (2 * (moment.strftime("%Y%m%d%H%M%SZ").encode(),))
    return b""


def _fonts_sorted(objects: Objects) -> Objects:
    """Return objects by their numbers, with the fonts in the order of their names."""
    names = {number: found[2] for number, each in objects.items() if (found := _FONT.match(each))}
    fonts = [tuple(range(number, number + _PARTS_OF_FONT)) for number in sorted(names)]
    named = sorted(fonts, key=lambda font: (names[font[0]], objects[font[1]].partition(b"stream\n")[2]))
    numbers = {
        part: place
        for font, places in zip(named, fonts, strict=True)
        for part, place in zip(font, places, strict=True)
    }
    parts = {place: part for part, place in numbers.items()}
    tags = {font[0]: bytes([ord("A") + order]) * 6 for order, font in enumerate(named)}

    def renumbered(number: int) -> bytes:
        each = objects[number]
        if number in tags:
            each = _FONT.sub(rb"\1" + tags[number] + rb"+\2", each)
        # What comes behind is packed: a number in it is none.
        values, stream, packed = each.partition(b"stream\n")
        new = _NUMBER.sub(lambda old: b"%d" % numbers.get(int(old[1]), int(old[1])), values)
        return new + stream + packed

    return {place: renumbered(parts.get(place, place)) for place in sorted(objects)}
