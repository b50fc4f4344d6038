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
    build_die=ORDINARY_DIE,
    one_throw=False,
    first_turn_moves=False,
    hill_half=3,
    hill_to_hill_less=1,
    bonus=5,
    save_from=0,
    unserved_towns=0,
    idle_rounds=12,
    leaps=8,
    notice_at=1,
    key_uses=0,
    pairs_redrawn=True,
    special_races=(),
    min_run=6,
    most_net=9,
    race_die=ORDINARY_DIE,
    scoring="early prizes",
    extra_from="takings",
    extra_every=1,
    extra_order="richest",
    extra_pays_rivals=True,
    targets=(250, 250, 250, 225, 200),
    idle_races=36,
)

TOURNAMENT = replace(
    EARLY,
    name="tournament",
    cites=(("6.A1", "E.C2"), ("6.B1a", "E.C2"), ("6.B6", "E.C2"), *_CITES),
    one_throw=True,
    first_turn_moves=True,
    joint_hexes=20,
    key_uses=2,
    extra_from="credit",
    extra_points=5,
    extra_every=2,
    targets=(0,),
    idle_races=0,
)
"""Shared throws, every key twice, spending by credit (E.C2), and joint lines (E.C4)."""
