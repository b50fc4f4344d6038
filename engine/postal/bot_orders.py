"""Bots that write orders as players do: their choice as the text of a letter."""

from collections.abc import Iterator, Mapping
from random import Random

from engine.bots.roster import BOTS
from engine.game.facts import NOWHERE
from engine.game.moves import Missing, Move, Piece, RaceOrder, Start, WriteOrders, WriteRound
from engine.game.state import State
from engine.postal.folder import Folder
from engine.postal.report_lines import Wording
from engine.postal.round_report import ROLLS
from engine.turns.play import moves_of


def letters_of_bots(folder: Folder, bots: Mapping[int, str]) -> Iterator[tuple[int, str]]:
    """Yield the letters that bots write for some seats; none sees what others have ordered."""
    wording = Wording(folder.history, folder.terms)
    game = folder.history.game
    for seat, name in sorted(bots.items()):
        state = _asked(folder, seat)
        random = Random(f"{folder.seed}/bot/{folder.history.round}/{seat}")
        moves: tuple[Move, ...] = moves_of(BOTS[name].choose(game, game.view(state), random))
        yield seat, "".join(f"{line}\n" for line in letter_lines(wording, moves[0]))


def _asked(folder: Folder, seat: int) -> State:
    """Return the state in which a seat is asked, those before it standing still."""
    game, state = folder.history.game, folder.history.state
    for before in range(seat):
        standing = Start(game.facts.starts[before % len(game.facts.starts)])
        still: Move = Missing() if state.round else standing
        state = game.apply(state, still).state
    return state


def letter_lines(wording: Wording, move: Move) -> Iterator[str]:
    """Yield the lines that order a move; reading them gives the same move."""
    match move:
        case Start(hex_):
            yield f"0) starts: {wording.place(hex_)}"
        case WriteOrders(rolls):
            for roll, pieces in zip(ROLLS, rolls, strict=False):
                ordered = " ; ".join(_piece(wording, piece) for piece in pieces)
                yield f"{wording.history.round}{roll}) {ordered or 'nothing'}"
        case WriteRound(entries, extra):
            yield from (_entry(wording, entry) for entry in entries)
            if extra:
                yield f"build) {' ; '.join(_piece(wording, piece) for piece in extra)}"
            elif not entries:
                yield "build) nothing"


def _piece(wording: Wording, piece: Piece) -> str:
    """Return a piece of track as it is ordered."""
    if not isinstance(piece, tuple):
        return wording.work(piece)
    return wording.route(piece)


def _entry(wording: Wording, entry: RaceOrder) -> str:
    """Return an entry as it is ordered, with what is paid."""
    pair = next(pair for pair in wording.history.state.post.offered if pair.race == entry.race)
    paid = [
        f"-{amount}{wording.companies.each[seat].letter}" for seat, amount in enumerate(entry.pay) if amount
    ]
    note = f" [{''.join(paid)}]" if paid else ""
    terms = f"JR with {wording.companies.code(entry.partner)} " if entry.partner != NOWHERE else ""
    for exchange in entry.exchanges:
        over = f" for {', '.join(map(str, exchange.races))}" if exchange.races else ""
        terms += f"XRP with {wording.companies.code(exchange.partner)}{over} "
    return f"{entry.race}) ({pair.keys[0]}-{pair.keys[1]}) {terms}{wording.route(entry.route)}{note}"
