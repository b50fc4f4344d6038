"""Reading the orders of a letter: every order understood, and everything else quoted (VP.B10).

No word is dropped: what is no order is prose, and what sounds like one but is not understood is a doubt.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final

from engine.game.facts import Facts
from engine.game.state import Pair, State
from engine.game.steps.postal.racing import extra_units
from engine.messages import Phrase, count_of, say
from engine.postal.reading import syntax
from engine.postal.reading.builds import BuildReader
from engine.postal.reading.chains import ChainReader
from engine.postal.reading.companies import Companies
from engine.postal.reading.gazetteer import Found, Gazetteer
from engine.postal.reading.letters import Letter, LetterError, RowKind, Span
from engine.postal.reading.race_orders import RaceReader
from engine.postal.reading.rulings import NOTHING, START, RulingError, Rulings, chain_of, is_meant
from engine.postal.reading.sections import Section, SectionKind, sections_of
from engine.postal.reading.source import Source, source_of
from engine.postal.reading.written_orders import Concern, Doubt, Orders, Piece, RunOrder, Setup

ROLLS: Final = "abc"
_ROLL_OF_EXTRA: Final = "x"


@dataclass(frozen=True)
class Occasion:
    """What orders are for: the round, who writes them, and how the game stands.

    ``rolls`` are those of a building round, ``races`` those that a round of races offers, by number.
    """

    gazetteer: Gazetteer
    facts: Facts
    state: State
    companies: Companies
    player: int
    round: int
    rolls: tuple[int, ...] = ()
    races: tuple[Pair, ...] = ()

    @property
    def is_racing(self) -> bool:
        """Whether the round is one of races."""
        return bool(self.races) or self.state.stage == "operating"


def orders_of(letter: Letter, occasion: Occasion, rulings: Rulings | None = None) -> Orders:
    """Return what a letter orders, with the rulings of the referee by order (``b2``).

    Raises LetterError where there is no order in it, clear or unclear, and RulingError for a ruling that
    names no way.
    """
    rulings = rulings or {}
    rows = {kind: [row for row in letter.rows if row.kind is kind] for kind in RowKind}
    reader = _Reader(source_of(letter, rows[RowKind.TEXT]), occasion, rulings)
    orders = reader.read()
    left = rows[RowKind.QUOTED] + rows[RowKind.SIGNATURE]
    if not reader.found and left:
        # Somebody sent the orders on: then the quotation is the letter.
        reader = _Reader(source_of(letter, letter.rows), occasion, rulings)
        orders, at = reader.read(), f"line {letter.position(letter.rows[0].start)[0]}"
        if reader.found and not is_meant(rulings, at):
            orders = _only_quoted(letter, at, orders.setup if START in rulings else Setup())
        left = []
    if not reader.found:
        raise LetterError(say("There are no orders in this letter."))
    doubts = tuple(doubt for doubt in orders.doubts if not _is_ruled(doubt, rulings))
    doubts += (*_unread(letter, left), *_subject(letter, occasion))
    return replace(orders, doubts=tuple(sorted(doubts, key=lambda doubt: (doubt.span, doubt.at))))


def _only_quoted(letter: Letter, at: str, setup: Setup) -> Orders:
    """Return that orders are somebody else's words, perhaps sent on: the referee says whether they count."""
    span = Span(letter.rows[0].start, letter.rows[-1].end)
    says = say("Only quoted lines have orders.")
    return Orders(letter, setup=setup, doubts=(Doubt(at, Concern.UNCLEAR, span, says, _RULE_MEANT),))


def _subject(letter: Letter, occasion: Occasion) -> Iterable[Doubt]:
    """Yield that the subject of a mail says another round; answers often keep that of an old report."""
    said = syntax.ROUND.search(letter.subject.casefold())
    if said and int(said[1]) != occasion.round:
        says = say(
            "The subject says round {other}; this is round {round}.", other=int(said[1]), round=occasion.round
        )
        yield Doubt("line 1", Concern.REMARK, Span(0, 0), says)


def _is_ruled(doubt: Doubt, rulings: Rulings) -> bool:
    """Return whether a ruling leaves out what is doubtful; raises RulingError where it cannot do more."""
    if doubt.at not in rulings or doubt.concern is not Concern.UNCLEAR:
        return False
    if rulings[doubt.at].strip().casefold() not in NOTHING:
        says = say(
            "A ruling can only leave out {at}. Or file the orders again as they are meant.", at=doubt.at
        )
        raise RulingError(doubt.at, says)
    return True


def _unread(letter: Letter, rows: Iterable[object]) -> Iterable[Doubt]:
    """Yield that quoted lines and signatures were not read, one remark for lines in a row."""
    blocks: list[list[int]] = []
    wanted = set(rows)
    for index, row in enumerate(letter.rows):
        if row not in wanted:
            continue
        if blocks and blocks[-1][-1] == index - 1:
            blocks[-1].append(index)
        else:
            blocks.append([index])
    for block in blocks:
        first, last = letter.rows[block[0]], letter.rows[block[-1]]
        line, _ = letter.position(first.start)
        says = count_of(len(block), "1 quoted line was not read.", "{n} quoted lines were not read.")
        yield Doubt(f"line {line}", Concern.REMARK, Span(first.start, last.end), says)


def _points_of(occasion: Occasion) -> dict[str, int]:
    """Return what each roll, or extra track where it costs points, may cost, by its letter."""
    points = dict(zip(ROLLS, occasion.rolls, strict=False))
    if occasion.is_racing and occasion.facts.rules.extra_unit == "points":
        points[_ROLL_OF_EXTRA] = extra_units(occasion.facts, occasion.state)
    return points


@dataclass
class _Reader:
    """Goes through the sections of a source."""

    source: Source
    occasion: Occasion
    rulings: Rulings
    found: bool = False
    heads: list[Span] = field(default_factory=list)
    prose: list[Span] = field(default_factory=list)
    rolls: dict[str, list[Piece]] = field(default_factory=dict)
    races: list[RunOrder] = field(default_factory=list)
    extra: list[Piece] = field(default_factory=list)
    setup: dict[str, list[str]] = field(default_factory=dict)
    sections: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Prepare what reads the places of the board."""
        occasion = self.occasion
        self.chains = ChainReader(self.source, occasion.gazetteer, occasion.companies)
        self.builds = BuildReader(
            self.chains, occasion.facts, occasion.state, occasion.player, self.rulings, _points_of(occasion)
        )
        self.routes = RaceReader(
            self.chains, occasion.facts, occasion.state, occasion.player, occasion.races, self.rulings
        )

    def read(self) -> Orders:
        """Read all sections."""
        before = ""
        for section in sections_of(self.source):
            if section.kind is not SectionKind.NONE:
                self.heads.append(self.source.span(section.head, section.start))
                self.found = True
            before = self._read(section, before)
        setup = self._setup()
        return Orders(
            self.source.letter,
            tuple(tuple(self.rolls.get(roll, ())) for roll in ROLLS),
            tuple(self.races),
            tuple(self.extra),
            setup,
            tuple(self.chains.doubts),
            tuple(self.heads),
            tuple(self.prose),
            tuple(dict.fromkeys(self.sections)),
        )

    def _read(self, section: Section, before: str) -> str:
        """Read a section; return what the next one may carry on."""
        match section.kind:
            case SectionKind.NONE:
                self._prose(section.start, section.end)
            case SectionKind.SETUP:
                self._take_setup(section)
            case SectionKind.ROLL:
                return self._roll(section, before)
            case SectionKind.EXTRA:
                self._extra(section)
            case SectionKind.RACE:
                self._race(section)
        return ""

    # -- track -----------------------------------------------------------------------------

    def _roll(self, section: Section, before: str) -> str:
        """Read the pieces of a roll."""
        roll, occasion = section.word, self.occasion
        if not occasion.round:
            why = say("Before the first round only starts are chosen.")
            self._refuse(section, roll, Concern.WRONG, why)
            return roll
        is_other = bool(section.number) and section.number != occasion.round
        if is_other and not is_meant(self.rulings, roll):
            why = say(
                "These orders are for round {other}; this is round {round}.",
                other=section.number,
                round=occasion.round,
            )
            self._refuse(section, roll, Concern.UNCLEAR, why, _RULE_MEANT)
            return roll
        if occasion.is_racing:
            why = say("There are no rolls in a round of races. Extra track begins with 'build)'.")
            self._refuse(section, roll, Concern.WRONG, why)
            return roll
        if roll in self.rolls and roll != before:
            why = say("Roll {roll} was ordered further up already.", roll=roll)
            self._refuse(section, roll, Concern.UNCLEAR, why)
            return roll
        if roll in self.rolls:
            why = say("Roll {roll} is ordered twice. Both orders count.", roll=roll)
            self.chains.doubt(roll, Concern.REMARK, (section.head, section.start), why)
        self.sections.append(roll)
        pieces = self.rolls.setdefault(roll, [])
        self._pieces(self._after_value(section), section.end, roll, pieces)
        return roll

    def _after_value(self, section: Section) -> int:
        """Return where the pieces of a roll begin, after the number of points if that is written."""
        found = syntax.ROLL_VALUE.match(self.source.text, section.start, section.end)
        if found is None:
            return section.start
        said, rolls = int(found[1] or found[2]), self.occasion.rolls
        place = ROLLS.index(section.word)
        if place < len(rolls) and said != rolls[place]:
            says = say("Roll {roll} is {points}.", roll=section.word, points=rolls[place])
            self.chains.doubt(section.word, Concern.REMARK, (section.start, found.end()), says)
        self.heads.append(self.source.span(section.start, found.end()))
        return found.end()

    def _extra(self, section: Section) -> None:
        if not self.occasion.is_racing:
            says = say("Extra track is built in rounds of races only.")
            self._refuse(section, _ROLL_OF_EXTRA, Concern.WRONG, says)
            return
        self.sections.append("build")
        self._pieces(section.start, section.end, _ROLL_OF_EXTRA, self.extra)

    def _pieces(self, start: int, end: int, roll: str, into: list[Piece]) -> None:
        """Read pieces one after the other, and lines between them that are none."""
        text, first = self.source.text, True
        while start < end:
            while start < end and text[start] in " \t\n;.,*_":
                first = first and text[start] != "\n"
                start += 1
            if start >= end:
                break
            mark = syntax.LIST_MARK.match(text, start, end)
            start = mark.end() if mark else start
            nothing = syntax.NOTHING.match(text, start, end)
            if nothing:
                self.heads.append(self.source.span(start, nothing.end()))
                start = nothing.end()
                continue
            at_line = text.rfind("\n", 0, start) + 1
            begins_line = not text[at_line:start].strip(" \t.,*_")
            if not first and begins_line and not self._is_piece(start):
                stop = min(self.source.line_end(start), end)
                self._prose(start, stop)
                start = stop
                continue
            piece, start = self.builds.read(f"{roll}{len(into) + 1}", start, end)
            into.append(piece)
            first = False

    def _is_piece(self, start: int) -> bool:
        """Return whether a line begins like a piece of track."""
        text = self.source.text
        dash = syntax.DASH.match(text, start)
        if text[start] in syntax.OPENING or (dash and text[dash.end() : dash.end() + 1] == "("):
            return True
        if self.builds.is_purchase(start):
            return True
        point = self.chains.gazetteer.at(text, start)
        end = point.end if point else self.chains.gazetteer.is_label(text, start)
        return bool(end) and bool(re.compile(r"[ \t]*(?:-|to |[\[{(;\n]|$)").match(text, end))

    # -- races -----------------------------------------------------------------------------

    def _race(self, section: Section) -> None:
        if not self.occasion.is_racing:
            says = say("There are no races in a building round.")
            self._refuse(section, str(section.number), Concern.WRONG, says)
            return
        if section.number in {pair.race for pair in self.occasion.races}:
            self.sections.append(str(section.number))
        order, end = self.routes.read(section)
        if order is None:
            self.heads.append(self.source.span(section.head, end))
        else:
            self.races.append(order)
        self._prose(end, section.end)

    # -- everything else -------------------------------------------------------------------

    def _refuse(
        self, section: Section, at: str, concern: Concern, why: Phrase, expected: Phrase = ""
    ) -> None:
        """Leave a section out, and say why."""
        self.chains.doubt(at, concern, (section.head, section.end), why, expected)

    def _take_setup(self, section: Section) -> None:
        """Take a list of names, colours or starts (VP.B7a)."""
        stop = min(self.source.line_end(section.start), section.end)
        words = self.source.letter.text[self.source.offsets[section.start] : self.source.offsets[stop]]
        self.setup.setdefault(section.word, []).extend(
            word for part in re.split("[,;/]| or ", words) if (word := part.strip(" .\t"))
        )
        self.heads.append(self.source.span(section.start, stop))
        self._starts(section, stop)
        self._prose(stop, section.end)

    def _starts(self, section: Section, stop: int) -> None:
        """Say of starts that are no places, or no starts."""
        if section.word != "star":
            return
        self.sections.append("starts")
        text, place = self.source.text, section.start
        for gap in (*syntax.SEPARATOR.finditer(text, section.start, stop), None):
            end = stop if gap is None else gap.start()
            if text[place:end].strip(" \t."):
                number = syntax.LIST_NUMBER.match(text, place, end)
                self._start(place if number is None else number.end(), end, place)
            place = end if gap is None else gap.end()

    def _start(self, start: int, end: int, whole: int) -> None:
        """Take a place to start at; what follows it is read by the referee."""
        point, after = self.chains.point(START, start, end)
        if point is None:
            word = self.source.letter.quote(self.source.span(whole, end))
            says = say("There is no place '{word}' on the map.", word=word)
            self.chains.doubt(START, Concern.UNCLEAR, (whole, end), says)
            return
        if not set(point.hexes) & set(self.occasion.facts.starts):
            says = say("{place} is no start.", place=point.name)
            self.chains.doubt(START, Concern.WRONG, (start, end), says)
        else:
            self.starts.append(next(h for h in point.hexes if h in self.occasion.facts.starts))
        if self.source.text[after:end].strip(" \t.!"):
            self.chains.doubt(START, Concern.UNCLEAR, (after, end), say("This is not understood."))

    starts: list[int] = field(default_factory=list)

    def _setup(self) -> Setup:
        starts = tuple(self.starts)
        if START in self.rulings and self.rulings[START].strip().casefold() not in NOTHING:
            starts = chain_of(self.chains.gazetteer, START, self.rulings[START])
            if not set(starts) <= set(self.occasion.facts.starts):
                raise RulingError(START, say("The ruling on {at} names a place that is no start.", at=START))
            self.chains.doubts[:] = [doubt for doubt in self.chains.doubts if doubt.at != START]
        return Setup(tuple(self.setup.get("name", ())), tuple(self.setup.get("colo", ())), starts)

    def _prose(self, start: int, end: int) -> None:
        """Take lines as words that order nothing; those that sound like an order are doubts."""
        text = self.source.text
        while start < end:
            stop = min(self.source.line_end(start), end)
            if text[start:stop].strip(" \t;.,"):
                self._line(start, stop)
            start = stop + 1

    def _line(self, start: int, stop: int) -> None:
        text, occasion = self.source.text, self.occasion
        line, _ = self.source.letter.position(self.source.offsets[start])
        said = syntax.ROUND.search(text, start, stop)
        if said is None and occasion.companies.pattern.search(text, start, stop):
            said = syntax.ROUND_IN_TITLE.fullmatch(text, start, stop)
            if said and int(said[1]) == occasion.round:
                self.prose.append(self.source.span(start, stop))
                return
        if said and int(said[1]) != occasion.round:
            says = say(
                "This says round {other}; this is round {round}.", other=int(said[1]), round=occasion.round
            )
            self.chains.doubt(f"line {line}", Concern.UNCLEAR, (start, stop), says)
            self.found = True
        elif self._orders_something(text[start:stop]):
            says = say("This line is not understood.")
            self.chains.doubt(f"line {line}", Concern.UNCLEAR, (start, stop), says, _A_HEAD)
            self.found = True
        else:
            self.prose.append(self.source.span(start, stop))

    def _orders_something(self, words: str) -> bool:
        """Return whether a line names a hex or joins two places, as only orders do.

        Before the first round any start that is named may be a wish.
        """
        gazetteer, places, is_named = self.chains.gazetteer, 0, False
        is_joined = " - " in words
        for found in re.finditer(r"(?<![a-z0-9@])[a-z@]", words):
            place = gazetteer.exact(words, found.start())
            if place and (gazetteer.is_label(words, found.start()) or self._is_start(place)):
                return True
            is_named = is_named or place is not None
            places += (place or (is_joined and gazetteer.at(words, found.start()))) not in (None, False)
        return is_joined and is_named and places > 1

    def _is_start(self, found: Found) -> bool:
        """Return whether a place that is named before the first round is a start."""
        starts = set(self.occasion.facts.starts)
        return not self.occasion.round and any(starts & set(place.hexes) for place in found.places)


_RULE_MEANT: Phrase = "the ruling 'orders', if they are meant for this round"
_A_HEAD: Phrase = "a roll such as a), a race such as 37), or build)"
