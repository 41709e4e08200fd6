cdef enum:
    NOBODY = 0
    EVERYBODY = 255
    OWN = -1
    GALLERY = 7
    HIDDEN = -2
