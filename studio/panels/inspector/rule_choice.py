"""The choice of a rule to change: every rule under what it is about."""

from collections.abc import Collection
from typing import Final

from PySide6.QtGui import QStandardItemModel

from engine.messages import Phrase
from studio.drawing.paper.rule_text import FIELD_WORDS
from studio.language.words import tr
from studio.panels.fields.fields import Choice

_MOST_SEEN = 16
"""How many lines the open list shows at once."""
SUBJECTS: Final[tuple[tuple[Phrase, tuple[str, ...]], ...]] = (
    (
        "The building allowance",
        ("build_die", "one_throw", "first_turn_moves", "save_from"),
    ),
    (
        "Cost of a link",
        ("link_cost", "hill_half", "hill_to_hill_less", "swamp_half", "river_cost", "towns_keep_terrain"),
    ),
    ("Money", ("start_money", "debt", "bonus", "small_bonus", "bonus_in_operating")),
    (
        "Building next to rivals",
        (
            *("junction", "alongside_half", "alongside_towns", "junction_abroad"),
            *("leaps_over_one", "leaps", "leap_hexes", "leap_toll"),
        ),
    ),
    ("Joint lines", ("joint_hexes", "joint_hexes_with_one", "joint_percent")),
    ("The end of building", ("unserved_towns", "idle_rounds", "notice_at", "notice_turns")),
    ("Rounds and borders", ("turn_order", "track_abroad")),
    (
        "Building at once",
        (
            *("builds", "build_rounds", "build_rolls", "rolls_thrown", "ones_again", "ones_counted"),
            *("rolls_again", "rolls_again_below", "clock", "same_round_half", "most_received"),
            *("interest_percent", "interest_last_round"),
        ),
    ),
    (
        "Rounds of races",
        (
            *("race_rounds", "race_table", "entry_limit", "held_over", "held_over_times"),
            *("extra_by_round", "extra_unit", "exchange_over_round"),
        ),
    ),
    ("Races", ("races", "keys_drawn", "key_uses", "pairs_redrawn", "special_races", "min_run")),
    (
        "Using other players' lines",
        (
            *("toll", "most_to_one", "exchange", "better_route", "length_by", "routes_turn"),
            *("joint_receipts", "most_net"),
        ),
    ),
    (
        "Trains",
        (
            *("race_die", "hill_takes", "swamp_takes", "hill_delay", "idle_trains_roll", "race_judged"),
            *("embark_takes", "disembark_takes", "sea_takes"),
        ),
    ),
    ("Prizes", ("scoring", "prizes", "sole_prize")),
    (
        "Extra building",
        (
            *("extra_from", "extra_points", "extra_percent", "extra_order", "extra_pays_rivals"),
            "extra_every",
        ),
    ),
    ("The end of the game", ("targets", "target_raise", "idle_races")),
)
"""What rules are about, in the order of a game, and the fields of the rule set that are."""

_TIP: Phrase = "Choose a rule to change on this board."


class RuleChoice(Choice):
    """Offers the rules that are not changed yet; titles stand between them and cannot be chosen."""

    def __init__(self) -> None:
        super().__init__("override-more", _TIP)
        self.setAccessibleName(tr("Rule to change"))
        self.setMaxVisibleItems(_MOST_SEEN)

    def offer_all_but(self, changed: Collection[str]) -> None:
        """Offer every rule except those changed already."""
        lines: list[tuple[str, object]] = [(tr("Change a rule…"), "")]
        titles = []
        for title, names in SUBJECTS:
            left = [name for name in names if name not in changed]
            if left:
                titles.append(len(lines))
                lines.append((tr(title), None))
                lines += [(f"    {words_of(name)}", name) for name in left]
        self.offer(lines, "")
        model = self.model()
        assert isinstance(model, QStandardItemModel)
        for row in titles:
            item = model.item(row)
            item.setEnabled(False)
            font = item.font()
            font.setBold(True)
            item.setFont(font)


def words_of(name: str) -> str:
    """Return what a field of the rules is called."""
    return tr(FIELD_WORDS.get(name, name.replace("_", " ").capitalize()))
