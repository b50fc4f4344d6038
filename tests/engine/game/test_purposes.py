"""What payments say they are for, held against the moves that brought them about."""

from random import Random

import pytest

from engine.board.rules import Connection
from engine.game.compiling import facts_of
from engine.game.events import BANK, Bought, Laid, Paid, RaceDecided, Reached, Reason, RivalHalf
from engine.game.facts import Facts
from engine.game.play import Game, Played
from engine.game.state import State
from engine.rulesets.editions import EDITIONS, rules_of
from engine.turns.play import run
from tests.engine.game.boards import abroad, ferried, ruled, vale
from tests.engine.game.test_together import Sociable

BY_BANK = {Reason.FIRST_ENTRY, Reason.CONNECTION, Reason.PRIZE}
TO_BANK = {Reason.START, Reason.TRACK, Reason.CROSSING, Reason.FERRY, Reason.FOREIGN_RAILWAY}
LAYING = {Reason.TRACK, Reason.CROSSING, Reason.FIRST_ENTRY, Reason.CONNECTION}
MEETING = {Reason.JUNCTION, Reason.ALONGSIDE}


IN_TURN = [
    name for name, rules in EDITIONS.items() if (rules.builds, rules.turn_order) == ("in_turn", "stages")
]
BY_POST = {Reason.CAP, Reason.INTEREST}


@pytest.mark.parametrize("rules", IN_TURN)
def test_a_payment_names_its_reason_and_its_links(rules: str) -> None:
    found: set[Reason] = set()
    joined = Connection(towns=("Ayton", "Beeby"), bonus=7)
    boards = [
        ferried(vale(("races", 6))),
        ruled(vale()).edited(special_rules=(*ruled(vale()).special_rules, joined)),
        abroad(vale(("races", 8)), ["B5", "D9"]),
    ]
    for seed, board in enumerate(boards * 2):
        facts = facts_of(board, rules_of(board, rules))
        before: State = Game(facts).initial_state(3)
        for turn in run(Game(facts), [Sociable()] * 3, Random(seed)):
            for paid in (event for event in turn.events if isinstance(event, Paid)):
                check(facts, before, turn, paid)
                found.add(paid.purpose.reason)
            before = turn.state
    assert found >= {*Reason} - BY_POST - {Reason.RIVAL_FERRY, Reason.FOREIGN_RAILWAY, Reason.START}


def check(facts: Facts, before: State, turn: Played, paid: Paid) -> None:
    """Check what one payment is for."""
    purpose, reason = paid.purpose, paid.purpose.reason
    assert (paid.payer == BANK) is (reason in BY_BANK)
    assert (paid.payee == BANK) is (reason in TO_BANK)
    laid = [facts.link(event.start, event.end) for event in turn.events if isinstance(event, Laid)]
    assert {*purpose.links} <= {*laid}
    assert bool(purpose.links) is (reason in MEETING | LAYING)
    assert (purpose.rival_half is RivalHalf.BEFORE) is (reason in MEETING)
    ends = {end for link in purpose.links for end in (link // 6, facts.neighbours[link])}
    assert not purpose.links or purpose.hex in ends
    if reason is Reason.JUNCTION:
        assert before.present[purpose.hex] >> paid.payee & 1
    elif reason is Reason.ALONGSIDE:
        assert before.owners[purpose.links[0]] >> paid.payee & 1
    elif reason is Reason.FIRST_ENTRY:
        assert facts.map_places.town_at[purpose.hex] in [
            e.town for e in turn.events if isinstance(e, Reached)
        ]
    elif reason is Reason.CONNECTION:
        assert (paid.amount, len(purpose.connected)) == (7, 2)
    elif reason is Reason.FERRY:
        assert Bought(paid.payer, purpose.ferry) in turn.events
    elif reason is Reason.FOREIGN_RAILWAY:
        assert facts.abroad[purpose.railway]
    elif reason is Reason.PRIZE:
        assert any(isinstance(event, RaceDecided) for event in turn.events)
