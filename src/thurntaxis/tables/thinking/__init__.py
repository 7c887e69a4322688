"""Long computations: questions as plain data, and the processes that work on them."""
