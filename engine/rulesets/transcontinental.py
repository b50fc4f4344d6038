"""Transcontinental: cities appear during the game, and each round has races and building (TC.rounds).

What it does not name is by the house rules of postal play, except that players build in turn.
"""

from dataclasses import replace

from engine.rulesets.early import ORDINARY_DIE
from engine.rulesets.postal import POSTAL

TRANSCONTINENTAL = replace(
    POSTAL,
    name="transcontinental",
    turn_order="rounds",  # TC.rounds
    builds="in_turn",  # TC.build3
    towns_keep_terrain=True,  # TC.terrain
    track_abroad="none",  # TC.foreign
    bonus_in_operating=True,  # TC.gm3
    rolls_thrown=3,  # TC.build1
    ones_again=0,  # TC.build1
    rolls_again=(1,),  # TC.build1
    rolls_again_below=9,  # TC.build1
    unserved_towns=0,  # TC.rounds
    race_table="draws",  # TC.races2
    min_run=0,  # TC.races2
    entry_limit=0,  # TC.races2
    extra_every=0,  # TC.build3
    extra_by_round=(),  # TC.build3
    exchange=False,  # TC.races4
    exchange_over_round=False,  # TC.races4
    race_die=ORDINARY_DIE,  # TC.races4
    better_route="forbids",  # TC.route1
)
