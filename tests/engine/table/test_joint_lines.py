"""Joint lines at the table: the cheapest line to a hex, and sums that are those that are booked (E.C4)."""

from itertools import pairwise
from typing import Any

from engine.game.events import Laid, Paid
from engine.game.moves import AgreeLine, OfferLine
from engine.table.joint_lines import deal_of, deal_text, line_to, offered_deal
from engine.table.sitting import Sitting, sitting_of
from engine.transcript.header import game_of
from tests.engine.game.boards import position, vale
from tests.engine.table.sittings import header_of, hex_of

RULES = (("joint_hexes", 20), ("joint_hexes_with_one", 9), ("joint_percent", 100))


def building(tracks: list[list[str]], points: int = 4, **values: Any) -> Sitting:
    """Return a building turn by rules that know joint lines."""
    header = header_of(vale(*RULES), ("human",) * len(tracks))
    game = game_of(header)
    order = tuple(range(len(tracks)))
    state = position(game.facts, tracks, builders=order, points=points, allowance=points, round=1, **values)
    return sitting_of(header, game, state)


def labels(table: Sitting, line: tuple[int, ...]) -> list[str]:
    return [table.game.facts.labels[hex_] for hex_ in line]


def test_a_line_begins_where_both_have_track_and_goes_through_way_points() -> None:
    table = building([["A1 A2"], ["A2 A3"]])
    assert labels(table, line_to(table, 1, hex_of(table, "B2"))) == ["A2", "B2"]
    by = line_to(table, 1, hex_of(table, "B3"), [hex_of(table, "B2")])
    assert labels(table, by) == ["A2", "B2", "B3"]
    # No link of it lies already, nor twice.
    links = [frozenset(ends) for ends in pairwise(by)]
    assert len({*links}) == len(links)
    assert line_to(building([["A1 A2"], ["D1 D2"]]), 1, hex_of(table, "B2")) == ()


def test_no_cheaper_line_leads_to_a_hex() -> None:
    table = building([["A1 A2"], ["A2 A3"]])
    facts = table.game.facts
    taken = {facts.link(*(hex_of(table, label) for label in ends)) for ends in (("A1", "A2"), ("A2", "A3"))}
    start = hex_of(table, "A2")
    least = {start: 0}
    for _ in range(facts.hexes):
        for link, cost in enumerate(facts.costs):
            here, there = link // 6, facts.neighbours[link]
            if cost and here in least and link not in taken and facts.backs[link] not in taken:
                least[there] = min(least.get(there, 10**6), least[here] + cost)
    for goal in least.keys() - {start}:
        line = line_to(table, 1, goal)
        assert sum(facts.costs[facts.link(*ends)] for ends in pairwise(line)) == least[goal]


def test_what_a_line_comes_to_is_what_is_booked_when_the_partner_agrees() -> None:
    table = building([["A1 A2"], ["A2 A3"], ["B2 B3"]])
    move = OfferLine(1, tuple(hex_of(table, label) for label in ("A2", "B2", "B1")))
    deal = deal_of(table, move)
    assert deal.refused is None
    offered = table.made(move)
    assert offered_deal(offered) == deal
    events = offered.made(AgreeLine()).moves[-1].events
    paid = [event for event in events if isinstance(event, Paid)]
    assert deal.cost == sum(event.cost for event in events if isinstance(event, Laid)) > 0
    assert any(share.pays for share in deal.shares)
    for seat, pays, receives in deal.shares:
        assert pays == sum(event.amount for event in paid if event.payer == seat)
        assert receives == sum(event.amount for event in paid if event.payee == seat)
    told = str(deal_text(table, deal))
    assert told.startswith(f"from A2 to B1 · {deal.cost} of both throws for 2 links · Red pays ")
    assert told.endswith(" · ends the turns of both")


def test_a_line_that_may_not_be_offered_says_the_rule() -> None:
    table = building([["A1 A2"], ["A2 A3"]], points=2)
    deal = deal_of(table, OfferLine(1, line_to(table, 1, hex_of(table, "F9"))))
    assert str(deal_text(table, deal)).startswith("E.C4 This line costs ")
    assert offered_deal(table) is None
