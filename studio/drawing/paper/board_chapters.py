"""What a board's instructions say of its ground and what is on it, chapter by chapter."""

from collections.abc import Iterator

from engine.board.document import Board
from engine.board.keys import KEY_SCHEME_WORDS
from engine.board.places import PermittedBuild
from engine.board.rules import Crossing, StartRule
from engine.board.starts import first_starts
from engine.hexes.lattice import Hex
from engine.messages import Phrase, Saying, say
from engine.rulesets.ruleset import RuleSet
from studio.drawing.paper.columns import Slug
from studio.drawing.paper.rows import Setter, Words
from studio.drawing.paper.rule_text import crossing_in_words, has_words, other_rules_in_words, own
from studio.drawing.paper.tables import delays_of, ends_of, ground_rows, price_of
from studio.drawing.shapes.fonts import Face

EDITION_TITLES: dict[str, Phrase] = {
    "sixth": "Railway Rivals, sixth edition",
    "early": "Railway Rivals, early edition",
    "tournament": "Railway Rivals, early edition, tournament",
    "postal": "Railway Rivals by post, house rules of Variable Pig",
    "transcontinental": "Railway Rivals, Transcontinental",
}
"""How players know the editions, by the names boards give them."""


def facts(board: Board, setter: Setter) -> Iterator[Slug]:
    """Yield what the board is, in a few lines."""
    few, most, best = board.players.fewest, board.players.most, board.players.best
    players = say("{few} to {most}", few=few, most=most)
    if best is not None:
        players = say("{few} to {most}, best with {best}", few=few, most=most, best=best)
    wide, high = board.sheet.size_mm
    size = say("{wide:.0f} × {high:.0f} mm, hexes of {apart:g} mm", **_size(board, wide, high))
    told: tuple[tuple[Phrase, Phrase], ...] = (
        ("Designer", own(board.designer)),
        ("Players", players),
        ("Rules", EDITION_TITLES.get(board.rules, own(board.rules))),
        ("Keys", _keys(board)),
        ("Map", size),
        ("Licence", own(board.licence)),
    )
    rows = [(Words(name, Face.ITALIC), Words(value)) for name, value in told if value]
    yield from setter.table(("", ""), rows, widest=1)


def _keys(board: Board) -> Phrase:
    """Return the key scheme; races between cities that appear need none (TC.races1)."""
    rule = board.dynamic_cities
    if board.keys == "none" and rule is not None and rule.races is not None:
        return say("None: races are drawn between the cities there are")
    return KEY_SCHEME_WORDS[board.keys]


def _size(board: Board, wide: float, high: float) -> dict[str, float]:
    return {"wide": wide, "high": high, "apart": board.sheet.across_flats_mm}


def starts(board: Board, setter: Setter) -> Iterator[Slug]:
    """Yield where players may begin (6.A2)."""
    hexes = first_starts(board)
    if not hexes:
        return
    yield setter.heading("Where to start")
    rows = []
    for hex_ in hexes:
        towns = board.towns_by_hex.get(hex_, ())
        names = "; ".join(town.name for town in towns)
        keys = tuple(key for town in towns for key in town.keys)
        label = own(_label(board, hex_))
        rows.append((Words(own(names), Face.BOLD), Words(label), Words(own(""), right=True, keys=keys)))
    yield from setter.table(("start", "hex", "keys"), rows)
    if any(isinstance(rule, StartRule) and has_words(board, rule) for rule in board.special_rules):
        yield from setter.text("The special rules say who may start where and when.")


def building(board: Board, rules: RuleSet, setter: Setter) -> Iterator[Slug]:
    """Yield what a link costs on this board, and what its ground takes off a train's roll (6.A3, 6.B5)."""
    yield setter.heading("Building a link")
    rows = [
        (
            Words(row.what),
            Words(row.price, Face.BOLD, right=True),
            Words(own(f"\N{MINUS SIGN}{row.takes}" if row.takes else "–"), right=True),
        )
        for row in ground_rows(board, rules)
    ]
    yield from setter.table(("", "costs", "roll minus"), rows)


def countries(board: Board, setter: Setter) -> Iterator[Slug]:
    """Yield where track may be laid, and the permitted builds abroad (6.C2)."""
    if not board.countries:
        return
    yield setter.heading("Countries")
    home = tuple(country.name for country in board.countries if not country.foreign)
    abroad = tuple(country.name for country in board.countries if country.foreign)
    if home:
        yield from setter.text(say("Home countries, where track may be laid: {names}.", names=home))
    if abroad:
        yield from setter.text(
            say(
                "Foreign countries, where track stops in the first hex and no train passes through: {names}.",
                names=abroad,
            )
        )
    builds = [build for build in board.permitted_builds if build.course]
    if builds:
        yield from setter.text(
            "Permitted builds at the usual costs, by which trains may pass (broken lines):"
        )
        yield from setter.table(("in", "from – to", "links"), [_build(board, build) for build in builds])


def _build(board: Board, build: PermittedBuild) -> tuple[Words, ...]:
    """Return the row of a permitted build."""
    ends = (_place(board, build.course[0]), _place(board, build.course[-1]))
    links = own(str(len(build.course) - 1))
    return (
        Words(own(build.country), Face.BOLD),
        Words(own(" – ".join(ends))),
        Words(links, right=True),
    )


def ferries(board: Board, rules: RuleSet | None, setter: Setter) -> Iterator[Slug]:
    """Yield the ferries: their ports, prices and delays, and which are bridges (6.C1)."""
    if not board.ferries:
        return
    yield setter.heading("Ferries")
    rows = [
        (
            Words(own(ferry.name), Face.BOLD),
            Words(own(" – ".join(ferry.ports))),
            Words(own("–") if ferry.public else own(str(ferry.price)), right=True),
            Words(own(str(ferry.fee)), right=True),
        )
        for ferry in board.ferries
    ]
    yield from setter.table(("", "ports", "to buy", "to use"), rows, followed=True)
    if rules is not None:
        for said in _delays(board, rules):
            yield from setter.text(said)
    public = tuple(ferry.name for ferry in board.ferries if ferry.public)
    if public:
        yield from setter.text(
            say("Public ferries, which no one buys and for which the bank is paid: {names}.", names=public)
        )
    at_once = tuple(ferry.name for ferry in board.ferries if ferry.at_once)
    if at_once:
        yield from setter.text(
            say("Ferries that the first company with track at a port buys at once: {names}.", names=at_once)
        )
    bridges = tuple(ferry.name for ferry in board.ferries if ferry.bridge)
    if bridges:
        yield from setter.text(
            say("Ferries whose owner may continue building at the far port: {names}.", names=bridges)
        )


def _delays(board: Board, rules: RuleSet) -> Iterator[Saying]:
    """Yield what ferries take off a train's roll; by name where they differ (6.C1e)."""
    alike: dict[tuple[int, ...], list[str]] = {}
    for ferry in board.ferries:
        alike.setdefault(delays_of(rules, ferry), []).append(ferry.name)
    for (embark, disembark, sea), names in alike.items():
        said = say(
            "Subtracted from a train’s roll: {embark} to board, {disembark} to land, {sea} for a "
            "turn at sea.",
            embark=embark,
            disembark=disembark,
            sea=sea,
        )
        yield said if len(alike) == 1 else say("{name}: {text}", name=", ".join(names), text=said)


def crossings(board: Board, setter: Setter) -> Iterator[Slug]:
    """Yield the crossings: their ends and prices, and what else holds for each (6.C4)."""
    if not board.crossings:
        return
    yield setter.heading("Crossings")
    rows = [
        (
            Words(own(crossing.name or ends_of(board, crossing)), Face.BOLD),
            Words(own(_course(board, crossing))),
            Words(price_of(crossing), right=True),
        )
        for crossing in board.crossings
    ]
    yield from setter.table(("", "from – to", "price"), rows, followed=True)
    for crossing in board.crossings:
        text = crossing_in_words(crossing)
        if text:
            yield from setter.text(say("{name}: {text}", name=crossing.name, text=text))


def _course(board: Board, crossing: Crossing) -> str:
    """Return between which places a crossing leads."""
    course = [hex_ for hex_ in crossing.course if hex_ in board.sheet]
    return " – ".join(_place(board, hex_) for hex_ in course[:1] + course[1:][-1:])


def special_rules(board: Board, setter: Setter) -> Iterator[Slug]:
    """Yield the other special rules and the notes of a board, then its errata (6.C4)."""
    texts = list(other_rules_in_words(board))
    texts += [say("Corrected {date}: {text}", date=each.date, text=each.text) for each in board.errata]
    if not texts:
        return
    yield setter.heading("Special rules and notes")
    for text in texts:
        yield from setter.text(text)


def _place(board: Board, hex_: Hex) -> str:
    names = [town.name for town in board.towns_by_hex.get(hex_, ()) if town.name]
    return " ".join((*names, _label(board, hex_)))


def _label(board: Board, hex_: Hex) -> str:
    """Return the label of a hex; nothing for one off the sheet."""
    return board.sheet.label(hex_) if hex_ in board.sheet else ""
