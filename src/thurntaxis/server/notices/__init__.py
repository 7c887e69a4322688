"""Notices on their way: a queue in the database, and those who carry them by Web Push, webhook and e-mail."""
