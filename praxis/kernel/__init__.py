"""Games in general: procedures on a stack, one open decision, events out, views by white-list, record, fork.

Pure by design: nothing here reads a clock, a file or a socket, and nothing knows a particular game.
"""
