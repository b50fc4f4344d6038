"""Suggested readings of what is not clear: each is tried on the letter, and offered if orders come of it."""

import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import Final, NamedTuple

from engine.game.facts import NOWHERE
from engine.game.track.starts import first_starts
from engine.postal.reading import syntax
from engine.postal.reading.expanding import Way
from engine.postal.reading.letters import Letter, LetterError, letter_from_text
from engine.postal.reading.orders import Occasion, orders_of
from engine.postal.reading.rulings import MEANT, START, RulingError
from engine.postal.reading.run_terms import COMPANY
from engine.postal.reading.works import FERRY, purchases_like
from engine.postal.reading.written_orders import Concern, Doubt, Orders, Piece, RunKind

_MOST: Final = 8
_MOST_NAMES: Final = 3
_LIKENESS: Final = 0.5
_TURNED: Final = re.compile(r"\b([0-9]{1,3}) ?([A-Za-z]{1,2})\b")
"""A label with its parts changed round."""


class Suggestion(NamedTuple):
    """What the referee may rule, and the way it is on the map; None for a start, a partner or a ferry."""

    read_as: str
    way: Way | None = None


def suggestions_for(
    letter: Letter, occasion: Occasion, rulings: Mapping[str, str], doubt: Doubt
) -> tuple[Suggestion, ...]:
    """Return what an unclear order of a letter may mean, the likeliest first; none where it lists its ways.

    Places that are spelt alike are tried in place of the words, then the piece without the words, and as
    far as it is clear.
    """
    if doubt.concern is not Concern.UNCLEAR or doubt.ways:
        return ()
    if doubt.at == START:
        starts = first_starts(occasion.facts, occasion.state, occasion.player)
        return tuple(Suggestion(occasion.facts.labels[start]) for start in starts)
    found = dict.fromkeys(_suggestions(letter, occasion, rulings, doubt))
    return tuple(found)[:_MOST]


def _suggestions(
    letter: Letter, occasion: Occasion, rulings: Mapping[str, str], doubt: Doubt
) -> Iterator[Suggestion]:
    plain = _read(letter, occasion, rulings)
    meant = _read(letter, occasion, {**rulings, doubt.at: MEANT})
    if plain is None or (meant is not None and len(meant.sections) > len(plain.sections)):
        yield Suggestion(MEANT)
    if doubt.expected == COMPANY:
        yield from _partners(letter, occasion, rulings, doubt)
        return
    if plain is not None and any(other.ways and other.at == doubt.at for other in plain.doubts):
        return  # The ways that are listed are whole readings already.
    words = letter.text[doubt.span.start : doubt.span.end]
    piece = None if plain is None else _piece(plain, doubt.at)
    if doubt.expected == FERRY:
        yield from (Suggestion(order) for order in purchases_like(occasion.facts, words))
        return
    last = piece.hexes[-1] if piece is not None and piece.hexes else NOWHERE
    is_whole = piece is not None and piece.span.start == doubt.span.start
    for instead in dict.fromkeys(_instead(occasion, doubt, words, last)):
        if is_whole and not instead:
            continue  # The next piece would take its name.
        text = letter.text[: doubt.span.start] + instead + letter.text[doubt.span.end :]
        orders = _read(letter_from_text(text), occasion, rulings)
        if orders is not None:
            yield from (_suggestion(occasion, way) for way in _ways(orders, doubt.at))
    if piece is not None and len(piece.hexes) > 1 and not doubt.at.isdigit():
        yield _suggestion(occasion, Way(piece.hexes, piece.cost, piece.dues))


def _instead(occasion: Occasion, doubt: Doubt, words: str, last: int) -> Iterator[str]:
    """Yield texts to try in place of words that are not clear."""
    facts, gazetteer = occasion.facts, occasion.gazetteer
    if condition := syntax.CONDITION.search(words.casefold()):
        firm = words[: condition.start()].rstrip(" ,.")
        yield firm + ";" * words.rstrip().endswith(";")
    yield _TURNED.sub(r"\2\1", words)
    found = gazetteer.at(f"{words.casefold()} ", 0)
    for place in found.places if found is not None else ():
        for label in (facts.labels[hex_] for hex_ in place.hexes):
            yield label
            yield f"({label})"
    yield from get_close_matches(words.strip(), gazetteer.towns.values(), _MOST_NAMES, _LIKENESS)
    if last != NOWHERE:
        ahead = (facts.neighbours[6 * last + way] for way in range(6))
        near = [facts.labels[hex_] for hex_ in ahead if hex_ != NOWHERE]
        yield from get_close_matches(words.strip().upper(), near, _MOST_NAMES, _LIKENESS)
        yield f"({facts.labels[last]}) - {words}"
    pair = next((pair for pair in occasion.races if str(pair.race) == doubt.at), None)
    if pair is not None:
        yield f"({pair.keys[0]}-{pair.keys[1]})"
        yield from (f"{before} - {name}" for before in (words, "") for name in pair.names)
    yield ""


def _read(letter: Letter, occasion: Occasion, rulings: Mapping[str, str]) -> Orders | None:
    try:
        return orders_of(letter, occasion, rulings)
    except (LetterError, RulingError):
        return None


def _piece(orders: Orders, at: str) -> Piece | None:
    return next((piece for piece in orders.pieces if piece.at == at), None)


def _partners(
    letter: Letter, occasion: Occasion, rulings: Mapping[str, str], doubt: Doubt
) -> Iterator[Suggestion]:
    """Yield with whom a race may be run, each company that makes the order clear."""
    plain = _read(letter, occasion, rulings)
    run = None if plain is None else next((run for run in plain.races if str(run.race) == doubt.at), None)
    if run is None:
        return
    kind = "XRP" if run.kind is RunKind.EXCHANGE else "JR"
    others = [each.code for seat, each in enumerate(occasion.companies.each) if seat != occasion.player]
    for read_as in (*(f"{kind} with {code}" for code in others), "alone"):
        meant = _read(letter, occasion, {**rulings, doubt.at: read_as})
        if meant is not None and all(
            other.at != doubt.at or other.concern is Concern.REMARK for other in meant.doubts
        ):
            yield Suggestion(read_as)


def _ways(orders: Orders, at: str) -> Iterator[Way]:
    """Yield the way of a piece, or the first of its ways where that alone is not clear."""
    piece = _piece(orders, at)
    doubts = [doubt for doubt in orders.doubts if doubt.at == at and doubt.concern is not Concern.REMARK]
    if piece is not None and len(piece.hexes) > 1 and not doubts:
        yield Way(piece.hexes, piece.cost, piece.dues)
    if len(doubts) == 1:
        yield from doubts[0].wholes[:_MOST_NAMES]


def _suggestion(occasion: Occasion, way: Way) -> Suggestion:
    return Suggestion(" ".join(occasion.facts.labels[hex_] for hex_ in way.hexes), way)
