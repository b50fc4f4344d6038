"""Journeys of making: all that a board holds, by mouse and keyboard."""

from pathlib import Path

from PySide6.QtCore import Qt

from engine.board.document import new_board
from engine.board.places import CityRegion, Country, PermittedBuild
from engine.board.rules import Crossing, Note, Override, StartRule
from engine.board.terrain import HILL, SEA
from engine.boardfile.reading import read_board
from engine.hexes.sheet import Point, Sheet
from engine.hexes.sides import corner_of, sides_of
from studio.drawing.maps.signposts import signposts_of
from studio.panels.palette.paints import number_of
from studio.tools.selection import Selection
from studio.tools.terrain.paints import Land
from tests.journeys.designer import Designer

BLANK = new_board(Sheet(20, 15), keys="dice-36+6", title="New")


def corner(designer: Designer, label: str, direction: int) -> Point:
    return designer.board.sheet.corner_mm(corner_of(designer.hex(label), direction))


def at_a_blank_sheet(designer: Designer) -> Designer:
    designer.answers.board = BLANK
    designer.chooses("new")
    return designer


def places(designer: Designer, **towns: str) -> None:
    for name, label in towns.items():
        designer.takes("town")
        designer.clicks(label)
        designer.names_it(name)


def test_a_river_is_clicked_split_named_joined_and_undone(designer: Designer) -> None:
    at_a_blank_sheet(designer)
    designer.presses("R")
    for direction in (5, 1, 3):
        designer.clicks(corner(designer, "F8", direction))
    designer.escapes()
    (river,) = designer.board.lines
    assert river.sides == sides_of(designer.hex("F8"))[:4]
    assert "Click a corner to start" in designer.hint
    designer.presses("Ctrl+K")
    assert "split the line" in designer.hint
    designer.clicks(corner(designer, "F8", 1))
    designer.presses("F2")
    designer.types("Wye")
    assert [(line.name, len(line.sides)) for line in designer.board.lines] == [("Wye", 2), ("", 2)]
    designer.presses("Ctrl+J")
    designer.clicks(designer.middle("F8.SW"))
    assert [(line.name, len(line.sides)) for line in designer.board.lines] == [("Wye", 4)]
    for _ in range(5):
        designer.undoes()
    assert designer.board == BLANK


def test_a_country_is_made_named_and_painted_and_a_line_permitted_in_it(designer: Designer) -> None:
    at_a_blank_sheet(designer)
    designer.presses("Ctrl+Shift+C")
    designer.types("Gaul")
    assert designer.board.countries == (Country("Gaul"),), "track may be laid there until it is foreign"
    designer.ticks("country-foreign")
    assert designer.board.countries == (Country("Gaul", foreign=True),)
    designer.presses_button("country-paint")
    designer.presses("Q")
    designer.drags("C12", "H18")
    assert designer.board.country_at(designer.hex("E15")) == Country("Gaul", foreign=True)
    designer.presses("P")
    designer.clicks("E11")
    designer.clicks("E14")
    designer.escapes()
    course = tuple(designer.hex(f"E{number}") for number in range(11, 15))
    assert list(designer.board.permitted_builds) == [PermittedBuild("Gaul", course)]
    designer.undoes()
    assert list(designer.board.permitted_builds) == []


def test_undo_while_a_course_or_line_is_clicked_takes_back_its_last_click_alone(designer: Designer) -> None:
    at_a_blank_sheet(designer)
    designer.presses("Ctrl+Shift+C")
    designer.types("Gaul")
    designer.ticks("country-foreign")
    designer.presses_button("country-paint")
    designer.clicks("E14")
    painted = designer.board
    designer.presses("P")
    for label in ("E10", "E11", "F11"):
        designer.clicks(label)
    designer.undoes()
    assert designer.board == painted, "nothing is permitted at home yet"
    designer.clicks("E14")
    (build,) = designer.board.permitted_builds
    assert build.course == (designer.hex("E13"), designer.hex("E14"))
    designer.escapes()
    designer.undoes()
    designer.presses("R")
    for direction in (5, 1):
        designer.clicks(corner(designer, "F8", direction))
    designer.escapes()
    for direction in (5, 1):
        designer.clicks(corner(designer, "F8", direction))
    designer.undoes()
    assert [len(line.sides) for line in designer.board.lines] == [2]
    designer.clicks(corner(designer, "F8", 4))
    assert [len(line.sides) for line in designer.board.lines] == [3], (
        "the river goes on from the first corner"
    )


def test_a_region_of_new_cities_is_made_painted_and_kept(designer: Designer, tmp_path: Path) -> None:
    at_a_blank_sheet(designer)
    designer.presses("Ctrl+Shift+J")
    designer.types("The East")
    designer.presses_button("region-paint")
    designer.presses("Q")
    designer.drags("C12", "D14")
    east = tuple(designer.hex(f"{letter}{number}") for letter in "CD" for number in (12, 13, 14))
    assert designer.board.city_regions == (CityRegion("The East", east),)
    designer.presses("B")
    designer.clicks("E12")
    assert len(designer.board.city_regions[0].hexes) == 7
    designer.saves_as(tmp_path / "board.yaml")
    assert read_board(tmp_path / "board.yaml").board == designer.board
    designer.undoes()
    designer.undoes()
    assert designer.board.city_regions == (CityRegion("The East", ()),)


def test_a_country_in_use_goes_only_when_that_is_meant(designer: Designer) -> None:
    at_a_blank_sheet(designer)
    designer.presses("Ctrl+Shift+C")
    designer.types("Gaul")
    designer.chooses("delete")
    assert designer.board.countries == ()
    designer.undoes()
    designer.clicks_on(designer.window.editor_view.palette.paints.button(number_of(Land(1))))
    designer.clicks("E5")
    designer.chooses("delete")
    assert designer.board.countries != ()
    assert "1 hex of the map would belong to no country" in designer.answers.asked[-1]
    designer.answers.things_may_go = True
    designer.chooses("delete")
    assert designer.board.countries == ()
    designer.undoes()
    assert designer.board.country_at(designer.hex("E5")) is not None


def test_a_kind_of_terrain_is_made_priced_and_painted(designer: Designer) -> None:
    at_a_blank_sheet(designer)
    designer.presses("Ctrl+Shift+B")
    designer.types("moor")
    designer.enters("kind-half", 2)
    designer.presses_button("kind-paint")
    designer.drags("D4", "D9")
    (moor,) = designer.board.kinds
    assert (moor.name, moor.half) == ("moor", 2)
    assert [designer.terrain(f"D{number}") for number in (4, 9)] == [6, 6]
    designer.takes("brush", HILL)
    designer.clicks("D4")
    assert designer.terrain("D4") == HILL


def test_a_ferry_is_clicked_from_port_to_port(designer: Designer) -> None:
    at_a_blank_sheet(designer)
    designer.takes("rectangle", SEA)
    designer.drags("D6", "J9")
    places(designer, Hull="F5", Goole="F10")
    designer.takes("ferry")
    designer.clicks("F5")
    assert "Click the other port" in designer.hint
    designer.clicks("F10")
    (ferry,) = designer.board.ferries
    assert ferry.ports == ("Hull", "Goole")
    assert [designer.board.sheet.label(hex_) for hex_ in ferry.course] == ["F6", "F7", "F8", "F9"]
    assert designer.town("Hull").port
    assert "are now ports" in designer.said()
    designer.undoes()
    assert designer.board.ferries == ()
    assert not designer.town("Hull").port


def test_a_tunnel_is_laid_priced_and_named(designer: Designer) -> None:
    at_a_blank_sheet(designer)
    designer.takes("rectangle", SEA)
    designer.drags("D6", "J8")
    designer.presses("X")
    designer.clicks("F5")
    designer.clicks("F9")
    designer.clicks("F9")
    designer.presses("F2")
    designer.types("Tunnel")
    designer.enters("crossing-cost", 12)
    course = tuple(designer.hex(f"F{number}") for number in range(5, 10))
    assert designer.board.crossings == (Crossing("Tunnel", course, 12),)
    designer.presses("Ctrl+D")
    designer.clicks("E5")
    designer.clicks("E9")
    assert designer.board.crossings[0].course == tuple(designer.hex(f"E{n}") for n in range(5, 10))
    assert designer.board.crossings[0].name == "Tunnel"


def test_keys_come_from_the_pool_and_one_is_taken_over(designer: Designer) -> None:
    at_a_blank_sheet(designer)
    places(designer, Hull="F5", Goole="F10")
    pool = designer.window.editor_view.inspector.town_form.pool.buttons
    designer.clicks_on(pool["11"])
    designer.takes("select")
    designer.clicks("F5")
    designer.clicks_on(pool["12"])
    designer.clicks_on(pool["11"])
    assert designer.town("Hull").keys == ("11", "12")
    assert designer.town("Goole").keys == ()
    assert "moved here from Goole" in designer.said()
    designer.undoes()
    assert designer.town("Goole").keys == ("11",)
    assert designer.said() == "", "what is undone is told no more"


def test_a_special_is_picked_from_hexes_and_towns(designer: Designer) -> None:
    at_a_blank_sheet(designer)
    places(designer, Hull="F5")
    designer.takes("special")
    for label in ("A1", "A9", "F5", "A9"):
        designer.clicks(label)
    designer.escapes()
    designer.presses("F2")
    designer.types("London")
    (special,) = designer.board.specials
    assert (special.key, special.name, special.towns) == ("1", "London", ("Hull",))
    assert special.hexes == (designer.hex("A1"),)


def test_picking_goes_on_for_a_special_that_is_changed_in_the_inspector(designer: Designer) -> None:
    at_a_blank_sheet(designer)
    places(designer, Hull="F5")
    designer.takes("special")
    designer.clicks("A1")
    form = designer.window.editor_view.inspector.special_form
    designer.clicks_on(form.parts["ports"])
    designer.clicks("A1")
    designer.clicks("F5")
    (special,) = designer.board.specials
    assert (special.hexes, special.towns, special.any) == ((), ("Hull",), "port")
    designer.undoes()
    designer.clicks("A9")
    assert designer.board.specials[0].hexes == (designer.hex("A9"),)


def test_picking_ends_where_another_thing_is_changed(designer: Designer) -> None:
    at_a_blank_sheet(designer)
    places(designer, Hull="F5")
    designer.takes("special")
    designer.clicks("A1")
    before = designer.board.specials
    designer.chooses("add-note")
    designer.clicks("A9")
    assert designer.board.specials[0] == before[0]
    assert len(designer.board.specials) == 2


def test_a_special_of_an_edge_is_begun_without_a_hex_and_its_sign_leads_to_it(designer: Designer) -> None:
    at_a_blank_sheet(designer)
    designer.chooses("add-special")
    designer.types("Away")
    designer.chooses_value("special-edge", "south")
    (special,) = designer.board.specials
    assert (special.key, special.name, special.hexes, special.edge) == ("1", "Away", (), "south")
    (signpost,) = signposts_of(designer.board)
    designer.takes("select")
    designer.clicks("A1")
    designer.clicks(designer.board.sheet.label(signpost.hex))
    assert designer.window.session.selection == Selection(special)
    designer.takes("special")
    designer.clicks(designer.board.sheet.label(signpost.hex))
    designer.escapes()
    for _ in range(6):
        designer.chooses("add-special")
    specials = designer.board.specials
    assert (specials[0], len(specials)) == (special, 6)
    assert "are assigned" in designer.said()


def test_notes_changed_rules_and_starts_are_written_saved_and_read_again(
    designer: Designer, tmp_path: Path
) -> None:
    at_a_blank_sheet(designer)
    designer.presses("Ctrl+Shift+X")
    designer.types("Mind the gap.", Qt.Key.Key_Tab)
    designer.presses("Shift+F9")
    designer.chooses_value("override-more", "min_run")
    designer.enters("min_run-value", 6)
    designer.presses("Shift+F3")
    designer.clicks("F5")
    designer.escapes()
    rules = (Note("Mind the gap."), Override((("min_run", 6),)), StartRule((designer.hex("F5"),)))
    assert designer.board.special_rules == rules
    designer.saves_as(tmp_path / "new.yaml")
    assert read_board(tmp_path / "new.yaml").board == designer.board


def test_what_is_chosen_in_the_contents_comes_into_view(at_severn: Designer) -> None:
    contents = at_severn.window.editor_view.contents
    at_severn.chooses("zoom-fit")
    at_severn.turns_wheel("A1", 6)
    tunnel = at_severn.board.crossings[0]
    (item,) = contents.tree.findItems(tunnel.name, Qt.MatchFlag.MatchExactly | Qt.MatchFlag.MatchRecursive)
    at_severn.chooses("contents")
    contents.tree.scrollToItem(item)
    at_severn.clicks_on(contents.tree.viewport(), contents.tree.visualItemRect(item).center())
    assert at_severn.window.session.selection.thing == tunnel
    view = at_severn.window.editor_view.canvas.navigator.view
    assert view.visible.holds(*at_severn.board.sheet.centre_mm(tunnel.course[0]))


def test_a_wire_waits_while_the_pointer_is_away(designer: Designer) -> None:
    at_a_blank_sheet(designer)
    designer.presses("R")
    designer.clicks(corner(designer, "F8", 5))
    designer.leaves_the_map()
    designer.clicks(corner(designer, "F8", 1))
    assert len(designer.board.lines) == 1


def test_a_name_is_written_on_the_map_itself(at_severn: Designer) -> None:
    bath = at_severn.town("Bath")
    label = at_severn.board.sheet.label(bath.hex)
    at_severn.takes("select")
    at_severn.clicks_twice(label)
    at_severn.types("Aquae Sulis")
    assert at_severn.town("Aquae Sulis").hex == bath.hex
    at_severn.clicks_twice(label)
    at_severn.types("Nonsense", Qt.Key.Key_Escape)
    assert at_severn.town("Aquae Sulis").hex == bath.hex
    at_severn.undoes()
    assert at_severn.town("Bath") == bath


def test_a_double_click_names_a_special_and_leaves_its_way_in(designer: Designer) -> None:
    at_a_blank_sheet(designer)
    designer.takes("special")
    designer.clicks("B2")
    designer.escapes()
    designer.clicks_twice("B2")
    designer.types("London")
    (special,) = designer.board.specials
    assert (special.name, special.hexes) == ("London", (designer.hex("B2"),))


def test_a_name_half_written_on_the_map_is_taken_when_the_map_moves(at_severn: Designer) -> None:
    tunnel = at_severn.board.crossings[0]
    (x1, y1), (x2, y2) = map(at_severn.board.sheet.centre_mm, tunnel.course[:2])
    at_severn.clicks_twice(((x1 + x2) / 2, (y1 + y2) / 2))
    at_severn.types("Long Tunnel", Qt.Key.Key_Right)
    at_severn.turns_wheel("A1", 2)
    assert at_severn.board.crossings[0].name == "Long Tunnel"


def test_a_name_half_written_on_the_map_is_saved_too(at_severn: Designer, tmp_path: Path) -> None:
    at_severn.clicks_twice(at_severn.board.sheet.label(at_severn.town("Bath").hex))
    at_severn.types("Aquae Sulis", Qt.Key.Key_Right)
    at_severn.saves_as(tmp_path / "named.yaml")
    assert "Aquae Sulis" in (tmp_path / "named.yaml").read_text(encoding="utf-8")
