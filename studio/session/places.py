"""Where the program keeps what is the user's own."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths

ORGANISATION = PROGRAM = "Platelayer"


def name_program() -> None:
    """Give Qt the program's name for settings and data; the windows and the commands must agree."""
    QCoreApplication.setOrganizationName(ORGANISATION)
    QCoreApplication.setApplicationName(PROGRAM)


def data_folder() -> Path:
    """Return the folder of the user's application data; the program has been named."""
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation))


def documents_folder() -> Path:
    """Return the folder of the user's documents, or their home where there is none.

    A folder that does not exist would have a dialog begin wherever the program was started.
    """
    documents = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))
    return documents if documents.is_dir() else Path.home()


def settings_file() -> Path:
    """Return the file of the user's settings."""
    place = QStandardPaths.StandardLocation.GenericConfigLocation
    return Path(QStandardPaths.writableLocation(place)) / ORGANISATION / "settings.json"


def old_settings_file() -> Path:
    """Return the file in which Qt kept the settings on Linux; elsewhere there is none."""
    return settings_file().with_name(f"{PROGRAM}.conf")


def backups_folder() -> Path:
    """Return the folder of the earlier versions of files."""
    return data_folder() / "backups"
