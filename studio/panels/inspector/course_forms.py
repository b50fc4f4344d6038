"""The inspector's forms for what runs from hex to hex: ferries, permitted builds, crossings."""

from typing import Final

from engine.board.document import Board
from engine.board.places import FERRY_DELAYS, Ferry, PermittedBuild
from engine.board.rules import Crossing
from engine.boardfile.bounds import bounds_of
from engine.edits.entries import ChangeEntry
from engine.edits.protocol import Edit
from engine.hexes.lattice import Hex
from engine.messages import Phrase
from engine.text.names import ByName
from studio.language.words import tr
from studio.panels.fields.fields import Choice, Note, Prose, TextField, button, flag, form, in_words
from studio.panels.fields.number_field import Number
from studio.panels.inspector.entry_form import EntryForm, counted
from studio.session.document import Session
from studio.tools import courses, ferries

_NAME = "The name printed on the map."
_REDRAW = "Draw its route on the map again; the other settings stay."
_BRIDGE = "Otherwise track ends at the far port. A bridge is drawn; no track is laid along it."
_EMBARK = "Points subtracted from a train’s roll when it boards."
_DISEMBARK = "Points subtracted from a train’s roll when it leaves the ferry."
_AT_SEA = "Points subtracted from the roll of a turn that starts and ends on it."
_WHOLE = "The cost is for the whole route, built at once; otherwise for each of its links."
_OWNERS = "How many companies may build it."
_FROM = "The race after which it may be built; 0 allows it from the Building Stage on."
_DELAY = "Points subtracted from the roll of a train that crosses it."
_ALONGSIDE = "Payment to each rival with track here when track is laid alongside."
_PAID: Final[tuple[tuple[Phrase, bool], ...]] = (
    ("Building points", False),
    ("Account money", True),
)
_TEXT = "Printed next to the fields. Bots use only the fields."


class FerryForm(EntryForm[Ferry]):
    """Name, ports, course and prices of a ferry (6.C1)."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.name = TextField("ferry-name", _NAME, "No name yet")
        self.ports = (
            Choice("ferry-from", "The town at one end."),
            Choice("ferry-to", "The town at the other end."),
        )
        self.course = Note("ferry-course")
        self.price = Number(
            "ferry-price", "The price a company pays once to buy it.", bounds_of("ferries", "price"), "points"
        )
        self.fee = Number(
            "ferry-fee",
            "What other players pay the owner for each run over it; for a bridge, the toll.",
            bounds_of("ferries", "fee"),
            "points",
        )
        self.bridge = flag("ferry-bridge", "Owner may &build on from the far port", _BRIDGE)
        self.embark = _delay("ferry-embark", _EMBARK, "embark_takes")
        self.disembark = _delay("ferry-disembark", _DISEMBARK, "disembark_takes")
        self.at_sea = _delay("ferry-at-sea", _AT_SEA, "sea_takes")
        self._delays = dict(zip(FERRY_DELAYS, (self.embark, self.disembark, self.at_sea), strict=True))
        self.redrawing = button("ferry-redraw", "Redraw Route", _REDRAW)
        self.fields = (self.name,)
        layout = form(self)
        layout.addRow(tr("&Name"), self.name)
        layout.addRow(tr("Fro&m"), self.ports[0])
        layout.addRow(tr("T&o"), self.ports[1])
        layout.addRow(tr("Route"), self.course)
        layout.addRow(tr("&Price to buy"), self.price)
        layout.addRow(tr("Fee fo&r others"), self.fee)
        # Across both columns: it is too long a text to stand next to the labels in every language.
        layout.addRow(self.bridge)
        layout.addRow(tr("To bo&ard"), self.embark)
        layout.addRow(tr("To &land"), self.disembark)
        layout.addRow(tr("A t&urn at sea"), self.at_sea)
        layout.addRow("", self.redrawing)
        layout.addRow("", self._removal("ferry", "Ferry"))
        self.name.entered.connect(lambda name: self._change("Rename ferry", name=name))
        for end, choice in enumerate(self.ports):
            choice.chosen.connect(lambda port, end=end: self._set_port(end, port))
        self.price.entered.connect(lambda price: self._change("Change price of ferry", price=price))
        self.fee.entered.connect(lambda fee: self._change("Change fee of ferry", fee=fee))
        self.bridge.clicked.connect(lambda on: self._change("Change bridge of ferry", bridge=on))
        for field, delay in self._delays.items():
            delay.entered.connect(lambda takes, field=field: self._set_delay(field, takes))
        self.redrawing.clicked.connect(self._redraw)

    def _show(self, board: Board, ferry: Ferry) -> None:
        """Fill the fields."""
        self.name.show_text(ferry.name)
        known = board.towns_by_name
        ports = [known[port].name if port in known else port for port in ferry.ports]
        names = sorted({town.name for town in board.towns if town.name} | set(ports))
        for choice, port in zip(self.ports, ports, strict=True):
            choice.offer([(name, name) for name in names], port)
        self.course.setText(course_words(board, ferry.course))
        self.price.show_number(ferry.price)
        self.fee.show_number(ferry.fee)
        self.bridge.setChecked(ferry.bridge)
        for field, delay in self._delays.items():
            takes: int | None = getattr(ferry, field)
            delay.show_number(-1 if takes is None else takes)

    def _set_delay(self, field: str, takes: int) -> None:
        """Set what it takes off rolls; below nothing for what the rules say (6.C1e)."""
        self._change("Change delay of ferry", **{field: None if takes < 0 else takes})

    def _set_port(self, end: int, port: str) -> None:
        """Put another town at one end."""
        if self._thing is not None:
            first, second = self._thing.ports
            self._change("Change port of ferry", ports=(first, port) if end else (port, second))

    def _redraw(self) -> None:
        """Have the course clicked again."""
        if self._thing is not None:
            self._ask_for(ferries.redrawing(self._thing))

    def _edit(self, old: Ferry, new: Ferry, label: Phrase) -> Edit:
        """Return the edit of the ferry."""
        return ChangeEntry(old, new, label, merge_key=counted(old, new))


class BuildForm(EntryForm[PermittedBuild]):
    """Country and course of what may be built abroad (6.C2)."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.country = Choice("permitted-country", "The foreign country it may be built in.")
        self.course = Note("permitted-course")
        self.redrawing = button("permitted-redraw", "Redraw Route", _REDRAW)
        layout = form(self)
        layout.addRow(tr("&Country"), self.country)
        layout.addRow(tr("Route"), self.course)
        layout.addRow("", self.redrawing)
        layout.addRow("", self._removal("permitted", "Build"))
        self.country.chosen.connect(
            lambda country: self._change("Change country of permitted build", country=country)
        )
        self.redrawing.clicked.connect(self._redraw)

    def _show(self, board: Board, build: PermittedBuild) -> None:
        """Fill the fields."""
        lands = ByName((land.name, land.name) for land in board.countries if land.foreign)
        country = lands.get(build.country, build.country)
        names = dict.fromkeys([*lands, country])
        self.country.offer([(name or tr("No country"), name) for name in names], country)
        self.course.setText(course_words(board, build.course))

    def _redraw(self) -> None:
        """Have the course clicked again."""
        if self._thing is not None:
            self._ask_for(courses.redrawing(self._thing))

    def _edit(self, old: PermittedBuild, new: PermittedBuild, label: Phrase) -> Edit:
        """Return the edit of the build."""
        return ChangeEntry(old, new, label, merge_key=counted(old, new))


class CrossingForm(EntryForm[Crossing]):
    """Name, price and terms of a tunnel, a long bridge or the like (6.C4)."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.name = TextField("crossing-name", _NAME, "No name yet")
        self.cost = Number(
            "crossing-cost", "The cost of building it.", bounds_of("crossing", "cost"), "points"
        )
        self.whole = flag("crossing-whole", "For the wh&ole route", _WHOLE)
        self.money = Choice("crossing-money", "How it is paid for.")
        self.alongside = Number(
            "crossing-alongside", _ALONGSIDE, bounds_of("crossing", "alongside").or_none, "points"
        )
        self.alongside.setSpecialValueText(tr("According to the rules"))
        self.owners = Number("crossing-owners", _OWNERS, bounds_of("crossing", "owners"))
        self.owners.setSpecialValueText(tr("No limit"))
        self.from_race = Number("crossing-from", _FROM, bounds_of("crossing", "from_race"))
        self.from_race.setSpecialValueText(tr("From the start"))
        self.from_race.setPrefix(tr("After race "))
        self.delay = Number("crossing-delay", _DELAY, bounds_of("crossing", "delay"), "off the roll")
        self.text = Prose("crossing-text", _TEXT, "Other conditions, in words")
        self.course = Note("crossing-course")
        self.redrawing = button("crossing-redraw", "Redraw Route", _REDRAW)
        self.fields = (self.name, self.text)
        layout = form(self)
        layout.addRow(tr("&Name"), self.name)
        layout.addRow(tr("&Cost"), self.cost)
        layout.addRow("", self.whole)
        layout.addRow(tr("&Paid with"), self.money)
        layout.addRow(tr("&Alongside"), self.alongside)
        layout.addRow(tr("Co&mpanies"), self.owners)
        layout.addRow(tr("&When"), self.from_race)
        layout.addRow(tr("&Delay of trains"), self.delay)
        layout.addRow(tr("Te&xt"), self.text)
        layout.addRow(tr("Route"), self.course)
        layout.addRow("", self.redrawing)
        layout.addRow("", self._removal("crossing", "Crossing"))
        self._connect()

    def _connect(self) -> None:
        """Have every field change the crossing."""
        self.name.entered.connect(lambda name: self._change("Rename crossing", name=name))
        self.cost.entered.connect(lambda cost: self._change("Change cost of crossing", cost=cost))
        self.whole.clicked.connect(lambda on: self._change("Change cost of crossing", whole=on))
        self.money.chosen.connect(lambda money: self._change("Change cost of crossing", money=money))
        self.alongside.entered.connect(self._set_alongside)
        self.owners.entered.connect(lambda number: self._change("Change terms of crossing", owners=number))
        self.from_race.entered.connect(lambda race: self._change("Change terms of crossing", from_race=race))
        self.delay.entered.connect(lambda delay: self._change("Change delay of crossing", delay=delay))
        self.text.entered.connect(lambda text: self._change("Change text of crossing", text=text))
        self.redrawing.clicked.connect(self._redraw)

    def _show(self, board: Board, crossing: Crossing) -> None:
        """Fill the fields."""
        self.name.show_text(crossing.name)
        self.cost.show_number(crossing.cost)
        self.whole.setChecked(crossing.whole)
        self.money.offer(in_words(_PAID), crossing.money)
        self.alongside.show_number(-1 if crossing.alongside is None else crossing.alongside)
        self.owners.show_number(crossing.owners)
        self.from_race.show_number(crossing.from_race)
        self.delay.show_number(crossing.delay)
        self.text.show_text(crossing.text)
        self.course.setText(course_words(board, crossing.course))

    def _redraw(self) -> None:
        """Have the course clicked again."""
        if self._thing is not None:
            self._ask_for(courses.redrawing(self._thing))

    def _set_alongside(self, amount: int) -> None:
        """Set what rivals receive for track alongside; below nothing for what the rules say."""
        self._change("Change terms of crossing", alongside=None if amount < 0 else amount)

    def _edit(self, old: Crossing, new: Crossing, label: Phrase) -> Edit:
        """Return the edit of the crossing."""
        return ChangeEntry(old, new, label, merge_key=counted(old, new))


def _delay(name: str, tip: Phrase, of: str) -> Number:
    """Return a field for what a ferry takes off a roll."""
    field = Number(name, tip, bounds_of("ferries", of).or_none, "off the roll")
    field.setSpecialValueText(tr("According to the rules"))
    return field


def course_words(board: Board, course: tuple[Hex, ...]) -> str:
    """Return a course by the labels of its hexes."""
    seen = [board.sheet.label(hex_) for hex_ in course if hex_ in board.sheet]
    return " – ".join(seen) if seen else tr("None yet")
