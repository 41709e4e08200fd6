cdef enum:
    MOVE = 0
    SHOW = 1
    EXCHANGE = 2
    SHUFFLE = 3
    GATHER = 4
    SAY = 5
    SCORE = 6
