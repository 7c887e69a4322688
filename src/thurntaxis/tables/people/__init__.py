"""Who is connected, what they are sent, who is away, and moderation."""
