"""Reading what is ordered next to track: ferries, crossings, second starts and leaps (VP.B10)."""

from dataclasses import replace
from difflib import SequenceMatcher
from typing import Final

from engine.game.facts import NOWHERE, CrossingLine, Facts, FerryLine
from engine.game.moves import Buy, Cross, Leap, Start
from engine.game.state import State
from engine.messages import Phrase, either, say
from engine.postal.reading import syntax
from engine.postal.reading.chains import ChainReader
from engine.postal.reading.letters import Span
from engine.postal.reading.rulings import RulingError
from engine.postal.reading.written_orders import Concern, Piece, Point, Work


class WorkReader:
    """Reads what a player orders next to track."""

    def __init__(self, chains: ChainReader, facts: Facts, state: State, player: int) -> None:
        self._chains = chains
        self._facts = facts
        self._state = state
        self._player = player

    def is_at(self, start: int) -> bool:
        """Return whether something next to track is ordered at a place."""
        signs = (syntax.PURCHASE, syntax.SECOND_START, syntax.LEAP)
        return any(sign.match(self._chains.source.text, start) for sign in signs)

    def read(self, at: str, start: int, end: int) -> tuple[Piece, int] | None:
        """Read a ferry, a crossing, a second start or a leap at a place."""
        text = self._chains.source.text
        for sign, read in (
            (syntax.PURCHASE, self._purchase),
            (syntax.LEAP, self._leap),
            (syntax.SECOND_START, self._second_start),
        ):
            found = sign.match(text, start, end)
            if found is None:
                continue
            stop = syntax.END_OF_STEP.search(text, found.end(), end)
            after = stop.start() if stop else end
            span = self._chains.source.span(start, after)
            work = read(at, found.end(), after)
            return Piece(at, span, work=work), after
        return None

    def ruled(self, at: str, said: str, span: Span) -> Piece | None:
        """Return what a ruling on an order names next to track, None where it names track.

        Raises RulingError where it is not understood.
        """
        chains = self._chains.on(said)
        reader = WorkReader(chains, self._facts, self._state, self._player)
        found = reader.read(at, 0, len(chains.source.text))
        if chains.doubts:
            raise RulingError(at, chains.doubts[0].says)
        return found and replace(found[0], span=span, by_ruling=True)

    def _purchase(self, at: str, start: int, end: int) -> Work | None:
        words = _letters(self._chains.source.text[start:end])
        lines = _lines(self._facts)
        found = [line for line in lines if _letters(line.name) == words] or [
            line for line in lines if len(words) >= 4 and _letters(line.name).startswith(words)
        ]
        if len(found) != 1:
            names = tuple(line.name for line in lines) or ("–",)
            says = say("There is no such ferry. Ferries and crossings here: {names}.", names=names)
            if found:
                word = self._chains.source.letter.quote(self._chains.source.span(start, end))
                several = tuple(line.name for line in found)
                says = say("'{word}' may be {names}.", word=word, names=either(several))
            self._chains.doubt(at, Concern.UNCLEAR, (start, end), says, FERRY)
            return None
        if found[0] in self._facts.ferries:
            return Buy(self._facts.ferries.index(found[0]))
        return Cross(self._facts.crossings.index(found[0]))

    def _second_start(self, at: str, start: int, end: int) -> Work | None:
        point, after = self._chains.point(at, start, end)
        if point is None or len(point.hexes) != 1 or self._chains.source.text[after:end].strip(" ."):
            self._chains.doubt(at, Concern.UNCLEAR, (start, end), say("This is no place on the map."), _START)
            return None
        return Start(point.hexes[0])

    def _leap(self, at: str, start: int, end: int) -> Work | None:
        """Read ``H8 - H10 over JGL``; without a company the one rival there counts, if it is one."""
        chains, text = self._chains, self._chains.source.text
        one, after = chains.point(at, start, end)
        dash = syntax.DASH.match(text, after, end)
        other, after = chains.point(at, dash.end(), end) if dash else (None, after)
        if one is None or other is None or len(one.hexes) != 1 or len(other.hexes) != 1:
            chains.doubt(at, Concern.UNCLEAR, (start, end), say("This leap is not understood."), _LEAP)
            return None
        rest = text[after:end].strip(" .")
        seat = chains.companies.seat(rest.removeprefix("over").strip()) if rest else self._rival(one, other)
        if seat == NOWHERE:
            chains.doubt(at, Concern.UNCLEAR, (start, end), say("This leap is not understood."), _LEAP)
            return None
        return Leap(one.hexes[0], other.hexes[0], seat)

    def _rival(self, one: Point, other: Point) -> int:
        """Return the only rival with track at both ends of a leap, else NOWHERE."""
        present = self._state.present
        both = present[one.hexes[0]] & present[other.hexes[0]] & ~(1 << self._player)
        return both.bit_length() - 1 if both.bit_count() == 1 else NOWHERE


def purchases_like(facts: Facts, words: str) -> tuple[str, ...]:
    """Return the orders of the ferries and crossings of a board, those with names like the words first."""
    lines = _lines(facts)
    matcher, likeness = SequenceMatcher(b=_letters(words)), dict[str, float]()
    for line in lines:
        matcher.set_seq1(_letters(line.name))
        likeness[line.name] = matcher.ratio()
    ordered = sorted(lines, key=lambda line: -likeness[line.name])
    return tuple(f"{'ferry' if isinstance(line, FerryLine) else 'crossing'} {line.name}" for line in ordered)


def _lines(facts: Facts) -> list[FerryLine | CrossingLine]:
    """Return what is bought and laid as a whole, by name."""
    return [*facts.ferries, *(line for line in facts.crossings if line.whole)]


def _letters(words: str) -> str:
    return "".join(sign for sign in words.casefold() if sign.isalnum())


FERRY: Final[Phrase] = "the name of a ferry or a crossing on the map"
_START: Phrase = "a place in brackets to start from"
_LEAP: Phrase = "two hexes and the company whose track is between them"
