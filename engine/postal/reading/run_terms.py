"""Reading how a race is run: alone, jointly, by an exchange, or by another's route (VP.O6)."""

import re
from dataclasses import dataclass
from typing import Final

from engine.game.facts import NOWHERE
from engine.messages import Phrase, say
from engine.postal.reading import syntax
from engine.postal.reading.chains import ChainReader
from engine.postal.reading.rulings import RulingError
from engine.postal.reading.written_orders import Concern, RunKind

TERMS: Final = re.compile(
    r"[ \t]*(?::|(?:joint|jr|xrp|erp|exchange|as|with|w/|pay(?:ing|s)?|own|alone|via|route)(?![a-z0-9]))"
)
_PLAIN_WORDS: Final = re.compile(
    r"(?:own(?:[ \t]+track)?|alone|via|route|by)(?![a-z0-9])[ \t:]*|[:,.][ \t]*|[*_]+"
)
_ALONE: Final = re.compile(r"[ \t]*alone(?![a-z0-9])")
_UNKNOWN: Final = re.compile(
    r"[^-;:()\[\]{},\n]+?(?=[ \t]*(?:[:(]|(?:for|in|over)[ \t]*(?:races?|runs?)?[ \t]*[0-9]))"
)
"""Words in place of a company, before what certainly is not one."""
_WORD: Final = re.compile(r"[^\s;:()\[\]{},]*")
COMPANY: Final[Phrase] = "the code of a company"


@dataclass
class RunTerms:
    """How a race is run, as far as it has been read."""

    kind: RunKind = RunKind.ALONE
    partner: int = NOWHERE
    races: tuple[int, ...] = ()
    same_as: int = NOWHERE


class TermsReader:
    """Reads how a player runs races, from letters and from rulings."""

    def __init__(self, chains: ChainReader, player: int) -> None:
        self._chains = chains
        self._player = player

    def read(self, at: str, terms: RunTerms, place: int, end: int) -> int:
        """Read how a race is run, wherever words of it come next."""
        text = self._chains.source.text
        while place < end:
            blank = syntax.BLANK.match(text, place, end)
            place = blank.end() if blank else place
            plain = _PLAIN_WORDS.match(text, place, end)
            if plain:
                place = plain.end()
            elif joint := syntax.JOINT.match(text, place, end):
                terms.kind, place = RunKind.JOINT, self._with(at, terms, joint.end(), end)
            elif exchange := syntax.EXCHANGE.match(text, place, end):
                terms.kind, place = RunKind.EXCHANGE, self._with(at, terms, exchange.end(), end)
            elif same := syntax.SAME_AS.match(text, place, end):
                place = self._same(at, terms, same.end(), end)
            else:
                break
        return place

    def ruled(self, at: str, written: RunTerms, said: str) -> tuple[RunTerms, str]:
        """Return how a race is run by a ruling, and the rest of the ruling: a route, or nothing.

        A ruling that names only a route leaves the rest as it is written. Raises RulingError where no company
        is named.
        """
        chains, terms = self._chains.on(said), RunTerms()
        words = chains.source.text.rstrip()
        place = TermsReader(chains, self._player).read(at, terms, 0, len(words))
        if terms == RunTerms() and not _ALONE.match(words):
            terms = written
        elif terms.kind is written.kind and not terms.races:
            terms.races = written.races
        if chains.doubts or (terms.kind is not RunKind.ALONE and terms.partner == NOWHERE):
            says = say(
                "The ruling on {at} names no company. Write 'JR with CODE', 'XRP with CODE' or 'alone'.",
                at=at,
            )
            raise RulingError(at, says)
        return terms, words[place:]

    def _with(self, at: str, terms: RunTerms, place: int, end: int) -> int:
        """Read with whom a race is run, and for which races."""
        text, chains = self._chains.source.text, self._chains
        word = syntax.WITH.match(text, place, end)
        place = word.end() if word else place
        found = chains.companies.pattern.match(text, place, end)
        seat = chains.companies.seat(found[0]) if found else NOWHERE
        if found is None or seat == self._player:
            found = _UNKNOWN.match(text, place, end)
            words = found or _WORD.match(text, place, end)
            stop = max(place + 1, words.end()) if words else place + 1
            chains.doubt(at, Concern.UNCLEAR, (place, min(stop, end)), say("With which company?"), COMPANY)
            if found is None:
                return place
        else:
            terms.partner = seat
        races = syntax.FOR_RACES.match(text, found.end(), end)
        if races is None:
            return found.end()
        terms.races = tuple(int(number) for number in re.findall("[0-9]+", races[1]))
        return races.end()

    def _same(self, at: str, terms: RunTerms, place: int, end: int) -> int:
        """Read whose route is taken (VP.O6b)."""
        found = self._chains.companies.pattern.match(self._chains.source.text, place, end)
        if found is None:
            self._chains.doubt(at, Concern.UNCLEAR, (place, place + 1), say("As which company?"), COMPANY)
            return place
        terms.same_as = self._chains.companies.seat(found[0])
        after = re.compile(r"'?s?(?![a-z0-9])").match(self._chains.source.text, found.end(), end)
        return after.end() if after else found.end()
