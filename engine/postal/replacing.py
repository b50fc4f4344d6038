"""What a later letter of a company changes: orders that it no longer has, and rulings on other words."""

from collections.abc import Iterable, Iterator

from engine.postal.reading.written_orders import Orders
from engine.transcript.remarks import Ruling


def lost_with(earlier: Orders | None, later: Orders) -> tuple[str, ...]:
    """Return which rolls, races, extra track or starts an earlier letter has and a later one has not."""
    return () if earlier is None else tuple(name for name in earlier.sections if name not in later.sections)


def voided_with(
    earlier: Orders | None, later: Orders | None, rulings: Iterable[Ruling]
) -> tuple[Ruling, ...]:
    """Return which rulings on the orders of an earlier letter are on words that a later one changes."""
    if earlier is None:
        return ()
    before, now = dict(_words(earlier)), {} if later is None else dict(_words(later))
    return tuple(ruling for ruling in rulings if before.get(ruling.at) != now.get(ruling.at))


def _words(orders: Orders) -> Iterator[tuple[str, str]]:
    """Yield every order with its words, those that are understood last."""
    spans = [(doubt.at, doubt.span) for doubt in orders.doubts]
    spans += [(piece.at, piece.span) for piece in orders.pieces]
    for at, span in spans:
        yield at, " ".join(orders.letter.text[span.start : span.end].casefold().split())
