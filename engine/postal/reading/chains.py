"""Reading one piece of an order: a point in brackets, and points after dashes with notes (VP.B10)."""

import re
from dataclasses import dataclass, field
from typing import Final

from engine.game.facts import NOWHERE
from engine.messages import Phrase, either, say
from engine.postal.reading import syntax
from engine.postal.reading.companies import Companies
from engine.postal.reading.gazetteer import Found, Gazetteer
from engine.postal.reading.letters import Letter, LetterError
from engine.postal.reading.source import Source, source_of
from engine.postal.reading.written_orders import Claim, Concern, Doubt, Point

_FILLER: Final = re.compile(r"(?:[\"'*_ \t]|from[ \t]|the[ \t]|at[ \t]|hex[ \t])*")
_REST_OF_WORD: Final = re.compile(r"[^-;()\[\]{},\n]*")
_WORDS_IN_BRACKET: Final = re.compile(r"[a-z][^()\[\]{};\n]*[)\]}]")
_NOTE_IN_ROUND: Final = re.compile(r"\([ \t]*[0-9]{1,3}[ \t]+[a-z][^()\[\]{};\n-]*\)")
"""An amount without a sign, and words: a place does not begin with a number and a space."""
_MOST_POINTS: Final = 2_000
"""More places than anybody names in a round."""
_TRAILING: Final = re.compile(r"[.,:*_\"'\\!]+(?=[ \t]*(?:\n|;|$))|[*_\"']+")


@dataclass
class Chain:
    """A piece as its signs have it: its points and claims, and whether it stops at something unclear.

    A chain that is ``refused`` orders nothing. ``bracketed`` says that its start is in brackets.
    """

    at: str
    start: int
    end: int = 0
    points: list[Point] = field(default_factory=list)
    claims: list[Claim] = field(default_factory=list)
    bracketed: bool = False
    stopped: bool = False
    refused: bool = False


class ChainReader:
    """Reads pieces from a source, and keeps what is doubtful about them."""

    def __init__(self, source: Source, gazetteer: Gazetteer, companies: Companies) -> None:
        self.source = source
        self.gazetteer = gazetteer
        self.companies = companies
        self.doubts: list[Doubt] = []
        self._text = source.text
        self._end = 0
        self._points = 0
        self._until: re.Pattern[str] | None = None

    def on(self, text: str) -> "ChainReader":
        """Return a reader of another text, such as a ruling, that knows the same places and companies."""
        letter = Letter(text)
        return ChainReader(source_of(letter, letter.rows), self.gazetteer, self.companies)

    def read(self, at: str, start: int, end: int, until: re.Pattern[str] | None = None) -> Chain:
        """Read a piece from a place on, to where it ends or at most to another place.

        It ends as well where ``until`` matches after a point.
        """
        self._end, self._until = end, until
        chain = Chain(at, start)
        place = self._first(chain, start)
        going = not chain.stopped
        while going:
            place, going = self._next(chain, place)
        chain.end = place
        return chain

    def doubt(
        self, at: str, concern: Concern, where: tuple[int, int], says: Phrase, expected: Phrase = ""
    ) -> None:
        """Keep a doubt about a stretch of the source."""
        self.doubts.append(Doubt(at, concern, self.source.span(*where), says, expected))

    def point(self, at: str, start: int, limit: int) -> tuple[Point | None, int]:
        """Read a point that ends before a place; return it and its end. None where no known place is."""
        filler = _FILLER.match(self._text, start, limit)
        start = filler.end() if filler else start
        found = self.gazetteer.at(self._text, start)
        if found is None or found.end > limit:
            return None, start
        self._points += 1
        if self._points > _MOST_POINTS:
            raise LetterError(say("This letter names too many places. Send the orders alone."))
        span = self.source.span(start, found.end)
        names = tuple(place.name for place in found.places)
        if len(names) > 1:
            says = say("'{word}' may be {names}.", word=self.source.letter.quote(span), names=either(names))
            self.doubt(at, Concern.UNCLEAR, (start, found.end), says)
        elif found.is_guess:
            says = say("'{word}' is read as {name}.", word=self.source.letter.quote(span), name=names[0])
            self.doubt(at, Concern.REMARK, (start, found.end), says)
        return Point(span, names[0], self._hexes(found)), found.end

    def _hexes(self, found: Found) -> tuple[int, ...]:
        """Return the hexes of a place; none where it is unclear which place is meant."""
        return found.places[0].hexes if len(found.places) == 1 else ()

    # -- the first point -------------------------------------------------------------------

    def _first(self, chain: Chain, start: int) -> int:
        """Read the point that a piece starts from."""
        text = self._text
        start = self._blank(start)
        bracket = start < self._end and text[start] in syntax.OPENING
        point, place = self.point(chain.at, start + bracket, self._end)
        if point is None:
            return self._stop(chain, start, say("This is no place on the map."), _START)
        chain.points.append(point)
        chain.bracketed = bracket
        if bracket:
            place = self._blank(place)
            if place < self._end and text[place] in syntax.CLOSING:
                return self._checked(chain, point, start, place + 1)
            says = say("The bracket is not closed.")
            self.doubt(chain.at, Concern.REMARK, (start, place), says)
        return self._checked(chain, point, start, place)

    def _checked(self, chain: Chain, point: Point, start: int, place: int) -> int:
        """Stop a chain at a point that may be several places; else go on after it."""
        if point.hexes:
            return place
        chain.points.pop()
        chain.stopped = True
        return self._skip(chain, start)

    # -- what follows ----------------------------------------------------------------------

    def _next(self, chain: Chain, place: int) -> tuple[int, bool]:
        """Read one thing of a piece; return where it ends, and whether the piece goes on."""
        place = self._blank(place)
        if place >= self._end:
            return self._end, False
        sign = self._text[place]
        if sign == ";":
            return place + 1, False
        if self._until is not None and self._until.match(self._text, place, self._end):
            return place, False
        if sign == "\n":
            after = self._continued(place)
            return (place, False) if after is None else (after, True)
        for reader in (self._trailing, self._note, self._bare_claim, self._same_place, self._step):
            found = reader(chain, place)
            if found is not None:
                return found, not chain.stopped
        if sign == "(":
            return place, False
        return self._stop(chain, place, say("This is not understood."), _AFTER_POINT), False

    def _continued(self, place: int) -> int | None:
        """Return where a piece goes on in the next line, None where a new one or something else begins."""
        after = self._blank(place + 1)
        if after >= self._end:
            return None
        sign = self._text[after]
        if sign in "[{" or (sign == "(" and self._claims_at(after + 1)):
            return after
        dash = syntax.DASH.match(self._text, after)
        # After a dash a bracket begins a piece: it is a list.
        is_list = dash is not None and self._text[dash.end() : dash.end() + 1] in ("(", "\n", "")
        return None if dash is None or is_list else after

    def _trailing(self, chain: Chain, place: int) -> int | None:
        found = _TRAILING.match(self._text, place, self._end)
        return found.end() if found else None

    def _note(self, chain: Chain, place: int) -> int | None:
        """Read a note in brackets of any kind; one in round brackets only if it makes claims."""
        if self._text[place] not in syntax.OPENING:
            return None
        claims = self._claims_at(place + 1)
        if claims:
            after = self._blank(claims[-1][0])
            closed = after < self._end and self._text[after] in syntax.CLOSING
            self._claim(chain, claims)
            words = None if closed else _WORDS_IN_BRACKET.match(self._text, after, self._end)
            if words:
                self.doubt(
                    chain.at, Concern.REMARK, (place, words.end()), say("Words in brackets are no order.")
                )
                return words.end()
            if not closed:
                says = say("The bracket is not closed.")
                self.doubt(chain.at, Concern.REMARK, (place, after), says)
            return after + closed
        is_note = self._text[place] != "(" or _NOTE_IN_ROUND.match(self._text, place, self._end)
        return self._free_note(chain, place) if is_note else None

    def _free_note(self, chain: Chain, place: int) -> int:
        """Read words in brackets: they are no order, unless they sound like one."""
        found = re.compile(r"[^\])};\n]*").match(self._text, place + 1, self._end)
        after = found.end() if found else place + 1
        words = self._text[place + 1 : after]
        after += after < self._end and self._text[after] in syntax.CLOSING
        if syntax.CONDITION.search(words):
            chain.stopped = chain.refused = True
            return self._refuse(chain, chain.start, self._skip(chain, after))
        point = self.gazetteer.exact(self._text, self._blank(place + 1))
        same = point is not None and chain.points and point.places[0].hexes == chain.points[-1].hexes
        if not same:
            serious = Concern.UNCLEAR if self._names_place(words) else Concern.REMARK
            self.doubt(chain.at, serious, (place, after), say("Words in brackets are no order."), _NOTE)
        return after

    def _names_place(self, words: str) -> bool:
        """Return whether a place of the map is named among some words."""
        starts = (found.start() for found in re.finditer(r"(?<![a-z0-9])[a-z]", words))
        return any(self.gazetteer.exact(words, start) for start in starts)

    def _claims_at(self, place: int) -> list[tuple[int, int, int, int]]:
        """Return the claims at a place, each with its end, start, amount and seat."""
        found: list[tuple[int, int, int, int]] = []
        while claim := syntax.CLAIM.match(self._text, place, self._end):
            after, seat = claim.end(), NOWHERE
            company = self.companies.pattern.match(self._text, after, self._end)
            if company:
                seat, after = self.companies.seat(company[0]), company.end()
            elif not claim[1]:
                break
            amount = -int(claim[2]) if claim[1] == "-" else int(claim[2])
            found.append((after, claim.start(), amount, seat))
            gap = re.compile(r"[ \t,/&]*(?:to[ \t]+)?").match(self._text, after, self._end)
            place = gap.end() if gap else after
        return found

    def _claim(self, chain: Chain, claims: list[tuple[int, int, int, int]]) -> None:
        at = len(chain.points) - 1
        chain.claims += [
            Claim(self.source.span(start, end), at, amount, seat) for end, start, amount, seat in claims
        ]

    def _bare_claim(self, chain: Chain, place: int) -> int | None:
        """Read a claim without brackets: ``+6``, or ``-1B`` with a company."""
        if self._text[place] not in "+-":
            return None
        claims = self._claims_at(place)
        if not claims or (claims[0][2] < 0 and claims[0][3] == NOWHERE):
            return None
        if self.gazetteer.exact(self._text, self._blank(place + 1)):
            return None
        self._claim(chain, claims[:1])
        return claims[0][0]

    def _same_place(self, chain: Chain, place: int) -> int | None:
        """Read another name of the place before: ``Bolton (H8)``, ``H8 Bolton``, ``H8/Bolton``."""
        start = self._blank(place + (self._text[place] in "(/"))
        found = self.gazetteer.exact(self._text, start)
        if found is None or found.end > self._end or not chain.points:
            return None
        if len(found.places) > 1 or found.places[0].hexes != chain.points[-1].hexes:
            return None
        after = self._blank(found.end) if self._text[place] == "(" else found.end
        return after + (self._text[place] == "(" and self._text[after : after + 1] in tuple(syntax.CLOSING))

    def _step(self, chain: Chain, place: int) -> int | None:
        """Read a dash and the point after it."""
        dash = syntax.DASH.match(self._text, place, self._end)
        if dash is None:
            return None
        after = dash.end()
        # A line may end with a dash; a blank line or the next order may not follow it.
        if self._text[after : after + 1] == "\n":
            after = self._blank(after + 1)
        if after >= self._end or self._text[after] in ";\n":
            return self._stop(chain, place, say("Nothing follows the dash."), _POINT)
        inside = self._text[after] == "("
        point, end = self.point(chain.at, after + inside, self._end)
        if point is None:
            label = self.gazetteer.is_label(self._text, end)
            word = self.source.letter.quote(self.source.span(end, label or self.word_end(end)))
            says = say("There is no hex {word} on the map.", word=word) if label else _unknown(word)
            return self._stop(chain, end, says, _POINT)
        chain.points.append(point)
        if inside:
            end = self._blank(end)
            end += self._text[end : end + 1] in tuple(syntax.CLOSING)
        return self._checked(chain, point, after, end)

    # -- where it stops --------------------------------------------------------------------

    def word_end(self, place: int) -> int:
        """Return where the words at a place end, before a dash or another sign."""
        found = _REST_OF_WORD.match(self._text, place, self._end)
        return found.end() if found else place

    def _stop(self, chain: Chain, place: int, says: Phrase, expected: Phrase) -> int:
        """Stop a chain at something that is not understood; return where the next piece may begin."""
        chain.stopped = True
        after = self._skip(chain, place)
        if syntax.CONDITION.search(self._text, chain.start, after):
            chain.refused = True
            return self._refuse(chain, chain.start, after)
        self.doubt(chain.at, Concern.UNCLEAR, (place, max(after, place + 1)), says, expected)
        return after

    def _refuse(self, chain: Chain, start: int, after: int) -> int:
        """Refuse a whole piece that depends on something (VP.B10)."""
        found = syntax.CONDITION.search(self._text, start, after)
        word = found[0] if found else ""
        chain.points.clear()
        chain.claims.clear()
        says = say("Orders cannot depend on what others do ('{word}').", word=word)
        self.doubt(chain.at, Concern.UNCLEAR, (start, after), says, _FIRM)
        return after

    def _skip(self, chain: Chain, place: int) -> int:
        """Return where the next piece may begin: after a semicolon, or at the end of the line."""
        end = syntax.END_OF_STEP.search(self._text, place, self._end)
        return self._end if end is None else end.end() if end[0] == ";" else end.start()

    def _blank(self, place: int) -> int:
        while place < self._end and self._text[place] in " \t":
            place += 1
        return place


def _unknown(word: str) -> Phrase:
    return say("There is no place '{word}' on the map.", word=word)


_POINT: Phrase = "a hex, a town or a key"
_START: Phrase = "a place in brackets to start from"
_AFTER_POINT: Phrase = "a dash, a note in brackets, or a semicolon"
_NOTE: Phrase = "an amount such as +6 or -1"
_FIRM: Phrase = "a firm order"
