"""Records: the state of a game as named integers, as an object or as a row of a table."""

import copy
from typing import (
    Annotated,
    Any,
    ClassVar,
    Protocol,
    Self,
    TypeAlias,
    get_args,
    get_origin,
    get_type_hints,
)

import numpy as np

Told: TypeAlias = tuple[int, ...]  # one entry of a story: the event's number and its facts


class Table(Protocol):
    """Rows of one record type side by side in memory: what compiled code works on."""

    def __getitem__(self, index: int, /) -> Any: ...
    def __len__(self) -> int: ...


class Record:
    """A class of annotations, each an `int` or an `Annotated[list[int], length]`.

    Nested lists give every length: `Annotated[list[list[int]], 3, 11]`. Fields not named in the
    constructor start at 0. All fields are 64 bits wide in a table, so nothing wraps.
    """

    shapes: ClassVar[dict[str, tuple[int, ...]]] = {}
    story: list[Told] | None = None  # what `tell` appends to; None keeps no story

    def __init_subclass__(cls) -> None:
        hints = get_type_hints(cls, include_extras=True)
        cls.shapes = {
            name: _shape(cls, name, hint)
            for name, hint in hints.items()
            if name != "story" and get_origin(hint) is not ClassVar
        }

    def __init__(self, **values: Any) -> None:
        unknown = values.keys() - self.shapes.keys()
        if unknown:
            raise TypeError(f"{type(self).__name__} has no field {', '.join(sorted(unknown))}")
        for name, shape in self.shapes.items():
            value = values.get(name)
            setattr(self, name, _zeros(shape) if value is None else _checked(name, shape, value))

    def copy(self) -> Self:
        """An equal record that shares nothing with this one and has no story."""
        twin = object.__new__(type(self))
        for name, shape in self.shapes.items():
            value = getattr(self, name)
            setattr(
                twin,
                name,
                value if not shape else value[:] if len(shape) == 1 else copy.deepcopy(value),
            )
        return twin

    def store(self, row: Any) -> None:
        """Write every field into one row of a table of this type."""
        for name in self.shapes:
            row[name] = getattr(self, name)

    @classmethod
    def load(cls, row: Any) -> Self:
        """The plain object that equals one row of a table."""
        return cls(**{name: row[name].tolist() for name in cls.shapes})

    @classmethod
    def table(cls, rows: int) -> Table:
        """A NumPy structured array of `rows` zeroed rows with this record's fields."""
        fields = [(name, np.int64, shape) for name, shape in cls.shapes.items()]
        return np.zeros(rows, dtype=np.dtype(fields))

    @classmethod
    def size(cls) -> int:
        """How many integers one record holds."""
        return sum(int(np.prod(shape)) for shape in cls.shapes.values())

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.shapes)

    __hash__ = None  # pyright: ignore[reportAssignmentType]  # records change in place

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.shapes)
        return f"{type(self).__name__}({fields})"


def integers(table: Table) -> Any:
    """The same memory as `table`, seen as an int64 array of shape (rows, integers a row)."""
    rows: Any = table
    return rows.view(np.int64).reshape(len(table), -1)


def zeros(count: int) -> Any:
    """An int64 array of `count` zeros, for compiled code to work on."""
    return np.zeros(count, dtype=np.int64)


def floats(*shape: int) -> Any:
    """A float64 array of zeros with these lengths, for studies that weigh and mix moves."""
    return np.zeros(shape, dtype=np.float64)


def tell(position: Record, event: int, *facts: int) -> None:
    """Append to the position's story, when it keeps one; compiled rules tell nothing."""
    if position.story is not None:
        position.story.append((event, *facts))


def _shape(cls: type, name: str, hint: Any) -> tuple[int, ...]:
    if hint is int:
        return ()
    if get_origin(hint) is Annotated:
        kind, *lengths = get_args(hint)
        nested = int
        for _ in lengths:
            nested = list[nested]
        if kind == nested and all(isinstance(length, int) for length in lengths):
            return tuple(lengths)
    raise TypeError(
        f"{cls.__name__}.{name} must be int or Annotated[list[int], length], not {hint}"
    )


def _zeros(shape: tuple[int, ...]) -> Any:
    return [_zeros(shape[1:]) for _ in range(shape[0])] if shape else 0


def _checked(name: str, shape: tuple[int, ...], value: Any) -> Any:
    if not shape:
        if not isinstance(value, int):
            raise TypeError(f"{name} must be an int, not {value!r}")
        return value
    if len(value) != shape[0]:
        raise TypeError(f"{name} must have {shape[0]} entries, not {len(value)}")
    return [_checked(name, shape[1:], entry) for entry in value]
