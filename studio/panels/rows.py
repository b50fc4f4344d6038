"""The rows of a form: a name on the left, its field on the right."""

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QFormLayout, QLabel, QLayoutItem

from studio.session.overrides import reported


class Rows(QFormLayout):
    """A form in which the name of a text of several lines stands beside the first of them.

    Qt sets the name of every high field some pixels down, as is right for fields with a rim.
    """

    @reported
    def setGeometry(self, rect: QRect) -> None:
        """Lay the rows out, and lift the names of bare text."""
        super().setGeometry(rect)
        for row in range(self.rowCount()):
            name = _label(self.itemAt(row, QFormLayout.ItemRole.LabelRole))
            text = _label(self.itemAt(row, QFormLayout.ItemRole.FieldRole))
            if name is None or text is None or name.height() >= text.height():
                continue
            place = name.geometry()
            place.setHeight(name.sizeHint().height())
            name.setGeometry(place)


def _label(item: QLayoutItem | None) -> QLabel | None:
    """Return the label in a cell, if it holds one."""
    widget = None if item is None else item.widget()
    return widget if isinstance(widget, QLabel) else None
