"""The rulebook, a module for each chapter. The docstring of a step names the clauses that the step carries out."""
