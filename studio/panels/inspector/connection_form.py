"""The inspector's form for a bonus that the first company to connect some places receives (6.C4)."""

from engine.board.rules import Connection
from studio.panels.inspector.form_rows import SHOWN, TICK, FormRow, amount, on_map, prose, removal
from studio.panels.inspector.row_form import RowForm
from studio.panels.thing_names import named_places
from studio.tools.specials import picking

_PICK = "Click the hexes and towns to connect; click again to remove one."
_BONUS = "What the first company receives whose own track joins all these places."
_BUILDING = "Nothing is paid for a connection made between the races."
_TEXT = "Printed next to the fields. Bots use only the fields."
_CHANGE = "Change connection bonus"


class ConnectionForm(RowForm[Connection]):
    """The places to connect, and the bonus for it."""

    called = "connection"
    rows = (
        FormRow("places", "Places", SHOWN, value=named_places),
        on_map("pick", "Pick on the Map", _PICK, picking),
        FormRow("bonus", "&Bonus", amount("points"), _BONUS, _CHANGE),
        FormRow("building_only", "&Only in the Building Stage", TICK, _BUILDING, _CHANGE),
        FormRow("text", "Te&xt", prose("Other conditions, in words"), _TEXT, _CHANGE),
        removal("Rule"),
    )
