"""Takes the pictures of the guide in every language; run it by hand when the studio's looks have changed.

QT_QPA_PLATFORM=offscreen .venv/bin/python docs/guide_pictures.py [--language en|de] [NAME …]
"""

import os
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from tempfile import mkdtemp

from guide_city_pictures import rounds_by_hand
from guide_game_pictures import (
    TABLE,
    accounts,
    beginning,
    building,
    first_game,
    joint_run,
    looking_back,
    race_won,
    racing,
    refused,
)
from guide_tile_pictures import solitaire, tile_games, tile_table, tiles
from PIL import Image
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QWidget
from screenshots import (
    ROOT,
    at_the_severn,
    board_of,
    come_to_rest,
    flood,
    grab,
    in_few_colours,
    open_dialog,
    wait,
)

from engine.board.city_rules import DynamicCities
from engine.board.document import Underlay
from engine.board.places import CityRegion
from engine.board.terrain import CLOSED, HILL, OPEN, SEA
from engine.edits.document import SetField
from engine.edits.terrain import PaintRegion, PaintTerrain
from engine.edits.towns import ChangeTown, RemoveTown
from engine.hexes.lattice import disc
from engine.tracing.proposals import Sample
from studio.app.studio import Studio
from studio.cli.main import main as command
from studio.drawing.maps.themes import ATLAS
from studio.panels.inspector.free_rule_form import FreeRuleForm
from studio.tools.gestures import Pointer
from studio.tools.selection import Area, Selection, Thing
from studio.windows.geography.geography_dialog import GeographyDialog
from studio.windows.printing.print_dialog import PrintDialog
from studio.windows.search.finder import Finder
from studio.windows.sheets.sheet_dialog import SheetDialog
from studio.windows.tracing.trace_dialog import TraceDialog
from studio.windows.trials.trial_dialog import TrialDialog

GUIDE = ROOT / "docs" / "guide"
FOLDERS = {"en": GUIDE / "images", "de": GUIDE / "de" / "images"}
"""Where the pictures are, by the language the studio speaks on them."""
SIZE, NEAR = (1120, 700), (804, 570)
"""Of a window that is seen as a whole, and of one of which the map and a panel are seen, pixel by pixel."""
WIDE, COLOURS = 760, 128
"""How wide a picture is in pixels at most, and of how many colours, so that the guide stays small."""
FORMS = ("inspector", "palette", "contents", "stamps", "layers")
GAMES = 12
ROUND = 4
"""Of which it is shown where cities may appear."""

Scene = Callable[[Studio], QWidget | None]
"""Sets the stage, and returns what the picture shows; None for the whole window."""


def main() -> None:
    """Take the pictures named, or all, in the languages asked for, or all."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--language", action="append", choices=FOLDERS)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(SCENES))
    asked = parser.parse_args()
    for language in asked.language or FOLDERS:
        take(asked.names or list(SCENES), language)


def take(names: Sequence[str], language: str) -> None:
    """Take pictures in a language; each begins with the Severn board as it comes."""
    for name in names:
        scene = SCENES[name]
        size = SIZE if scene in (index, languages, tiles) else NEAR
        with at_the_severn(size, "de" if scene is languages else language) as studio:
            studio.theme_controller.choose("light")
            seen = scene(studio)
            if seen is None:
                picture = grab(studio)
                keep(picture if size is SIZE else picture.copy(beside_bars(studio)), name, language)
            else:
                come_to_rest(studio)
                keep(seen.grab(), name, language)
                seen.close()
            studio.window.session.history.setIndex(0)


def beside_bars(studio: Studio) -> QRect:
    """Return where the map and the panels are in the window: all but menus and bars."""
    middle = studio.window.tabs.geometry()
    return QRect(middle.topLeft(), QPoint(studio.window.width() - 1, middle.bottom()))


def keep(picture: QPixmap, name: str, language: str) -> None:
    """Write a picture as wide as the guide's text, in few colours."""
    if picture.width() > WIDE:
        picture = picture.scaledToWidth(WIDE, Qt.TransformationMode.SmoothTransformation)
    FOLDERS[language].mkdir(exist_ok=True)
    in_few_colours(picture, COLOURS).save(FOLDERS[language] / f"{name}.png", optimize=True)


# -- what a hand does ---------------------------------------------------------------------------


def point(studio: Studio, *steps: tuple[str, str]) -> None:
    """Send the pointer to the middles of hexes, in a phase each: ``move``, ``press`` or ``release``."""
    sheet = board_of(studio).sheet
    for label, phase in steps:
        x, y = sheet.centre_mm(sheet.hex_named(label))
        studio.window.editor_view.hand.send(Pointer(x, y, phase))


def click(studio: Studio, *labels: str) -> None:
    """Click hexes one after the other."""
    for label in labels:
        point(studio, (label, "move"), (label, "press"), (label, "release"))


def look_at(studio: Studio, label: str, scale: float) -> None:
    """Bring a hex to the middle of the view at a scale in pixels a millimetre."""
    sheet, navigator = board_of(studio).sheet, studio.window.editor_view.canvas.navigator
    navigator.zoom_to(scale)
    navigator.centre(sheet.centre_mm(sheet.hex_named(label)))


def leave(studio: Studio, *names: str) -> None:
    """Close every dock but some, and bring the first of those to the front."""
    for name, dock in studio.window.docks.named:
        dock.setVisible(name in names)
    studio.window.docks.turn_to(names[0])


def choose(studio: Studio, thing: Thing, *, dock: str = "inspector") -> None:
    """Select a thing, and leave the docks of forms and paints alone, one of them at the front."""
    studio.window.session.select(Selection(thing))
    leave(studio, dock, *FORMS)


# -- the scenes ---------------------------------------------------------------------------------


def painting(studio: Studio) -> None:
    """Show a stroke of a broad brush under way, and the palette."""
    leave(studio, "palette", *FORMS)
    look_at(studio, "U33", 3.4)
    studio.window.editor_view.palette.paints.button(HILL).click()
    studio.window.editor_view.resize_brush(1)
    studio.window.editor_view.take("brush")
    point(studio, ("V30", "press"), *((f"V{number}", "move") for number in range(31, 37)))


def cities(studio: Studio) -> None:
    """Show a city region next to another."""
    leave(studio, *FORMS)
    look_at(studio, "K31", 2.5)
    session = studio.window.session
    session.apply(
        SetField("city_regions", (CityRegion("The East", (), 1, 11), CityRegion("The March", (), 4)))
    )
    sheet = session.board.sheet
    for number, columns in ((1, range(31, 40)), (2, range(24, 31))):
        hexes = (sheet.hex_at(column, row) for row in range(3, 15) for column in columns)
        dry = tuple(hex_ for hex_ in hexes if session.board.terrain_at(hex_) not in CLOSED)
        session.apply(PaintRegion(dry, number))
    choose(studio, session.board.city_regions[0])


def rounds(studio: Studio) -> None:
    """Show where cities may appear in a round of the game with cities that appear."""
    studio.window.documents.open(ROOT / "maps" / "tcusa.yaml", is_asked_for=True)
    wait(studio, lambda: board_of(studio).has_dynamic_cities)
    leave(studio, *FORMS)
    (rule,) = (each for each in board_of(studio).special_rules if isinstance(each, DynamicCities))
    choose(studio, rule)
    form = studio.window.findChild(FreeRuleForm)
    form.round.setValue(ROUND)
    form.shading.click()


def lines(studio: Studio) -> None:
    """Show a river on its way to the pointer."""
    leave(studio, "palette", *FORMS)
    look_at(studio, "X35", 4.2)
    studio.window.editor_view.take("river")
    click(studio, "X34")
    point(studio, ("B77", "move"))


def towns(studio: Studio) -> None:
    """Show a town with its keys, and the pool of what is free."""
    session = studio.window.session
    bath = session.board.towns_by_name["Bath"]
    session.apply(ChangeTown(bath, replace(bath, keys=())))
    choose(studio, session.board.towns_by_name["Cardiff"])
    look_at(studio, "S24", 3.6)


def courses(studio: Studio) -> None:
    """Show a tunnel and its price."""
    choose(studio, board_of(studio).crossings[0])
    look_at(studio, "R28", 5.4)


def findings(studio: Studio) -> None:
    """Show a flooded town and what the checks say of it."""
    leave(studio, "findings", "history")
    flood(studio)
    look_at(studio, "V25", 3.6)


def games(studio: Studio) -> QWidget:
    """Show what some games say of the board."""
    dialog = open_dialog(studio, "trial")
    assert isinstance(dialog, TrialDialog)
    dialog.games.setValue(GAMES)
    dialog.run.click()
    wait(studio, lambda: dialog.run.isEnabled() and dialog.save.isEnabled())
    return dialog


def languages(studio: Studio) -> None:
    """Show the studio in German, in whichever guide, with something found."""
    flood(studio)
    studio.window.docks.turn_to("inspector")


def paper(studio: Studio) -> QWidget:
    """Show the pages as they will be printed."""
    dialog = open_dialog(studio, "print")
    assert isinstance(dialog, PrintDialog)
    dialog.resize(WIDE, 540)
    dialog.what.setCurrentIndex(dialog.what.count() - 1)
    come_to_rest(studio)
    wait(studio, dialog.save.isEnabled)
    return dialog


def habits(studio: Studio) -> QWidget:
    """Show the command palette with a few letters typed."""
    dialog = open_dialog(studio, "commands")
    assert isinstance(dialog, Finder)
    dialog.resize(560, 190)
    dialog.field.setText("exp")
    return dialog


def history(studio: Studio) -> None:
    """Show some steps, two of them taken back."""
    session = studio.window.session
    sheet = session.board.sheet
    bath, barry = (session.board.towns_by_name[name] for name in ("Bath", "Barry"))
    for edit in (
        PaintTerrain(tuple(disc(sheet.hex_named("V31"), 1)), HILL),
        ChangeTown(bath, replace(bath, name="Aquae Sulis"), label="Rename town"),
        RemoveTown(barry),
        PaintTerrain(tuple(disc(sheet.hex_named("W24"), 1)), SEA),
    ):
        session.apply(edit)
    session.history.undo()
    session.history.undo()
    leave(studio, "history", "findings")
    look_at(studio, "U28", 3.2)


def moving(studio: Studio) -> None:
    """Show the map near by, with the whole map small in the overview."""
    leave(studio, "overview")
    look_at(studio, "S25", 4.4)


def panels(studio: Studio) -> None:
    """Show the contents, and a river chosen in them."""
    choose(studio, board_of(studio).lines[0], dock="contents")
    look_at(studio, "J30", 2.2)


def seeing(studio: Studio) -> None:
    """Show the map by night, its terrain standing back."""
    studio.window.sight.choose("night")
    studio.window.sight.dim("terrain", dimmed=True)
    leave(studio, "layers", *FORMS)
    look_at(studio, "S24", 2.4)


def selecting(studio: Studio) -> None:
    """Show hexes selected together."""
    choose(studio, Area(frozenset(disc(board_of(studio).sheet.hex_named("T33"), 2))))
    look_at(studio, "R31", 2.9)


def pasting(studio: Studio) -> None:
    """Show a copy of them, turned, under the pointer."""
    selecting(studio)
    leave(studio, "stamps", *FORMS)
    # The map's view is another one now; what the pointer shows on the old one is gone with it.
    come_to_rest(studio)
    for action in ("copy", "paste"):
        studio.window.commands[action].trigger()
    point(studio, ("N28", "move"))
    studio.window.editor_view.hand.strike("R")


def sheet(studio: Studio) -> QWidget:
    """Show the dialog of the sheet, with rows to be added."""
    dialog = open_dialog(studio, "sheet")
    assert isinstance(dialog, SheetDialog)
    dialog.edges["south"].setValue(2)
    return dialog


def tracing(studio: Studio) -> QWidget:
    """Show a scan with the grid over it."""
    scan = Path(os.environ["XDG_DATA_HOME"]) / "scan.png"
    severn = str(ROOT / "maps" / "severn.yaml")
    command(["export", severn, "--ground", "--dpi", "60", "-o", str(scan)])
    board = board_of(studio)
    wide, high = board.sheet.size_mm
    with Image.open(scan) as picture:
        width, height = picture.size
    corners = []
    for label in ("A1", "A40", "E41"):
        hex_ = board.sheet.hex_named(label)
        x, y = board.sheet.centre_mm(hex_)
        corners.append((hex_, (x / wide * width, y / high * height)))
    session = studio.window.session
    session.apply(PaintTerrain(tuple(board.sheet.hexes()), OPEN))
    session.apply(SetField("underlay", Underlay(str(scan), tuple(corners))))
    dialog = open_dialog(studio, "trace")
    assert isinstance(dialog, TraceDialog)
    wait(studio, lambda: dialog.view.picture_size[0] > 1)
    inks = ((OPEN, ATLAS.land), (HILL, ATLAS.hill), (SEA, ATLAS.sea))
    for code, ink in inks:
        dialog.marking.put(dialog.marks.picked(Sample(code, QColor(ink).getRgb()[:3])))
    dialog.fields.sure.setValue(50)
    wait(studio, dialog.ok.isEnabled)
    return dialog


def geography(studio: Studio) -> QWidget:
    """Show the dialog for a board from real land, with Ireland."""
    dialog = GeographyDialog(lambda _: (), studio.window)
    dialog.resize(1000, 640)
    dialog.show()
    dialog.fields.region.setText("Ireland")
    dialog.fields.region.settle()
    wait(studio, dialog.ok.isEnabled)
    return dialog


def index(studio: Studio) -> None:
    """Show the whole studio with the Severn board."""
    studio.window.session.select(Selection(board_of(studio).towns_by_name["Bristol"]))
    studio.window.docks.turn_to("inspector")


def refereeing(studio: Studio) -> QWidget:
    """Show the window of a postal game with an order that waits for a ruling, and a way pointed at."""
    game = str(Path(mkdtemp()) / "severn")
    companies = ("JGL=Just Good Lines", "AYUP=All Yorkshire", "TBNS=To Be Named")
    named = [word for company in companies for word in ("--company", company)]
    command(["postal", "new", str(ROOT / "maps" / "severn.yaml"), "-o", game, *named, "--seed", "7"])
    for number in ("00", "01"):
        letters = sorted(map(str, (ROOT / "resources" / "postal" / "letters").glob(f"{number}-*")))
        command(["postal", "take", game, *letters])
        if number == "00":
            command(["postal", "adjudicate", game])
    studio.window.postal.open(Path(game))
    wait(studio, lambda: bool(studio.window.postal.windows))
    (window,) = studio.window.postal.windows
    window.resize(*TABLE)
    window.view.companies.setCurrentRow(1)
    come_to_rest(studio)
    map_ = window.view.round.map
    orders = window.session.standing.readings[1].orders
    (doubt,) = (each for each in orders.doubts if each.ways)
    way = doubt.ways[0].hexes
    map_.navigator.zoom_to(2.4)
    map_.navigator.centre(map_.centre(way[0]))
    window.view.round.light(way)
    wait(studio, lambda: map_.is_settled)
    return window


SCENES: dict[str, Scene] = {
    scene.__name__: scene
    for scene in (
        *(index, moving, sheet, tracing, geography, painting, cities, rounds, lines, towns, courses),
        *(selecting, pasting, panels, seeing, findings, history, habits, games, languages, paper),
        *(first_game, beginning, building, refused, racing, joint_run, race_won, looking_back, accounts),
        *(refereeing, tiles, solitaire, tile_table),
        tile_games,
    )
} | dict(rounds_by_hand())
"""What each picture shows, by the picture's name."""


if __name__ == "__main__":
    main()
