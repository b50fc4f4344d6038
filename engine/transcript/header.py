"""The first line of a transcript: which board, which rules, who plays.

It contains the whole board, as the text of a map file, so that a game can be replayed when the map
has since been edited, moved or lost. The hash is of that text.
"""

import hashlib
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from typing import Final, Literal, get_args

from engine.board.document import Board
from engine.boardfile.reading import parse_board
from engine.diagnostics.findings import Severity
from engine.game.compiling import facts_of
from engine.game.play import Game
from engine.messages import say
from engine.rulesets.editions import rules_of
from engine.rulesets.limits import MOST_PLAYERS
from engine.rulesets.overrides import RuleSetError
from engine.text.names import as_folded
from engine.transcript.fields import Plain, expect_only, number_of, text_of, texts_of
from engine.transcript.people import Person, demand_people, people_of, plain_people, seated

FORMAT: Final = "game/1"
FIELD: Final = "platelayer"
_FIELDS: Final = (FIELD, "map", "rules", "players", "people", "bots", "seed", "luck", "version")
Luck = Literal["stream", "occasions", "hand"]
"""All throws of one stream of numbers, each throw of a stream of its own, or dice that people throw."""
_MAP_FIELDS: Final = ("title", "path", "sha256", "board")


@dataclass(frozen=True)
class Header:
    """Everything a game is made of but its moves.

    ``board`` is the text of the map file, ``path`` where it was, ``rules`` the edition's name,
    ``bots`` the kind of player in each seat, ``version`` the program's. The seed says how the game came
    about; a replay does not need it. ``people`` are those who run the companies, where that is not one
    each; the company no one runs is imaginary (6.C7). ``luck`` says how chance is thrown.
    """

    board: str
    title: str
    path: str
    rules: str
    players: tuple[str, ...]
    bots: tuple[str, ...]
    seed: int
    version: str
    people: tuple[Person, ...] = ()
    luck: Luck = "stream"

    def __post_init__(self) -> None:
        """Refuse seats that cannot be told apart; raises ValueError."""
        if not 1 <= len(self.players) <= MOST_PLAYERS or len(as_folded(self.players)) < len(self.players):
            raise ValueError(
                say("A game has 1 to {most} players, each with their own name.", most=MOST_PLAYERS)
            )
        if not all(name.strip() for name in self.players):
            raise ValueError(say("Every player needs a name."))
        if len(self.bots) != len(self.players):
            raise ValueError("Every player needs a bot, and every bot a player.")
        demand_people(self.people, self.players)


def program_version() -> str:
    """Return the version of this program, or that it runs without being installed."""
    try:
        return version("platelayer")
    except PackageNotFoundError:
        return "not installed"


def digest(board: str) -> str:
    """Return the hash of a board's text."""
    return hashlib.sha256(board.encode()).hexdigest()


def plain_header(header: Header) -> Plain:
    """Return a header as the JSON object of the first line."""
    return {
        FIELD: FORMAT,
        "map": {
            "title": header.title,
            "path": header.path,
            "sha256": digest(header.board),
            "board": header.board,
        },
        "rules": header.rules,
        "players": list(header.players),
        **({"people": plain_people(header.people)} if header.people else {}),
        "bots": list(header.bots),
        "seed": header.seed,
        **({} if header.luck == "stream" else {"luck": header.luck}),
        "version": header.version,
    }


def header_of(data: Plain) -> Header:
    """Return the header a first line holds; raises ValueError with a sentence when it holds none."""
    said = data.get(FIELD)
    if said is None:
        raise ValueError(f"This is not a transcript of a game. It does not start with '{FIELD}: {FORMAT}'.")
    if said != FORMAT:
        raise ValueError(f"This transcript is in the format '{said}', and this program reads {FORMAT}.")
    expect_only(data, _FIELDS, "the header")
    map_ = data.get("map")
    if not isinstance(map_, dict):
        raise ValueError("The field 'map' must hold the board.")
    expect_only(map_, _MAP_FIELDS, "the header's map")
    board = text_of(map_, "board")
    if digest(board) != text_of(map_, "sha256"):
        raise ValueError("This is not the board that was played: its text does not match its hash.")
    return Header(
        board=board,
        title=text_of(map_, "title"),
        path=text_of(map_, "path"),
        rules=text_of(data, "rules"),
        players=texts_of(data, "players"),
        bots=texts_of(data, "bots"),
        seed=number_of(data, "seed"),
        version=text_of(data, "version"),
        people=people_of(data["people"]) if "people" in data else (),
        luck=luck_of(data),
    )


def luck_of(data: Plain) -> Luck:
    """Return how chance is thrown; raises ValueError where that is unknown."""
    kinds: tuple[Luck, ...] = get_args(Luck)
    name = text_of(data, "luck") if "luck" in data else "stream"
    for kind in kinds:
        if kind == name:
            return kind
    raise ValueError(f"There is no luck '{name}'; there are {', '.join(kinds)}.")


def board_of(header: Header) -> Board:
    """Return the board a header holds; raises ValueError when its text is no board."""
    read = parse_board(header.board, "the board in the header")
    if read.board is None:
        fault = next(finding for finding in read.findings if finding.severity is Severity.ERROR)
        raise ValueError(f"The board in the header cannot be read: {fault.message}")
    return read.board


def game_of(header: Header) -> Game:
    """Return the game of a header; raises ValueError when its board or rules cannot be played."""
    board = board_of(header)
    try:
        return Game(
            facts_of(board, rules_of(board, header.rules)), people=seated(header.people, header.players)
        )
    except RuleSetError as error:
        raise ValueError(str(error)) from error
