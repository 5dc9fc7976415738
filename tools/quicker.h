/* Quicker ways through functions of Python that compiled modules call most often. The compiler reads this file
   before every other (`tools/compile.py`). Each of them does what Python's own function does, without a call in the
   common case. Together they were a tenth of what a game took. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#ifndef Py_GIL_DISABLED

/* Whether a type is another one or inherits from it. Python looks for it in the same row of types. */
static inline int praxis_is_subtype(PyTypeObject *type, PyTypeObject *wanted) {
    PyObject *row = type->tp_mro;
    if (row == NULL)
        return PyType_IsSubtype(type, wanted);
    Py_ssize_t count = PyTuple_GET_SIZE(row);
    for (Py_ssize_t i = 0; i < count; i++)
        if (PyTuple_GET_ITEM(row, i) == (PyObject *)wanted)
            return 1;
    return 0;
}

static inline int praxis_is_instance(PyObject *object, PyTypeObject *wanted) {
    return Py_TYPE(object) == wanted || praxis_is_subtype(Py_TYPE(object), wanted);
}

/* The numbers of which Python keeps one object each, -5 to 256. Each is asked of Python once. */
#define PRAXIS_LEAST 5
#define PRAXIS_KEPT 262
static PyObject *praxis_kept[PRAXIS_KEPT];

static __attribute__((noinline)) PyObject *praxis_other_long(long value) {
    PyObject *found = PyLong_FromLong(value);
    if (found != NULL && (unsigned long)value + PRAXIS_LEAST < PRAXIS_KEPT) {
        Py_INCREF(found);
        praxis_kept[value + PRAXIS_LEAST] = found;
    }
    return found;
}

static inline PyObject *praxis_long(long value) {
    unsigned long place = (unsigned long)value + PRAXIS_LEAST;
    if (place < PRAXIS_KEPT && praxis_kept[place] != NULL) {
        Py_INCREF(praxis_kept[place]);
        return praxis_kept[place];
    }
    return praxis_other_long(value);
}

/* A part of a list replaced. Nearly always a list is lengthened by a few items for which it has room, or by none, or
   its last item is taken away: then nothing has to be moved or copied. The list keeps the room of the item. */
static inline int praxis_set_slice(PyObject *list, Py_ssize_t low, Py_ssize_t high, PyObject *items) {
    PyListObject *self = (PyListObject *)list;
    Py_ssize_t size = Py_SIZE(list);
    if (items == NULL) {
        if (size > 0 && low == size - 1 && high >= size) {
            PyObject *last = self->ob_item[low];
            Py_SET_SIZE(self, low);
            Py_DECREF(last);
            return 0;
        }
    } else if (low >= size && PyList_CheckExact(items)) {
        Py_ssize_t more = Py_SIZE(items);
        if (size + more <= self->allocated) {
            PyObject **from = ((PyListObject *)items)->ob_item;
            PyObject **to = self->ob_item + size;
            for (Py_ssize_t i = 0; i < more; i++) {
                Py_INCREF(from[i]);
                to[i] = from[i];
            }
            Py_SET_SIZE(self, size + more);
            return 0;
        }
    }
    return PyList_SetSlice(list, low, high, items);
}

/* A call. `int(...)` of what is a number already, such as a part of an answer, is that number. */
static inline PyObject *praxis_call(PyObject *callee, PyObject *const *given, size_t count, PyObject *names) {
    if (callee == (PyObject *)&PyLong_Type && PyVectorcall_NARGS(count) == 1 && names == NULL
        && PyLong_CheckExact(given[0])) {
        Py_INCREF(given[0]);
        return given[0];
    }
    return PyObject_Vectorcall(callee, given, count, names);
}

/* Whether two words are equal or not, such as the first part of an answer and the word of an action: most are one object,
   or differ in their length. */
static inline PyObject *praxis_compare(PyObject *one, PyObject *other, int how) {
    if ((how == Py_EQ || how == Py_NE) && PyUnicode_CheckExact(one) && PyUnicode_CheckExact(other)) {
        if (one == other)
            return Py_NewRef(how == Py_EQ ? Py_True : Py_False);
        if (((PyASCIIObject *)one)->length != ((PyASCIIObject *)other)->length)
            return Py_NewRef(how == Py_EQ ? Py_False : Py_True);
    }
    return PyObject_RichCompare(one, other, how);
}

#undef PyObject_TypeCheck
#define PyObject_TypeCheck(object, type) praxis_is_instance((PyObject *)(object), (type))
#define PyType_IsSubtype praxis_is_subtype
#define PyLong_FromLong praxis_long
#define PyList_SetSlice praxis_set_slice
#define PyObject_Vectorcall praxis_call
#define PyObject_RichCompare praxis_compare

#endif
