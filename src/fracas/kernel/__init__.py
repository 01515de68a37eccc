"""The kernel: records of integers, and rules written once that run interpreted or compiled."""

from .bits import count, has, lowest, members, nth, with_bit, without_bit
from .dice import Dice, a_dice, roll, seed
from .record import Record, Table, Told, floats, integers, tell, zeros
from .rule import compiled, rule, rules

__all__ = [
    "Dice",
    "Record",
    "Table",
    "Told",
    "a_dice",
    "compiled",
    "count",
    "floats",
    "has",
    "integers",
    "lowest",
    "members",
    "nth",
    "roll",
    "rule",
    "rules",
    "seed",
    "tell",
    "with_bit",
    "without_bit",
    "zeros",
]
