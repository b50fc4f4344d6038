"""A bad board of each code whose check offers no fix for it, fixed by hand as a designer would."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from engine.board.document import Board, Players
from engine.board.places import PermittedBuild, Town
from engine.board.rules import Crossing
from engine.board.terrain import HILL, OPEN
from engine.edits.terrain import PaintTerrain
from engine.hexes.sheet import Sheet
from tests.engine.checks.boards import at, good_board, painted, sides
from tests.engine.checks.city_boards import having
from tests.engine.checks.network_boards import bridged_twice
from tests.engine.checks.range_boards import opened
from tests.engine.checks.region_boards import CITIES, east
from tests.engine.checks.run_boards import called, least, sector_grid

TOLD_OF_EVERY_BOARD = {"N201", "N204", "R201", "R202"}
"""Figures, in which there is nothing to fix."""


def _towns(**changes: Mapping[str, Any]) -> Callable[[Board], Board]:
    """Return the change of fields of towns, by the towns' names."""
    return lambda board: board.edited(
        towns=tuple(replace(town, **changes.get(town.name, {})) for town in board.towns)
    )


def _crossing(**fields: Any) -> Callable[[Board], Board]:
    """Return the change of fields of all crossings."""
    return lambda board: board.edited(
        special_rules=tuple(
            replace(rule, **fields) if isinstance(rule, Crossing) else rule for rule in board.special_rules
        )
    )


def _led_to_the_rim(board: Board) -> Board:
    return board.edited(permitted_builds=(PermittedBuild("France", (at("D8"), at("D9"), at("D10"))),))


def _without_last_rule(board: Board) -> Board:
    return board.edited(special_rules=board.special_rules[:-1])


def _with_good_specials(board: Board) -> Board:
    return board.edited(specials=good_board().specials)


def _with_river(*names: str, instead: bool = False) -> Callable[[Board], Board]:
    """Return the change that leads the last line on, or elsewhere, along sides."""

    def led(board: Board) -> Board:
        *others, last = board.lines
        kept = () if instead else last.sides
        return board.edited(lines=(*others, replace(last, sides=(*kept, *sides(*names)))))

    return led


def _settled(board: Board) -> Board:
    """Return the wide board with towns in its east as well."""
    spots = ("B15", "F20", "J15", "B20", "F16", "J20")
    east_towns = (
        Town(f"East {n}", board.sheet.hex_named(spot), (f"2{n}",)) for n, spot in enumerate(spots, 1)
    )
    return board.edited(towns=(*board.towns, *east_towns))


def _levelled(board: Board) -> Board:
    """Return the board with the first half of its hills made open ground."""
    hills = [hex_ for hex_ in board.sheet.hexes() if board.terrain_at(hex_) == HILL]
    return PaintTerrain(tuple(hills[: len(hills) // 2]), OPEN).apply(board)


def _of_its_own(board: Board) -> Board:
    """Return the board with the ways in of its second special other than those of the first."""
    first, second, *others = board.specials
    return board.edited(specials=(first, replace(second, hexes=good_board().specials[1].hexes), *others))


MENDED: Mapping[str, Callable[[Board], Board]] = {
    "B102:France,D8": _led_to_the_rim,
    "B105:France,B8": _led_to_the_rim,
    "B106:France,D8": lambda board: painted(board, OPEN, "D9"),
    "B110:France,D8": _led_to_the_rim,
    "F108:Strait": _without_last_rule,
    "F109": _without_last_rule,
    "F110:Rock,Rock": lambda board: board.edited(ferries=board.ferries[:-1], towns=board.towns[:-1]),
    "K105:1": _with_good_specials,
    "K109:3": _with_good_specials,
    "K115:2,C10": _with_good_specials,
    "K116:2": _with_good_specials,
    "F115:Packet": lambda board: board.edited(ferries=good_board().ferries),
    "N103": lambda board: board.edited(towns=good_board().towns, special_rules=good_board().special_rules),
    "X140:Bridge": _crossing(from_race=2),
    "X141:Bridge": _crossing(course=(at("D5"), at("D6"), at("D7"))),
    "X142:Bridge": _crossing(text=""),
    "K117:2,D10": _with_good_specials,
    "K118:1": _with_good_specials,
    "K119:2,1": _with_good_specials,
    "K121:A1": lambda board: board.edited(towns=board.towns[:-1]),
    "K112:1": _with_good_specials,
    "K113:2": _of_its_own,
    f"N101:{called('33')}": opened,
    "N102:Bridge": lambda board: board.edited(special_rules=bridged_twice().special_rules),
    "N202:D5,D6": lambda board: painted(board, OPEN, "E6", "F6"),
    "N203:B5,F5": lambda board: painted(board, OPEN, "A6", "G6", "H6"),
    "R101": lambda board: board.edited(towns=good_board().towns, special_rules=good_board().special_rules),
    "R104": lambda board: board.edited(
        towns=sector_grid(3).towns,
        terrain=sector_grid(3).terrain,
        country=sector_grid(3).country,
        sheet=sector_grid(3).sheet,
    ),
    "R203": lambda board: board.edited(towns=sector_grid(3).towns),
    "R110:K11": opened,
    "S130:E1.NE": lambda board: board.edited(lines=good_board().lines),
    "S104:Wye": _with_river("G3.E", "H3.NE", "H3.E", instead=True),
    "S112:G3": _with_river("H3.NE", "H3.E"),
    "T101:D2": lambda board: board.edited(towns=good_board().towns),
    "T106": _towns(Ayr={"start": True}),
    "T108:Clun,Dent": _towns(Clun={"hex": at("D2")}),
    "T109:Fowey": lambda board: board.edited(ferries=good_board().ferries, towns=good_board().towns),
    "T113:G17": _settled,
    # Runs of two links lead from each town to the next.
    "T115:Ayr": lambda board: board.edited(special_rules=(*board.special_rules, least(2))),
    "T116:Newport,Newprot": _towns(Newprot={"name": "Dent"}),
    "T142:Clun 31": _towns(**{"Clun 31": {"name": "Clun"}}),
    "T118": lambda board: board.edited(players=Players(2, 2)),
    "T119": _levelled,
    "T141:K11": opened,
    "V202": lambda board: board.edited(sheet=Sheet(5, 4)),
    "V205": lambda board: board.edited(title="Good"),
    "X106:Pier": _without_last_rule,
    "X109:Bridge": _crossing(cost=5),
    "X167:Bridge": _crossing(owners=2),
    "X168:special_rules 2,Gorring": _without_last_rule,
    "X169:England,Englandd": lambda board: board.edited(
        countries=(board.countries[0], replace(board.countries[1], name="Wales"))
    ),
    "X160": lambda board: board.edited(towns=good_board().towns),
    "X111:Bridge": _crossing(text=""),
    "X111:start 2": _without_last_rule,
    "X112:No track in Rutland before": _without_last_rule,
    "X124:East,West": lambda board: board.edited(city_regions=(east("A1", "A2"), east("A3", name="West"))),
    "X147:Far Coast": lambda board: board.edited(special_rules=having().special_rules),
    "X148": lambda board: board.edited(special_rules=having().special_rules),
    "X149:Grand": lambda board: board.edited(ferries=having().ferries),
    "X156": lambda board: board.edited(special_rules=having().special_rules),
    "X165:1": lambda board: board.edited(special_rules=having().special_rules),
    "X125": lambda board: board.edited(special_rules=(*board.special_rules, CITIES)),
    "X128:special_rules,2": _crossing(name="Bridge"),
    "X129:countries,2": lambda board: board.edited(
        countries=(board.countries[0], replace(board.countries[1], name="England"))
    ),
    "X133:glacier": lambda board: board.edited(kinds=(replace(board.kinds[0], half=2),)),
}
"""What fixes a bad board of each code without a fix, by the finding on it."""
