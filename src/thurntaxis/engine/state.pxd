# Types for state.py, which says what everything means.
cimport cython
from libc.stdint cimport uint64_t

from .bits cimport (ALL_CITIES, WORD, cities_of, copies, count, lowest, next_word, nth, nth_card, one, scale, scramble, size, together, with_card, without_card)
from .numbers cimport *
from .lookup cimport (BAIERN, CARRIAGE_POINTS, NEIGHBOURS, PROVINCE_CITIES, PROVINCE_OF, REGION_CITIES, STACK_TILES, TILE_VALUES)

@cython.locals(numbers=list)
cdef list _listed(uint64_t actions, int first)


@cython.final
cdef class State:
    # Two states that two threads work on must not share a cache line, so the class is padded at both ends.
    cdef char padding_before[64]
    cdef public int players, needed_provinces, fallback_always, points_are_printed
    cdef public int slots, house_count, shortest_route, last_carriage, officials, reshuffles
    cdef public int player, phase, official, taken, awaiting, gaps, from_city
    cdef public uint64_t supply, discards, tiles_left, chosen, set_aside
    cdef public uint64_t legal_a, legal_b, legal_c
    cdef public int display[6]
    cdef public uint64_t hands[4]
    cdef public uint64_t known[4]
    cdef public uint64_t routes[4]
    cdef public uint64_t houses[4]
    cdef public uint64_t tiles[4]
    cdef public int left[4]
    cdef public int right[4]
    cdef public int lengths[4]
    cdef public int carriages[4]
    cdef char padding_after[64]

    cpdef void _allocate(self) noexcept nogil
    @cython.locals(cities=uint64_t, province=int)
    cdef _set_size(self, variant)
    cdef int _check_seat(self, int player) except -1 nogil

    @cython.locals(face_up=uint64_t)
    cdef uint64_t _can_take(self) noexcept nogil
    cdef bint _can_call(self, int official) noexcept nogil
    cpdef uint64_t face_up(self) noexcept nogil
    @cython.locals(can_take=uint64_t)
    cdef void _legal_draw(self) noexcept nogil
    @cython.locals(slot=int)
    cdef void _take(self, int city) noexcept nogil
    @cython.locals(slots=int, slot=int)
    cdef int _lowest_slot_of(self, int city) noexcept nogil
    @cython.locals(slot=int)
    cdef void _call_administrator(self) noexcept nogil

    cdef uint64_t _fitting(self, int player, int end) noexcept nogil
    cpdef uint64_t cities_beside(self, int player, bint at_left) except? 0x7FFFFFFF nogil
    cpdef uint64_t cities_that_extend(self, int player) except? 0x7FFFFFFF nogil
    cpdef uint64_t cities_that_extend_unchecked(self, int player) noexcept nogil
    @cython.locals(hand=uint64_t, left=uint64_t, right=uint64_t)
    cdef void _legal_extensions(self) noexcept nogil
    cdef void _legal_play(self) noexcept nogil
    @cython.locals(player=int)
    cdef void _start(self, int city) noexcept nogil
    @cython.locals(player=int)
    cdef void _extend(self, int city, bint at_left) noexcept nogil
    cdef bint _plays_second_card(self) noexcept nogil
    @cython.locals(player=int, known=uint64_t)
    cdef void _remove_from_hand(self, int city) noexcept nogil

    cdef void _legal_finish(self) noexcept nogil
    cdef void _close(self) noexcept nogil

    @cython.locals(houses=uint64_t, sites=uint64_t, first_province=uint64_t, chosen=uint64_t)
    cpdef uint64_t house_sites(self) noexcept nogil
    cdef void _legal_houses(self) noexcept nogil
    cdef void _place_house(self, int city) noexcept nogil
    cdef void _houses_are_placed(self) noexcept nogil

    @cython.locals(tiles=uint64_t)
    cdef void _take_tile(self, int stack) noexcept nogil
    @cython.locals(houses=uint64_t, mine=uint64_t, region=int, stack=int)
    cdef void _collect_tiles(self) noexcept nogil
    @cython.locals(stack=int)
    cpdef int route_tile_stack(self, int length) noexcept nogil
    @cython.locals(province=int, missing=uint64_t)
    cpdef uint64_t missing_provinces(self, uint64_t houses) noexcept nogil

    @cython.locals(carriage=int)
    cpdef int next_carriage(self, int player) except? -100 nogil
    cpdef int cards_short(self, int player) except? -100 nogil
    cpdef bint route_earns_carriage(self, int player) except? -1 nogil
    cpdef bint cartwright_can_help(self, int player) except? -1 nogil
    cdef void _upgrade_carriage(self) noexcept nogil
    cdef void _legal_carriage(self) noexcept nogil
    cdef void _call_cartwright(self) noexcept nogil
    cdef void _take_carriage(self) noexcept nogil

    cdef void _begin_discarding(self) noexcept nogil
    @cython.locals(hand=uint64_t, cities=uint64_t, legal=uint64_t, missing=int, city=int)
    cdef void _legal_discard(self) noexcept nogil
    cdef void _discard(self, int city) noexcept nogil
    @cython.locals(player=int)
    cdef void _closing_is_done(self) noexcept nogil

    cdef void _begin_turn(self) noexcept nogil
    cdef void _next_turn(self) noexcept nogil
    cpdef bint end_is_called(self) noexcept nogil
    @cython.locals(player=int)
    cpdef int game_end_holder(self) noexcept nogil
    @cython.locals(holder=int)
    cpdef bint end_called_by_houses(self) noexcept nogil
    @cython.locals(holder=int)
    cpdef bint end_called_by_carriage(self) noexcept nogil
    cpdef bint has_turn_left(self, int player) except? -1 nogil

    cdef void _put_in_order(self) noexcept nogil
    cdef void _supply_is_empty(self) noexcept nogil
    cdef void _skip_what_cannot_be_done(self) noexcept nogil
    cpdef void give_unchecked(self, int city) noexcept nogil

    cpdef void find_legal(self) noexcept nogil
    cpdef int legal_count(self) noexcept nogil
    cpdef int nth_legal(self, int index) except? -1 nogil
    @cython.locals(found=int)
    cpdef int nth_legal_unchecked(self, int index) noexcept nogil
    cpdef bint is_legal(self, int action) noexcept nogil
    cpdef list legal_actions(self)
    cpdef int official_called_by(self, int action) noexcept nogil
    cpdef void apply_unchecked(self, int action) noexcept nogil
    cpdef apply(self, int action)
    cpdef give(self, int city)

    @cython.locals(games=long, _=long)
    cpdef long play_uniformly(self, State start, uint64_t word, long decisions) except? -1 nogil
    cdef uint64_t _deal(self, uint64_t word) noexcept nogil

    @cython.locals(carriage=int)
    cpdef int carriage_points(self, int player) except? -100 nogil
    @cython.locals(points=int, tiles=uint64_t)
    cpdef int tile_points(self, int player) except? -100 nogil
    cpdef int score(self, int player) except? -100 nogil
    @cython.locals(player=int, best=int, _=int)
    cpdef int winner(self) noexcept nogil

    @cython.locals(slot=int, player=int)
    cpdef void become(self, State other) noexcept nogil
    @cython.locals(other=State)
    cpdef State copy(self)
