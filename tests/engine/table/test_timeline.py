"""The time line, what is new since a seat's last move, and the ledger."""

from engine.game.events import Paid
from engine.game.moves import Done
from engine.table.driving import driven
from engine.table.ledger import ledger, rule_text
from engine.table.timeline import moves_of_others, since_last_move, stops, taking_back, taking_back_text
from engine.turns.chance import CHANCE
from tests.engine.game.boards import vale
from tests.engine.table.sittings import finished, lay, placed, sitting


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
        if not line.entry.amount:
            assert line.entry.rule == ("6.A3" if line.entry.cost else "6.A6")
            continue
        paid = [event for event in table.moves[line.move - 1].events if isinstance(event, Paid)]
        assert line.entry.rule in {event.rule for event in paid}
        assert rule_text(line.entry.rule)
    assert rule_text("9.Z9") == ""


def test_taking_back_says_whose_moves_it_undoes_and_asks_only_about_other_people() -> None:
    table = placed([["A1 A2"], ["E1 E2 E3"]], builders=(0, 1))
    table = lay(table, "A2", "A3", "A4").made(Done())
    table = lay(table, "E3", "E4")
    assert str(taking_back_text(table, 0)) == "takes back 4 moves: 3 of Red, 1 of Blue"
    assert taking_back(table, 0).of_others == (0,)
    assert taking_back(table, 3).of_others == ()
    assert str(taking_back_text(table, 3)) == "takes back 1 move: 1 of Blue"
    bot = table.seated(0, "greedy")
    assert taking_back(bot, 0).of_others == ()
    assert str(taking_back_text(bot, 0)) == "takes back 4 moves: 3 of Red, 1 of Blue"
    thrown = table.made(Done())
    assert thrown.actor == CHANCE
    assert str(taking_back_text(thrown.made(thrown.throw()), thrown.at)) == "takes back dice only"
