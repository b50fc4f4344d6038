"""The inspector's form for a rule of starting: who may start where, and at what price (6.A2, 6.C4)."""

from engine.board.document import Board
from engine.board.rules import StartRule
from engine.boardfile.bounds import bounds_of
from engine.edits.entries import ChangeEntry
from engine.edits.protocol import Edit
from engine.messages import Phrase
from studio.language.plain_text import readable
from studio.language.words import tr
from studio.panels.fields.fields import Note, Prose, button, flag, form
from studio.panels.fields.number_field import Number
from studio.panels.fields.number_list import NumberList
from studio.panels.inspector.entry_form import EntryForm, counted
from studio.session.document import Session
from studio.tools.specials import picking

_PICK = "Click the hexes and towns of this rule; click again to remove one."
_SEATS = (
    "Seats that may start here, in the order of choosing, for example 1, 2; 2-4 means all "
    "three. Leave empty for all."
)
_COUNT = "How many companies may start at one of these places."
_SECOND = "Lets a company with track start again in another place during a building turn."
_PRICE = "The price, paid from the account."
_FROM = "The race after which a second start may be made; 0 from the start."
_TEXT = "Printed next to the fields. Bots use only the fields."


class StartForm(EntryForm[StartRule]):
    """Places, seats and price of starting there."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.places = Note("start-places")
        self.picking = button("start-pick", "Pick on the Map", _PICK)
        self.seats = NumberList(
            "start-seats", _SEATS, bounds_of("start", "seats"), "All players", is_set=True
        )
        self.most = Number("start-most", _COUNT, bounds_of("start", "most"))
        self.most.setSpecialValueText(tr("No limit"))
        self.second = flag("start-second", "A secon&d start", _SECOND)
        self.price = Number("start-price", _PRICE, bounds_of("start", "price"), "points")
        self.from_race = Number("start-from", _FROM, bounds_of("start", "from_race"))
        self.from_race.setSpecialValueText(tr("From the start"))
        self.from_race.setPrefix(tr("After race "))
        self.text = Prose("start-text", _TEXT, "Other conditions, in words")
        self.fields = (self.seats, self.text)
        layout = form(self)
        layout.addRow(tr("Places"), self.places)
        layout.addRow("", self.picking)
        layout.addRow(tr("Se&ats"), self.seats)
        layout.addRow("", self.seats.note)
        layout.addRow(tr("Co&mpanies"), self.most)
        layout.addRow("", self.second)
        layout.addRow(tr("&When"), self.from_race)
        layout.addRow(tr("&Price"), self.price)
        layout.addRow(tr("Te&xt"), self.text)
        layout.addRow("", self._removal("start", "Rule"))
        self._connect()

    def _connect(self) -> None:
        """Have every field change the rule."""
        label: Phrase = "Change start rule"
        self.seats.taken.connect(lambda seats: self._change(label, seats=seats))
        self.most.entered.connect(lambda most: self._change(label, most=most))
        self.second.clicked.connect(lambda on: self._change(label, second=on, from_race=0))
        self.price.entered.connect(lambda price: self._change(label, price=price))
        self.from_race.entered.connect(lambda race: self._change(label, from_race=race))
        self.text.entered.connect(lambda text: self._change(label, text=text))
        self.picking.clicked.connect(self._pick)

    def _show(self, board: Board, rule: StartRule) -> None:
        """Fill the fields."""
        hexes = [board.sheet.label(hex_) for hex_ in rule.hexes if hex_ in board.sheet]
        self.places.setText(readable(", ".join([*rule.towns, *hexes])) or tr("No hex or town selected"))
        self.seats.show_numbers(rule.seats)
        self.most.show_number(rule.most)
        self.second.setChecked(rule.second)
        self.price.show_number(rule.price)
        self.from_race.show_number(rule.from_race)
        self.from_race.setEnabled(rule.second)
        self.text.show_text(rule.text)

    def _pick(self) -> None:
        """Have places clicked on the map."""
        if self._thing is not None:
            self._ask_for(picking(self._thing))

    def _edit(self, old: StartRule, new: StartRule, label: str) -> Edit:
        """Return the edit of the rule."""
        return ChangeEntry(old, new, label, merge_key=counted(old, new))
