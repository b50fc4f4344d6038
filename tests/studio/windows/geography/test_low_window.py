"""The dialog of real land in a low window."""

from pytestqt.qtbot import QtBot

from studio.windows.geography.geography_dialog import GeographyDialog


def test_all_fields_are_seen_in_a_low_window_until_files_are_added(qtbot: QtBot) -> None:
    dialog = GeographyDialog(lambda _over: ())
    qtbot.addWidget(dialog, before_close_func=lambda each: each.done(0))
    dialog.resize(1000, 640)
    dialog.show()
    keys, column = dialog.fields.keys, dialog.fields.parentWidget()
    assert column is not None
    bottom = keys.mapTo(column, keys.rect().bottomLeft()).y()
    assert bottom <= column.height()
    assert not dialog.fields.files.layer.isVisible()
