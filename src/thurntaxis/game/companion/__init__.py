"""Games at a real table, recorded by somebody who sits there."""
