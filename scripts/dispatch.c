/* Chooses between the two builds of a module that setup.py compiles twice: one for every x86-64, and one for processors
   with AVX2, BMI2 and POPCNT (Intel since 2013, AMD since 2020), on which random games run twice as fast.
   THURNTAXIS_PORTABLE=1 in the environment asks for the first, to compare the two. */
#include <Python.h>
#include <stdlib.h>

#define JOIN_NOW(a, b) a##b
#define JOIN(a, b) JOIN_NOW(a, b)

PyMODINIT_FUNC JOIN(PORTABLE_, MODULE)(void);
PyMODINIT_FUNC JOIN(FAST_, MODULE)(void);

static int is_fast(void) {
    const char *portable = getenv("THURNTAXIS_PORTABLE");
    if (portable && portable[0] == '1') return 0;
    __builtin_cpu_init();
    /* These two have BMI2, but take the bits of a set apart one by one. */
    if (__builtin_cpu_is("znver1") || __builtin_cpu_is("znver2")) return 0;
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
           __builtin_cpu_supports("popcnt");
}

PyMODINIT_FUNC JOIN(PyInit_, MODULE)(void) { return is_fast() ? JOIN(FAST_, MODULE)() : JOIN(PORTABLE_, MODULE)(); }
