"""Bots say why they accept or refuse an offer."""

import re
from dataclasses import replace

from engine.game.moves import Decline, Enter, Join, OfferLine, Propose
from engine.table.answers import why_answered
from engine.table.cards import cards
from engine.table.driving import next_choice
from engine.table.sitting import Sitting
from tests.engine.table.sittings import hex_of
from tests.engine.table.test_deals import racing
from tests.engine.table.test_joint_lines import building


def answered(table: Sitting, bot: str) -> tuple[Sitting, str]:
    """Return a table after the answer of a bot to what was done last, and its reason."""
    at, seat = table.at, table.actor
    assert seat is not None
    after = next_choice(table.seated(seat, bot))
    assert after is not None
    return after, str(why_answered(after, at))


def test_the_planner_says_how_much_more_or_less_it_expects_of_a_joint_run() -> None:
    seen = set[bool]()
    for seed in range(40):
        table = racing(seed)
        for card in cards(table, partner=1)[:1]:
            after, why = answered(table.made(card.move), "planner")
            joins = isinstance(after.moves[-1].move, Join)
            seen.add(joins)
            verb, than = ("joins", "more") if joins else ("does not join", "less")
            assert re.fullmatch(
                rf"Blue {verb} Red: it expects about \d+ {than} than by (staying out|a route of its own)\.",
                why,
            )
    assert seen == {True, False}


def test_the_planner_says_why_it_answers_an_exchange_so() -> None:
    told = set[str]()
    for seed in range(80):
        table = racing(seed)
        for card in cards(table):
            if [each.with_seat for each in card.exchanges] == [1]:
                after, why = answered(table.made(card.move), "planner")
                move = after.moves[-1].move
                accepts = isinstance(move, Enter | Propose) and move.pay[0] >= card.exchanges[0].least
                assert why.startswith(f"Blue {'accepts' if accepts else 'refuses'} the exchange with Red: ")
                told.add(why)
    assert len(told) > 1


def test_other_bots_say_that_they_go_their_own_way_or_answer_by_chance() -> None:
    table = next(racing(seed) for seed in range(40) if cards(racing(seed), partner=1))
    made = table.made(cards(table, partner=1)[0].move)
    assert answered(made, "greedy")[1] == "Blue does not join Red: it always goes its own way."
    assert answered(made, "random")[1].endswith(": it answers by chance.")


def test_the_planner_weighs_a_joint_line_against_its_own_plan() -> None:  # E.C4
    table = building([["A1 A2"], ["A2 A3"]])
    made = table.made(OfferLine(1, tuple(hex_of(table, label) for label in ("A2", "B2"))))
    assert re.fullmatch(
        r"Blue (agrees to|refuses) the joint line: "
        r"the line is worth about \d+ to it, and building alone about \d+\.",
        answered(made, "planner")[1],
    )


def test_people_and_bots_without_an_offer_say_nothing() -> None:
    table = racing(3)
    assert why_answered(table.made(Decline()), 0) is None
    bots = replace(table.header, bots=("planner", "planner", "planner"))
    assert why_answered(replace(table, header=bots).made(Decline()), 0) is None
