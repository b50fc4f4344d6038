"""The orders that a person is writing: what is written so far, part by part."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.table.draft_text import later_text, progress_text, written_text
from engine.table.drafting import Draft
from studio.language.labels import wrapped_label
from studio.language.words import tr


class OrderParts(QWidget):
    """Says which part of a draft is being written, lists those that are, and those to come."""

    def __init__(self) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 6, 0, 0)
        self._words = wrapped_label("order-parts")
        column.addWidget(self._words)
        self.hide()

    def show_draft(self, draft: Draft | None) -> None:
        """Show a draft, or nothing."""
        self.setVisible(draft is not None and draft.task is not None)
        if draft is not None:
            self._words.setText(
                "\n".join(map(tr, (progress_text(draft), *written_text(draft), *later_text(draft))))
            )
