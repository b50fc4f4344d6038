"""The first line of a transcript of the tile game: which set, who plays.

It contains the whole set, as the text of its file. The hash is of that text.
"""

from dataclasses import dataclass
from typing import Final

from engine.diagnostics.findings import Severity
from engine.rulesets.overrides import RuleSetError
from engine.text.names import as_folded
from engine.tiles.facts import MOST_PLAYERS, UnplayableSet, facts_of
from engine.tiles.play import TileGame
from engine.tiles.reading import parse_set
from engine.tiles.rules import rules_of
from engine.tiles.set import TileSet
from engine.transcript.fields import Plain, expect_only, number_of, text_of, texts_of
from engine.transcript.header import FIELD, FORMAT, Luck, digest, luck_of

_FIELDS: Final = (FIELD, "set", "rules", "challenge", "players", "bots", "seed", "luck", "version")
_SET_FIELDS: Final = ("title", "path", "sha256", "text")


@dataclass(frozen=True)
class TileHeader:
    """Everything a game is made of except its moves; ``text`` is that of the set's file.

    ``luck`` says how chance draws.
    """

    text: str
    title: str
    path: str
    rules: str
    players: tuple[str, ...]
    bots: tuple[str, ...]
    seed: int
    version: str
    challenge: bool = False
    luck: Luck = "stream"

    def __post_init__(self) -> None:
        """Refuse seats that cannot be told apart; raises ValueError."""
        if not 1 <= len(self.players) <= MOST_PLAYERS or len(as_folded(self.players)) < len(self.players):
            raise ValueError(f"A game has 1 to {MOST_PLAYERS} players, each with their own name.")
        if len(self.bots) != len(self.players):
            raise ValueError("Every player needs a bot, and every bot a player.")
        if self.luck == "hand":
            raise ValueError("In the tile game the program draws: luck is 'stream' or 'occasions'.")


def plain_header(header: TileHeader) -> Plain:
    """Return a header as the JSON object of the first line."""
    return {
        FIELD: FORMAT,
        "set": {
            "title": header.title,
            "path": header.path,
            "sha256": digest(header.text),
            "text": header.text,
        },
        "rules": header.rules,
        **({"challenge": True} if header.challenge else {}),
        "players": list(header.players),
        "bots": list(header.bots),
        "seed": header.seed,
        **({} if header.luck == "stream" else {"luck": header.luck}),
        "version": header.version,
    }


def is_tile_game(data: Plain) -> bool:
    """Return whether a first line is that of a tile game."""
    return data.get(FIELD) == FORMAT and "set" in data


def header_of(data: Plain) -> TileHeader:
    """Return the header a first line holds; raises ValueError with a sentence when it holds none."""
    expect_only(data, _FIELDS, "the header")
    held = data.get("set")
    if not isinstance(held, dict):
        raise ValueError("The field 'set' must hold the tile set.")
    expect_only(held, _SET_FIELDS, "the header's set")
    text = text_of(held, "text")
    if digest(text) != text_of(held, "sha256"):
        raise ValueError("This is not the set that was played: its text does not match its hash.")
    if data.get("challenge", False) not in (False, True):
        raise ValueError("The field 'challenge' must be true or false.")
    return TileHeader(
        text=text,
        title=text_of(held, "title"),
        path=text_of(held, "path"),
        rules=text_of(data, "rules"),
        players=texts_of(data, "players"),
        bots=texts_of(data, "bots"),
        seed=number_of(data, "seed"),
        version=text_of(data, "version"),
        challenge=data.get("challenge", False),
        luck=luck_of(data),
    )


def set_of(header: TileHeader) -> TileSet:
    """Return the set a header holds; raises ValueError when its text is no set."""
    read = parse_set(header.text, "the set in the header")
    if read.tile_set is None:
        fault = next(finding for finding in read.findings if finding.severity is Severity.ERROR)
        raise ValueError(f"The set in the header cannot be read: {fault.message}")
    return read.tile_set


def game_of(header: TileHeader) -> TileGame:
    """Return the game of a header; raises ValueError when its set cannot be played."""
    tiles = set_of(header)
    try:
        return TileGame(facts_of(tiles, rules_of(tiles), len(header.players), challenge=header.challenge))
    except (RuleSetError, UnplayableSet) as error:
        raise ValueError(str(error)) from error
