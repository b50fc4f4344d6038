"""Where the program keeps what is the user's own."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths

ORGANISATION = PROGRAM = "Platelayer"


def name_program() -> None:
    """Tell Qt whose settings and data they are; the windows and the commands must agree."""
    QCoreApplication.setOrganizationName(ORGANISATION)
    QCoreApplication.setApplicationName(PROGRAM)


def data_folder() -> Path:
    """Return the folder of the user's application data; the program has been named."""
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation))


def backups_folder() -> Path:
    """Return the folder of the earlier versions of files."""
    return data_folder() / "backups"
