"""What a deal in a race comes to beforehand is what is booked."""

from collections.abc import Iterator
from itertools import islice
from random import Random

from engine.game.compiling import facts_of
from engine.game.events import BANK, FOR_ROUTES, Paid, RaceDecided, Reason, TakenBack, TrainsStarted
from engine.game.moves import Decline, Join, Move, Propose
from engine.rulesets.editions import rules_of
from engine.table.cards import Card, card_of, cards, drawn, offer_card
from engine.table.deals import Asked, answer_terms, asked_of, offered
from engine.table.sitting import Sitting, sitting_of
from engine.transcript.header import game_of
from tests.engine.game.boards import board_of, position
from tests.engine.table.sittings import header_of
from tests.engine.table.test_cards import all_routes, put


def racing(seed: int) -> Sitting:
    """Return a race over track that was laid by chance, in which much has to be paid."""
    random = Random(seed)
    rows = ["".join(random.choice("....^") for _ in range(7)) for _ in range(4)]
    towns = [("Ayr", "A1", ["11"]), ("Bow", "D7", ["12"])]
    rules = (("most_to_one", 2), ("most_net", 2), ("joint_receipts", random.choice(("own", "shared"))))
    board = board_of(rows, towns, ("Ayr",), rules)
    game = game_of(header_of(board, ("human",) * 3))
    state = position(facts_of(board, rules_of(board)), [[]] * 3, stage="operating")
    state.accounts = [random.randrange(5, 60) for _ in range(3)]
    for link in random.sample([link for link, cost in enumerate(game.facts.costs) if cost], 40):
        state.add_link(game.facts, random.randrange(3), link)
    return put(sitting_of(header_of(board, ("human",) * 3), game, state), ("A1", "D7"), (0, 1, 2))


def after(table: Sitting, *moves: Move) -> Iterator[Paid | TakenBack]:
    """Yield what is booked when players declare so, and all others stay out."""
    waiting: list[Move] = list(moves)
    while True:
        move = waiting.pop(0) if waiting else Decline()
        table = table.made(move)
        yield from (event for event in table.moves[-1].events if isinstance(event, Paid | TakenBack))
        if any(isinstance(event, TrainsStarted | RaceDecided) for event in table.moves[-1].events):
            return


def test_the_sums_of_a_joint_run_are_those_that_are_booked() -> None:
    paying = receiving = 0
    for seed in range(36):
        table = racing(seed)
        rival = next(iter(cards(table)), None)
        if rival is None or rival.exchanges:
            continue
        table = table.made(rival.move)
        for card in cards(table, partner=2):
            assert isinstance(card.move, Propose)
            made = table.made(card.move)
            (offer,) = offered(made.state, 2)
            assert offer_card(made, offer).shares == card.shares
            paid = [event for event in after(table, card.move, Join(1)) if isinstance(event, Paid)]
            booked = [event for event in paid if event.purpose.reason in FOR_ROUTES]
            for share in card.shares:
                assert share.pays == sum(event.amount for event in booked if event.payer == share.seat)
                assert share.receives == sum(event.amount for event in booked if event.payee == share.seat)
            paying += any(share.pays for share in card.shares)
            receiving += any(share.receives for share in card.shares)
    assert min(paying, receiving) > 3


def test_a_sole_train_of_two_sees_its_halves_of_the_prize() -> None:
    table = next(racing(seed) for seed in range(30) if cards(racing(seed), partner=1))
    card = cards(table, partner=1)[0]
    paid = [event for event in after(table, card.move, Join(0)) if isinstance(event, Paid)]
    prizes = {event.payee: event.amount for event in paid if event.purpose.reason is Reason.PRIZE}
    assert prizes == {share.seat: share.prize for share in card.shares}
    assert sum(prizes.values()) == 20


def test_an_exchange_comes_to_what_is_booked_or_is_taken_back() -> None:
    answers = 0
    for seed in range(80):
        table = racing(seed)
        for card in cards(table):
            if [each.with_seat for each in card.exchanges] != [1]:
                continue
            (exchange,) = card.exchanges
            assert exchange.answer is not None
            made = table.made(card.move)
            (asked,) = asked_of(made.game.facts, made.state, (1,))
            assert (asked.players, asked.pays, asked.least) == ((0,), exchange.pays, exchange.least)
            events = list(after(table, card.move, exchange.answer))
            assert booked(events, 0, 1) == exchange.pays
            assert booked(events, 1, 0) == exchange.back
            for _, _, route in islice(all_routes(made.state, made.game.facts, 1), 4):
                check_answer(made, card_of(made, drawn(made, route)))
                answers += 1
            assert any(isinstance(event, TakenBack) for event in after(table, card.move, Decline()))
    assert answers > 5


def test_an_answer_that_pays_too_little_says_that_the_exchange_fails() -> None:
    table = racing(0)
    assert str(answer_terms(table, Asked((0,), 13, 3, 2))) == (
        "The exchange does not come about: Red declares again."
    )


def booked(events: list[Paid | TakenBack], payer: int, payee: int) -> int:
    """Return what one seat pays another."""
    ways = [event for event in events if isinstance(event, Paid) and event.payer != BANK]
    return sum(event.amount for event in ways if (event.payer, event.payee) == (payer, payee))


def check_answer(made: Sitting, answer: Card) -> None:
    """Check that an exchange comes about by an answer if its card says so."""
    (asked,) = answer.asked
    table = made.made(answer.move)
    while table.state.undeclared[:1] == (2,):
        table = table.made(Decline())
    events = [event for each in table.moves for event in each.events]
    assert any(isinstance(event, TakenBack) for event in events) != asked.comes_about
    if asked.comes_about:
        paid: list[Paid | TakenBack] = [event for event in events if isinstance(event, Paid)]
        assert (booked(paid, 0, 1), booked(paid, 1, 0)) == (asked.pays, asked.back)
