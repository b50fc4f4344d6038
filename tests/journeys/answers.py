"""Answers to what the studio asks, thought out beforehand, and what it told."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QWidget

from engine.board.document import Board
from engine.diagnostics.findings import Finding
from engine.messages import Phrase
from engine.tiles.set import TileSet
from studio.session.files.backups import Version
from studio.session.recovery.pages import Recoverable
from studio.windows.documents.questions import Overwriting, Parting, Patience, Questions
from studio.windows.documents.recovery_dialog import RecoveryChoice


class Answers(Questions):
    """Answers without a dialog; what no one thought of to be asked is a failure."""

    def __init__(self) -> None:
        self.board: Board | None = None
        self.path: Path | None = None
        self.tile_set: TileSet | None = None
        self.partings: list[Parting] = []
        self.patiences: list[Patience] = []
        self.comments_may_go = False
        self.things_may_go = False
        self.plies_may_be_unlocked = False
        self.overwritings: list[Overwriting] = []
        self.mails: tuple[Path, ...] = ()
        self.version = 0
        self.words: str | None = None
        self.recovered = RecoveryChoice()
        self.games_go_on = False
        self.moves_may_go = True
        self.moves_are_carried: bool | None = None
        self.asked: list[str] = []
        self.told: list[tuple[str, str]] = []
        self.findings: tuple[Finding, ...] = ()

    def board_to_begin(self) -> Board | None:
        self.asked.append("new")
        return self.board

    def set_to_begin(self) -> TileSet | None:
        self.asked.append("new set")
        return self.tile_set

    def path_to_read_cities(self, over: QWidget, folder: Path) -> Path | None:
        self.asked.append("table of cities")
        return self.path

    def land_to_begin(self) -> Board | None:
        self.asked.append("land")
        return self.board

    def path_to_open(self, folder: Path) -> Path | None:
        self.asked.append("open")
        return self.path

    def picture_to_trace(self, over: QWidget, folder: Path) -> Path | None:
        self.asked.append(f"picture in {folder.name}")
        return self.path

    def path_to_write(
        self, over: QWidget, title: str, proposed: Path, kinds: dict[Phrase, Sequence[str]]
    ) -> Path | None:
        self.asked.append(f"{title}: {proposed.name}")
        return self.path

    def folder_of_game(self) -> Path | None:
        self.asked.append("folder of a game")
        return self.path

    def mails_to_file(self, over: QWidget) -> tuple[Path, ...]:
        self.asked.append("mails")
        return self.mails

    def path_to_save(self, proposed: Path) -> Path | None:
        self.asked.append(f"save {proposed.name}")
        return self.path

    def path_to_export(self, proposed: Path) -> Path | None:
        self.asked.append(f"export {proposed.name}")
        return self.path

    def path_to_export_ground(self, proposed: Path) -> Path | None:
        self.asked.append(f"export {proposed.name}")
        return self.path

    def path_to_print(self, over: QWidget, proposed: Path) -> Path | None:
        self.asked.append(f"print {proposed.name}")
        return self.path

    def path_to_report(self, over: QWidget, proposed: Path) -> Path | None:
        self.asked.append(f"report {proposed.name}")
        return self.path

    def path_to_save_towns(self, over: QWidget, proposed: Path) -> Path | None:
        self.asked.append(f"towns {proposed.name}")
        return self.path

    def path_to_read_towns(self, over: QWidget, folder: Path) -> Path | None:
        self.asked.append("read towns")
        return self.path

    def path_to_open_game(self, folder: Path) -> Path | None:
        self.asked.append("open game")
        return self.path

    def path_to_save_game(self, over: QWidget, proposed: Path) -> Path | None:
        self.asked.append(f"game {proposed.name}")
        return self.path

    def path_to_save_track(self, over: QWidget, proposed: Path) -> Path | None:
        self.asked.append(f"track {proposed.name}")
        return self.path

    def path_to_save_accounts(self, over: QWidget, proposed: Path) -> Path | None:
        self.asked.append(f"accounts {proposed.name}")
        return self.path

    def path_to_save_ledger(self, over: QWidget, proposed: Path) -> Path | None:
        self.asked.append(f"ledger {proposed.name}")
        return self.path

    def loses_moves(self, over: QWidget, why: str) -> bool:
        self.asked.append(why)
        return self.moves_may_go

    def takes_back(self, over: QWidget, what: str, names: Sequence[str]) -> bool:
        self.asked.append(f"{what} ({', '.join(names)})")
        return self.moves_may_go

    def carries_moves(self, moves: int, told: str) -> bool | None:
        self.asked.append(f"carry {moves}: {told}")
        return self.moves_are_carried

    def continues_game(self, names: Sequence[str]) -> bool:
        self.asked.append(f"continue {', '.join(names)}")
        return self.games_go_on

    def parting(self, name: str) -> Parting:
        self.asked.append(f"part {name}")
        return self.partings.pop(0)

    def still_saving(self, name: str, settled: SignalInstance) -> Patience:
        self.asked.append(f"still saving {name}")
        return self.patiences.pop(0)

    def version_to_open(self, name: str, versions: Sequence[Version], now: Board | TileSet) -> Version | None:
        self.asked.append(f"version of {name} out of {len(versions)}")
        return versions[self.version]

    def may_lose_comments(self, path: Path) -> bool:
        self.asked.append(f"comments {path.name}")
        return self.comments_may_go

    def overwriting(self, path: Path, *, can_reload: bool) -> Overwriting:
        self.asked.append(f"overwrite {path.name}")
        answer = self.overwritings.pop(0)
        assert can_reload or answer != "reload"
        return answer

    def may_remove(self, what: str, consequence: str) -> bool:
        self.asked.append(f"remove {what}: {consequence}")
        return self.things_may_go

    def may_restart(self, language: str) -> bool:
        self.asked.append(f"restart for {language}")
        return False

    def may_unlock(self, over: QWidget, plies: Sequence[str]) -> bool:
        self.asked.append(f"unlock {', '.join(plies)}")
        return self.plies_may_be_unlocked

    def recovery(self, entries: Sequence[Recoverable]) -> RecoveryChoice:
        self.asked.append(f"recover {len(entries)}")
        return self.recovered

    def words_to_find(self, known: Sequence[str]) -> str | None:
        self.asked.append("find")
        return self.words

    def name_of_stamp(self) -> str | None:
        self.asked.append("name of stamp")
        return self.words

    def inform(self, subject: str, title: str, text: str) -> None:  # the signature of Questions
        self.told.append((title, text))

    def show_failure(self, title: str, text: str, findings: Sequence[Finding] = ()) -> None:
        self.told.append((title, text))
        self.findings = tuple(findings)
