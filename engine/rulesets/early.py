"""Railway Rivals, early edition of January 1980 (rules E.A1 to E.C4), and its tournament form."""

from dataclasses import replace

from engine.rulesets.ruleset import RuleSet

ORDINARY_DIE = (1, 2, 3, 4, 5, 6)
"""The faces of the ordinary die (E.A1, E.B5)."""

_CITES = (
    ("6.A1", "E.A1"),
    ("6.A2", "E.D"),
    ("6.A3", "E.A3"),
    ("6.A4", "E.A6"),
    ("6.A5d", "E.A4"),
    ("6.A6", "E.A7"),
    ("6.A7", "E.A8"),
    ("6.C3", "E.C5"),
    ("6.B1", "E.B1"),
    ("6.B1a", "E.B1"),
    ("6.B1b", "E.B1"),
    ("6.B1d", "E.B1"),
    ("6.B1e", "E.B1"),
    ("6.B2", "E.B4"),
    ("6.B3", "E.B3"),
    ("6.B4", "E.B4"),
    ("6.B5", "E.B5"),
    ("6.B6", "E.B6"),
    ("6.B7", "E.B7"),
)

EARLY = RuleSet(
    name="early",
    cites=_CITES,
    build_die=ORDINARY_DIE,  # E.A1
    one_throw=False,  # E.A1
    first_turn_moves=False,  # E.A1
    hill_half=3,  # E.A3
    hill_to_hill_less=1,  # E.A3
    bonus=5,  # E.A6
    save_from=0,  # E.A7
    unserved_towns=0,  # E.A8
    idle_rounds=12,  # E.A8
    leaps=8,  # E.C5
    notice_at=1,  # E.A8
    key_uses=0,  # E.B1
    pairs_redrawn=True,  # E.B1
    special_races=(),  # E.B1
    min_run=6,  # E.B1
    most_net=9,  # E.B4
    race_die=ORDINARY_DIE,  # E.B5
    race_judged="in_order",  # E.B5
    scoring="early prizes",  # E.B6
    extra_from="takings",  # E.B6
    extra_every=1,  # E.B6
    extra_order="richest",  # E.B6
    extra_pays_rivals=True,  # E.B6
    targets=(250, 250, 250, 225, 200),  # E.B7
    idle_races=36,  # E.B7
)

TOURNAMENT = replace(
    EARLY,
    name="tournament",
    cites=(("6.A1", "E.C2"), ("6.B1a", "E.C2"), ("6.B6", "E.C2"), *_CITES),
    one_throw=True,  # E.C2
    first_turn_moves=True,  # E.C2
    joint_hexes=20,  # E.C4
    key_uses=2,  # E.C2
    extra_from="credit",  # E.C2
    extra_points=5,  # E.C2
    extra_every=2,  # E.C2
    targets=(0,),  # E.C2
    idle_races=0,  # E.C2
)
"""Shared throws, every key twice, spending by credit (E.C2), and joint lines (E.C4)."""
