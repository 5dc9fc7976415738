"""Official cards: a library card by its first printed type and the first letter of its name without the article, a
crypt card by its clan. `praxis cards where NAME` says it for any card; `praxis.vtes.definitions.places` is the rule."""
