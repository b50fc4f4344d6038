"""The inspector's form for a rule of starting: who may start where, and at what price (6.A2, 6.C4)."""

from engine.board.rules import StartRule
from studio.panels.inspector.form_rows import SHOWN, TICK, FormRow, amount, numbers, on_map, prose, removal
from studio.panels.inspector.row_form import RowForm
from studio.panels.thing_names import named_places
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
_ALTERNATIVE = (
    "Starts with different numbers exclude each other: the first company to choose one decides for all. "
    "Without a number they are always open."
)
_FACTOR = (
    "What track from a second start costs until it is joined to the company's other track: 2 means twice as "
    "much."
)
_TEXT = "Printed next to the fields. Bots use only the fields."
_CHANGE = "Change start rule"


class StartForm(RowForm[StartRule]):
    """Places, seats and price of starting there."""

    called = "start"
    rows = (
        FormRow("places", "Places", SHOWN, value=named_places),
        on_map("pick", "Pick on the Map", _PICK, picking),
        FormRow("seats", "Se&ats", numbers("All players"), _SEATS, _CHANGE),
        FormRow("most", "Co&mpanies", amount(lowest="No limit"), _COUNT, _CHANGE),
        FormRow(
            "second",
            "A secon&d start",
            TICK,
            _SECOND,
            _CHANGE,
            changes=lambda _board, rule, on: {
                "second": on,
                "from_race": 0,
                "alternative": 0 if on else rule.alternative,
                "cost_factor": 1,
            },
        ),
        FormRow(
            "from",
            "&When",
            amount(lowest="From the start", before="After race "),
            _FROM,
            _CHANGE,
            field="from_race",
            is_enabled=lambda _board, rule: rule.second,
        ),
        FormRow("price", "&Price", amount("points"), _PRICE, _CHANGE),
        FormRow(
            "alternative",
            "A&lternative",
            amount(lowest="Always open", before="Number "),
            _ALTERNATIVE,
            _CHANGE,
            is_enabled=lambda _board, rule: not rule.second,
        ),
        FormRow(
            "factor",
            "Track &Cost",
            amount(before="Times "),
            _FACTOR,
            _CHANGE,
            field="cost_factor",
            is_enabled=lambda _board, rule: rule.second,
        ),
        FormRow("text", "Te&xt", prose("Other conditions, in words"), _TEXT, _CHANGE),
        removal("Rule"),
    )
