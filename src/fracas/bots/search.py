"""Information-set Monte Carlo tree search, written once, for every game.

After Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012), in the
variant with multiple observers. An iteration deals a world that is consistent with what the
searching seat knows, walks down the tree in it, plays the match to its end, and credits the
moves on its way. Nodes belong to what the acting seat knows, not to worlds: a node's key is
a hash of the position as concealed for that seat. So no seat's moves depend on what it cannot
see, and simultaneous decisions are decoupled: each is made at a node that hides the others.

It is not an equilibrium solver. The worlds are dealt uniformly, without inference from what the
rivals chose before, and it answers with one move, never with a mixture: a rival who knows it
could exploit that.
"""

from collections.abc import Callable
from functools import cache
from math import log, sqrt
from typing import Annotated, Any, TypeAlias

from fracas.games import CHANCE, NOBODY, AnyGame
from fracas.kernel import Dice, Record, Table, count, has, lowest, nth, roll, rule, without_bit

ROOT, WORLD, SIGHT = range(3)  # the rows of positions: concealed; dealt; as the acting seat sees it
POSITIONS = 3
NODES = 1 << 16  # the tree stops growing there, and so does its memory
SLOTS = 1 << 17  # of the hash table that finds a node; a power of two
PATH = 64  # nodes that one iteration credits at most
EXPLORATION = 1.0  # of UCB1, for payoffs between -1 and 1
WHIMS = 10  # in a hundred moves of a playout: random ones, the others are sensible

MASK = (1 << 63) - 1
MULTIPLIER = 6364136223846793005

Words: TypeAlias = Any  # the integers of the positions: `integers(positions)`
Think: TypeAlias = Callable[["Search", Table, Words, Table, int], None]


class Search(Dice):
    """One search as it stands; its dice are the bot's."""

    seat: int
    moves: int  # the legal codes at the root
    number: int  # of the search: what others left in the slots is void
    nodes: int  # in use
    slots: Annotated[list[int], 1 << 17]  # number * NODES + node, at or behind the key's place
    root: int  # the node of the decision
    depth: int  # of the path
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
        totals: Annotated[list[int], codes]  # of payoffs

    return Decision


@rule
def find_node(search: Search, nodes: Table, key: int) -> int:
    """The node with this key, new if need be; NOBODY when there is no room for a new one."""
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
    """A 63-bit hash of one position and the seat that looks at it."""
    key = seat + 1
    for place in range(words.shape[1]):
        key = ((key ^ words[row, place]) * MULTIPLIER) & MASK
        key ^= key >> 29
    return key


@rule
def copy_position(words: Words, target: int, source: int) -> None:
    for place in range(words.shape[1]):
        words[target, place] = words[source, place]


@rule
def next_actor(search: Search, actors: int) -> int:
    """Chance first, then any of those who may act."""
    if has(actors, CHANCE):
        return CHANCE
    return lowest(actors) if count(actors) == 1 else nth(actors, roll(search, count(actors)))


@cache
def build_search(game: AnyGame) -> Think:
    """The rule `think(search, positions, words, nodes, iterations)` for one game.

    `positions` has the concealed position at `ROOT`; `words` is the same memory as integers. The
    counts of the node at `search.root` tell what was found.
    """
    walk, play_out, credit = build_walk(game), build_playout(game), build_credit(game)

    @rule
    def think(
        search: Search, positions: Table, words: Words, nodes: Table, iterations: int
    ) -> None:
        for _ in range(iterations):
            copy_position(words, WORLD, ROOT)
            search.depth = 0
            walk(search, positions, words, nodes)
            play_out(search, positions[WORLD])
            credit(search, positions[WORLD], nodes)

    return think


@cache
def build_walk(game: AnyGame) -> Callable[[Search, Table, Words, Table], None]:
    """The rule that goes down the tree to its edge, and makes the tree grow by one node."""
    actors_of, moves_of, play = game.actors, game.moves, game.play
    visit = build_visit(game)

    @rule
    def walk(search: Search, positions: Table, words: Words, nodes: Table) -> None:
        world = positions[WORLD]
        inside = True
        while inside:
            actors = actors_of(world)
            if actors == 0 or search.depth == PATH:
                return
            seat = next_actor(search, actors)
            if search.depth == 0 and seat != CHANCE:
                seat = search.seat
            codes = moves_of(world, seat)
            if seat == CHANCE or count(codes) == 1:
                play(world, seat, nth(codes, roll(search, count(codes))))
            else:
                inside = visit(search, positions, words, nodes, seat)

    return walk


@cache
def build_visit(game: AnyGame) -> Callable[[Search, Table, Words, Table, int], bool]:
    """The rule that makes one seat's move by the tree; false once this was a new node."""
    moves_of, play, conceal = game.moves, game.play, game.conceal
    select = build_select(game)

    @rule
    def visit(search: Search, positions: Table, words: Words, nodes: Table, seat: int) -> bool:
        copy_position(words, SIGHT, WORLD)
        conceal(positions[SIGHT], seat)
        place = find_node(search, nodes, fingerprint(words, SIGHT, seat))
        if place == NOBODY:
            return False
        world, node = positions[WORLD], nodes[place]
        is_new = node.visits == 0
        code = select(search, world, node, seat, moves_of(world, seat))
        if search.depth == 0:
            search.root = place
        search.path[search.depth] = place
        search.codes[search.depth] = code
        search.seats[search.depth] = seat
        search.depth += 1
        play(world, seat, code)
        return not is_new

    return visit


@cache
def build_select(game: AnyGame) -> Callable[[Search, Record, Any, int, int], int]:
    """The rule that picks a move at a node: what was never tried, sensible first, then by UCB1."""
    sensible, codes_of_game = game.sensible, game.codes
    upper_bound = build_upper_bound(game)

    @rule
    def select(search: Search, world: Record, node: Any, seat: int, codes: int) -> int:
        untried = codes
        for code in range(codes_of_game):
            if node.visits == 0:
                node.tried[code] = 0
                node.totals[code] = 0
            if node.tried[code] > 0:
                untried = without_bit(untried, code)
        if untried == 0:
            return upper_bound(node, codes)
        liked = sensible(world, seat, codes) & untried
        pool = liked if liked != 0 else untried
        return nth(pool, roll(search, count(pool)))

    return select


@cache
def build_upper_bound(game: AnyGame) -> Callable[[Any, int], int]:
    """The rule that picks the tried move whose worth could be largest."""
    codes_of_game, stakes = game.codes, game.stakes

    @rule
    def upper_bound(node: Any, codes: int) -> int:
        best, chosen = -1e9, 0
        spread = EXPLORATION * sqrt(log(node.visits))
        for code in range(codes_of_game):
            if has(codes, code):
                tried = node.tried[code]
                score = node.totals[code] / (tried * stakes) + spread / sqrt(tried)
                if score > best:
                    best, chosen = score, code
        return chosen

    return upper_bound


@cache
def build_playout(game: AnyGame) -> Callable[[Search, Record], None]:
    """The rule that plays a world to the end of the match, sensibly except for some whims."""
    actors_of, moves_of, play, sensible = game.actors, game.moves, game.play, game.sensible

    @rule
    def play_out(search: Search, world: Record) -> None:
        actors = actors_of(world)
        while actors != 0:
            seat = next_actor(search, actors)
            codes = moves_of(world, seat)
            if seat != CHANCE and count(codes) > 1 and roll(search, 100) >= WHIMS:
                codes = sensible(world, seat, codes)
            play(world, seat, nth(codes, roll(search, count(codes))))
            actors = actors_of(world)

    return play_out


@cache
def build_credit(game: AnyGame) -> Callable[[Search, Record, Table], None]:
    """The rule that adds what the finished world was worth to every move of the path."""
    payoff = game.payoff

    @rule
    def credit(search: Search, world: Record, nodes: Table) -> None:
        for step in range(search.depth):
            node = nodes[search.path[step]]
            code = search.codes[step]
            node.visits += 1
            node.tried[code] += 1
            node.totals[code] += payoff(world, search.seats[step])

    return credit
