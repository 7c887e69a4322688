# Types for viewjson.py.
cimport cython
from libc.stdint cimport uint64_t

from ..engine.bits cimport count, size
from ..engine.numbers cimport *
from ..engine.state cimport State
from ..engine.view cimport EngineView

cdef str _written(list groups, uint64_t pile)
@cython.locals(cards=str)
cdef str _list(uint64_t pile)
@cython.locals(text=str)
cdef str _stacks(uint64_t tiles)
@cython.locals(text=str)
cdef str _tiles(uint64_t tiles)
@cython.locals(called=int, action=int, official=int)
cdef str _calls(State public, list legal)
@cython.locals(seat=int, turns_left=str, reason=str)
cdef str _last_round(State public)
@cython.locals(left=str)
cdef str _ends(State public, int seat)
@cython.locals(text=str)
cdef str _provinces(State public)
@cython.locals(known=uint64_t, unknown=int, hand=str)
cdef str _seat(EngineView view, int seat, str seat_text)


@cython.final
cdef class SeatText:
    cdef list route
    cdef uint64_t houses, tiles
    cdef int carriage
    cdef str text

    @cython.locals(left=int, carriage=int, tiles=int, total=int, following=str, cities=str)
    cdef str write(self, State public, int seat, list route)


@cython.final
cdef class ViewWriter:
    cdef str _constant_part
    cdef list _seats

    @cython.locals(first=EngineView, public=State, view=EngineView, over=bint, ending=bint, outcome=str, shared=str, seat_text=SeatText, seat_texts=list, texts=list, seats=list, seat=int, acts=bint, last_turn=str, unseen=str, extending=str, calls=str)
    cpdef list write(self, list views, list routes, int ply, int round_number, list legal)
    @cython.locals(display=str, forced=str, order=str, place=int, player=str, closing=str, cartwright=str, slot=int)
    cdef str _shared(self, EngineView view, State public, int ply, int round_number, str last_round)
