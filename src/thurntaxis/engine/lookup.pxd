from libc.stdint cimport uint64_t

cdef uint64_t NEIGHBOURS[22]
cdef uint64_t PROVINCE_CITIES[9]
cdef uint64_t REGION_CITIES[5]
cdef uint64_t STACK_TILES[10]
cdef int PROVINCE_OF[22]
cdef int TILE_VALUES[30]
cdef int CARRIAGE_POINTS[8]
cdef int BAIERN
