"""What the studio asks and says people, each as one call, so that a test can answer instead."""

import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Literal

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QPushButton, QWidget

from engine.board.document import Board
from engine.boardfile.saving import BOARD_SUFFIXES
from engine.diagnostics.findings import Finding
from engine.exchange.formats import EXPORTED
from engine.messages import Phrase, count_of, listed, say
from engine.tiles.set import TileSet
from studio.drawing.layers import title_of_ply
from studio.language.words import tr
from studio.session.files.backups import Version
from studio.session.recovery.pages import Recoverable
from studio.windows.documents.new_board import NewBoardDialog
from studio.windows.documents.recovery_dialog import RecoveryChoice, RecoveryDialog
from studio.windows.documents.versions_dialog import VersionsDialog
from studio.windows.help.reading_dialogs import offer_help
from studio.windows.kit.dialogs import accepted
from studio.windows.kit.file_dialogs import (
    asked_for_folder,
    asked_for_several,
    asked_to_read,
    asked_to_write,
)
from studio.windows.kit.line_dialog import asked_words
from studio.windows.kit.message_box import Message
from studio.windows.kit.question import Question
from studio.windows.kit.system_printer import Printers

Parting = Literal["save", "discard", "stay"]
"""What is to become of changes that are not saved."""

Overwriting = Literal["save", "save-as", "reload", "stay"]
"""What is to become of a file that somebody else changed."""

Patience = Literal["wait", "leave", "stay"]
"""What one who closes a board does about its file, which is still being written."""

BOARDS: dict[Phrase, Sequence[str]] = {
    "Boards (*.yaml *.yml *.rrmap)": BOARD_SUFFIXES,
    "Boards that open by double-click (*.rrmap)": (".rrmap", ".yaml", ".yml"),
}
OPENED: tuple[Phrase, ...] = (
    "Boards (*.yaml *.yml *.rrmap)",
    "Maps of other programs (*.tmx *.tmj *.json *.txt *.svg)",
    "All files (*)",
)
_EXPORTS = (".png", ".svg", ".html", *EXPORTED)
PICTURES: dict[Phrase, Sequence[str]] = {
    "PNG picture (*.png)": _EXPORTS,
    "Picture for a print shop (*.shop.png)": (".shop.png",),
    "Picture for Tabletop Simulator (*.tts.png)": (".tts.png",),
    "SVG drawing (*.svg)": (".svg", *_EXPORTS),
    "Page for browsers (*.html)": (".html", *_EXPORTS),
    "VASSAL module (*.vmod)": (".vmod", *_EXPORTS),
    "Map for Tiled (*.tmx)": (".tmx", *_EXPORTS),
    "Map for 18xx-maker (*.json)": (".json", *_EXPORTS),
    "Land for QGIS (*.geojson)": (".geojson", *_EXPORTS),
    "Text for Text Mapper (*.txt)": (".txt", *_EXPORTS),
}
GROUNDS: dict[Phrase, Sequence[str]] = {"PNG picture (*.png)": (".png",)}
PICTURE_SUFFIXES = (".png", ".jpg", ".jpeg", ".tif", ".tiff", ".webp", ".bmp", ".gif")
SCANS: tuple[Phrase, ...] = ("Pictures (*.png *.jpg *.jpeg *.tif *.tiff *.webp *.bmp *.gif)", "All files (*)")
PDF: dict[Phrase, Sequence[str]] = {"PDF (*.pdf)": (".pdf",)}
REPORTS: dict[Phrase, Sequence[str]] = {"Report (*.html)": (".html", ".htm")}
GAMES: dict[Phrase, Sequence[str]] = {"Game (*.jsonl)": (".jsonl",)}
TRACKS: dict[Phrase, Sequence[str]] = {
    "PDF (*.pdf)": (".pdf", ".png", ".svg", ".html"),
    "PNG picture (*.png)": (".png", ".pdf", ".svg", ".html"),
    "SVG drawing (*.svg)": (".svg", ".pdf", ".png", ".html"),
    "Page for browsers (*.html)": (".html", ".pdf", ".png", ".svg"),
}
LAND: tuple[Phrase, ...] = ("Land (*.geojson *.json *.topojson *.asc)", "All files (*)")
MAILS: tuple[Phrase, ...] = ("Mails (*.txt *.eml *.html *.htm)", "All files (*)")
LEDGERS: dict[Phrase, Sequence[str]] = {"Table (*.csv)": (".csv",)}
TABLES: tuple[Phrase, ...] = ("Tables (*.csv *.tsv *.txt)", "All files (*)")
"""The kinds of files as the dialogs name them, each with its endings; the first is the usual one."""


class Questions:
    """Asks with dialogs over a window."""

    printers = Printers()

    def __init__(self, parent: QWidget) -> None:
        self._parent = parent

    def board_to_begin(self) -> Board | None:
        """Ask for a new board; None for not now."""
        dialog = NewBoardDialog(self._parent)
        offer_help(dialog, "new")
        return dialog.board if accepted(dialog) else None

    def land_to_begin(self) -> Board | None:
        """Ask for a new board from real land; None for not now."""
        # What cuts land takes 100 ms to load, which no start of the studio should wait for.
        from studio.windows.geography.geography_dialog import GeographyDialog  # noqa: PLC0415

        dialog = GeographyDialog(self._land_files, self._parent)
        offer_help(dialog, "new-geography")
        return dialog.board if accepted(dialog) else None

    def _land_files(self, over: QWidget) -> tuple[Path, ...]:
        """Ask, over a dialog, for files of land; none for not now."""
        return asked_for_several(over, tr("Add Files"), _filters(LAND))

    def path_to_open(self, folder: Path) -> Path | None:
        """Ask which file to open; None for not now."""
        return asked_to_read(self._parent, tr("Open Board"), folder, _filters(OPENED))

    def picture_to_trace(self, over: QWidget, folder: Path) -> Path | None:
        """Ask, over a dialog, for a scan or photo, beginning in a folder; None for not now."""
        return asked_to_read(over, tr("Choose Picture"), folder, _filters(SCANS))

    def path_to_save(self, proposed: Path) -> Path | None:
        """Ask where to save the board; None for not now."""
        return self.path_to_write(self._parent, tr("Save Board"), proposed, BOARDS)

    def path_to_export(self, proposed: Path) -> Path | None:
        """Ask where to save a picture or a page, and as which kind; None for not now."""
        return self.path_to_write(self._parent, tr("Export"), proposed, PICTURES)

    def path_to_export_ground(self, proposed: Path) -> Path | None:
        """Ask where to save a picture of the ground; None for not now."""
        return self.path_to_write(self._parent, tr("Export Terrain"), proposed, GROUNDS)

    def path_to_print(self, over: QWidget, proposed: Path) -> Path | None:
        """Ask, over a dialog, where to save the PDF of a print; None for not now."""
        return self.path_to_write(over, tr("Save as PDF"), proposed, PDF)

    def path_to_report(self, over: QWidget, proposed: Path) -> Path | None:
        """Ask, over a dialog, where to save the report of a trial; None for not now."""
        return self.path_to_write(over, tr("Save Report"), proposed, REPORTS)

    def path_to_save_game(self, over: QWidget, proposed: Path) -> Path | None:
        """Ask where to save a copy of a game; None for not now."""
        return self.path_to_write(over, tr("Save a Copy"), proposed, GAMES)

    def path_to_save_track(self, over: QWidget, proposed: Path) -> Path | None:
        """Ask where to save the map of a game with all track; None for not now."""
        return self.path_to_write(over, tr("Save Map with Track"), proposed, TRACKS)

    def path_to_save_accounts(self, over: QWidget, proposed: Path) -> Path | None:
        """Ask where to save the chart of a game's accounts; None for not now."""
        return self.path_to_write(over, tr("Save Chart of Accounts"), proposed, TRACKS)

    def path_to_save_ledger(self, over: QWidget, proposed: Path) -> Path | None:
        """Ask where to save the ledger of a game; None for not now."""
        return self.path_to_write(over, tr("Save Ledger"), proposed, LEDGERS)

    def path_to_save_towns(self, over: QWidget, proposed: Path) -> Path | None:
        """Ask, over a dialog, where to save the table of towns; None for not now."""
        return self.path_to_write(over, tr("Save Table of Towns"), proposed, LEDGERS)

    def path_to_read_towns(self, over: QWidget, folder: Path) -> Path | None:
        """Ask, over a dialog, for a table of towns, beginning in a folder; None for not now."""
        return asked_to_read(over, tr("Read Table of Towns"), folder, _filters(TABLES))

    def set_to_begin(self) -> TileSet | None:
        """Ask for a new tile set; None for not now."""
        from studio.windows.documents.new_set import NewSetDialog  # noqa: PLC0415  # draws by all checks

        dialog = NewSetDialog(self._parent)
        return dialog.tile_set if accepted(dialog) else None

    def path_to_save_cities(self, over: QWidget, proposed: Path) -> Path | None:
        """Ask where to save the table of the cities of a set; None for not now."""
        return self.path_to_write(over, tr("Save Table of Cities"), proposed, LEDGERS)

    def path_to_read_cities(self, over: QWidget, folder: Path) -> Path | None:
        """Ask for a table of cities, beginning in a folder; None for not now."""
        return asked_to_read(over, tr("Read Table of Cities"), folder, _filters(TABLES))

    def path_to_open_game(self, folder: Path) -> Path | None:
        """Ask which game to open, beginning in a folder; None for not now."""
        return asked_to_read(self._parent, tr("Open Game"), folder, _filters(GAMES))

    def folder_of_game(self) -> Path | None:
        """Ask for the folder of a postal game; None for not now."""
        return asked_for_folder(self._parent, tr("Open Postal Game"))

    def mails_to_file(self, over: QWidget) -> tuple[Path, ...]:
        """Ask for mails that were saved; none for not now."""
        return asked_for_several(over, tr("File Mails"), _filters(MAILS))

    def loses_moves(self, over: QWidget, why: str) -> bool:
        """Ask whether to close a game whose newest moves could not be written."""
        box = Question(over, tr("Close the table and lose the newest moves?"), why)
        close = box.offer(tr("Close Anyway"), loses=True)
        accepted(box)
        return box.given is close

    def takes_back(self, over: QWidget, what: str, names: Sequence[str]) -> bool:
        """Ask whether to take a game back past moves of other people, by the names of their companies."""
        title = tr("Take back moves of {players} as well?", players=tr(listed(names)))
        box = Question(over, title, tr("This {takes_back}. Redo makes them again.", takes_back=what))
        take_back = box.offer(tr("Take Back"), usual=True)
        accepted(box)
        return box.given is take_back

    def continues_game(self, names: Sequence[str]) -> bool:
        """Ask whether to continue games that were interrupted when the program last ended."""
        box = Question(
            self._parent,
            tr("Continue the game that was interrupted?")
            if len(names) == 1
            else tr("Continue the games that were interrupted?"),
            tr("The program ended during {names}. Every move is kept.", names=", ".join(names)),
        )
        go_on = box.offer(tr("Continue"), usual=True)
        box.cancel.setText(tr("Not Now"))
        accepted(box)
        return box.given is go_on

    def carries_moves(self, moves: int, told: str) -> bool | None:
        """Ask whether to carry moves over to the edited map, or to begin again; None for neither."""
        box = Question(self._parent, tr("Carry the game over to the edited map?"), told)
        carry = box.offer(tr(count_of(moves, "Carry 1 Move Over", "Carry {n} Moves Over")), usual=True)
        again = box.offer(tr("Begin Again"))
        accepted(box)
        return box.given is carry if box.given in {carry, again} else None

    def path_to_write(
        self, over: QWidget, title: str, proposed: Path, kinds: dict[Phrase, Sequence[str]]
    ) -> Path | None:
        """Ask where to write until no file is in the way, or it may go; None for not now."""
        while True:
            name, kind = asked_to_write(over, title, proposed, _filters(kinds))
            if not name:
                return None
            proposed = with_suffix(Path(name), _suffixes(kinds, kind))
            # The dialog has asked about the name as it was typed, not about the one with its ending.
            if proposed == Path(name) or not os.path.lexists(proposed) or _may_replace(over, proposed):
                return proposed

    def parting(self, name: str) -> Parting:
        """Ask what is to become of the changes of a document."""
        box = Question(
            self._parent,
            tr("Save the changes to {name}?", name=name),
            tr("Changes you do not save are lost."),
        )
        save = box.offer(tr("Save"), usual=True)
        discard = box.offer(tr("Discard"), loses=True)
        accepted(box)
        if box.given is save:
            return "save"
        return "discard" if box.given is discard else "stay"

    def still_saving(self, name: str, settled: SignalInstance) -> Patience:
        """Ask whether to wait for the file of a document, still being written; once ``settled`` one does."""
        box = Question(
            self._parent,
            tr("{name} is still being saved.", name=name),
            tr(
                "Its disk is slow or does not respond. If you close now, the unsaved work is kept "
                "as a recovery copy and offered at the next start."
            ),
        )
        wait = box.offer(tr("Wait"), usual=True)
        leave = box.offer(tr("Close Anyway"))
        settled.connect(wait.click)
        accepted(box)
        settled.disconnect(wait.click)
        if box.given is wait:
            return "wait"
        return "leave" if box.given is leave else "stay"

    def version_to_open(self, name: str, versions: Sequence[Version], now: Board | TileSet) -> Version | None:
        """Ask which earlier version of a file to see next to the document as it is now; None for not now."""
        dialog = VersionsDialog(name, versions, now, self._parent)
        offer_help(dialog, "versions")
        return dialog.chosen if accepted(dialog) else None

    def may_lose_comments(self, path: Path) -> bool:
        """Ask whether the comments somebody wrote into a file may be lost."""
        box = Question(
            self._parent,
            tr("{name} has comments that cannot be kept.", name=path.name),
            tr(
                "The file contains comments written by hand. Saving keeps everything on the board, but "
                "not these comments. Save As does not touch the file."
            ),
        )
        save = box.offer(tr("Save without Comments"), usual=True)
        accepted(box)
        return box.given is save

    def overwriting(self, path: Path, *, can_reload: bool) -> Overwriting:
        """Ask whether a file that another program changed may be saved over, or read again if it can be."""
        words = tr(
            "The file has changed since it was last opened or saved here. Save As does not touch "
            "it. Save Anyway overwrites it; its present contents are kept as an earlier version."
        )
        if can_reload:
            words += " " + tr("Reload replaces the board with the file; Undo brings this board back.")
        box = Question(self._parent, tr("Another program changed {name}.", name=path.name), words)
        save = box.offer(tr("Save Anyway"), loses=True)
        reload = box.offer(tr("Reload")) if can_reload else None
        save_as = box.offer(tr("Save As…"), usual=True)
        answers: dict[QPushButton | None, Overwriting] = {save: "save", save_as: "save-as", reload: "reload"}
        accepted(box)
        return "stay" if box.given is None else answers[box.given]

    def may_unlock(self, over: QWidget, plies: Sequence[str]) -> bool:
        """Ask, over a dialog, whether to unlock the layers that its edit would change."""
        titles = tr(listed([say("“{title}”", title=say(title_of_ply(ply))) for ply in plies]))
        box = Question(
            over,
            tr("{titles} is locked.", titles=titles)
            if len(plies) == 1
            else tr("{titles} are locked.", titles=titles),
            tr("These settings would change it. Cancel returns to the dialog; nothing is lost."),
        )
        unlock = box.offer(tr("Unlock and Change"), usual=True)
        accepted(box)
        return box.given is unlock

    def may_restart(self, language: str) -> bool:
        """Say that a language applies at the next start, and offer to restart now."""
        box = Question(
            self._parent,
            tr("Platelayer uses {language} from the next start.", language=language),
            tr("Restart Now opens your boards again with their unsaved changes. Undo starts from there."),
        )
        box.cancel.setText(tr("Later"))
        restart = box.offer(tr("Restart Now"), usual=True)
        accepted(box)
        return box.given is restart

    def may_remove(self, what: str, consequence: str) -> bool:
        """Ask whether something in use may be removed."""
        box = Question(self._parent, tr("Remove {what}?", what=what), consequence)
        remove = box.offer(tr("Remove"), loses=True)
        accepted(box)
        return box.given is remove

    def recovery(self, entries: Sequence[Recoverable]) -> RecoveryChoice:
        """Ask what is to become of boards that were not saved when a studio ended."""
        dialog = RecoveryDialog(entries, self._parent)
        accepted(dialog)
        return dialog.answer

    def words_to_find(self, known: Sequence[str]) -> str | None:
        """Ask for names or labels to select, the names known offered while one types; None for not now."""
        title = tr("Names or hexes to select, for example Cardiff or A30-A39, B4:")
        return asked_words(self._parent, tr("Select by Name"), title, known)

    def name_of_stamp(self) -> str | None:
        """Ask for the name of a new stamp; None for not now."""
        return asked_words(self._parent, tr("Save as Stamp"), tr("Name of the stamp:"))

    def show_failure(self, title: str, text: str, findings: Sequence[Finding] = ()) -> None:
        """Say what could not be done, and why."""
        accepted(Message(title, text, findings, self._parent))

    def inform(self, subject: str, title: str, text: str) -> None:
        """Say a harmless fact about what was asked for."""
        accepted(Message(title, text, parent=self._parent, subject=subject))


def _filters(kinds: Iterable[Phrase]) -> str:
    return ";;".join(map(tr, kinds))


def _suffixes(kinds: dict[Phrase, Sequence[str]], chosen: str) -> Sequence[str]:
    """Return the endings of the kind chosen in the dialog, else of the first."""
    return next((each for kind, each in kinds.items() if tr(kind) == chosen), next(iter(kinds.values())))


def with_suffix(path: Path, suffixes: Sequence[str]) -> Path:
    """Return a path with the first of some suffixes, unless it has one of them."""
    name = path.name.lower()
    if any(name.endswith(suffix) and name != suffix for suffix in suffixes):
        return path
    # "map.png" becomes "map.shop.png", not "map.png.shop.png".
    stem = path.stem if suffixes[0].endswith(f".{path.suffix[1:]}") and path.suffix else path.name
    return path.with_name(stem + suffixes[0])


def _may_replace(over: QWidget, path: Path) -> bool:
    """Ask whether a file may be replaced."""
    box = Question(over, tr("Replace {name}?", name=path.name), tr("A file with this name already exists."))
    replace = box.offer(tr("Replace"), loses=True)
    accepted(box)
    return box.given is replace
