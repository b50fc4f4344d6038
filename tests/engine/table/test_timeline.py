"""The time line, what is new since a seat's last move, and the ledger."""

from engine.game.chance import CHANCE
from engine.game.events import Paid
from engine.game.moves import Done, Start
from engine.table.driving import driven
from engine.table.ledger import ledger, rule_text
from engine.table.timeline import decisions, moves_of_others, since_last_move, stage_began, stops
from tests.engine.game.boards import vale
from tests.engine.table.sittings import finished, hex_of, lay, placed, sitting


def test_the_time_line_has_every_round_and_race_in_order() -> None:
    table = finished()
    found = stops(table)
    assert [stop.at for stop in found] == sorted(stop.at for stop in found)
    names = [str(stop.name) for stop in found]
    assert names[:2] == ["The starts", "Round 1"]
    assert [name for name in names if name.startswith("Race")] == [
        f"Race {race}" for race in range(1, table.state.drawn + 1)
    ]
    for stop in found[1:]:
        if stop.name.startswith("Round"):
            assert table.moves[stop.at].occasion is not None


def test_extra_buildings_and_races_held_over_have_places_of_their_own() -> None:
    *_, table = driven(sitting(vale(("races", 12)), ("random", "planner", "greedy"), 11))
    names = [str(stop.name) for stop in stops(table)]
    assert "Extra building 1" in names
    races = [name for name in names if name.startswith("Race")]
    assert len(races) == len(set(races))


def test_what_is_new_is_what_others_did_since_ones_last_move() -> None:
    table = placed([["A1 A2 A3 A4"], ["E1 D1 C2 B2"]], builders=(1, 0), points=4)
    after = lay(table, "B2", "A3", "A2").made(table.legal()[-2])
    found = since_last_move(after, 0)
    assert after.actor == 0
    assert (found.first, len(found.moves)) == (0, 3)
    labels = {after.game.facts.labels[hex_] for hex_ in found.hexes}
    assert labels == {"B2", "A3", "A2"}
    assert found.received == after.state.accounts[0] - 20 > 0
    assert since_last_move(lay(after, "A4", "A5"), 0) == found
    assert moves_of_others(after, 0, 0) == {1: 3}
    assert moves_of_others(after, 1, 1) == {}


def test_the_ledger_explains_every_amount_by_a_rule_and_adds_up() -> None:
    table = finished()
    lines = ledger(table)
    for seat, held in enumerate(table.state.accounts):
        own = [line for line in lines if line.seat == seat]
        assert sum(line.entry.amount for line in own) == held
        assert own[-1].entry.balance == held
    assert [line.move for line in lines] == sorted(line.move for line in lines)
    for line in lines[3:]:
        events = table.moves[line.move - 1].events
        paid = {event.rule for event in events if isinstance(event, Paid)}
        # A building turn is entered at its end with what it took of the allowance.
        assert line.entry.rule in paid or (line.entry.rule, line.entry.amount) == ("6.A3", 0)
        assert rule_text(line.entry.rule)
    assert rule_text("9.Z9") == ""


def test_decisions_are_those_of_people_and_of_bots_where_no_one_else_plays() -> None:
    table = sitting(vale(("races", 2)), ("human", "greedy"))
    *_, table = driven(table.made(Start(hex_of(table, "A1"))))
    assert [table.moves[at].actor for at in decisions(table)] == [0]
    bots = finished()
    assert [bots.moves[at].actor == CHANCE for at in decisions(bots)] == [False] * len(decisions(bots))
    assert len(decisions(bots)) == sum(made.actor != CHANCE for made in bots.moves)


def test_a_stage_begins_with_its_first_decision_after_the_dice() -> None:
    table = finished()
    for at in (table.at, table.at // 2, 8):
        then = table.taken_back(at)
        began = stage_began(then)
        assert began < at
        assert table.moves[began].actor != CHANCE
        stage = max(stop.at for stop in stops(then) if stop.at <= began)
        assert all(made.actor == CHANCE for made in table.moves[stage:began])


def test_new_track_is_listed_by_those_who_laid_it() -> None:
    table = lay(placed((["A1 A2"], ["E1 E2"], []), builders=(0, 1)), "A2", "A3", "A4").made(Done())
    table = lay(table, "E2", "E3")
    found = since_last_move(table, 2)
    labels = table.game.facts.labels
    assert [(seat, links, [labels[hex_] for hex_ in hexes]) for seat, links, hexes in found.built] == [
        (0, 2, ["A2", "A3", "A4"]),
        (1, 1, ["E2", "E3"]),
    ]
