"""What cards do, as frozen data: verbs and selectors, and the procedure that carries them out."""
