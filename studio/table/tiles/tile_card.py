"""The card of what is due in the tile game: bids, tiles to take or to hold, deliveries, the result."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QListWidget, QListWidgetItem, QWidget

from engine.messages import Phrase
from engine.table.tiles.row import ranks
from engine.table.tiles.sitting import TileSitting
from engine.table.tiles.story import brings
from engine.tiles.bidding import least_bid, most_bid
from engine.tiles.moves import Arrange, Bid, Deliver, Move, Pass, Place, TakeCity, TakeStock
from engine.tiles.state import NO_ONE
from engine.turns.chance import CHANCE
from studio.language.words import tr
from studio.painting.tile_pixmaps import cube_row_pixmap
from studio.table.due_card import DueCard, moment_of
from studio.table.tiles.tile_buttons import TileChoice, choice_rows, city_choice, stock_choice
from studio.table.tiles.tile_hand import TileHand
from studio.table.tiles.tile_session import TileSession

_PLACE: Final[Phrase] = (
    "Click an outlined cell to place the tile. R or the wheel turns it. Numbers choose another tile."
)
_LAY: Final[Phrase] = (
    "Lay the first cities next to each other, with links where they are possible. "
    "R or the wheel turns a tile."
)
_NO_PLACE: Final[Phrase] = "None of these tiles can be placed."
_DELIVER: Final[Phrase] = "Click a ringed cube, then the city that it goes to; or choose a delivery here."
_NO_DELIVERY: Final[Phrase] = "No cube on the table can be delivered."
_TAKE: Final[Phrase] = "Click a tile to take it."
_ROW: Final[Phrase] = "The window counts the different colours of the last {n} cubes. Choose an order."
_WAITING: Final[Phrase] = "Bots and draws wait."
_CUBE_PX: Final = 20
_MOVE: Final = Qt.ItemDataRole.UserRole


class TileCard(DueCard):
    """Says whose turn it is and what they may do, and does it at a click."""

    delivery_pointed = Signal(object)
    """The Deliver that is chosen in the list, or None."""
    another_wanted = Signal()
    """Another game with the same players is wanted."""
    daily_wanted = Signal()
    """The Daily is wanted."""

    def __init__(self, session: TileSession, hand: TileHand, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._hand = session, hand
        self.news.hide()
        self.bid: QComboBox | None = None
        self.list: QListWidget | None = None
        self.choices: list[Callable[[], object]] = []
        """What the keys 1 to 9 do."""
        self._shown: tuple[object, ...] | None = None
        hand.refused.connect(self.say_refused)
        hand.changed.connect(self.follow)

    # -- showing -------------------------------------------------------------------------------

    def follow(self) -> None:
        """Show what is due now."""
        session, hand = self._session, self._hand
        shown = (*moment_of(session), hand.tile, session.viewer, len(hand.legal))
        if shown == self._shown:
            return
        self._shown = shown
        self.refusal.hide()
        self.clear()
        self.bid = self.list = None
        self.choices = []
        sitting = session.sitting
        if session.is_looking_back:
            self.show_past(session)
        elif sitting.actor is None:
            self._show_result(sitting)
        elif session.is_hiding:
            self._show_hidden(sitting)
        elif session.is_persons_turn:
            self._show_due(sitting)
        else:
            self._show_others(sitting)
        if not session.is_looking_back and sitting.actor is not None:
            self._show_tiles(sitting)

    def _show_others(self, sitting: TileSitting) -> None:
        """Say who is to move where that is no person."""
        actor, session = sitting.actor, self._session
        is_draw = actor is None or actor == CHANCE
        title = tr("Draw") if is_draw else tr("{player} to move", player=sitting.header.players[actor or 0])
        turn = sitting.turn
        if session.waits or session.is_paused:
            self.show_held(session, title, tr(_WAITING))
        else:
            self.show_text(title, "" if turn is None else tr("Next: {task}.", task=tr(turn.task)))

    def _show_hidden(self, sitting: TileSitting) -> None:
        """Hide the tiles of the player whose turn it is until the player is at the screen."""
        name = sitting.header.players[sitting.actor or 0]
        self.show_text(
            tr("{player}: your turn", player=name),
            tr("The tiles of {player} are hidden. Let only {player} look now.", player=name),
        )
        self.button("show-tiles", tr("Show My &Tiles"), self._session.show_tiles, usual=True)
        everything = QCheckBox(tr("Show &everything to everyone"))
        everything.setObjectName("show-all")
        everything.toggled.connect(lambda on: self._session.show_all(wanted=on))
        self.body.addWidget(everything)

    def _show_due(self, sitting: TileSitting) -> None:
        """Show what the person whose turn it is may do."""
        legal = self._hand.legal
        turn, actor = sitting.turn, sitting.actor
        assert turn is not None
        assert actor is not None
        title = tr(turn.task) if sitting.is_alone else f"{sitting.header.players[actor]}: {tr(turn.task)}"
        title = title[:1].upper() + title[1:]
        stage = sitting.state.stage
        if stage == "bidding":
            self.show_text(title, self._auction_text(sitting, actor))
            self._offer_bids(sitting, actor)
        elif any(isinstance(move, TakeCity | TakeStock) for move in legal):
            self.show_text(title, tr(_TAKE))
        elif any(isinstance(move, Arrange) for move in legal):
            self.show_text(title, tr(_ROW, n=sitting.game.facts.rules.window))
            self._offer_orders(sitting, legal)
        elif any(isinstance(move, Place) for move in legal):
            self.show_text(title, tr(_LAY if stage == "setup" else _PLACE))
        elif stage == "delivering":
            self.show_text(title, tr(_DELIVER if self._hand.deliveries else _NO_DELIVERY))
            self._offer_deliveries(sitting)
        else:
            self.show_text(title, tr(_NO_PLACE))
        if Pass() in legal and stage != "bidding":
            self.button("pass", tr("&Pass"), partial(self._hand.make, Pass()), usual=len(legal) == 1)

    def _auction_text(self, sitting: TileSitting, actor: int) -> str:
        """Return how the auction stands."""
        state, names = sitting.state, sitting.header.players
        score = tr("The score is {score}.", score=state.scores[actor])
        if state.auction.bidder == NO_ONE:
            return f"{tr('No one has bid yet.')} {score}"
        bidder = names[state.auction.bidder]
        return f"{tr('{player} has bid {points}.', player=bidder, points=state.auction.bid)} {score}"

    def _offer_bids(self, sitting: TileSitting, actor: int) -> None:
        facts, state = sitting.game.facts, sitting.state
        least, most = least_bid(facts, state.auction), most_bid(facts, state, actor)
        if least <= most:
            row = QWidget()
            line = QHBoxLayout(row)
            line.setContentsMargins(0, 0, 0, 0)
            self.bid = QComboBox()
            self.bid.setObjectName("bid-points")
            self.bid.setAccessibleName(tr("Points to bid"))
            self.bid.addItems([str(points) for points in range(least, most + 1)])
            line.addWidget(self.bid)
            line.addStretch(1)
            self.body.addWidget(row)
            self.button("bid", tr("&Bid"), self._make_bid, usual=True)
        self.button("pass", tr("&Pass"), partial(self._hand.make, Pass()), usual=least > most)

    def _make_bid(self) -> None:
        if self.bid is not None:
            self._hand.make(Bid(int(self.bid.currentText())))

    def _offer_orders(self, sitting: TileSitting, legal: Sequence[Move]) -> None:
        """Offer the orders of the first cubes of the row (DR.solo1)."""
        facts = sitting.game.facts
        for move in legal:
            if isinstance(move, Arrange):
                words = ", ".join(tr(facts.good_name(good)) for good in move.goods)
                self.choices.append(partial(self._hand.make, move))
                made = self.button("row-order", words, self.choices[-1])
                colours = tuple(facts.tiles.goods[good].colour for good in move.goods)
                row = cube_row_pixmap(colours, _CUBE_PX, self.devicePixelRatioF())
                made.setIcon(QIcon(row))
                made.setIconSize(row.deviceIndependentSize().toSize())

    def _offer_deliveries(self, sitting: TileSitting) -> None:
        """List the deliveries with what each brings, those that bring most first."""
        moves = self._hand.deliveries
        if not moves:
            return
        state, facts, actor = sitting.state, sitting.game.facts, sitting.actor
        assert actor is not None
        gains = {move: self._gain(sitting, move, actor) for move in moves}
        self.list = QListWidget()
        self.list.setObjectName("deliveries")
        self.list.setAccessibleName(tr("Deliveries"))
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setMinimumHeight(190)
        for move in sorted(moves, key=lambda move: -gains[move]):
            words = tr(
                "{good} {city} → {other}\n{brings}",
                good=facts.good_name(move.good),
                city=facts.name(state.table[move.cell].tile),
                other=facts.name(state.table[move.to].tile),
                brings=brings(sitting, move),
            )
            item = QListWidgetItem(words)
            item.setData(_MOVE, move)
            self.list.addItem(item)
        self.list.setCurrentRow(0)
        self.list.currentItemChanged.connect(lambda now, _: self._point(now))
        self.list.itemActivated.connect(lambda item: self._hand.make(item.data(_MOVE)))
        self.body.addWidget(self.list)
        self.button("deliver", tr("&Deliver"), self._deliver, usual=True)

    def _gain(self, sitting: TileSitting, move: Deliver, actor: int) -> int:
        after = sitting.game.apply(sitting.state, move).state
        return after.scores[actor] - sitting.state.scores[actor]

    def _point(self, item: QListWidgetItem | None) -> None:
        self.delivery_pointed.emit(None if item is None else item.data(_MOVE))

    def _deliver(self) -> None:
        """Make the delivery that is chosen in the list."""
        if self.list is not None:
            self._hand.make(self.list.currentItem().data(_MOVE))

    def press(self, number: int) -> None:
        """Choose the tile or order of a number."""
        if 0 < number <= len(self.choices):
            self.choices[number - 1]()

    # -- tiles ---------------------------------------------------------------------------------

    def _show_tiles(self, sitting: TileSitting) -> None:
        """Show the tiles that were drawn, and those of the person at the screen."""
        drawn = self._drawn(sitting)
        if drawn:
            self.body.addWidget(choice_rows(tr("Drawn"), drawn))
        hand = self._held(sitting)
        if hand:
            self.body.addWidget(choice_rows(tr("Your tiles"), hand))

    def _drawn(self, sitting: TileSitting) -> list[TileChoice]:
        tiles, state, ratio = sitting.game.facts.tiles, sitting.state, self.devicePixelRatioF()
        legal = self._hand.legal
        found: list[TileChoice] = []
        for tile in state.drawn:
            does: Callable[[], object] | None = None
            if TakeCity(tile) in legal:
                does = partial(self._hand.make, TakeCity(tile))
            elif tile in self._hand.holdable:
                does = partial(self._hand.hold, tile)
            found.append(city_choice(tiles, tiles.cities[tile], ratio, does, is_held=tile == self._hand.tile))
            self.choices += [does] if does is not None else []
        for railroad in state.drawn_stock:
            move = TakeStock(railroad)
            does = partial(self._hand.make, move) if move in legal else None
            found.append(stock_choice(tiles, tiles.railroads[railroad], ratio, does))
            self.choices += [does] if does is not None else []
        return found

    def _held(self, sitting: TileSitting) -> list[TileChoice]:
        viewer = self._session.viewer
        if viewer is None or sitting.is_alone:
            return []
        tiles, ratio = sitting.game.facts.tiles, self.devicePixelRatioF()
        found = []
        for tile in sitting.state.hands[viewer]:
            can_hold = viewer == sitting.actor and tile in self._hand.holdable
            does = partial(self._hand.hold, tile) if can_hold else None
            found.append(
                city_choice(
                    tiles, tiles.cities[tile], ratio, does, is_held=tile == self._hand.tile and can_hold
                )
            )
            self.choices += [does] if does is not None else []
        return found

    # -- the end -------------------------------------------------------------------------------

    def _show_result(self, sitting: TileSitting) -> None:
        result = sitting.result
        assert result is not None
        names = sitting.header.players
        if result.rank:
            every = ranks(sitting.game.facts)
            rank = every[result.rank - 1]
            span = (
                tr("from {least} points on", least=rank.least)
                if rank.most is None
                else tr("{least} to {most} points", least=rank.least, most=rank.most)
            )
            self.show_text(
                tr("Rank {n} of {most}", n=result.rank, most=len(every)),
                f"{tr(_POINTS, total=result.totals[0], score=result.scores[0])}\n"
                f"{tr('This rank is {span}.', span=span)}",
            )
        else:
            won = ", ".join(names[seat] for seat in result.winners)
            title = (
                tr("{player} wins", player=won)
                if len(result.winners) == 1
                else tr("{players} share the win", players=won)
            )
            order = sorted(range(len(names)), key=lambda seat: -result.totals[seat])
            lines = [
                f"{names[seat]}: {tr(_POINTS, total=result.totals[seat], score=result.scores[seat])}"
                for seat in order
            ]
            self.show_text(title, "\n".join((tr(result.reason), "", *lines)))
        self.button("another", tr("Play &Again"), self.another_wanted.emit, usual=True)
        if sitting.is_alone and not sitting.header.challenge:
            self.button("daily", tr("Play the &Daily"), self.daily_wanted.emit)
        self.button("undo-end", tr("&Undo"), self._session.undo).setEnabled(self._session.can_undo)


_POINTS: Final[Phrase] = "{total} points, {score} of them on the track"
