"""Thinking, which takes long: questions as plain data, and the processes in which they are worked on."""
