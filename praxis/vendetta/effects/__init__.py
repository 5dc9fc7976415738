"""What cards do: a closed vocabulary of verbs, counts, moments and lasting effects, run by one procedure."""
