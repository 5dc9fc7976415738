"""From a header to the cards of each seat: agreements, decks, and the faces a game is played with."""
