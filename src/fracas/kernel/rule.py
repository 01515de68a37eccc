"""Rules: plain functions that also have a compiled twin.

`@rule` returns the function unchanged and remembers it. `compiled(f)` is its Numba twin; inside
compiled code every reference to a remembered function, global or closed over, means the twin.
"""

from collections.abc import Callable, Iterator
from inspect import getclosurevars
from pathlib import Path
from types import FunctionType
from typing import Any, ParamSpec, TypeVar, cast

import numba
from llvmlite import ir
from numba import extending, types
from numba.extending import intrinsic, overload, overload_method, typeof_impl

from . import cache
from .record import tell

Parameters = ParamSpec("Parameters")
Answer = TypeVar("Answer")
Function = TypeVar("Function", bound=Callable[..., Any])

unliteral: Callable[[Any], Any] = cast(Any, types).unliteral
numba_extending: Any = extending  # its registries are untyped

_rules: set[Callable[..., Any]] = set()
_twins: dict[Callable[..., Any], Any] = {}


def rule(function: Function) -> Function:
    """Remember `function` as a rule: ints and tuple tables only, no exceptions, time or chance."""
    _rules.add(function)
    return function


def compiled(function: Callable[Parameters, Answer]) -> Callable[Parameters, Answer]:
    """The compiled twin of `function`; it takes table rows where the function takes records."""
    twin = _twins.get(function)
    if twin is None:
        source = cast(Any, function)
        stays_inside = all(cache.covers(Path(f.__code__.co_filename)) for f in _reached(source))
        if stays_inside:
            cache.use()
        twin = _twins[function] = numba.njit(cache=stays_inside, nogil=True)(source)
    return twin


def rules() -> frozenset[Callable[..., Any]]:
    """Every function remembered so far."""
    return frozenset(_rules)


def _reached(function: Any) -> Iterator[Any]:
    """`function` and every rule that it may call: what its machine code depends on."""
    seen = {function}
    waiting = [function]
    while waiting:
        at = waiting.pop()
        yield at
        names = getclosurevars(at)
        for value in (*names.nonlocals.values(), *names.globals.values()):
            if isinstance(value, FunctionType) and value in _rules and value not in seen:
                seen.add(value)
                waiting.append(value)


class Twin(types.Dispatcher):
    """The type of a rule in compiled code. A literal argument is an int: one version serves all."""

    def get_call_type(self, context: Any, args: Any, kws: Any) -> Any:
        plain = tuple(unliteral(argument) for argument in args)
        named: Any = {name: unliteral(argument) for name, argument in kws.items()}
        return super().get_call_type(context, plain, named)


numba_extending.register_model(Twin)(numba_extending.models.OpaqueModel)


@typeof_impl.register(FunctionType)
def _typeof_rule(value: Any, _context: Any) -> Any:
    return Twin(compiled(value)) if value in _rules else None


@overload(tell)
def _tell_nothing(position: Any, event: Any, *facts: Any) -> Any:
    def nothing(position: Any, event: Any, *facts: Any) -> None:
        return None

    return nothing


@intrinsic
def _population(_typing: Any, number: Any) -> Any:
    def build(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), build


@intrinsic
def _leading(_typing: Any, number: Any) -> Any:
    def build(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctlz(arguments[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), build


ctpop: Any = _population  # as compiled code calls them, without the typing context
ctlz: Any = _leading


@overload_method(types.Integer, "bit_count")
def _bit_count(number: Any) -> Any:
    def bit_count(number: Any) -> Any:
        return ctpop(number)

    return bit_count


@overload_method(types.Integer, "bit_length")
def _bit_length(number: Any) -> Any:
    def bit_length(number: Any) -> Any:
        return 64 - ctlz(number)

    return bit_length
