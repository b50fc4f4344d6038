"""Themes: the colours of a map, as values. What a theme does not say is the same in all of them."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Theme:
    """The colours of one way to draw a board, each ``#rrggbb``.

    ``shoals`` colour the water from far off the coast to close by it, ``shore_lines`` the lines
    drawn around the coast between them, from the outermost in. ``light`` tells whether ground
    is lighter than ink.
    """

    name: str
    light: bool
    paper: str
    ink: str
    faint_ink: str
    sea: str
    shoals: tuple[str, ...]
    shore_lines: tuple[str, ...]
    lake: str
    coast: str
    land: str
    land_grid: str
    water_grid: str
    foreign: str
    hill: str
    hill_shade: str
    hill_ink: str
    swamp: str
    swamp_ink: str
    river: str
    border: str
    border_band: str
    closed: str
    course: str
    crossing: str
    plate: str
    plate_ink: str
    start_plate: str
    start_ink: str
    red_suit: str
    name_ink: str
    place_ink: str
    water_ink: str
    special: str
    special_ink: str
    halo: str
    accent: str


ATLAS: Final = Theme(
    name="atlas",
    light=True,
    paper="#ffffff",
    ink="#2b2a28",
    faint_ink="#7a756a",
    sea="#d9e8ee",
    shoals=("#cfe2ea", "#c3dbe6", "#b5d3e1"),
    shore_lines=("#b7d0dc", "#a3c3d3", "#8cb3c8"),
    lake="#c3dde9",
    coast="#3f6c86",
    land="#f6f0dc",
    land_grid="#c9bfa3",
    water_grid="#c6dae3",
    foreign="#e6e3dc",
    hill="#eadbb9",
    hill_shade="#c3a678",
    hill_ink="#8a6a43",
    swamp="#dfe6cf",
    swamp_ink="#5f8276",
    river="#3a7fb0",
    border="#a8455f",
    border_band="#ecc8c6",
    closed="#7a2f22",
    course="#35647f",
    crossing="#8a3b2a",
    plate="#fffdf6",
    plate_ink="#1d1c1a",
    start_plate="#8f2b23",
    start_ink="#fffaf0",
    red_suit="#b3261e",
    name_ink="#1d1c1a",
    place_ink="#4a4740",
    water_ink="#2f6a92",
    special="#2f5d50",
    special_ink="#fbf8ee",
    halo="#fbf6e6",
    accent="#8f2b23",
)

NIGHT: Final = Theme(
    name="night",
    light=False,
    paper="#14181c",
    ink="#e9e4d6",
    faint_ink="#8f938f",
    sea="#16222c",
    shoals=("#192833", "#1d2f3c", "#213747"),
    shore_lines=("#24394a", "#2b4659", "#34546a"),
    lake="#1e3444",
    coast="#7fb0cc",
    land="#343833",
    land_grid="#4d534b",
    water_grid="#1d2c38",
    foreign="#292b2d",
    hill="#4d4231",
    hill_shade="#2e261b",
    hill_ink="#b7935c",
    swamp="#2f4139",
    swamp_ink="#7fa394",
    river="#5aa6d8",
    border="#e08a9c",
    border_band="#4f3338",
    closed="#e0765f",
    course="#8fc1dc",
    crossing="#e59a78",
    plate="#f2ecdc",
    plate_ink="#171614",
    start_plate="#d9573f",
    start_ink="#fff7ea",
    red_suit="#b3261e",
    name_ink="#f4efe2",
    place_ink="#c8c4b6",
    water_ink="#8ec6e8",
    special="#5f9c88",
    special_ink="#0f1513",
    halo="#262a25",
    accent="#e0765f",
)

THEMES: Final = {theme.name: theme for theme in (ATLAS, NIGHT)}
