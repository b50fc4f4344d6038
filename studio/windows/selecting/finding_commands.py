"""Findings and the map: a finding's place is shown, a fix is looked at and applied."""

from PySide6.QtCore import QObject, Signal

from engine.board.document import Board
from engine.diagnostics.findings import Finding, Fix
from engine.edits.protocol import Several
from engine.hexes.lattice import Hex
from engine.messages import Phrase
from studio.canvas.canvas import Canvas
from studio.language.words import tr
from studio.mapview.board_changes import changed_places
from studio.panels.findings.findings import FindingsPanel
from studio.session.document import Session
from studio.tools.name_lookup import thing_at
from studio.tools.selection import Selection, selection_at

_MOST_RINGS = 400
"""More changes than these are seen without being pointed out."""
_STALE: Phrase = "The board has changed: this fix no longer applies."


class FindingCommands(QObject):
    """Carries out on the map what the findings dock asks for."""

    said = Signal(str)
    """A word on what could not be done."""

    def __init__(self, session: Session, canvas: Canvas, findings: FindingsPanel, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._canvas = canvas
        self._ringed: tuple[Hex, ...] | None = None
        self._shown: tuple[str, tuple[Hex, ...]] = "", ()
        findings.place_wanted.connect(self._show_place)
        findings.fix_pointed.connect(self._foretell)
        findings.fix_wanted.connect(self._apply)
        session.board_changed.connect(self._forget)
        session.findings_changed.connect(self._follow)

    def _show_place(self, finding: Finding) -> None:
        """Point a finding's place out on the map, and select the thing it is of, else what is there."""
        self._canvas.point_out(finding.hexes)
        self._shown = finding.id, self._canvas.beacon.hexes
        is_fresh = self._session.findings_fit and not finding.renewing
        thing = thing_at(self._session.board, finding.path) if is_fresh else None
        if thing is not None:
            self._session.select(Selection(thing))
            return
        sheet = self._session.board.sheet
        seen = [hex_ for hex_ in finding.hexes if hex_ in sheet]
        place = selection_at(self._session.board, *sheet.centre_mm(seen[0])) if seen else Selection()
        self._session.select(place)

    def _foretell(self, fix: Fix | None) -> None:
        """Show the board as a fix would make it, what is new ringed; None: as it is again."""
        board = self._session.board
        if fix is None:
            if self._ringed is not None:
                ringed, self._ringed = self._ringed, None
                self._canvas.show_board(board)
                self._canvas.beacon.light(ringed)
            return
        if self._ringed is None:
            self._ringed = self._canvas.beacon.hexes
        after = fix.edit.apply(board)
        self._canvas.show_board(after)
        self._canvas.point_out(_changed(board, after))

    def _follow(self, findings: tuple[Finding, ...]) -> None:
        """Keep the rings around the place of the finding shown, and clear them once it is fixed."""
        shown, ringed = self._shown
        if self._canvas.beacon.hexes != ringed:
            return
        finding = next((each for each in findings if each.id == shown), None)
        sheet = self._session.board.sheet
        place = () if finding is None else tuple(hex_ for hex_ in finding.hexes if hex_ in sheet)
        if place != ringed:
            self._canvas.beacon.light(place)
            self._shown = shown, place

    def _forget(self) -> None:
        """Know of no fix looked at: the canvas shows another board."""
        self._ringed = None

    def _apply(self, fix: Fix) -> None:
        """Apply a fix as one step of history, which is called as its button was."""
        edit = Several(fix.title, (fix.edit,))
        if self._session.apply(edit):
            # What was wrong there is fixed: its rings would now point at nothing.
            self._canvas.beacon.light(())
        elif edit.apply(self._session.board) is self._session.board:
            self.said.emit(tr(_STALE))


def _changed(before: Board, after: Board) -> tuple[Hex, ...]:
    """Return the hexes that look other on a board than on one before, none if they are very many."""
    places = changed_places(before, after)
    if places is None or len(places) > _MOST_RINGS:
        return ()
    hexes = (after.sheet.hex_at(int(column), int(row)) for column, row in places)
    return tuple(hex_ for hex_ in dict.fromkeys(hexes) if hex_ in after.sheet)
