"""Who sees what lies in a zone, as a set of seats; seat 7 is the gallery, those who only watch."""
NOBODY, EVERYBODY, OWN = 0, 255, -1
GALLERY = 7
HIDDEN = -2                                      # in the order of a zone: a card that a seat cannot name
