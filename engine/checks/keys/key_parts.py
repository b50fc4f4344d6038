"""The parts of the map that keys belong to: the sectors of a board of dice, the suits of one of cards."""

from dataclasses import dataclass
from functools import cached_property

from engine.board.document import Board
from engine.board.keys import SUIT_WORDS
from engine.board.places import Town
from engine.checks.frame.strayed_ports import ports_astray
from engine.checks.keys.draws.sectors import Sectors, sectors_of
from engine.checks.keys.suits import card_of, suits_of
from engine.edits.keys import SwapKeys
from engine.hexes.lattice import Hex
from engine.messages import Phrase, Saying, either, say


@dataclass(frozen=True, eq=False)
class Parts:
    """The sectors of a board, or its suits as such: keys then have the suit first, S10 for the 10S."""

    board: Board
    sectors: Sectors
    are_suits: bool

    def given(self, key: str) -> str:
        """Return a key as towns have it."""
        return card_of(key) if self.are_suits else key

    def part(self, key: str) -> Phrase:
        """Return the part of the map a key belongs to: the figure of its sector, or its suit in a word."""
        return say(SUIT_WORDS[key[0]]) if self.are_suits else key[0]

    def towns(self, key: str) -> list[Town]:
        """Return the towns with a key."""
        return [town for town in self.board.towns if self.given(key) in town.keys]

    def owners(self, key: str) -> Saying:
        """Return the names of the towns with a key."""
        names = (town.name or say("a town without a name") for town in self.towns(key))
        return either(list(dict.fromkeys(names)))

    def swapped(self, *pairs: tuple[str, str]) -> SwapKeys:
        """Return the edit by which the owners of keys swap them, pair by pair."""
        return SwapKeys(tuple((self.given(one), self.given(other)) for one, other in pairs))

    @cached_property
    def hexes(self) -> dict[str, tuple[Hex, ...]]:
        """The hexes of each key's towns."""
        return dict(self.sectors.hexes)

    @cached_property
    def strayed(self) -> frozenset[str]:
        """The keys of ports that strayed from their ferry's course: of these F104 says."""
        keys = {key for town in ports_astray(self.board) for key in town.keys}
        return frozenset(key for key in self.hexes if self.given(key) in keys)


def parts_of(board: Board) -> Parts | None:
    """Return the parts of a board; None while most keys have no town yet."""
    suits = suits_of(board)
    sectors = suits or sectors_of(board)
    return None if sectors is None else Parts(board, sectors, suits is not None)
