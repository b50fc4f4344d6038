"""Reading the orders of a letter: every order understood, and everything else quoted (VP.B10).

No word is dropped: what is no order is prose, and what sounds like one but is not understood is a doubt.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from engine.game.facts import Facts
from engine.game.state import Pair, State
from engine.game.steps.postal.racing import extra_units
from engine.messages import Phrase, count_of, say
from engine.postal import syntax
from engine.postal.builds import BuildReader
from engine.postal.chains import ChainReader
from engine.postal.companies import Companies
from engine.postal.gazetteer import Gazetteer
from engine.postal.letters import Letter, LetterError, RowKind, Span
from engine.postal.race_orders import RaceReader
from engine.postal.rulings import NOTHING, RulingError, Rulings
from engine.postal.sections import Section, SectionKind, sections_of
from engine.postal.source import Source, source_of
from engine.postal.written_orders import Concern, Doubt, Orders, Piece, RunOrder, Setup

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
        orders, left = reader.read(), []
    if not reader.found:
        raise LetterError(say("There are no orders in this letter."))
    doubts = tuple(doubt for doubt in orders.doubts if not _is_ruled(doubt, rulings))
    doubts += (*_unread(letter, left), *_subject(letter, occasion))
    return Orders(
        letter,
        orders.rolls,
        orders.races,
        orders.extra,
        orders.setup,
        tuple(sorted(doubts, key=lambda doubt: (doubt.span, doubt.at))),
        orders.heads,
        orders.prose,
    )


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
        return Orders(
            self.source.letter,
            tuple(tuple(self.rolls.get(roll, ())) for roll in ROLLS),
            tuple(self.races),
            tuple(self.extra),
            self._setup(),
            tuple(self.chains.doubts),
            tuple(self.heads),
            tuple(self.prose),
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
        why: Phrase = ""
        if section.number and section.number != occasion.round:
            why = say(
                "These orders are for round {other}; this is round {round}.",
                other=section.number,
                round=occasion.round,
            )
        elif occasion.is_racing:
            why = say("There are no rolls in a round of races. Extra track begins with 'build)'.")
        if why:
            self._refuse(section, f"{roll}", Concern.WRONG, why)
            return roll
        if roll in self.rolls and roll != before:
            why = say("Roll {roll} was ordered further up already.", roll=roll)
            self._refuse(section, roll, Concern.UNCLEAR, why)
            return roll
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
        order, end = self.routes.read(section)
        if order is None:
            self.heads.append(self.source.span(section.head, end))
        else:
            self.races.append(order)
        self._prose(end, section.end)

    # -- everything else -------------------------------------------------------------------

    def _refuse(self, section: Section, at: str, concern: Concern, why: Phrase) -> None:
        """Leave a section out, and say why."""
        self.chains.doubt(at, concern, (section.head, section.end), why)

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
        for found in re.finditer(r"[^,;/\n]+", self.source.text[section.start : stop]):
            start = section.start + found.start() + len(found[0]) - len(found[0].lstrip())
            if found[0].strip(" ."):
                self._start(start, section.start + found.end())

    def _start(self, start: int, end: int) -> None:
        point, _ = self.chains.point("start", start, end)
        if point is None:
            says = say("There is no place '{word}' on the map.", word=self.source.text[start:end].strip())
            self.chains.doubt("start", Concern.UNCLEAR, (start, end), says)
        elif not set(point.hexes) & set(self.occasion.facts.starts):
            says = say("{place} is no start.", place=point.name)
            self.chains.doubt("start", Concern.WRONG, (start, end), says)
        else:
            self.starts.append(next(h for h in point.hexes if h in self.occasion.facts.starts))

    starts: list[int] = field(default_factory=list)

    def _setup(self) -> Setup:
        return Setup(tuple(self.setup.get("name", ())), tuple(self.setup.get("colo", ())), tuple(self.starts))

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
        """Return whether a line names a hex or joins two places, as only orders do."""
        gazetteer, places = self.chains.gazetteer, 0
        for found in re.finditer(r"(?<![a-z0-9@])[a-z@]", words):
            if gazetteer.is_label(words, found.start()) and gazetteer.exact(words, found.start()):
                return True
            places += gazetteer.exact(words, found.start()) is not None
        return places > 1 and " - " in words


_A_HEAD: Phrase = "a roll such as a), a race such as 37), or build)"
