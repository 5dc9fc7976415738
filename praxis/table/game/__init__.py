"""A game as the table plays it: the driver, replays, the fair shuffle, words, and where bots think."""
