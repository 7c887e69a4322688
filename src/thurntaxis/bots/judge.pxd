# Types for judge.py, which says what everything means.
cimport cython
from libc.math cimport exp, log
from libc.stdint cimport uint64_t

from ..engine.bits cimport cities_of, count, lowest, one, size
from ..engine.numbers cimport *
from ..engine.state cimport State
from ..engine.lookup cimport (NEIGHBOURS, PROVINCE_CITIES, PROVINCE_OF, REGION_CITIES, STACK_TILES, TILE_VALUES)
from .features cimport *
from .limits cimport NONE
from .rowcache cimport RowCache
from .rows cimport add_row, add_rows, copy_row, weigh_positive


@cython.final
cdef class Judge:
    cdef char padding_before[64]
    cdef readonly int noted
    cdef readonly int place[FEATURES]
    cdef readonly int value[FEATURES]
    cdef short hidden[MOST_UNITS]
    cdef short kept_hidden[MOST_UNITS]
    cdef short nothing[MOST_UNITS]
    cdef RowCache goals, cards, others
    cdef uint64_t words[3]
    cdef bint watches, counts, compares, caches
    cdef object numbers_given
    cdef short[::1] numbers
    cdef short *weights
    cdef readonly int units
    cdef int table_step, inner_bias, win_weights, score_weights, win_bias
    cdef public double logits[4]
    cdef readonly double chances[4]
    cdef readonly double scores[4]
    cdef int close_houses[4]
    cdef int close_tiles[4]
    cdef int close_provinces[4]
    cdef int close_worth[4]
    cdef int steps, longest, longest_worth, longest_left, longest_right, provinces_value
    cdef uint64_t longest_route, missing_provinces, fits, around
    cdef char padding_after[64]

    cpdef void _allocate(self) noexcept nogil
    cdef _load(self, weights)
    cdef void _note(self, int place, int value) noexcept nogil
    cdef void _note_cities(self, int place, uint64_t cities) noexcept nogil
    cdef void _note_one_of(self, int place, int places, int which) noexcept nogil
    cdef _check_seat(self, State state, int seat)
    cpdef look(self, State state, int seat)
    cdef void look_unchecked(self, State state, int seat) noexcept nogil
    @cython.locals(tiles=uint64_t)
    cdef int _top_value(self, State state, int stack) noexcept nogil
    cdef int _can_get(self, State state, int seat, int stack) noexcept nogil
    @cython.locals(houses=uint64_t, placed=int, left=int, carriage=int, missing=int, region=int, value=int)
    cdef void _look_at_goals(self, State state, int seat) noexcept nogil
    @cython.locals(
        houses=uint64_t, new=uint64_t, spread=int, spread_provinces=uint64_t, most=int, most_in=int, province=int, here=int
    )
    cdef void _weigh_closing(self, State state, int seat, uint64_t route, int cards) noexcept nogil
    @cython.locals(
        houses=uint64_t, concentrated=bint, left=int, tiles=int, region=int, missing=uint64_t, reached=int, worth=int
    )
    cdef void _weigh_houses(
        self, State state, int seat, uint64_t new, int placed, uint64_t provinces, int cards
    ) noexcept nogil
    @cython.locals(seen=uint64_t, province=uint64_t)
    cdef bint _is_spread(self, uint64_t cities) noexcept nogil
    @cython.locals(fitting=uint64_t, city=int)
    cdef void _go_on(
        self, State state, int seat, uint64_t route, int left, int right, uint64_t hand, int cards
    ) noexcept nogil
    @cython.locals(longest=int, fitting=uint64_t, city=int, length=int)
    cdef int _path_from(self, uint64_t hand, int end, int cards) noexcept nogil
    @cython.locals(longest=int, starts=uint64_t, city=int, length=int)
    cdef int _longest_path(self, uint64_t hand) noexcept nogil
    @cython.locals(around=uint64_t)
    cdef uint64_t _neighbours_of(self, uint64_t cities) noexcept nogil
    cdef int _copies_among(self, uint64_t pile, uint64_t cities) noexcept nogil
    @cython.locals(
        hand=uint64_t, in_hand=uint64_t, route=uint64_t, length=int, hand_size=int, wanted=int, spare=uint64_t
    )
    cdef void _look_at_cards(self, State state, int seat) noexcept nogil
    @cython.locals(in_hand=uint64_t, length=int, cards=int, short=int, how=int)
    cdef void _look_at_closing(self, State state, int seat, int wanted) noexcept nogil
    @cython.locals(shown=uint64_t, new=uint64_t)
    cdef void _look_at_display(self, State state, int seat) noexcept nogil
    @cython.locals(missing=int)
    cdef int _cards_to_end(self, State state, int seat) noexcept nogil
    @cython.locals(
        carriage=int, houses_left=int, points=int, route=int, threat=int, provinces=int, to_come=int, other=int, which=int
    )
    cdef void _look_at_others(self, State state, int seat) noexcept nogil
    @cython.locals(length=int, wait=int)
    cdef void _look_at_clock(self, State state, int seat) noexcept nogil
    cdef int _start(self, int players) noexcept nogil
    cdef void _add_noted(self, int start) noexcept nogil
    @cython.locals(rules=uint64_t)
    cdef uint64_t _rules_of(self, State state) noexcept nogil
    @cython.locals(rest=uint64_t)
    cdef void _recall_goals(self, State state, int seat, int start) noexcept nogil
    @cython.locals(rest=uint64_t)
    cdef void _recall_cards(self, State state, int seat, int start) noexcept nogil
    @cython.locals(at=int, other=int, small=uint64_t)
    cdef void _recall_others(self, State state, int seat, int start) noexcept nogil
    cdef void _begin_part(self) noexcept nogil
    cdef void _end_part(self, RowCache cache, int start) noexcept nogil
    cpdef logit(self, State state, int seat)
    @cython.locals(start=int, win=int)
    cdef double _logit(self, State state, int seat) noexcept nogil
    cpdef state_value(self, State state, int seat)
    @cython.locals(own=double, others=double, other=int)
    cdef double state_value_unchecked(self, State state, int seat) noexcept nogil
    @cython.locals(score=int)
    cdef double _expected_score(self, int start) noexcept nogil
    @cython.locals(winner=int, seat=int)
    cpdef void evaluate(self, State state) noexcept nogil
    @cython.locals(highest=double, total=double, seat=int)
    cdef void _share(self, int players) noexcept nogil
    @cython.locals(start=int, full=double)
    cpdef list terms(self, State state, int seat)
    @cython.locals(k=int)
    cdef double _score_without(self, int start, int term)
