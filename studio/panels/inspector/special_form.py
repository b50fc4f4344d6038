"""The inspector's form for a special destination."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from engine.board.destinations import ways_mask
from engine.board.document import Board
from engine.board.keys import printed_key
from engine.board.places import Special
from engine.edits.entries import ChangeEntry
from engine.edits.protocol import Edit, Several
from engine.messages import Phrase, count_of, say
from engine.text.names import ByName
from studio.language.words import tr
from studio.panels.inspector.blocked_entries import LostWays
from studio.panels.inspector.form_rows import SHOWN, TICK, FormRow, Offer, choice, line, on_map, own, removal
from studio.panels.inspector.key_pool import KeyPool, owners_of
from studio.panels.inspector.row_form import RowForm
from studio.panels.thing_names import named_places
from studio.session.document import Session
from studio.tools.specials import picking

_NAME = "The name of the destination, for example London or Ireland."
_PICK = "Click the hexes and towns that lead there; click again to remove one."
_ANY = "Every port of the board leads there."
_COUNTRY = "Every hex of this country leads there."
_EDGE = "Every hex at this edge of the board leads there."
_CHANGE = "Change entries of special"
_EDGES: Final[Mapping[str, Phrase]] = {"north": "North", "south": "South", "west": "West", "east": "East"}


def _country(board: Board, special: Special) -> Offer:
    """Return the countries that a special may be entered from, and which it is."""
    known = ByName((land.name, land.name) for land in board.countries)
    country = special.country and known.get(special.country, special.country)
    return [("–", None), *((name, name) for name in dict.fromkeys([*known, country]) if name)], country


def _edge(_board: Board, special: Special) -> Offer:
    """Return the edges that a special may be entered from, and which it is."""
    return [("–", None), *((tr(words), edge) for edge, words in _EDGES.items())], special.edge


def _count(board: Board, special: Special) -> str:
    """Return how many entries there are in all."""
    count = int(ways_mask(board, special).sum())
    return tr(count_of(count, "{n} entry, circled on the map", "{n} entries, circled on the map"))


class SpecialForm(RowForm[Special]):
    """Key and name of a special, and what leads there: hexes, towns, ports, a country, an edge (6.B1c)."""

    called = "special"
    rows = (
        FormRow("name", "&Name", line("No name yet"), _NAME, "Rename special"),
        FormRow("key", "Key", SHOWN, value=lambda _board, special: printed_key(special.key)),
        FormRow("pool", "", own(KeyPool), is_wide=True),
        FormRow("ways", "Entries", SHOWN, value=named_places),
        FormRow(
            "ports",
            "Any &port",
            TICK,
            _ANY,
            _CHANGE,
            value=lambda _board, special: special.any == "port",
            changes=lambda _board, _special, on: {"any": "port" if on else None},
        ),
        FormRow("country", "Any of &country", choice(), _COUNTRY, _CHANGE, value=_country),
        FormRow("edge", "Any at ed&ge", choice(), _EDGE, _CHANGE, value=_edge),
        FormRow("count", "Total", SHOWN, value=_count),
        on_map("pick", "Pick on the Map", _PICK, picking),
        # Below what is clicked in a series: it comes and goes, and grows by a line.
        FormRow("lost", "", own(LostWays)),
        removal("Special"),
    )

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.pool: KeyPool = self.parts["pool"]
        self.lost: LostWays = self.parts["lost"]
        self.pool.picked.connect(self._give_key)

    def _show(self, board: Board, special: Special) -> None:
        """Fill the fields."""
        super()._show(board, special)
        keys = tuple(dict.fromkeys((*board.key_scheme.specials, special.key)))
        self.pool.offer(keys, frozenset({special.key}), owners_of(board, special))
        self.lost.tell_of(board, special)

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
