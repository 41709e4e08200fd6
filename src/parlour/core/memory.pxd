# Every compiled game is a final class whose fields are plain C numbers and arrays, all but the
# first: `story`, a Python list.  So a state is one block of memory after that pointer.
# A game from outside, plain Python on top of a compiled table, keeps its own fields in __dict__.
from libc.string cimport memcpy

cdef extern from "Python.h":
    ctypedef struct PyObject:
        pass
    ctypedef struct PyTypeObject:
        Py_ssize_t tp_basicsize
        unsigned long tp_flags
        PyTypeObject* tp_base
    PyTypeObject* Py_TYPE(PyObject*) noexcept nogil
    unsigned long Py_TPFLAGS_HEAPTYPE

cdef extern from *:
    """
    #include <string.h>
    static CYTHON_INLINE PyObject* parlour_twin(PyObject* like) {
        static PyObject* nothing = 0;
        PyTypeObject* kind = Py_TYPE(like);
        PyObject* twin;
        if (kind->tp_flags & Py_TPFLAGS_HEAPTYPE) {             /* from outside: its fields are copied later */
            if (!nothing && !(nothing = PyTuple_New(0))) return 0;
            return kind->tp_new(kind, nothing, 0);
        }
        twin = PyObject_GC_New(PyObject, kind);                 /* never tracked: it holds no object */
        if (!twin) return 0;
        memcpy((char*)twin + sizeof(PyObject), (char*)like + sizeof(PyObject),
               (size_t)kind->tp_basicsize - sizeof(PyObject));
        Py_INCREF(Py_None);                                     /* the story stays with the first */
        *(PyObject**)((char*)twin + sizeof(PyObject)) = Py_None;
        return twin;
    }
    """
    object parlour_twin(object)

cdef inline bint is_outside(object table) noexcept nogil:
    return (Py_TYPE(<PyObject*>table).tp_flags & Py_TPFLAGS_HEAPTYPE) != 0

cdef inline int copy_python_fields(object target, object source) except -1 with gil:
    # apart from copy_fields, which would otherwise take the GIL on every return
    for name, value in source.__dict__.items():
        target.__dict__[name] = value[:] if isinstance(value, list) else value
    return 0

cdef inline int copy_fields(object target, object source) except -1 nogil:
    cdef PyTypeObject* kind = Py_TYPE(<PyObject*>source)
    cdef size_t head = sizeof(PyObject) + 2 * sizeof(void*)     # header, story, method table
    if kind.tp_flags & Py_TPFLAGS_HEAPTYPE:
        copy_python_fields(target, source)
        while kind.tp_flags & Py_TPFLAGS_HEAPTYPE:
            kind = kind.tp_base
    memcpy(<char*><PyObject*>target + head, <char*><PyObject*>source + head,
           <size_t>kind.tp_basicsize - head)
    return 0

cdef inline object twin(object like):
    cdef object new = parlour_twin(like)
    if is_outside(like):
        copy_fields(new, like)
    return new
