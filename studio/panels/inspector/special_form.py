"""The inspector's form for a special destination."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from engine.board.destinations import ways_mask
from engine.board.document import Board
from engine.board.places import Special
from engine.edits.entries import ChangeEntry
from engine.edits.protocol import Edit, Several
from engine.messages import Phrase, count_of, say
from engine.text.names import ByName
from studio.language.plain_text import readable
from studio.language.words import tr
from studio.panels.fields.fields import Choice, Note, TextField, button, flag, form
from studio.panels.inspector.blocked_entries import LostWays
from studio.panels.inspector.entry_form import EntryForm
from studio.panels.inspector.key_pool import KeyPool, key_words, owners_of
from studio.session.document import Session
from studio.tools.specials import picking

_NAME = "The name of the destination, for example London or Ireland."
_PICK = "Click the hexes and towns that lead there; click again to remove one."
_ANY = "Every port of the board leads there."
_EDGES: Final[Mapping[str, Phrase]] = {
    "north": "North",
    "south": "South",
    "west": "West",
    "east": "East",
}


class SpecialForm(EntryForm[Special]):
    """Key and name of a special, and what leads there: hexes, towns, ports, a country, an edge (6.B1c)."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.name = TextField("special-name", _NAME, "No name yet")
        self.key = Note("special-key")
        self.pool = KeyPool("special-pool")
        self.ways = Note("special-ways")
        self.picking = button("special-pick", "Pick on the Map", _PICK)
        self.ports = flag("special-ports", "Any &port", _ANY)
        self.country = Choice("special-country", "Every hex of this country leads there.")
        self.edge = Choice("special-edge", "Every hex at this edge of the board leads there.")
        self.count = Note("special-count")
        self.lost = LostWays("special-lost")
        self.fields = (self.name,)
        layout = form(self)
        layout.addRow(tr("&Name"), self.name)
        layout.addRow(tr("Key"), self.key)
        layout.addRow(self.pool)
        layout.addRow(tr("Entries"), self.ways)
        layout.addRow("", self.ports)
        layout.addRow(tr("Any of &country"), self.country)
        layout.addRow(tr("Any at ed&ge"), self.edge)
        layout.addRow(tr("Total"), self.count)
        layout.addRow("", self.picking)
        # Below what is clicked in a series: it comes and goes, and grows by a line.
        layout.addRow("", self.lost)
        layout.addRow("", self._removal("special", "Special"))
        self.name.entered.connect(lambda name: self._change("Rename special", name=name))
        self.pool.picked.connect(self._give_key)
        self.picking.clicked.connect(self._pick)
        self.ports.clicked.connect(
            lambda on: self._change("Change entries of special", any="port" if on else None)
        )
        self.country.chosen.connect(lambda name: self._change("Change entries of special", country=name))
        self.edge.chosen.connect(lambda edge: self._change("Change entries of special", edge=edge))

    def _show(self, board: Board, special: Special) -> None:
        """Fill the fields."""
        self.name.show_text(special.name)
        self.key.setText(key_words(special.key))
        keys = tuple(dict.fromkeys((*board.key_scheme.specials, special.key)))
        self.pool.offer(keys, frozenset({special.key}), owners_of(board, special))
        hexes = [board.sheet.label(hex_) for hex_ in special.hexes if hex_ in board.sheet]
        self.ways.setText(readable(", ".join([*special.towns, *hexes])) or tr("No hex or town selected"))
        self.ports.setChecked(special.any == "port")
        known = ByName((land.name, land.name) for land in board.countries)
        country = special.country and known.get(special.country, special.country)
        lands: list[tuple[str, object]] = [(name, name) for name in dict.fromkeys([*known, country]) if name]
        self.country.offer([("–", None), *lands], country)
        self.edge.offer([("–", None), *((tr(words), edge) for edge, words in _EDGES.items())], special.edge)
        count = int(ways_mask(board, special).sum())
        self.lost.tell_of(board, special)
        self.count.setText(
            tr(count_of(count, "{n} entry, circled on the map", "{n} entries, circled on the map"))
        )

    def _give_key(self, key: str) -> None:
        """Give the special a key; another special that had it gets this one's in exchange."""
        self.settle()
        special, board = self._thing, self._session.board
        if special is None or key == special.key or any(key in town.keys for town in board.towns):
            return
        label = say("Give key {key} to special", key=key)
        other = next((other for other in board.specials if other.key == key), None)
        edits: list[Edit] = [ChangeEntry(special, replace(special, key=key), label)]
        if other is not None:
            edits.append(ChangeEntry(other, replace(other, key=special.key), label))
        self._session.apply(Several(label, tuple(edits)))

    def _pick(self) -> None:
        """Have ways in clicked on the map."""
        if self._thing is not None:
            self._ask_for(picking(self._thing))

    def _edit(self, old: Special, new: Special, label: str) -> Edit:
        """Return the edit of the special."""
        return ChangeEntry(old, new, label)
