"""The orders of a game in the terminal."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from engine.game.facts import NOWHERE
from engine.game.moves import (
    AgreeLine,
    Buy,
    Cross,
    Decline,
    Done,
    Enter,
    GiveNotice,
    Join,
    Leap,
    Move,
    OfferLine,
    Propose,
    RefuseLine,
    Start,
)
from engine.table.cards import Card, card_of, card_text, cards, drawn, offer_card
from engine.table.deals import asked_of, asked_text, offered
from engine.table.ledger import ledger, rule_text
from engine.table.preview import Drag, Preview, chain_of, chip, preview, reach
from engine.table.timeline import decisions, since_last_move, stage_began, stops
from engine.text.names import folded
from engine.transcript.remarks import HUMAN
from engine.turns.chance import CHANCE
from studio.cli.standings import accounts_text
from studio.cli.table.any_orders import bare, go, hand_over, leave, redo, reset, save, take_back, undo
from studio.cli.table.conversation import Conversation, typed
from studio.cli.table.talk import OrderError
from studio.cli.table.words import Words, is_word, only, place_of_name, so_many, whole_number


def carry_out(talk: Conversation, order: str) -> None:
    """Carry an order out; raises OrderError, UnknownPlaceError or IllegalMove where it cannot be."""
    word, *words = order.split()
    name = folded(word)
    known = ORDERS.get(_SHORT.get(name, name))
    if known is not None:
        known[0](talk, talk.places.joined(words))
        return
    places = talk.places.joined([word, *words])
    if not talk.places.knows(places[0]):
        raise OrderError(f"'{word}' is not an order, a hex or a town. `help` lists the orders.")
    _build(talk, places)


# -- building ----------------------------------------------------------------------------------


def _moves_of(talk: Conversation, words: Words) -> list[Move]:
    """Return the links of a chain by its ends and bends, or of the cheapest one to a hex by way-points."""
    is_chain = len(words) > 1 and not any(is_word(word, "via") for word in words)
    if is_chain:
        return [*chain_of(talk.places.chain(words))]
    actor = talk.at_hand.actor
    if actor is None or talk.at_hand.state.builders[:1] != (actor,):
        raise OrderError("No one is building now.")
    to, *via = words
    if is_word(to, "via") or (via and (len(via) == 1 or not is_word(via[0], "via"))):
        raise OrderError("Name one hex to build to, then those to go by: `B4 via A3`.")
    hexes = [talk.places.hex(word) for word in via[1:]]
    return [*Drag(talk.at_hand).moves(talk.places.hex(to), hexes)]


def _build(talk: Conversation, words: Words) -> None:
    """Lay a chain of links."""
    talk.demand_person()
    moves = _moves_of(talk, words)
    if not moves:
        raise OrderError("You have track there already.")
    talk.make(moves)


def _hover(talk: Conversation, words: Words) -> None:
    """Show what a chain would come to."""
    shown = _shown(talk, words)
    print(chip(talk.at_hand, shown))
    if shown.refused is None:
        print(f"{shown.left} left.")


def _shown(talk: Conversation, words: Words) -> Preview:
    """Return what a chain would come to."""
    if not words:
        raise OrderError("Name the hexes, for example `hover A1 A4`.")
    return preview(talk.at_hand, _moves_of(talk, words))


def _why(talk: Conversation, words: Words) -> None:
    """Show by which rule a chain may not be built, and what that says."""
    shown = _shown(talk, words)
    print(chip(talk.at_hand, shown))
    rules = [shown.refused.rule] if shown.refused else [rule for pay in shown.pays for rule in pay.rules]
    for rule in dict.fromkeys(rules):
        print(f"{rule}: {rule_text(rule)}")


def _reach(talk: Conversation) -> None:
    """List the hexes in reach with what they cost."""
    labels = talk.at_hand.game.facts.labels
    by_cost: dict[int, list[str]] = {}
    for hex_, cost, pays in reach(talk.at_hand):
        due = "".join(f" ({talk.player(each.payee)} {each.amount})" for each in pays)
        by_cost.setdefault(cost, []).append(f"{labels[hex_]}{due}")
    for cost, hexes in sorted(by_cost.items()):
        print(f"{cost}: {', '.join(sorted(hexes))}")
    if not by_cost:
        print("Nothing is in reach.")


def _start(talk: Conversation, words: Words) -> None:
    """Choose a start."""
    talk.make([Start(talk.places.hex(only(words, "start T23")))])


def _done(talk: Conversation, words: Words) -> None:
    """End the turn, with points to save or without."""
    save = whole_number(only(words, "done 2"), "done 2") if words else 0
    talk.make([Done(save)])


def _buy(talk: Conversation, words: Words) -> None:
    """Buy a ferry."""
    names = [ferry.name for ferry in talk.at_hand.game.facts.ferries]
    talk.make([Buy(place_of_name(words, names, "ferry"))])


def _cross(talk: Conversation, words: Words) -> None:
    """Lay a whole crossing."""
    names = [crossing.name for crossing in talk.at_hand.game.facts.crossings]
    talk.make([Cross(place_of_name(words, names, "crossing"))])


def _leap(talk: Conversation, words: Words) -> None:
    """Leap over another's track."""
    if len(words) != 4 or not is_word(words[2], "over"):
        raise OrderError("Write where from, where to and over whose track: `leap A1 A3 over Blue`.")
    start, end = map(talk.places.hex, words[:2])
    talk.make([Leap(start, end, talk.places.seat(words[3]))])


def _offer(talk: Conversation, words: Words) -> None:
    """Offer a joint line."""
    if len(words) < 3:
        raise OrderError("Name the partner and the line: `offer Blue A1 A4`.")
    talk.make([OfferLine(talk.places.seat(words[0]), talk.places.chain(words[1:]))])


# -- racing ------------------------------------------------------------------------------------


def _partner(talk: Conversation, words: Words) -> int:
    """Return the partner of a joint run that words name last, after "with"; NOWHERE for none."""
    return talk.places.seat(words[-1]) if len(words) > 1 and is_word(words[-2], "with") else NOWHERE


def _cards(talk: Conversation, words: Words) -> None:
    """List the routes to choose from."""
    partner = _partner(talk, words)
    if words and (partner == NOWHERE or len(words) > 2):
        raise OrderError("Write `cards`, or `cards with Blue` for a joint run.")
    found = cards(talk.at_hand, partner)
    for number, card in enumerate(found, 1):
        print(f"{number}: {card_text(talk.at_hand, card)}")
    actor, state = talk.at_hand.actor, talk.at_hand.state
    if actor is not None and actor in state.undeclared[:1]:
        for offer in offered(state, actor):
            name = talk.player(offer.player)
            print(f"{name} proposes a joint run, `join {name}` accepts it:")
            print(f"   {card_text(talk.at_hand, offer_card(talk.at_hand, offer))}")
        for asked in asked_of(talk.at_hand.game.facts, state, (actor,)):
            print(asked_text(talk.at_hand, asked))
    if not found:
        print(_no_card(talk))


def _no_card(talk: Conversation) -> str:
    """Return why there is no route to choose."""
    pair = talk.at_hand.state.pair
    if pair is None:
        return "There is no race to enter now."
    return f"No route of yours from {pair.names[0]} to {pair.names[1]} is allowed. `decline` stays out."


def _enter(talk: Conversation, words: Words) -> None:
    """Enter the race by the number of a card, or by a route from hex to hex; with a partner propose it."""
    talk.demand_person()
    partner = _partner(talk, words)
    words = words[:-2] if partner != NOWHERE else words
    if not words:
        raise OrderError("Name a card or a route: `enter 2`, `enter A1 A4 B4`.")
    card = _card(talk, words[0], partner) if len(words) == 1 else None
    if card is not None:
        move: Enter | Propose = card.move
    else:
        move = drawn(talk.at_hand, talk.places.chain(words), partner)
    refused = talk.at_hand.why_illegal(move)
    if refused is not None:
        raise refused
    print(card_text(talk.at_hand, card_of(talk.at_hand, move)))
    talk.make([move])


def _card(talk: Conversation, word: str, partner: int) -> Card:
    """Return a card by its number."""
    found, number = cards(talk.at_hand, partner), whole_number(word, "enter 2")
    if not found:
        raise OrderError(_no_card(talk))
    if not 1 <= number <= len(found):
        raise OrderError(f"The cards have the numbers 1 to {len(found)}. `cards` lists them.")
    return found[number - 1]


def _join(talk: Conversation, words: Words) -> None:
    """Accept a joint run."""
    talk.make([Join(talk.places.seat(only(words, "join Blue")))])


# -- going back --------------------------------------------------------------------------------


def _undo(talk: Conversation) -> None:
    """Take back what was written last of orders, or what the last order of the turn has made."""
    if talk.writing.can_undo:
        talk.writing.undo()
    else:
        undo(talk)


def _reset(talk: Conversation) -> None:
    """Go back to the beginning of the turn, or of the part of orders that is on."""
    if talk.writing.draft is not None:
        talk.writing.reset_part()
    else:
        reset(talk)


def _redo(talk: Conversation, words: Words) -> None:
    """Write or make again what was taken back."""
    if not talk.writing.can_redo:
        redo(talk, words)
        return
    for _ in range(whole_number(only(words, "redo 3"), "redo 3") if words else 1):
        talk.writing.redo()


def _back(talk: Conversation, words: Words) -> None:
    """Take back to a move, to the beginning of one's turn before, or to that of the round or race."""
    sitting, word = talk.sitting, folded(only(words, "back turn"))
    if word == "turn":
        made, began = set(decisions(sitting)), sitting.turn_began
        turns = [at for at in sitting.turns() if at < began and at in made]
        if sitting.mover == HUMAN:
            turns = [at for at in turns if sitting.moves[at].actor == sitting.actor]
        if not turns:
            raise OrderError("There is no turn of yours before this one.")
        to = turns[-1]
    elif word in ("round", "race"):
        to = stage_began(sitting)
    else:
        to = whole_number(word, "back 41")
        if to > len(sitting.moves):
            raise OrderError(f"The game has {so_many(len(sitting.moves), 'move')}.")
    take_back(talk, to)


def _lines(talk: Conversation, words: Words) -> None:
    """List the abandoned lines of moves, or go on with one of them."""
    others = talk.sitting.others
    if words:
        number = whole_number(only(words, "lines 1"), "lines 1")
        if not 1 <= number <= len(others):
            raise OrderError(f"There is no line {number}. `lines` lists them.")
        talk.waits = True
        talk.change(talk.sitting.gone_to(others[number - 1]))
        return
    for number, line in enumerate(others, 1):
        print(f"{number}: {so_many(len(line.moves), 'move')}, another way from move {line.parted} on")
    if not others:
        print("No line of moves was abandoned.")


def _look(talk: Conversation, words: Words) -> None:
    """Show how the game stood after some moves; nothing changes."""
    sitting = talk.sitting
    at = whole_number(only(words, "look 41"), "look 41")
    if at > len(sitting.moves):
        raise OrderError(f"The game has {so_many(len(sitting.moves), 'move')}.")
    then = sitting.taken_back(at)
    name = [stop.name for stop in stops(then)][-1]
    print(f"After {at} of {so_many(len(sitting.moves), 'move')}, {name}: ", end="")
    print(accounts_text(sitting.header.players, then.state.accounts))


# -- table -------------------------------------------------------------------------------------


def _throw(talk: Conversation, words: Words) -> None:
    """Throw dice by hand, or let chance throw again what it threw last."""
    sitting = talk.sitting
    if len(words) == 1 and is_word(words[0], "again"):
        thrown = [
            place for place, made in enumerate(sitting.moves[: sitting.at]) if made.occasion is not None
        ]
        if not thrown:
            raise OrderError("Nothing was thrown yet.")
        occasion = sitting.moves[thrown[-1]].occasion
        assert occasion is not None
        talk.waits = False
        talk.change(sitting.taken_back(thrown[-1]).thrown_again(occasion))
        return
    if sitting.actor != CHANCE:
        raise OrderError("Nothing is to be thrown now.")
    given = " ".join(words)
    for move, _ in sitting.chance():
        if typed(move) == given:
            talk.change(sitting.made(move))
            return
    shown = ", ".join(dict.fromkeys(typed(move) for move, _ in sitting.chance()))
    turn = sitting.turn
    rule = sitting.game.facts.rules.cited(turn.rules[0]) if turn is not None else ""
    raise OrderError(f"{rule} '{given}' cannot come up. It is one of {shown}.")


def _note(talk: Conversation, words: Words) -> None:
    """Pin a note on a hex."""
    if len(words) < 2:
        raise OrderError("Name a hex and write the note: `note Q24 valley too wide`.")
    talk.change(talk.sitting.noted(talk.places.hex(words[0]), " ".join(words[1:])))


def _notes(talk: Conversation) -> None:
    """List the notes."""
    labels = talk.sitting.game.facts.labels
    for note in talk.sitting.notes:
        print(f"{labels[note.hex]}, after {so_many(note.move, 'move')}: {note.text}")
    if not talk.sitting.notes:
        print("There are no notes. `note Q24 TEXT` pins one on a hex.")


def _accounts(talk: Conversation) -> None:
    """Show what everybody has."""
    header = talk.sitting.header
    print(accounts_text(header.players, talk.sitting.state.accounts))
    for seat, by in enumerate(talk.sitting.seats):
        saved = talk.sitting.state.saved[seat]
        print(f"  {header.players[seat]}: {by}{f', {saved} saved' if saved else ''}")


def _ledger(talk: Conversation, words: Words) -> None:
    """Show the account of a seat, entry by entry with its rule; by default of the player to move."""
    actor = talk.sitting.actor
    due = 0 if actor is None or actor == CHANCE else actor
    seat = talk.places.seat(only(words, "ledger Blue")) if words else due
    for move, owner, entry in ((each.move, each.seat, each.entry) for each in ledger(talk.sitting)):
        if owner == seat:
            points = f"{entry.amount:+}" if entry.amount else f"{entry.cost} of the allowance"
            print(f"{move:>4}  {entry.when}: {entry.what} ({entry.rule})  {points}  {entry.balance}")


def _since(talk: Conversation) -> None:
    """Show what others have done since one's last move."""
    actor = talk.sitting.actor
    if actor is None or actor == CHANCE:
        raise OrderError("No player is to move.")
    found = since_last_move(talk.sitting, actor)
    count, labels = len(found.moves), talk.sitting.game.facts.labels
    print(f"{so_many(count, 'move')} since your last, {found.received:+} for you.")
    for seat, links, hexes in found.built:
        reached = ", ".join(labels[hex_] for hex_ in hexes)
        print(f"{so_many(links, 'link')} by {talk.player(seat)}: {reached}.")


def _help(talk: Conversation) -> None:
    """List the orders."""
    width = max(len(told) for _, told, _ in ORDERS.values())
    print(f"It is played by the rules '{talk.sitting.header.rules}'.")
    print(f"{'A1 A4 B4':<{width}}  lay links through hexes, named by ends and bends")
    print(f"{'B4, B4 via A3':<{width}}  lay the cheapest links to a hex")
    for _, told, does in ORDERS.values():
        print(f"{told:<{width}}  {does}")


# -- the list of orders -------------------------------------------------------------------------


def _plain(move: Move) -> Callable[[Conversation, Words], None]:
    """Return the order for a move without anything to say."""
    return bare(lambda talk: talk.make([move]))


_SHORT: Final = MappingProxyType({"exit": "quit", "q": "quit"})
_Order = tuple[Callable[[Conversation, Words], None], str, str]
ORDERS: Final[Mapping[str, _Order]] = MappingProxyType(
    {
        "start": (_start, "start T23", "choose a start"),
        "hover": (_hover, "hover A1 A4", "show what links would cost and pay, without laying them"),
        "why": (_why, "why A5 B5", "the same, and what the rules say"),
        "reach": (bare(_reach), "reach", "list the hexes in reach, what they cost and whom they pay"),
        "done": (_done, "done, done 4", "end the turn; save points of the allowance"),
        "buy": (_buy, "buy NAME", "buy a ferry"),
        "cross": (_cross, "cross NAME", "lay a whole crossing"),
        "leap": (_leap, "leap A1 A3 over Blue", "leap over a rival's track"),
        "notice": (_plain(GiveNotice()), "notice", "give notice that building ends"),
        "offer": (_offer, "offer Blue A1 A4", "offer a joint line"),
        "agree": (_plain(AgreeLine()), "agree", "agree to a joint line"),
        "refuse": (_plain(RefuseLine()), "refuse", "refuse a joint line"),
        "cards": (_cards, "cards, cards with Blue", "list routes, or those of a joint run"),
        "enter": (_enter, "enter 2, enter A1 A4 B4", "enter by a card or a route; `with Blue` proposes it"),
        "join": (_join, "join Blue", "accept a joint run"),
        "decline": (_plain(Decline()), "decline", "stay out of the race"),
        "undo": (bare(_undo), "undo", "take back the last order of this turn"),
        "reset": (bare(_reset), "reset", "begin the turn again; the dice stay"),
        "back": (_back, "back turn, back race, back 41", "take back more"),
        "redo": (_redo, "redo, redo 3", "make moves again that were taken back"),
        "go": (bare(go), "go", "let bots and dice go on after taking back"),
        "lines": (_lines, "lines, lines 1", "list abandoned lines of moves; go to one"),
        "look": (_look, "look 41", "show how the game stood after 41 moves"),
        "since": (bare(_since), "since", "show what others did since your last move"),
        "accounts": (bare(_accounts), "accounts", "show accounts, savings and who plays"),
        "ledger": (_ledger, "ledger, ledger Blue", "explain every amount of an account by its rule"),
        "seat": (hand_over, "seat Blue greedy", "hand a seat to a bot, or take it over with `human`"),
        "throw": (_throw, "throw 4, throw again", "throw dice by hand; throw the last ones again"),
        "note": (_note, "note Q24 TEXT", "pin a note on a hex"),
        "notes": (bare(_notes), "notes", "list the notes"),
        "save": (bare(save), "save", "say where the game is kept"),
        "help": (bare(_help), "help", "list the orders"),
        "quit": (bare(leave), "quit", "leave the table; the game can be continued"),
    }
)
"""The orders by their first word: what carries them out, an example, and what they do."""
