"""The folder of a game as the commands open it, and companies as the user types them."""

from pathlib import Path

from engine.game.facts import NOWHERE
from engine.postal.folder import Folder, FolderError, open_folder
from studio.cli.exits import CommandError
from studio.cli.options.texts import text


def game_at(path: Path) -> Folder:
    """Return the game in a folder; raises CommandError where there is none."""
    try:
        return open_folder(path)
    except FolderError as error:
        raise CommandError(str(error)) from error


def seat_of(folder: Folder, code: str) -> int:
    """Return the seat of a company; raises CommandError where there is none."""
    seat = folder.terms.companies.seat(text(code))
    if seat == NOWHERE:
        known = ", ".join(company.code for company in folder.terms.companies.each)
        raise CommandError(f"There is no company '{code}'. Companies: {known}.")
    return seat
