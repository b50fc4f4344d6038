"""The reports of a game's folder: what is sent out after a round, and the files it is kept in."""

import json
from collections.abc import Collection, Iterator
from dataclasses import replace

from engine.postal.adjudicating import Played, adjudicated, opened, read_filed
from engine.postal.folder import Folder, read_text_of, undone
from engine.postal.history import History
from engine.postal.reading.letters import LetterError
from engine.postal.reading.rulings import RulingError
from engine.postal.reading.written_orders import Concern, Orders
from engine.postal.reports import Report, Unread, as_markdown, as_plain, as_text, report


def play_round(
    folder: Folder, missing: Collection[int] = (), *, unclear_by_rule: bool = False
) -> tuple[Folder, Report]:
    """Play the round that waits and throw for the next; return the folder, not saved yet, and the report.

    Raises as :func:`adjudicated`.
    """
    played = adjudicated(folder, missing, unclear_by_rule=unclear_by_rule)
    history = opened(folder, played.history)
    after = replace(folder, history=history, terms=played.terms)
    return after, published(after, history, played.round, played)


def published(folder: Folder, history: History, number: int, played: Played | None = None) -> Report:
    """Return the report of a round, with what was not read of the letters and what it corrects.

    ``history`` may be that of a round which is not saved yet, as it was ``played``.
    """
    orders = _read_again(folder, history, number) if played is None else played.orders
    return report(
        history,
        folder.terms,
        number,
        seed=folder.seed,
        earlier=_earlier(folder, number),
        unread=tuple(_unread(orders)),
    )


def files_of(told: Report) -> dict[str, str]:
    """Return the files of a report by name: text, Markdown, and JSON."""
    stem = f"{told.result.round:02d}"
    plain = json.dumps(as_plain(told), indent=2, ensure_ascii=False) + "\n"
    return {f"{stem}.txt": as_text(told), f"{stem}.md": as_markdown(told), f"{stem}.json": plain}


def _read_again(folder: Folder, history: History, number: int) -> tuple[Orders | None, ...]:
    """Return the orders of a round that was played, from the letters that are filed."""
    then = replace(folder, history=history.before_round(number))
    return tuple(_orders(then, seat) for seat in range(len(folder.terms.companies.each)))


def _orders(folder: Folder, seat: int) -> Orders | None:
    try:
        return read_filed(folder, seat)
    except (LetterError, RulingError):
        return None


def _unread(orders: tuple[Orders | None, ...]) -> Iterator[Unread]:
    """Yield what of the letters did not count."""
    for seat, written in enumerate(orders):
        if written is None:
            continue
        counting = {piece.at for piece in written.pieces if not piece.is_empty}
        for doubt in written.doubts:
            if doubt.concern is not Concern.REMARK:
                yield Unread(seat, doubt.at, doubt.says, doubt.at in counting)


def _earlier(folder: Folder, number: int) -> dict[str, int]:
    """Return the accounts of the report that this one replaces, if the round was played before."""
    for kept in reversed(undone(folder.path)):
        path = kept / "reports" / f"{number:02d}.json"
        if path.exists():
            accounts = json.loads(read_text_of(path))["accounts"]["c/fwd"]
            return {str(code): int(amount) for code, amount in accounts.items()}
    return {}
