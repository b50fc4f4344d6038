"""Accounts over a game, and what points came from."""

from engine.game.moves import Lay
from engine.table.standing import moments, sources, standing_text
from engine.table.timeline import stops
from tests.engine.table.sittings import finished, hex_of, placed


def test_every_part_of_a_game_has_its_accounts_and_the_last_are_those_now() -> None:
    game = finished()
    found = moments(game)
    assert [str(each.name) for each in found] == [str(stop.name) for stop in stops(game)]
    assert found[-1].accounts == tuple(game.state.accounts)
    for moment, stop in zip(found, stops(game)[1:], strict=False):
        assert moment.accounts == tuple(game.state_after(stop.at).accounts)


def test_the_sources_of_each_company_come_to_its_account() -> None:
    game = finished()
    for seat, account in enumerate(game.state.accounts):
        assert sum(source.amounts[seat] for source in sources(game)) == account
    prizes = next(source for source in sources(game) if source.name == "prizes")
    assert sum(prizes.amounts) > 0


def test_a_payment_between_companies_is_booked_for_both() -> None:
    table = placed([["A1 A2 A3 A4"], ["E1 D1 C2 B2"]], builders=(1,), points=1)
    table = table.made(Lay(hex_of(table, "B2"), hex_of(table, "A3")))
    found = {str(source.name): source.amounts for source in sources(table)}
    assert found["junctions"] == (1, -1)
    assert found["prizes"] == (0, 0)
    assert str(standing_text(table)) == "Red 21 and Blue 19"
