"""The state of a game, what is in progress, the numbers computed from both, and what a seat may know of all this."""
