"""Delivery of notices: a queue in the database, and senders for Web Push, webhooks and e-mail."""
