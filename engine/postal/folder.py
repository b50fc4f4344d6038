"""The folder of a postal game: terms, board, letters, rulings, reports, and the game itself.

``game.jsonl`` alone is the game; every file is written whole or not at all.
"""

import re
import shutil
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from engine.board.document import Board
from engine.boardfile.atomic import write_atomically
from engine.boardfile.errors import BoardFileError
from engine.boardfile.source import read_file, unopened
from engine.boardfile.writing import write_board
from engine.boardfile.yaml_events import compose
from engine.boardfile.yaml_text.scalars import quoted
from engine.game.facts import NOWHERE
from engine.messages import Phrase, Saying, say
from engine.postal.history import History, new_history, read_history
from engine.postal.luck import new_seed, promise_of
from engine.postal.reading.letters import MOST_BYTES, Letter, LetterError, letter_of
from engine.postal.reading.orders import Occasion, orders_of
from engine.postal.reading.written_orders import Orders
from engine.postal.replacing import lost_with, voided_with
from engine.postal.terms import BOARD, Terms, TermsError, read_terms, write_terms
from engine.rulesets.overrides import with_overrides
from engine.transcript.errors import ReplayError, TranscriptError
from engine.transcript.header import Header, program_version
from engine.transcript.moves import Notation
from engine.transcript.remarks import HUMAN, Ruling

TERMS: Final = "game.yaml"
GAME: Final = "game.jsonl"
SEED: Final = "seed.txt"
"""The secret of the luck: everything but this file may be sent to players."""
UNDONE: Final = "undone"
_ROUND: Final = "{:02d}"


class FolderError(ValueError):
    """A folder that holds no postal game, or one that does not fit; the text says what and where."""

    def __init__(self, message: Phrase) -> None:
        self.message = message
        super().__init__(message)


@dataclass(frozen=True)
class Filed:
    """The letter that counts for a company in a round, and how many others it replaced.

    Where it has just replaced one, ``lost`` are the rolls, races and so on that only that one has, and
    ``voided`` the rulings on words that it changes, which no longer count.
    """

    path: Path
    letter: Letter
    replaced: int = 0
    lost: tuple[str, ...] = ()
    voided: tuple[Ruling, ...] = ()


@dataclass(frozen=True)
class Folder:
    """A postal game on disk."""

    path: Path
    terms: Terms
    history: History
    seed: str

    @property
    def board(self) -> Board:
        """The board that is played."""
        return self.history.board

    def occasion(self, seat: int) -> Occasion:
        """Return what a company's orders are for now."""
        history = self.history
        state = history.state
        return Occasion(
            history.gazetteer,
            history.game.facts,
            state,
            self.terms.companies,
            seat,
            history.round,
            state.post.rolls,
            state.post.offered,
        )

    # -- letters ---------------------------------------------------------------------------

    def filed(self, seat: int, round_: int | None = None) -> Filed | None:
        """Return the letter of a company for a round, by default the one that waits; None for none.

        Raises FolderError where it cannot be read.
        """
        code = self.terms.companies.code(seat)
        path = self._orders(self.history.round if round_ is None else round_) / f"{code}.txt"
        if not path.exists():
            return None
        try:
            letter = letter_of(read_file(path, MOST_BYTES))
        except (OSError, LetterError) as error:
            raise FolderError(say("{path}: {why}", path=path, why=str(error))) from error
        return Filed(path, letter, len(_earlier(path)))

    def take(self, seat: int, data: bytes) -> Filed:
        """File a letter as it came for the round that waits; an earlier one is kept next to it.

        Raises LetterError where it is no letter, or has no orders.
        """
        later = orders_of(letter_of(data), self.occasion(seat))
        code = self.terms.companies.code(seat)
        path = self._orders(self.history.round) / f"{code}.txt"
        path.parent.mkdir(parents=True, exist_ok=True)
        lost, voided = tuple[str, ...](), tuple[Ruling, ...]()
        if path.exists() and read_file(path) != data:
            earlier = self._read_earlier(seat)
            if earlier is not None and earlier.sections and not later.sections:
                raise LetterError(say("This letter has no orders for this round. The earlier one counts."))
            lost = lost_with(earlier, later)
            voided = voided_with(earlier, later, (each for each in self.rulings() if each.seat == seat))
            number = len(_earlier(path)) + 1
            write_atomically(path.with_name(f"{code}.{number}.txt"), read_file(path))
        for ruling in voided:
            self.withdraw(seat, ruling.at)
        write_atomically(path, data)
        filed = self.filed(seat)
        assert filed is not None
        return replace(filed, lost=lost, voided=voided)

    def _read_earlier(self, seat: int) -> Orders | None:
        """Return the orders of the letter that counts so far, None where it has none."""
        try:
            filed = self.filed(seat)
            return None if filed is None else orders_of(filed.letter, self.occasion(seat))
        except (LetterError, FolderError):
            return None

    def _orders(self, round_: int) -> Path:
        return self.path / "orders" / _ROUND.format(round_)

    # -- rulings ---------------------------------------------------------------------------

    @property
    def _rulings(self) -> Path:
        return self.path / "rulings" / f"{_ROUND.format(self.history.round)}.yaml"

    def rulings(self) -> tuple[Ruling, ...]:
        """Return the referee's rulings on the orders of the round; raises FolderError."""
        if not self._rulings.exists():
            return ()
        document = compose(read_text_of(self._rulings))
        data = document.data if document.data is not None else []
        if document.report.broken or not isinstance(data, list):
            raise FolderError(say("{path} is not a list of rulings.", path=self._rulings))
        return tuple(self._ruling(each) for each in data)

    def _ruling(self, data: Any) -> Ruling:
        if not isinstance(data, dict) or not {"company", "at", "read_as"} <= set(data):
            says = say("{path}: a ruling needs company, at and read_as.", path=self._rulings)
            raise FolderError(says)
        seat = self.terms.companies.seat(str(data["company"]))
        if seat == NOWHERE:
            says = say("{path}: there is no company {code}.", path=self._rulings, code=data["company"])
            raise FolderError(says)
        read_as = "" if data["read_as"] is None else str(data["read_as"])
        return Ruling(seat, str(data["at"]), read_as, str(data.get("why") or ""))

    def rulings_for(self, seat: int) -> dict[str, str]:
        """Return how a company's orders are read, by order."""
        return {ruling.at: ruling.read_as for ruling in self.rulings() if ruling.seat == seat}

    def rule(self, ruling: Ruling) -> None:
        """Keep a ruling for the round that waits; it replaces one on the same order."""
        self._keep((*self._others(ruling.seat, ruling.at), ruling))

    def withdraw(self, seat: int, at: str) -> None:
        """Forget the ruling on an order of the round that waits; raises FolderError where there is none."""
        others = self._others(seat, at)
        if len(others) == len(self.rulings()):
            raise FolderError(say("There is no ruling on {at}.", at=at))
        self._keep(others)

    def _others(self, seat: int, at: str) -> tuple[Ruling, ...]:
        return tuple(each for each in self.rulings() if (each.seat, each.at) != (seat, at))

    def _keep(self, rulings: tuple[Ruling, ...]) -> None:
        if not rulings:
            self._rulings.unlink(missing_ok=True)
            return
        lines = [_ruling_line(self.terms.companies.code(each.seat), each) for each in rulings]
        self._rulings.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(self._rulings, "".join(lines).encode())

    # -- the game --------------------------------------------------------------------------

    def saved(self, history: History, reports: Mapping[str, str], terms: Terms | None = None) -> "Folder":
        """Write the game after more moves, reports by their file names, and terms that changed."""
        terms = terms or self.terms
        for name, text in reports.items():
            write(self.path / "reports" / name, text)
        if terms != self.terms:
            write(self.path / TERMS, write_terms(terms))
        write(self.path / GAME, "".join(history.lines()))
        return replace(self, history=history, terms=terms)

    def handed(self, seat: int, player: str) -> "Folder":
        """Give a company to another player."""
        terms = self.terms.changed(seat, player=player)
        write(self.path / TERMS, write_terms(terms))
        return replace(self, terms=terms)

    def taken_back(self, number: int) -> "Folder":
        """Take rounds back to where the orders of one are awaited; what was is kept under ``undone``.

        The letters of that round stay. Raises FolderError where it is not played yet.
        """
        if not 0 <= number < self.history.round and not (
            self.history.is_over and number <= self.history.round
        ):
            raise FolderError(say("Round {number} is not played yet.", number=number))
        kept = self.path / UNDONE / f"{len(undone(self.path)) + 1:02d}"
        kept.mkdir(parents=True)
        shutil.copy2(self.path / GAME, kept / GAME)
        for kind in ("orders", "rulings", "reports"):
            for path in sorted((self.path / kind).glob("*")):
                of = _round_of(path.name)
                if of is None or of < number:
                    continue
                (kept / kind).mkdir(exist_ok=True)
                copied = kept / kind / path.name
                if of == number and kind != "reports":
                    _copy(path, copied)
                else:
                    path.rename(copied)
        history = self.history.before_round(number)
        write(self.path / GAME, "".join(history.lines()))
        return replace(self, history=history)


def undone(path: Path) -> list[Path]:
    """Return the folders of what was taken back, the oldest first."""
    return sorted(found for found in (path / UNDONE).glob("*") if found.is_dir())


def _copy(path: Path, to: Path) -> None:
    if path.is_dir():
        shutil.copytree(path, to)
    else:
        shutil.copy2(path, to)


def _round_of(name: str) -> int | None:
    found = re.match(r"([0-9]{2,})", name)
    return int(found[1]) if found else None


def _earlier(path: Path) -> list[Path]:
    """Return the letters that one has replaced."""
    return sorted(path.parent.glob(f"{path.stem}.[0-9]*{path.suffix}"))


def _ruling_line(code: str, ruling: Ruling) -> str:
    why = f", why: {quoted(ruling.why)}" if ruling.why else ""
    at, read_as = quoted(ruling.at), quoted(ruling.read_as)
    return f"- {{company: {quoted(code)}, at: {at}, read_as: {read_as}{why}}}\n"


def write(path: Path, text: str) -> None:
    """Write a text file of the game, and its folder if it is missing."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unopened(path.parent, error) from error
    write_atomically(path, text.encode())


def read_text_of(path: Path) -> str:
    """Return the text of a file of the game; raises FolderError."""
    try:
        return read_file(path).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise FolderError(say("{path} is not text in UTF-8.", path=path)) from error
    except (OSError, ValueError) as error:
        raise FolderError(_unread(path, error)) from error


def _unread(path: Path, error: OSError | ValueError) -> Saying:
    return say(
        "{path} cannot be read ({reason}).", path=path, reason=getattr(error, "strerror", None) or error
    )


# -- beginning and opening ---------------------------------------------------------------------


def demand_printed_towns(board: Board) -> None:
    """Raise FolderError for a board whose cities appear by rounds, which orders by letter do not know."""
    rule = board.dynamic_cities
    if rule is not None and (rule.races is not None or any(way.when != "race" for way in rule.cities)):
        raise FolderError(
            say(
                "Cities appear on this board during the game, and games by post cannot do that yet. Play it "
                "at one table with “Play This Map” or `platelayer play`, and pass the saved game on."
            )
        )


def begin_folder(path: Path, terms: Terms, board: Board, seed: str | None = None) -> Folder:
    """Begin a game in a new folder; raises FolderError, UnplayableBoard, ValueError, BoardFileError.

    Its seed is drawn at random, if none is given for a trial.
    """
    demand_printed_towns(board)
    if path.exists() and (not path.is_dir() or any(path.iterdir())):
        raise FolderError(say("{path} already exists. Choose a new folder.", path=path))
    seed = new_seed() if seed is None else seed
    terms = replace(terms, promise=promise_of(seed))
    settings = dict(terms.settings)
    played = with_overrides(board, settings) if settings else board
    codes = tuple(company.code for company in terms.companies.each)
    header = Header(
        board=write_board(played),
        title=terms.name,
        path=BOARD,
        rules=terms.rules,
        players=codes,
        bots=(HUMAN,) * len(codes),
        seed=0,
        version=program_version(),
    )
    history = new_history(header)
    Notation(history.game.facts, codes)
    write(path / BOARD, write_board(board))
    write(path / SEED, f"{seed}\n")
    write(path / TERMS, write_terms(terms))
    folder = Folder(path, terms, history, seed)
    return folder.saved(history, {})


def open_folder(path: Path) -> Folder:
    """Open the folder of a game; raises FolderError."""
    if not (path / TERMS).is_file():
        raise FolderError(say("{path} holds no postal game: there is no {name}.", path=path, name=TERMS))
    try:
        terms = read_terms(read_text_of(path / TERMS))
        history = read_history(read_text_of(path / GAME))
    except TermsError as error:
        raise FolderError(say("{path}: {why}", path=path / TERMS, why=error.message)) from error
    except (TranscriptError, ReplayError, BoardFileError) as error:
        raise FolderError(say("{path}: {why}", path=path / GAME, why=str(error))) from error
    codes = tuple(company.code for company in terms.companies.each)
    if codes != history.header.players:
        raise FolderError(say("The companies of {terms} and {game} differ.", terms=TERMS, game=GAME))
    seed = read_text_of(path / SEED).strip() if (path / SEED).exists() else ""
    return Folder(path, terms, history, seed)


def company_meant(folder: Folder, name: str, letter: Letter) -> int:
    """Return the seat that a file is from: by its name, its subject, or the first lines; else NOWHERE.

    Raises FolderError where two companies are named alike.
    """
    companies = folder.terms.companies
    seat = companies.seat(Path(name).stem)
    if seat != NOWHERE:
        return seat
    for words in (Path(name).stem, letter.subject, *_first_lines(letter)):
        found = _named(folder, words)
        if len(found) == 1:
            return found.pop()
        if found:
            break
    return NOWHERE


def _first_lines(letter: Letter) -> Iterable[str]:
    return (row.text for row in letter.rows[:5])


def _named(folder: Folder, words: str) -> set[int]:
    """Return the companies that are named by code, name or player among some words."""
    found = set()
    for seat, company in enumerate(folder.terms.companies.each):
        for name in (company.code, company.name, company.player):
            if len(name) > 1 and re.search(rf"(?<![^\W_]){re.escape(name)}(?![^\W_])", words, re.IGNORECASE):
                found.add(seat)
    return found
