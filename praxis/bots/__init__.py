"""Players. They see a view and the options offered, nothing else."""
