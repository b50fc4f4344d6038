"""A tile set as the text of its file: a row a tile, so that two sets can be compared and merged by hand."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from engine.board.rules import Note, Override
from engine.boardfile.saving import save_text
from engine.boardfile.versions import FIELD
from engine.boardfile.yaml_text.flow import (
    Words,
    group_words,
    lines,
    list_words,
    plain_words,
    prose_words,
    text_words,
    truth,
)
from engine.boardfile.yaml_text.scalars import number
from engine.tiles.reading import CURRENT, KIND, parse_set
from engine.tiles.set import BLANK, BLANK_MARK, Bag, CityTile, Goods, Railroad, Solitaire, TileSet

_ENTRY = "  - "
_INDENT = 5


def save_set(tile_set: TileSet, path: Path) -> None:
    """Save a tile set to a file, whole or not at all.

    Raises BoardFileError with a sentence for the user; the file is then what it was before.
    """
    text = write_set(tile_set)
    save_text(text, parse_set(text, path.name).findings, path)


def write_set(tile_set: TileSet) -> str:
    """Return the text of a file that reads as just this set."""
    parts: tuple[Iterable[str], ...] = (
        _head(tile_set),
        _section("railroads", map(_railroad, tile_set.railroads), is_kept=True),
        _section("cities", map(_city, tile_set.cities), is_kept=True),
        lines("stock: ", _stock(tile_set), 2),
        _section("goods", map(_goods, tile_set.goods)),
        _bags(tile_set.bags),
        _names("starts", tile_set.starts),
        lines("two_players: ", _counts(tile_set, "stock_out", "cities_out"), 2),
        () if tile_set.solitaire is None else lines("solitaire: ", _solitaire(tile_set.solitaire), 2),
        (f"locomotives: {tile_set.locomotives}",),
        lines("sizes: ", _sizes(tile_set), 2),
        _section("special_rules", map(_rule, tile_set.special_rules)),
        _section(
            "errata",
            (
                group_words((("date", text_words(each.date)), ("text", prose_words(each.text))))
                for each in tile_set.errata
            ),
        ),
        _section(
            "waivers",
            (
                group_words((("finding", text_words(each.finding)), ("reason", prose_words(each.reason))))
                for each in tile_set.waivers
            ),
        ),
    )
    return "".join(f"{line}\n" for part in parts for line in part)


def _head(tile_set: TileSet) -> Iterator[str]:
    yield f"{FIELD}: {KIND}/{CURRENT}"
    texts = (("title", tile_set.title), ("designer", tile_set.designer), ("licence", tile_set.licence))
    for name, text in texts:
        if text:
            yield from lines(f"{name}: ", text_words(text), 2)
    yield from lines("rules: ", text_words(tile_set.rules), 2)


def _section(name: str, entries: Iterable[Words], *, is_kept: bool = False) -> Iterator[str]:
    """Yield a list of entries under its name; an empty one only where the format asks for it."""
    written = [line for words in entries for line in lines(_ENTRY, words, _INDENT)]
    if written or is_kept:
        yield f"{name}:" if written else f"{name}: []"
    yield from written


def _names(name: str, names: Iterable[str]) -> Iterator[str]:
    words = [text_words(each) for each in names]
    if words:
        yield from lines(f"{name}: ", list_words(words), 2)


def _railroad(railroad: Railroad) -> Words:
    fields: list[tuple[str, Words]] = [
        ("code", text_words(railroad.code)),
        ("name", text_words(railroad.name)),
        ("colour", text_words(railroad.colour)),
        ("pattern", [railroad.pattern]),
    ]
    return group_words(fields)


def _city(city: CityTile) -> Words:
    edges = list_words([BLANK_MARK] if code == BLANK else text_words(code) for code in city.edges)
    return group_words((("name", text_words(city.name)), ("edges", edges), ("goods", [number(city.goods)])))


def _stock(tile_set: TileSet) -> Words:
    stock = tile_set.stock
    return group_words((name, [number(count)]) for name, count in (("each", stock.each), *stock.by_code))


def _goods(goods: Goods) -> Words:
    return group_words(
        (
            ("name", text_words(goods.name)),
            ("colour", text_words(goods.colour)),
            ("count", [number(goods.count)]),
        )
    )


def _bags(bags: Iterable[Bag]) -> Iterator[str]:
    for place, bag in enumerate(bags):
        if place == 0:
            yield "bag:"
        fields: list[tuple[str, Words]] = [(name, [number(count)]) for name, count in bag.counts]
        if bag.as_one:
            fields.append(("as_one", [truth(True)]))
        yield from lines(f"  {bag.players}: ", group_words(fields), 5)


def _counts(tile_set: TileSet, *names: str) -> Words:
    return group_words((name, [number(getattr(tile_set.two_players, name))]) for name in names)


def _solitaire(solitaire: Solitaire) -> Words:
    return group_words(
        (
            ("cities", list_words(map(text_words, solitaire.cities))),
            ("links", list_words(map(text_words, solitaire.links))),
            ("turns", [number(solitaire.turns)]),
            ("stock_rise", [number(solitaire.stock_rise)]),
            ("score", [number(solitaire.score)]),
        )
    )


def _sizes(tile_set: TileSet) -> Words:
    sizes = tile_set.sizes
    return group_words(
        (
            ("city_mm", [number(sizes.city_mm)]),
            ("stock_mm", list_words([number(length)] for length in sizes.stock_mm)),
        )
    )


def _rule(rule: Override | Note) -> Words:
    if isinstance(rule, Note):
        return group_words((("type", ["note"]), ("text", prose_words(rule.text))))
    values = ((name, plain_words(value)) for name, value in rule.values)
    return group_words((("type", ["override"]), *values))
