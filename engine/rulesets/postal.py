"""Postal play by the house rules of Variable Pig (VP.2 to VP.O11), on top of the sixth edition."""

from dataclasses import replace

from engine.rulesets.early import ORDINARY_DIE
from engine.rulesets.sixth import SIXTH

_CITES = (
    ("6.A1", "VP.B1a"),
    ("6.A4", "VP.B7"),
    ("6.A5a", "VP.B3a"),
    ("6.A5b", "VP.B3a"),
    ("6.A5d", "VP.B3b"),
    ("6.A6", "VP.B6"),
    ("6.A7", "VP.5"),
    ("6.B1d", "VP.O4"),
    ("6.B1e", "VP.O8"),
    ("6.B2", "VP.O1"),
    ("6.B3", "VP.O6b"),
    ("6.B4", "VP.O6c"),
    ("6.B5", "VP.O9"),
    ("6.B6", "VP.O11"),
    ("6.C6", "VP.O10"),
)

POSTAL = replace(
    SIXTH,
    name="postal",
    cites=_CITES,
    builds="at_once",  # VP.B1c
    build_rounds=6,  # VP.5
    build_die=ORDINARY_DIE,  # VP.B1a
    build_rolls=3,  # VP.B1a
    rolls_thrown=4,  # VP.B1a
    ones_again=2,  # VP.B1b
    alongside_towns=2,  # VP.B3b
    same_round_half=1,  # VP.B5
    save_from=0,  # VP.B6
    most_received=15,  # VP.B8
    interest_percent=20,  # VP.B9
    race_rounds=6,  # VP.5
    race_table="sectors",  # VP.O4
    entry_limit=4,  # VP.O3b
    extra_by_round=(10, 8, 6, 4, 2, 0),  # VP.O11
    exchange_over_round=True,  # VP.O6c
)
