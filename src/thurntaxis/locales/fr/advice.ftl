advice-no-reason = Sans raison particulière.
