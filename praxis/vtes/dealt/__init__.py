"""From a header to the cards of each seat: agreements, decks, and the faces that a game is played with."""
