"""What is not clear in a company's orders: a card for each doubt, with the ways to read it to choose from."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from engine.messages import Phrase, say
from engine.postal.reading.expanding import Way
from engine.postal.reading.rulings import MEANT, NOTHING
from engine.postal.reading.suggestions import Suggestion
from engine.postal.reading.written_orders import Concern, Doubt, Orders, Piece
from engine.postal.report_lines import Wording
from engine.transcript.remarks import Ruling
from studio.language.labels import plain_label
from studio.language.words import tr
from studio.session.overrides import reported

_HEADS: Final[dict[Concern, Phrase]] = {
    Concern.UNCLEAR: "{at} is unclear",
    Concern.WRONG: "{at} is not allowed and does not count",
    Concern.REMARK: "{at}: note",
}


class DoubtCards(QScrollArea):
    """Shows the doubts of a company's orders, and the rulings on them."""

    ruled = Signal(str, str, str)
    """An order, what it is read as, and why: the referee's ruling."""
    withdrawn = Signal(str)
    """The ruling on an order is to be forgotten."""
    doubt_pointed = Signal(object)
    """The Doubt under the pointer, None for none."""
    way_pointed = Signal(object)
    """The hexes of the Way under the pointer, None for none."""

    def __init__(self, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("postal-doubts")
        self.setAccessibleName(tr("What is unclear"))
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self._wording = wording
        self._orders: Orders | None = None
        self._chosen: dict[Doubt, Way] = {}
        self._reason = ""

    def show_doubts(
        self,
        orders: Orders | None,
        why: Phrase,
        rulings: Iterable[Ruling],
        suggestions: Mapping[Doubt, tuple[Suggestion, ...]],
    ) -> None:
        """Show the doubts of orders, with what may be ruled; ``why`` says why they cannot be read at all."""
        if orders is None or self._orders is None or orders.doubts != self._orders.doubts:
            self._chosen.clear()
        self._orders = orders
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 4, 0)
        column.setSpacing(8)
        doubts = () if orders is None else orders.doubts
        order = sorted(doubts, key=lambda doubt: list(_HEADS).index(doubt.concern))
        if why:
            column.addWidget(_words(tr(why)))
        if any(doubt.concern is Concern.UNCLEAR for doubt in order):
            column.addWidget(self._why())
        for doubt in order:
            column.addWidget(self._card(doubt, suggestions.get(doubt, ())))
        for ruling in rulings:
            column.addWidget(self._ruling(ruling))
        if not why and orders is not None and not order:
            column.addWidget(_words(tr("Everything is clear.")))
        column.addStretch(1)
        self.setWidget(body)

    def _why(self) -> QLineEdit:
        """Return the field for the reason of the next ruling."""
        field = QLineEdit(self._reason)
        field.setObjectName("postal-why")
        field.setPlaceholderText(tr("Reason for a ruling, shown in the report"))
        field.textChanged.connect(self._take_reason)
        return field

    def _take_reason(self, reason: str) -> None:
        self._reason = reason

    # -- cards -----------------------------------------------------------------------------------

    def _card(self, doubt: Doubt, suggestions: Iterable[Suggestion]) -> QFrame:
        card, column = _card(tr(_HEADS[doubt.concern], at=_place(doubt.at)))
        column.addWidget(_words(tr(doubt.says)))
        if doubt.expected and doubt.concern is Concern.UNCLEAR:
            column.addWidget(_words(tr("Expected: {what}.", what=tr(doubt.expected))))
        _Pointing(card, lambda is_in: self.doubt_pointed.emit(doubt if is_in else None))
        if doubt.concern is Concern.UNCLEAR:
            for way in doubt.ways:
                column.addWidget(self._way(doubt, way))
            for suggestion in suggestions:
                column.addWidget(self._suggestion(doubt, suggestion))
            if doubt.more:
                column.addWidget(_words(tr("There are more ways.")))
            column.addLayout(self._by_hand(doubt))
        return card

    def _way(self, doubt: Doubt, way: Way) -> QPushButton:
        """Return the button of a way; pointing at it shows it on the map."""
        button = self._ruling_button(self._told(way), way.hexes)
        button.setCheckable(True)
        button.setChecked(self._chosen.get(doubt) == way)
        button.clicked.connect(lambda: self._choose(doubt, way))
        return button

    def _suggestion(self, doubt: Doubt, suggestion: Suggestion) -> QPushButton:
        """Return the button that rules as is suggested."""
        read_as, way = suggestion
        if way is not None:
            words, hexes = self._told(way), way.hexes
        elif read_as == MEANT:
            words, hexes = tr("Read as orders for this round"), ()
        elif read_as in (labels := self._wording.history.game.facts.hexes_by_label):
            words, hexes = self._wording.place(labels[read_as]), (labels[read_as],)
        else:
            words, hexes = read_as, ()
        button = self._ruling_button(words, hexes)
        button.clicked.connect(lambda: self._rule(doubt.at, read_as))
        return button

    def _told(self, way: Way) -> str:
        told = say("cost {cost}, pays {dues}", cost=way.cost, dues=way.dues)
        if not way.dues:
            told = say("cost {cost}", cost=way.cost)
        return f"{self._wording.way(way.hexes)}: {tr(told)}"

    def _ruling_button(self, words: str, hexes: tuple[int, ...]) -> QPushButton:
        """Return a button that shows some hexes on the map when it is pointed at."""
        button = QPushButton(words)
        button.setProperty("way", "true")
        _Pointing(button, lambda is_in: self.way_pointed.emit(hexes if is_in else None))
        return button

    def _by_hand(self, doubt: Doubt) -> QHBoxLayout:
        """Return a field for another reading, and the button that leaves the order out."""
        row = QHBoxLayout()
        row.setSpacing(6)
        is_piece = self._piece(doubt.at) is not None
        if is_piece:
            field = QLineEdit()
            field.setPlaceholderText(tr("Every hex, such as K31 K32 L32"))
            field.setAccessibleName(tr("Read {at} as", at=doubt.at))
            field.returnPressed.connect(lambda: self._rule(doubt.at, field.text()))
            row.addWidget(field, 1)
        else:
            row.addStretch(1)
        leave = QPushButton(tr("Leave Out"))
        leave.setProperty("small", "true")
        leave.clicked.connect(lambda: self._rule(doubt.at, NOTHING[1]))
        row.addWidget(leave)
        return row

    def _ruling(self, ruling: Ruling) -> QFrame:
        told = say("{at} is read as {way}", at=ruling.at, way=ruling.read_as)
        if ruling.read_as.casefold() in NOTHING:
            told = say("{at} is left out", at=ruling.at)
        card, column = _card(tr(told))
        if ruling.why:
            column.addWidget(_words(ruling.why))
        row = QHBoxLayout()
        row.addStretch(1)
        withdraw = QPushButton(tr("Withdraw"))
        withdraw.setProperty("small", "true")
        withdraw.clicked.connect(lambda: self.withdrawn.emit(ruling.at))
        row.addWidget(withdraw)
        column.addLayout(row)
        return card

    # -- ruling ----------------------------------------------------------------------------------

    def _rule(self, at: str, read_as: str) -> None:
        if read_as.strip():
            self.ruled.emit(at, read_as.strip(), self._reason.strip())
            self._reason = ""

    def _choose(self, doubt: Doubt, way: Way) -> None:
        """Take a way; the ruling is made once every doubt of the order that has ways is decided."""
        self._chosen[doubt] = way
        piece = self._piece(doubt.at)
        if piece is None or self._orders is None:
            return
        others = [each for each in self._orders.doubts if each.at == doubt.at and each.ways]
        if all(each in self._chosen for each in others):
            ways = [self._chosen[each] for each in others]
            self._rule(doubt.at, " ".join(self._names(chain_by(piece, ways))))

    def _piece(self, at: str) -> Piece | None:
        pieces = () if self._orders is None else self._orders.pieces
        return next((piece for piece in pieces if piece.at == at), None)

    def _names(self, hexes: Iterable[int]) -> Iterator[str]:
        labels = self._wording.history.game.facts.labels
        return (labels[hex_] for hex_ in hexes)


def chain_by(piece: Piece, ways: Iterable[Way]) -> tuple[int, ...]:
    """Return the hexes of a piece by the ways that were chosen between its points."""
    by_ends = {(way.hexes[0], way.hexes[-1]): way.hexes for way in ways}
    places = [_meant(point.hexes, piece, by_ends) for point in piece.points]
    chain = places[:1]
    for ends in pairwise(places):
        chain += by_ends.get(ends, ends)[1:]
    return tuple(chain)


def _meant(hexes: tuple[int, ...], piece: Piece, by_ends: Iterable[tuple[int, int]]) -> int:
    """Return which of the hexes of a point is meant: one that a way or the piece leads by."""
    wanted = {hex_ for ends in by_ends for hex_ in ends} | set(piece.hexes)
    return next((hex_ for hex_ in hexes if hex_ in wanted), hexes[0])


class _Pointing(QObject):
    """Reports when the pointer or the focus comes to a widget and leaves it."""

    def __init__(self, widget: QWidget, tell: Callable[[bool], object]) -> None:
        super().__init__(widget)
        self._tell = tell
        widget.installEventFilter(self)

    @reported
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the pointer."""
        if event.type() in {QEvent.Type.Enter, QEvent.Type.FocusIn}:
            self._tell(True)
        elif event.type() in {QEvent.Type.Leave, QEvent.Type.FocusOut}:
            self._tell(False)
        return False


def _place(at: str) -> str:
    """Return an order as people call it; one that is no order is called after its line."""
    kind, _, number = at.partition(" ")
    return tr("Line {n}", n=int(number)) if kind == "line" and number.isdigit() else at


def _card(title: str) -> tuple[QFrame, QVBoxLayout]:
    card = QFrame()
    card.setFrameShape(QFrame.Shape.StyledPanel)
    column = QVBoxLayout(card)
    column.setContentsMargins(10, 8, 10, 8)
    column.setSpacing(6)
    head = _words(title)
    font = head.font()
    font.setBold(True)
    head.setFont(font)
    column.addWidget(head)
    return card, column


def _words(text: str) -> QLabel:
    label = plain_label(text)
    label.setWordWrap(True)
    return label
