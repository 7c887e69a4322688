# The compiled twin of reach.py; the comments are there. Whoever holds the addresses holds the tables, too.
from cpython.array cimport array

from .table cimport Table

cdef inline object addresses_of(list tables):
    return array("Q", [<unsigned long long><void *>table for table in tables])

cdef inline void step_table(unsigned long long table, int action) noexcept nogil:
    (<Table><void *><size_t>table).step(action)

cdef inline int choose_at_table(unsigned long long table, int policy) noexcept nogil:
    return (<Table><void *><size_t>table).choose(policy)
