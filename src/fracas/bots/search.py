"""Information-set Monte Carlo tree search, written once, for every game.

After Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012), in the
variant with multiple observers. An iteration deals a world that is consistent with what the
searching seat knows, walks down the tree in it, plays the match to its end, and credits the
moves on its way. Nodes belong to what the acting seat knows, not to worlds: a node's key is
a hash of the position as concealed for that seat. So no seat's moves depend on what it cannot
see, and simultaneous decisions are decoupled: each is made at a node that hides the others.
There the shares of visits approach a mixture, and the bot draws its answer from them.

It is not an equilibrium solver. Decoupled UCB1 promises no equilibrium: in Shazamm!'s matrices of
bets its mixture loses about 0.05 of the stakes to the best reply, as little as regret matching did
with these budgets, where its best pure bet loses 0.6. The worlds are dealt uniformly, without
inference from what the rivals chose before. And in a plan of several small moves, each is
searched for itself: the rivals in the tree come to answer the spells that already lie there,
although they do not see them.
"""

from collections.abc import Callable
from functools import cache
from math import log, sqrt
from typing import Annotated, Any, NamedTuple, TypeAlias

from fracas.games import CHANCE, NOBODY, AnyGame
from fracas.kernel import (
    Dice,
    Record,
    Table,
    count,
    has,
    integers,
    nth,
    roll,
    rule,
    without_bit,
)

from .known import NOTHING
from .playout import Words, copy_position, next_actor

ROOT, WORLD, SIGHT = range(3)  # the rows of positions: concealed; dealt; as the acting seat sees it
POSITIONS = 3
NODES = 1 << 16  # the tree stops growing there, and so does its memory
SLOTS = 1 << 17  # of the hash table that finds a node; a power of two
PATH = 64  # nodes that one iteration credits at most
EXPLORATION = 1.5  # of UCB1, for payoffs between -1 and 1
PATIENCE = 30  # visits for each move that was tried, before a move that is not sensible is
WHOLE = 1 << 20  # what the stakes count in the nodes, so that shares of them are integers
WHIMS = 5  # in a hundred moves of a playout: random ones, the others are sensible

HALF = (1 << 31) - 1
LEFT, RIGHT = 0x5851F42D, 0x4C957F2D  # odd, 31 bits


class Search(Record):
    """One search as it stands."""

    seat: int  # whose decision it is
    number: int  # of the search: what others left in the slots is void
    nodes: int  # in use
    slots: Annotated[list[int], 1 << 17]  # number * NODES + node, at or behind the key's place
    root: int  # the node of the decision
    depth: int  # of the path: the decisions of this iteration that have a node
    path: Annotated[list[int], 64]
    codes: Annotated[list[int], 64]
    seats: Annotated[list[int], 64]


class Node(Record):
    """What is known about the decision of one seat that knows one thing."""

    key: int
    visits: int


@cache
def node_type(codes: int) -> type[Node]:
    """Nodes for decisions among so many codes."""

    class Decision(Node):
        tried: Annotated[list[int], codes]
        totals: Annotated[list[int], codes]  # of what it was worth

    return Decision


class Desk(NamedTuple):
    """The memory of one search at a time, for compiled code; about as large as `NODES` nodes."""

    search: Any  # a row of `Search`
    dice: Any  # a row of `Dice`
    positions: Table
    words: Words  # the same positions as integers
    nodes: Table
    values: Any  # of known positions


Think: TypeAlias = Callable[[Desk, int], None]
Place: TypeAlias = Callable[[Any], int]  # (rule) as in `Known`


def make_desk(game: AnyGame, position: type[Record], values: Any = NOTHING.values) -> Desk:
    """A desk for searches of positions of this type."""
    positions = position.table(POSITIONS)
    return Desk(
        search=Search.table(1)[0],
        dice=Dice.table(1)[0],
        positions=positions,
        words=integers(positions),
        nodes=node_type(game.codes).table(NODES),
        values=values,
    )


@rule
def find_node(desk: Desk, key: int) -> int:
    """The node with this key, new if need be; NOBODY when there is no room for a new one."""
    search, nodes = desk.search, desk.nodes
    place = key & (SLOTS - 1)
    while search.slots[place] // NODES == search.number:
        node = search.slots[place] % NODES
        if nodes[node].key == key:
            return node
        place = (place + 1) & (SLOTS - 1)
    if search.nodes == NODES:
        return NOBODY
    node = search.nodes
    search.nodes += 1
    search.slots[place] = search.number * NODES + node
    nodes[node].key = key
    nodes[node].visits = 0
    return node


@rule
def fingerprint(words: Words, row: int, seat: int) -> int:
    """A 62-bit hash of one position and the seat that looks at it; no product overflows."""
    left, right = seat, 1
    for place in range(words.shape[1]):
        word = words[row, place]
        low, high = word & HALF, word >> 31 & HALF
        one, other = (left ^ low) * LEFT, (right ^ low ^ high) * RIGHT
        left, right = (one & HALF) ^ (other >> 31), (other & HALF) ^ (one >> 31)
    return left << 31 | right


@rule
def note(search: Search, node: int, seat: int, code: int) -> None:
    """Put one decision on the path."""
    if search.depth == 0:
        search.root = node
    search.path[search.depth] = node
    search.seats[search.depth] = seat
    search.codes[search.depth] = code
    search.depth += 1


@cache
def build_search(game: AnyGame, place_of: Place = NOTHING.place) -> Think:
    """The rule `think(desk, iterations)` for one game, whose worlds end at known places too.

    The desk has the concealed position at `ROOT`; afterwards the counts of the node at
    `search.root` tell what was found.
    """
    walk, play_out = build_walk(game, place_of), build_playout(game, place_of)
    credit = build_credit(game, place_of)

    @rule
    def think(desk: Desk, iterations: int) -> None:
        for _ in range(iterations):
            copy_position(desk.words, WORLD, ROOT)
            desk.search.depth = 0
            walk(desk)
            play_out(desk.positions[WORLD], desk.dice)
            credit(desk)

    return think


@cache
def build_walk(game: AnyGame, place_of: Place) -> Callable[[Desk], None]:
    """The rule that goes down the tree to its edge, and makes the tree grow by one node."""
    actors_of, moves_of, play = game.actors, game.moves, game.play
    visit = build_visit(game)

    @rule
    def walk(desk: Desk) -> None:
        world, search, dice = desk.positions[WORLD], desk.search, desk.dice
        inside = True
        while inside:
            actors = actors_of(world)
            if actors == 0 or search.depth == PATH:
                return
            if search.depth > 0 and place_of(world) != NOBODY:
                return
            seat = next_actor(dice, actors)
            if seat != CHANCE and search.depth == 0:
                seat = search.seat
            codes = moves_of(world, seat)
            if seat == CHANCE or count(codes) == 1:
                play(world, seat, nth(codes, roll(dice, count(codes))))
            else:
                inside = visit(desk, seat, codes)

    return walk


@cache
def build_visit(game: AnyGame) -> Callable[[Desk, int, int], bool]:
    """The rule that makes one seat's move by the tree; false once this was a new node."""
    play, conceal = game.play, game.conceal
    select = build_select(game)

    @rule
    def visit(desk: Desk, seat: int, codes: int) -> bool:
        copy_position(desk.words, SIGHT, WORLD)
        conceal(desk.positions[SIGHT], seat)
        place = find_node(desk, fingerprint(desk.words, SIGHT, seat))
        if place == NOBODY:
            return False
        is_new = desk.nodes[place].visits == 0
        code = select(desk, place, seat, codes)
        note(desk.search, place, seat, code)
        play(desk.positions[WORLD], seat, code)
        return not is_new

    return visit


@cache
def build_select(game: AnyGame) -> Callable[[Desk, int, int, int], int]:
    """The rule that picks a move at a node: each sensible one once, then by UCB1.

    Moves that are not sensible join one by one, as visits grow (after Chaslot and others,
    "Progressive Strategies for Monte-Carlo Tree Search", 2008).
    """
    sensible, codes_of_game = game.sensible, game.codes
    upper_bound = build_upper_bound(game)

    @rule
    def select(desk: Desk, place: int, seat: int, codes: int) -> int:
        node, untried = desk.nodes[place], codes
        for code in range(codes_of_game):
            if node.visits == 0:
                node.tried[code] = 0
                node.totals[code] = 0
            if node.tried[code] > 0:
                untried = without_bit(untried, code)
        tried = codes & ~untried
        pool = sensible(desk.positions[WORLD], seat, codes) & untried if untried != 0 else 0
        if pool == 0 and node.visits >= PATIENCE * count(tried):
            pool = untried
        if pool == 0:
            return upper_bound(node, tried)
        return nth(pool, roll(desk.dice, count(pool)))

    return select


@cache
def build_upper_bound(game: AnyGame) -> Callable[[Any, int], int]:
    """The rule that picks the tried move whose worth could be largest."""
    codes_of_game = game.codes

    @rule
    def upper_bound(node: Any, codes: int) -> int:
        best, chosen = -1e9, 0
        spread = EXPLORATION * sqrt(log(node.visits))
        for code in range(codes_of_game):
            if has(codes, code):
                tried = node.tried[code]
                score = node.totals[code] / (tried * WHOLE) + spread / sqrt(tried)
                if score > best:
                    best, chosen = score, code
        return chosen

    return upper_bound


@cache
def build_playout(game: AnyGame, place_of: Place) -> Callable[[Record, Dice], None]:
    """The rule that plays a world to its end, or a known place, sensibly except for some whims."""
    actors_of, moves_of, play, sensible = game.actors, game.moves, game.play, game.sensible

    @rule
    def play_out(world: Record, dice: Dice) -> None:
        actors = actors_of(world)
        while actors != 0 and place_of(world) == NOBODY:
            seat = next_actor(dice, actors)
            codes = moves_of(world, seat)
            if seat != CHANCE and count(codes) > 1 and roll(dice, 100) >= WHIMS:
                codes = sensible(world, seat, codes)
            play(world, seat, nth(codes, roll(dice, count(codes))))
            actors = actors_of(world)

    return play_out


@cache
def build_credit(game: AnyGame, place_of: Place) -> Callable[[Desk], None]:
    """The rule that adds what the world came to be worth to every move of the path."""
    payoff, stakes = game.payoff, game.stakes

    @rule
    def worth(desk: Desk, place: int, seat: int) -> int:
        if place == NOBODY:
            return payoff(desk.positions[WORLD], seat) * WHOLE // stakes
        value = int(desk.values[place] * WHOLE)
        return value if seat == 0 else -value

    @rule
    def credit(desk: Desk) -> None:
        search, place = desk.search, place_of(desk.positions[WORLD])
        for step in range(search.depth):
            node = desk.nodes[search.path[step]]
            code = search.codes[step]
            node.visits += 1
            node.tried[code] += 1
            node.totals[code] += worth(desk, place, search.seats[step])

    return credit
