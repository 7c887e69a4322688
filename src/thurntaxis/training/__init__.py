"""Tools for developers: self-play and puzzle mining. Not part of what players install or download."""
