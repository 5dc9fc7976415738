"""The rulebook of Vendetta, a module a chapter."""
