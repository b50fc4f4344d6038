"""How a postal game stands: the orders of its companies as they are read, and what the round waits for."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from itertools import groupby
from typing import NamedTuple

from engine.board.document import Board
from engine.game.state import State
from engine.hexes.lattice import Hex
from engine.messages import Phrase, say
from engine.postal.adjudicating import Hindrance, hindrances_of, read_filed
from engine.postal.folder import Filed, Folder
from engine.postal.publishing import published
from engine.postal.reading.letters import LetterError
from engine.postal.reading.rulings import RulingError
from engine.postal.reading.suggestions import Suggestion, suggestions_for
from engine.postal.reading.written_orders import Concern, Doubt, Orders
from engine.postal.reports import Report
from engine.postal.round_report import ROLLS
from engine.transcript.remarks import Ruling
from studio.drawing.game.laid_track import LaidTrack, laid_track


class Lamp(Enum):
    """Whether a company's orders are there and clear."""

    NONE = auto()
    FILED = auto()
    UNCLEAR = auto()


@dataclass(frozen=True)
class Reading:
    """The letter of a company and its orders as they are read; ``why`` says why they cannot be read.

    ``suggestions`` are what may be ruled on doubts that list no ways.
    """

    filed: Filed | None = None
    orders: Orders | None = None
    why: Phrase = ""
    suggestions: Mapping[Doubt, tuple[Suggestion, ...]] = field(default_factory=dict)

    @property
    def lamp(self) -> Lamp:
        """Its lamp."""
        if self.why:
            return Lamp.UNCLEAR
        if self.orders is None:
            return Lamp.NONE
        return Lamp.FILED if self.orders.is_clear else Lamp.UNCLEAR

    @property
    def unclear(self) -> int:
        """How many doubts wait for a ruling."""
        doubts = () if self.orders is None else self.orders.doubts
        return sum(doubt.concern is Concern.UNCLEAR for doubt in doubts) or bool(self.why)


class Moment(NamedTuple):
    """A moment of the last round's clock: what it is called, and all track at it."""

    name: Phrase
    track: LaidTrack


@dataclass(frozen=True)
class Standing:
    """A game's folder with everything that the window shows of it.

    ``hindrances`` keep the round from being played; ``rulings`` are those on its orders. ``report`` is of
    the last round played, None before any; ``moments`` has at least one.
    """

    folder: Folder
    readings: tuple[Reading, ...]
    hindrances: tuple[Hindrance, ...]
    rulings: tuple[Ruling, ...]
    report: Report | None
    moments: tuple[Moment, ...]

    @property
    def awaits_throw(self) -> bool:
        """Whether dice or races are to be thrown before orders can be taken."""
        history = self.folder.history
        return history.waits_for_throw and not history.is_over

    @property
    def takes_orders(self) -> bool:
        """Whether orders are taken now."""
        history = self.folder.history
        return not history.is_over and not history.waits_for_throw


def standing_of(folder: Folder, hexes: list[Hex], missing: Collection[int] = ()) -> Standing:
    """Return how a game stands; ``missing`` companies may stand still. Raises FolderError."""
    history = folder.history
    last = history.last_played
    report = None if last is None else published(folder, history, last)
    is_open = not history.is_over and not history.waits_for_throw
    seats = range(len(folder.terms.companies.each))
    return Standing(
        folder,
        tuple(_reading(folder, seat) if is_open else Reading() for seat in seats),
        tuple(hindrances_of(folder, missing)) if is_open else (),
        folder.rulings() if is_open else (),
        report,
        tuple(_moments(folder, report, hexes)),
    )


def _reading(folder: Folder, seat: int) -> Reading:
    filed = folder.filed(seat)
    try:
        orders = read_filed(folder, seat)
        if filed is None or orders is None:
            return Reading(filed, orders)
        occasion, rulings = folder.occasion(seat), folder.rulings_for(seat)
        found = {doubt: suggestions_for(filed.letter, occasion, rulings, doubt) for doubt in orders.doubts}
        return Reading(filed, orders, suggestions=found)
    except (LetterError, RulingError) as error:
        return Reading(filed, None, error.message)


def _moments(folder: Folder, report: Report | None, hexes: list[Hex]) -> Iterator[Moment]:
    """Yield the moments of the last round: before it, by its clock (VP.B1c), and now."""
    history, board, facts = folder.history, folder.board, folder.history.game.facts
    if report is not None and report.result.growth:
        result = report.result
        state = history.of_round(result.round)[0].before.copy()
        yield Moment(say("Before round {n}", n=result.round), _track(board, folder, state, hexes))
        for (roll, moment), growths in groupby(result.growth, key=lambda each: (each.roll, each.moment)):
            for growth in growths:
                state.add_link(facts, growth.seat, facts.links[growth.start, growth.end])
            letter = ROLLS[roll] if result.stage == "building" else ""
            name = say("Round {n}, {moment}", n=result.round, moment=f"{letter}{moment}")
            yield Moment(name, _track(board, folder, state, hexes))
    now: Phrase = "Now"
    yield Moment(now, _track(board, folder, history.state, hexes))


def _track(board: Board, folder: Folder, state: State, hexes: list[Hex]) -> LaidTrack:
    return laid_track(board, folder.history.game.facts, state, hexes)
