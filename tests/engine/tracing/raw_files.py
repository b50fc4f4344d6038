"""Picture files built by hand, as Pillow writes none."""

import struct
import zlib


def png(width: int, height: int, bits: int, kind: int, rows: bytes, *more: tuple[bytes, bytes]) -> bytes:
    """Return a PNG of one colour type; ``rows`` each begin with the number of their filter."""
    chunks = (
        (b"IHDR", struct.pack(">IIBBBBB", width, height, bits, kind, 0, 0, 0)),
        *more,
        (b"IDAT", zlib.compress(rows)),
        (b"IEND", b""),
    )
    packed = (
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
        for name, data in chunks
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(packed)


def tiff(tags: dict[int, int], data: bytes) -> bytes:
    """Return a little-endian TIFF of whole numbers for tags, its data in one strip or tile."""
    tags = {**tags}
    first = 8 + 2 + 12 * (len(tags) + 2) + 4
    where, length = (324, 325) if 322 in tags else (273, 279)
    tags |= {where: first, length: len(data)}
    entries = b"".join(struct.pack("<HHII", tag, 4, 1, value) for tag, value in sorted(tags.items()))
    return b"II*\0" + struct.pack("<IH", 8, len(tags)) + entries + b"\0\0\0\0" + data


def grey_tiff(width: int, height: int, bits: int, data: bytes, **tags: int) -> bytes:
    """Return an uncompressed grey TIFF; zero is black unless ``photometric`` says otherwise."""
    return tiff(
        {
            256: width,
            257: height,
            258: bits,
            259: 1,
            262: tags.get("photometric", 1),
            277: 1,
            278: height,
            339: tags.get("sample_format", 1),
        },
        data,
    )
