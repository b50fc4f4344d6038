"""Themes: the colours of a map, as values. What a theme does not say is the same in all of them."""

from dataclasses import dataclass, replace
from typing import Final

from engine.messages import Phrase, say


@dataclass(frozen=True)
class Theme:
    """The colours of one way to draw a board, each ``#rrggbb``.

    ``shoals`` colour the water from far off the coast to close by it, ``shore_lines`` the lines
    drawn around the coast between them, from the outermost in. ``shore_reaches`` says how far off the
    coast each of them is, ``shore_widths`` how thick, in millimetres on hexes of 10 mm. ``light`` says
    whether ground is lighter than ink. ``title`` is what the menu calls it, ``own_kept`` how
    much a colour that the designer chose keeps of itself on this ground, ``grey`` says whether there are
    no colours at all, and ``lined`` whether lines show what others tint and red suits are outlines:
    copiers turn grey areas into blotches.
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
    title: Phrase
    shore_reaches: tuple[float, ...] = (3.7, 2.4, 1.3)
    shore_widths: tuple[float, ...] = (0.10, 0.14, 0.18)
    own_kept: float = 1.0
    grey: bool = False
    lined: bool = False


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
    title=say("Atlas"),
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
    special="#7bc0a7",
    special_ink="#0f1513",
    halo="#262a25",
    accent="#e0765f",
    title=say("Night"),
    own_kept=0.35,
)

CLASSIC: Final = replace(
    ATLAS,
    name="classic",
    title=say("Line Art to Colour"),
    paper="#ffffff",
    ink="#111111",
    faint_ink="#5d5d5d",
    sea="#ffffff",
    shoals=("#ffffff", "#ffffff", "#ffffff"),
    shore_lines=("#c4c4c4", "#9c9c9c", "#747474"),
    lake="#f2f2f2",
    coast="#111111",
    land="#ffffff",
    land_grid="#a8a8a8",
    water_grid="#dadada",
    foreign="#f0f0f0",
    hill="#ffffff",
    hill_shade="#bdbdbd",
    hill_ink="#4a4a4a",
    swamp="#ffffff",
    swamp_ink="#4a4a4a",
    river="#3d3d3d",
    border="#2b2b2b",
    border_band="#e2e2e2",
    closed="#000000",
    course="#3d3d3d",
    crossing="#2b2b2b",
    plate="#ffffff",
    plate_ink="#000000",
    start_plate="#111111",
    start_ink="#ffffff",
    red_suit="#5a5a5a",
    name_ink="#000000",
    place_ink="#2e2e2e",
    water_ink="#3d3d3d",
    special="#2b2b2b",
    special_ink="#ffffff",
    halo="#ffffff",
    accent="#111111",
    own_kept=0.3,
    grey=True,
)

PHOTOCOPY: Final = replace(
    CLASSIC,
    name="photocopy",
    title=say("Photocopy"),
    # Lines that follow the coast say what is water.
    shoals=("#ffffff",) * 6,
    shore_lines=("#8a8a8a", "#7a7a7a", "#686868", "#565656", "#444444", "#333333"),
    shore_reaches=(5.4, 4.3, 3.3, 2.4, 1.6, 0.9),
    shore_widths=(0.09, 0.10, 0.11, 0.12, 0.13, 0.15),
    lake="#ffffff",
    land="#ffffff",
    land_grid="#9a9a9a",
    water_grid="#d0d0d0",
    foreign="#ffffff",
    hill="#ffffff",
    hill_shade="#ffffff",
    hill_ink="#1a1a1a",
    swamp="#ffffff",
    swamp_ink="#1a1a1a",
    river="#000000",
    border_band="#5a5a5a",
    water_ink="#111111",
    course="#000000",
    crossing="#000000",
    red_suit="#000000",
    own_kept=0.0,
    lined=True,
)

CLEAR: Final = replace(
    ATLAS,
    name="clear",
    title=say("Colour-Blind Safe"),
    ink="#1a1a1a",
    place_ink="#3d3a34",
    sea="#a6cfe8",
    shoals=("#9bc8e5", "#8fc1e1", "#82b9dd"),
    shore_lines=("#7fb2d4", "#6aa3c9", "#5493bd"),
    lake="#7fb6de",
    coast="#003f66",
    land="#fbf8ee",
    land_grid="#c3bda9",
    water_grid="#8fbddb",
    foreign="#d5d5d5",
    hill="#ecc56a",
    hill_shade="#a97a12",
    hill_ink="#6b4a00",
    swamp="#b9c9a8",
    swamp_ink="#29503f",
    river="#0060a0",
    border="#8a1c5c",
    border_band="#e6bcd6",
    closed="#111111",
    course="#004a7c",
    crossing="#a34100",
    start_plate="#a34100",
    start_ink="#ffffff",
    red_suit="#a34100",
    water_ink="#00406b",
    special="#00614a",
    special_ink="#ffffff",
    halo="#fffdf6",
    accent="#a34100",
)

THEMES: Final = {theme.name: theme for theme in (ATLAS, NIGHT, CLASSIC, PHOTOCOPY, CLEAR)}
