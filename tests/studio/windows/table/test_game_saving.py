"""What is saved of a game at a table, as other programs read it."""

import csv
import io

from engine.table.ledger import ledger
from studio.windows.table.game_saving import ledger_csv
from tests.engine.table.sittings import finished


def test_the_ledger_is_saved_as_a_table() -> None:
    game = finished()
    rows = list(csv.reader(io.StringIO(ledger_csv(game))))
    assert rows[0][:3] == ["After move", "Company", "When"]
    assert len(rows) == 1 + len(ledger(game))
    for seat, name in enumerate(game.header.players):
        assert sum(int(row[5]) for row in rows[1:] if row[1] == name) == game.state.accounts[seat]
