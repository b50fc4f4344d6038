"""The table of the tile game: laid tiles, stock, players, what is due, time line and records."""

import math
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.table.tiles.story import stops
from engine.tiles.moves import Deliver
from studio.drawing.game.companies import liveries
from studio.drawing.maps.themes import Theme
from studio.table.game_view import GameView
from studio.table.tiles.strips import RowStrip, StockStrip
from studio.table.tiles.tile_card import TileCard
from studio.table.tiles.tile_hand import TileHand
from studio.table.tiles.tile_map import TileMap
from studio.table.tiles.tile_players import TilePlayers
from studio.table.tiles.tile_records import TileRecords
from studio.table.tiles.tile_session import TileSession
from studio.table.time_line import TimeLine

_CARD, _RECORDS = 460, 220
"""How card and records share their height: the card shows tiles."""
_FRAME_MS: Final = 120
"""How often the game is shown while bots play at full speed, in milliseconds."""


class TileView(GameView):
    """Shows a tile game and takes what people do in it to its session."""

    def __init__(self, session: TileSession, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self.session: TileSession = session
        sitting = session.sitting
        self._theme = theme
        self.looks = liveries(sitting.header.players)
        self.hand = TileHand(session, self)
        self.map = TileMap(self.hand, self.looks, theme)
        self.stock = StockStrip(self.looks)
        self.row = RowStrip()
        self.row.setVisible(sitting.is_alone)
        self.players = TilePlayers(sitting, self.looks)
        self.card = TileCard(session, self.hand)
        self.records = TileRecords(sitting)
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.map, 1)
        column.addWidget(self.row)
        column.addWidget(self.stock)
        middle.setFocusProxy(self.map)
        time = TimeLine(stops, ("One turn of all back", "One turn of all on"))
        self.put_together(middle, self.players, self.card, self.records, time)
        self.down.setSizes([_CARD, _RECORDS])
        self.pointed_city: int | None = None
        self._frame = QTimer(self, singleShot=True, interval=_FRAME_MS)
        self._frame.timeout.connect(self.follow)
        session.changed.connect(self._follow_soon)
        self.hand.refused.connect(self.say_refused)
        self.players.seat_wanted.connect(session.seat)
        self.records.looked.connect(session.look)
        self.records.line_wanted.connect(session.take_line)
        self.records.city_lit.connect(self._light_city)
        self.card.delivery_pointed.connect(self._light_delivery)
        self.map.city_pointed.connect(self._point_city)

    def show_theme(self, theme: Theme) -> None:
        """Draw the players in the colours of another theme."""
        self._theme = theme
        self.follow()

    def _follow_soon(self) -> None:
        """Show the game at once, or, while bots play at full speed, with the next frame."""
        session = self.session
        is_held = session.waits or session.is_paused or session.is_looking_back
        is_asked = session.is_persons_turn or session.sitting.actor is None
        if is_held or is_asked or not math.isinf(session.speed):
            self._frame.stop()
            self.follow()
        elif not self._frame.isActive():
            self._frame.start()

    def follow(self) -> None:
        """Show the game, or the moment of it that is looked at."""
        session, theme = self.session, self._theme
        shown, sitting = session.shown, session.sitting
        is_past = session.is_looking_back
        self.hand.follow()
        self.map.show_sitting(shown, theme, is_past=is_past)
        self.stock.show_sitting(shown, theme)
        if shown.is_alone:
            self.row.show_sitting(shown)
        self.players.show_sitting(shown, theme, thinking=session.is_thinking and not is_past)
        self.card.follow()
        self.time.show_sitting(sitting, shown.at)
        self.records.show_sitting(sitting)
        self.records.show_moment(shown.at)
        self.map.light(())

    def _point_city(self, city: int | None) -> None:
        self.pointed_city = city

    def _light_city(self, city: int) -> None:
        """Frame a city of the moment that is shown."""
        table = self.session.shown.state.table
        self.map.light(tuple(cell for cell, laid in table.items() if laid.tile == city))

    def _light_delivery(self, move: Deliver | None) -> None:
        """Frame the two cities of a delivery."""
        self.map.light(() if move is None else (move.cell, move.to))
