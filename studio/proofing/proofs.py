"""What the print is judged for: the theme, the paper and the language that were chosen."""

from dataclasses import dataclass
from typing import Final

from engine.checks.frame.check import Check
from engine.messages import ENGLISH, Saying, Tongue, say
from studio.drawing.maps.themes import ATLAS, THEMES, Theme
from studio.drawing.paper.paper_sizes import PAPERS, Paper


@dataclass(frozen=True)
class Proof:
    """The theme a map is printed in and the paper it is printed on, by their names, and the language.

    The ``tongue`` says what is printed next to the board's own words; longer words take more paper. A map
    file holds none of these: they are chosen in the studio, or on the command line.
    """

    theme: str = ATLAS.name
    paper: str = "A4"
    tongue: Tongue = ENGLISH

    def __post_init__(self) -> None:
        """Refuse names there is nothing of."""
        if self.theme not in THEMES or self.paper not in PAPERS:
            raise ValueError(f"There is no theme {self.theme}, or no paper {self.paper}.")


USUAL_PROOF: Final = Proof()
"""What maps are printed in and on unless something else is chosen."""


class PrintCheck(Check):
    """A check of what a board looks like on paper."""

    def __init__(self, proof: Proof = USUAL_PROOF) -> None:
        self.proof = proof

    @property
    def theme(self) -> Theme:
        """The theme that is judged."""
        return THEMES[self.proof.theme]

    @property
    def paper(self) -> Paper:
        """The paper that is judged."""
        return PAPERS[self.proof.paper]

    @property
    def theme_title(self) -> Saying:
        """What the menu calls the theme that is judged."""
        return say(self.theme.title)
