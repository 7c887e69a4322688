"""Studies: variations tried from positions, as trees with notes, in chapters."""

from .chapter import MARKS, Chapter, Mark, Note, Step
from .study import Study
from .text import read_study, write_study

__all__ = ["MARKS", "Chapter", "Mark", "Note", "Step", "Study", "read_study", "write_study"]
