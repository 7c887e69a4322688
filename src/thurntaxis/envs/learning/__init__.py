"""Learning against opponents: a vector environment of Gymnasium, evaluation, and shapes of observations."""
