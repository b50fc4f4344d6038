"""Reasons for waivers as far as they are written: kept with the document, given when it is saved or left."""

from dataclasses import replace

from PySide6.QtCore import QObject

from engine.edits.waivers import Waive
from studio.panels.findings.finding_waiver import FindingWaiver
from studio.session.document import Session


class HalfReasons(QObject):
    """Passes the reasons half written on between a session and the field they are written in."""

    def __init__(self, session: Session, waiver: FindingWaiver) -> None:
        super().__init__(waiver)
        self._session, self._waiver = session, waiver
        waiver.typed.connect(self._keep)
        session.reasons_called_in.connect(self._finish)
        session.document_replaced.connect(self._take)
        session.taken_up.connect(self._take)
        self._take()

    def _keep(self) -> None:
        """Keep with the document what is half written."""
        self._session.keep(replace(self._session.pending, reasons=self._waiver.reasons))

    def _take(self) -> None:
        """Go on with what is half written of the document there is now."""
        self._waiver.take(self._session.pending.reasons)

    def _finish(self) -> None:
        """Waive findings for the reasons half written; that of a finding there is no more is left."""
        waivable = {finding.id for finding in self._session.findings if finding.is_waivable}
        for id_, text in self._waiver.reasons:
            if id_ in waivable:
                self._waiver.forget(id_)
                self._session.apply(Waive(id_, text.strip()))
