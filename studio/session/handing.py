"""Handing a session from one window to another: the old one's listeners go, the new ones are told."""

from contextlib import suppress
from warnings import catch_warnings

from PySide6.QtCore import QObject, Signal

from studio.session.document import Session


def let_go(session: Session) -> None:
    """Take off all who listen to a session; its document, its history and its journal stay as they are."""
    for teller in (session, session.recent, session.stamps):
        _silence(teller)
    # What is drawn goes on being checked, and kept from being lost.
    session.board_changed.connect(session.follow)
    session.draft_changed.connect(session.keep_journal)


def introduce(session: Session) -> None:
    """Tell those who listen anew of the document, its findings and whether there is anything to save."""
    session.document_replaced.emit()
    session.findings_changed.emit(session.findings)
    session.modified_changed.emit(session.is_modified)


def _silence(teller: QObject) -> None:
    """Take every listener off the signals of a teller."""
    kinds = (kind for kind in type(teller).__mro__ if issubclass(kind, QObject) and kind is not QObject)
    names = (name for kind in kinds for name, value in vars(kind).items() if isinstance(value, Signal))
    for name in names:
        with suppress(RuntimeError), catch_warnings(action="ignore", category=RuntimeWarning):
            # Qt complains where nobody listens.
            getattr(teller, name).disconnect()
