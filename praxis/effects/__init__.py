"""The effect language that all games share: nodes, control, amounts, and the procedure that carries effects out."""
