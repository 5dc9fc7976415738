"""The rulebooks clause by clause: what each says, in which editions, and what proves that we play it so.

>>> from praxis.clauses import load
>>> load("vendetta")["vendetta.play.face-up-free"].text
'Playing a card face up costs nothing.'
"""

from praxis.clauses.matrix import Clause, Matrix, UnknownClause, clause, game_of, load

__all__ = ["Clause", "Matrix", "UnknownClause", "clause", "game_of", "load"]
