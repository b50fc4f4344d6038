"""Selecting hexes and what is done with them: cut, copy, paste, move, turn, mirror, paint, stamp."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Signal

from engine.board.contents import contents_of
from engine.board.document import Board
from engine.board.patches import Patch, lifted
from engine.board.places import Special
from engine.boardfile.errors import BoardFileError
from engine.edits.patches import ClearHexes
from engine.hexes.lattice import Hex
from engine.messages import Phrase, Saying, count_of, listed, say, together
from studio.canvas.canvas import Canvas
from studio.canvas.tool_controller import Hand
from studio.language.words import own_tongue, reason, tr
from studio.panels.stamps import StampsPanel
from studio.panels.thing_names import title_of
from studio.session.document import Session
from studio.session.files.filing import Mishap
from studio.session.stamps import Stamp
from studio.tools.areas import alike, every_hex, grown, hexes_meant, inverted
from studio.tools.carrying import Load, carrying, floating
from studio.tools.gestures import Outcome
from studio.tools.name_lookup import found, names_known
from studio.tools.river_splitting import parting
from studio.tools.selection import Selection, area_of
from studio.tools.terrain.paints import painting
from studio.windows.documents.questions import Questions
from studio.windows.selecting.clipboard import Clipboard

_SELECT_FIRST = "Select something on the map first."
_NO_UNDO: Phrase = "This deletes the file {file} and cannot be undone. Maps keep what was stamped."
_LEFT_OUT: Phrase = "Not included, because only partly selected: {names}."
_UNBOUND: Phrase = "Not included, because they have no hexes: {names}."
_CUT_AGAIN: Phrase = "The cut hexes are back on the clipboard."
_CUT_KEPT: Phrase = "Hexes cut from this board are still available. Use Paste to place them."
_PASTE: Final[Phrase] = "Paste"
_MOST_LEFT = 4
"""The most things left out that are named."""
_COPIED: tuple[Phrase, Phrase] = ("{n} hex copied.", "{n} hexes copied.")


class Selecting(QObject):
    """What the Select menu does, and cut, copy and paste."""

    said = Signal(str)
    """A word on what could not be done."""
    put_down = Signal(str)
    """A piece was pasted; its text, as it was on the clipboard."""

    def __init__(
        self,
        session: Session,
        hand: Hand,
        canvas: Canvas,
        questions: Questions,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._hand = hand
        self._canvas = canvas
        self._questions = questions
        self.clipboard = Clipboard()
        self.stamps = StampsPanel(session.stamps)
        self.stamps.chosen.connect(self._stamp)
        self.stamps.keeping_wanted.connect(self.keep_stamp)
        self.stamps.removal_wanted.connect(self._throw_away)
        session.stamps.warned.connect(self.said)
        session.stamps.failed.connect(self._show_mishap)
        self.when_free: Callable[[Callable[[], object]], object] = lambda do: do()
        """Does what would startle a hand once that is free; who has several boards open knows when."""
        self._pasting = ""
        """The text of the piece taken in hand last."""
        self._passed_over: str | None = None
        """What was on the clipboard when something cut was recovered, and was left there."""
        hand.acted.connect(self._follow_hand)
        session.taken_up.connect(self._take_up)

    @property
    def doings(self) -> dict[str, Callable[[], object]]:
        """What each action does."""
        moves = {f"move-{way.lower()}": partial(self._float, way) for way in ("Left", "Right", "Up", "Down")}
        return {
            "cut": self.cut,
            "copy": self._copy_and_say,
            "paste": self.paste,
            "select-all": lambda: self._choose(every_hex(self._board.sheet)),
            "select-none": lambda: self._session.select(Selection()),
            "invert": lambda: self._choose(inverted(self._board.sheet, self._hexes)),
            "grow": lambda: self._change(lambda hexes: grown(self._board.sheet, hexes)),
            "same-terrain": lambda: self._change(partial(alike, self._board)),
            "find": self.find,
            "paint-selection": self.paint,
            **moves,
            "turn": partial(self._float, "R"),
            "turn-back": partial(self._float, "Shift+R"),
            "mirror": partial(self._float, "M"),
            "keep-stamp": self.keep_stamp,
        }

    @property
    def _board(self) -> Board:
        return self._session.board

    @property
    def _hexes(self) -> frozenset[Hex]:
        return hexes_meant(self._board, self._session.selection.thing)

    # -- what is selected ----------------------------------------------------------------------

    def _choose(self, hexes: frozenset[Hex]) -> None:
        """Select hexes together."""
        self._session.select(area_of(hexes, self._board))

    def _change(self, change: Callable[[frozenset[Hex]], frozenset[Hex]]) -> None:
        """Select other hexes than those selected."""
        if self._hexes:
            self._choose(change(self._hexes))
        else:
            self.said.emit(tr(_SELECT_FIRST))

    def find(self) -> None:
        """Select what is found by its name or label, and show it."""
        text = self._questions.words_to_find(names_known(self._board, own_tongue()))
        if text is None:
            return
        selection = found(self._board, text, own_tongue())
        if selection is None:
            self.said.emit(tr("Nothing here is called {text}.", text=text))
        else:
            self._session.select(selection)
            self._canvas.show_selected()

    def paint(self) -> None:
        """Lay the paint of the palette on what is selected."""
        if self._hexes:
            self._hand.do(painting(self._board, self._hand.settings.paint, self._hexes))
        else:
            self.said.emit(tr(_SELECT_FIRST))

    # -- patches -------------------------------------------------------------------------------

    def _lifted(self) -> Patch | None:
        """Return what the selected hexes hold, or say why there is nothing."""
        patch = lifted(self._board, self._hexes)
        if not patch.plots:
            self.said.emit(tr(_SELECT_FIRST))
        return patch if patch.plots else None

    def copy(self) -> str:
        """Put what is selected on the clipboard; return its text, empty if that could not be.

        What was cut before gives way to it.
        """
        patch = self._lifted()
        if patch is None:
            return ""
        try:
            text = self.clipboard.copy(patch)
        except BoardFileError as error:
            self.said.emit(reason(error))
            return ""
        self._session.cut.give_way()
        return text

    def _left_out(self) -> tuple[Saying, ...]:
        """Return a sentence on what is selected in part alone, so that it is not copied; none for nothing."""
        halves = contents_of(self._board).half_within(self._hexes)
        unbound = self._unbound() if self._hexes >= every_hex(self._board.sheet) else ()
        told = ((_LEFT_OUT, halves), (_UNBOUND, unbound))
        return tuple(
            say(words, names=listed([title_of(thing, self._board) for thing in things], _MOST_LEFT))
            for words, things in told
            if things
        )

    def _unbound(self) -> tuple[Special, ...]:
        """Return the specials that go with no hexes: those of ports, a country or an edge alone (6.B1c)."""
        return tuple(each for each in self._board.specials if not each.hexes and not each.towns)

    def _copy_and_say(self) -> None:
        """Put what is selected on the clipboard, and say how much that is."""
        if self.copy():
            self.said.emit(tr(together((count_of(len(self._hexes), *_COPIED), *self._left_out()))))

    def cut(self) -> None:
        """Put what is selected on the clipboard and remove it from the board."""
        text = self.copy()
        if text:
            board = self._board
            outcome = parting(self._board, ClearHexes(self._hexes, ground=True, label="Cut"))
            said = (outcome.said, *self._left_out()) if outcome.said else self._left_out()
            self._hand.come_to(replace(outcome, said=together(said) if said else ""))
            if self._board is not board:
                self._session.cut.keep(text)

    def _follow_hand(self, outcome: Outcome) -> None:
        if outcome.edit is not None and outcome.edit.label == _PASTE:
            self.put_down.emit(self._pasting)

    def _take_up(self) -> None:
        """Put what was cut of a recovered document on the clipboard again, if nothing lies there."""
        cut = self._session.pending.cut
        if not cut:
            return
        if self.clipboard.is_empty:
            self.clipboard.put(cut)
            self.said.emit(tr(_CUT_AGAIN))
        else:
            self._passed_over = self.clipboard.text
            self.said.emit(tr(_CUT_KEPT))

    def paste(self) -> None:
        """Take the piece on the clipboard in hand, else what was cut of this board and is nowhere.

        What was recovered comes before what lay on the clipboard already.
        """
        text, cut = self.clipboard.text, self._session.pending.cut
        pasted = self.clipboard.patch_in(text)
        if cut and (isinstance(pasted, str) or text == self._passed_over):
            text, pasted = cut, self.clipboard.patch_in(cut)
        if isinstance(pasted, str):
            self.said.emit(pasted)
        else:
            self._pasting = text
            self._carry(Load(pasted.centred(), _PASTE))

    def _float(self, key: str) -> None:
        """Turn, mirror or move what is in hand, else let the selection float and do it with that."""
        if not self._hand.wants(key):
            patch = self._lifted()
            if patch is None:
                return
            self._carry(floating(patch, "Move", patch.hexes))
        self._hand.strike(key)

    def _carry(self, load: Load) -> None:
        """Let the hand carry something."""
        self._hand.take("select")
        self._canvas.go_on(carrying(load))

    # -- stamps --------------------------------------------------------------------------------

    def _stamp(self, stamp: Stamp) -> None:
        """Take a stamp in hand."""
        self._carry(Load(stamp.patch, say("Stamp {name}", name=stamp.name), again=True))

    def _throw_away(self, stamp: Stamp) -> None:
        """Throw one of the user's own stamps away, if that is meant: no undo brings its file back."""
        what = tr("the stamp {name}", name=stamp.name)
        if self._questions.may_remove(what, tr(_NO_UNDO, file=stamp.file.name)):
            self._session.stamps.remove(stamp)

    def _show_mishap(self, mishap: Mishap) -> None:
        self.when_free(lambda: self._questions.show_failure(mishap.title, mishap.text))

    def keep_stamp(self) -> None:
        """Keep what is selected as a stamp."""
        patch = self._lifted()
        name = None if patch is None else self._questions.name_of_stamp()
        if patch is None or name is None:
            return
        self._session.stamps.keep(name, patch)
        for sentence in self._left_out():
            self.said.emit(tr(sentence))
