"""The rulebook, a chapter a module. Each step names the clauses it carries out, by their ids in the matrix."""
