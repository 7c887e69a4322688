"""Records with comments and variations, as PGN has them for chess.

In the notation for people (`thurntaxis.game.notation`) a variation stands in brackets below the turn that it replaces:

```
1. Ann: take ulm > kempten, take supply > linz, start ulm, end
( 1. Ann: take linz > kempten, take ulm > lodz, start ulm, end {keeps Linz}
  1. Ben: take passau > basel, take basel > ulm, start passau, end )
1. Ben: take lodz > basel, take basel > ulm, start lodz, end
```

The turn is written in full, even the part it shares with the one above. A variation can have variations of its own.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from io import StringIO

from .errors import GameError, RecordError
from .game import Game
from .notation import brackets, read_comments, read_notation, write_notation
from .record import Record

DEEPEST = 20
"""How deep variations may be nested in a text."""
_COMMENT = re.compile(r"\{[^{}]*\}")


@dataclass(frozen=True, slots=True)
class AnnotatedRecord:
    """A record, what is said about its actions, and other ways that the game could have gone.

    Examples:
        >>> from thurntaxis import Game
        >>> played, other = Game(["Ann", "Ben"], seed=7), Game(["Ann", "Ben"], seed=7)
        >>> _ = played.play("take basel"), other.play("take nuernberg")
        >>> annotated = AnnotatedRecord(played.record, {0: "hasty"}, (AnnotatedRecord(other.record),))
        >>> print(annotated.to_text().splitlines()[-1])
        ( 1. Ann: take nuernberg > linz )
        >>> AnnotatedRecord.from_text(annotated.to_text()) == annotated
        True

    Args:
        record: the line of play that counts.
        comments: what is said about actions, by ply.
        variations: whole records from the beginning, each of which leaves this one somewhere; comments and variations
            of what they share with it stand here, not there.
    """

    record: Record
    comments: Mapping[int, str] = field(default_factory=dict)
    variations: tuple["AnnotatedRecord", ...] = ()

    @classmethod
    def from_text(cls, notation: str) -> "AnnotatedRecord":
        """Read and check a record with its comments and variations.

        Raises:
            RecordError: something is impossible; the message names its line.
        """
        tags, line = _parse(notation)
        record = Record.from_text(_composed(tags, line.turns))
        return cls(record, read_comments(_composed(tags, line.turns)), tuple(_variations(tags, line)))

    def to_text(self) -> str:
        """The record with its comments and variations in the notation for people.

        Raises:
            GameError: a variation does not leave its record, or only continues it.
        """
        head, _, tail = _parts(self.record, self.comments)
        return "\n".join([*head, *(line for rows in _woven(self) for line in rows), *tail]) + "\n"

    def leaves_at(self, variation: "AnnotatedRecord") -> int:
        """The ply of the first action that the variation does not share, or that another card came after."""
        mine, other = Game.replaying(self.record, to=0), Game.replaying(variation.record, to=0)
        for ply, (action, instead) in enumerate(zip(self.record.actions, variation.record.actions, strict=False)):
            if action != instead or mine.play(action) != other.play(instead):
                return ply
        raise GameError("the variation does not leave the record")


# ---- Writing ----


def _parts(record: Record, comments: Mapping[int, str]) -> tuple[list[str], list[str], list[str]]:
    """The lines of a record's text: tags, turns, and what follows them."""
    lines = write_notation(record, comments).removesuffix("\n").split("\n")
    begin = lines.index("") + 1
    end = lines.index("", begin) if "" in lines[begin:] else len(lines)
    return lines[:begin], lines[begin:end], lines[end:]


def _woven(annotated: AnnotatedRecord) -> list[list[str]]:
    """For each turn its line, and the lines of the variations that replace it."""
    plain = _parts(annotated.record, {})[1]
    rows = [[line] for line in _parts(annotated.record, annotated.comments)[1]]
    for variation in annotated.variations:
        other = _parts(variation.record, {})[1]
        shared = next((turn for turn, both in enumerate(zip(plain, other, strict=False)) if both[0] != both[1]), None)
        if shared is None:
            raise GameError("a variation must leave its record before that one ends")
        inner = _woven(variation)
        if any(len(row) > 1 for row in inner[:shared]):
            raise GameError("a variation of what a variation shares with its record belongs to the record")
        block = [line for row in inner[shared:] for line in row]
        block = [f"( {block[0]}", *(f"  {line}" for line in block[1:])]
        block[-1] += " )"
        rows[shared] += block
    return rows


# ---- Reading ----


@dataclass(frozen=True, slots=True)
class _Line:
    """A line of play in a text: its turns by the numbers of their lines, and the lines that leave it.

    `opened` is the number of the line that begins it, and `shared` how many turns it shares with the line above.
    """

    opened: int
    shared: int
    turns: dict[int, str] = field(default_factory=dict)
    variations: list["_Line"] = field(default_factory=list)


def _parse(notation: str) -> tuple[dict[int, str], _Line]:
    """The tags by the numbers of their lines, and the tree of lines."""
    tags: dict[int, str] = {}
    stack = [_Line(0, 0)]
    for number, text in enumerate(StringIO(notation, newline=None), 1):
        line = text.strip()
        if line.startswith("["):
            tags[number] = line
            continue
        opened, turn, closed = brackets(line)
        for _ in range(opened):
            stack.append(_opened(number, stack))
        if turn:
            stack[-1].turns[number] = turn
        for _ in range(closed):
            if len(stack) == 1 or not stack[-1].turns:
                raise RecordError("", "a bracket closes no variation", "record-turns").in_line(number)
            stack.pop()
    if len(stack) > 1:
        raise RecordError("", "the variation that begins here is not closed", "record-turns").in_line(stack[-1].opened)
    return tags, stack[0]


def _opened(number: int, stack: list[_Line]) -> _Line:
    above = stack[-1]
    if not above.turns:
        problem = "a variation stands below the turn that it replaces; there is none above it"
        raise RecordError("", problem, "record-turns").in_line(number)
    if len(stack) > DEEPEST:
        raise RecordError("", f"variations are nested deeper than {DEEPEST}", "record-turns").in_line(number)
    line = _Line(number, len(above.turns) - 1)
    above.variations.append(line)
    return line


def _variations(
    tags: Mapping[int, str], above: _Line, before: Mapping[int, str] | None = None
) -> Iterator[AnnotatedRecord]:
    """The lines that leave a line of play; `before` are the turns before it."""
    head = {number: tag for number, tag in tags.items() if not tag.startswith(("[+", "[Result "))}
    for line in above.variations:
        shared = dict(before or {})
        for number in list(above.turns)[: line.shared]:
            shared[number] = _COMMENT.sub("", above.turns[number])
        text = _composed(head, shared | line.turns)
        record = read_notation(text).replay().record  # its result is in no tag
        yield AnnotatedRecord(record, read_comments(text), tuple(_variations(tags, line, shared)))


def _composed(tags: Mapping[int, str], turns: Mapping[int, str]) -> str:
    """A text without variations, in which every line has the number that it had, for the sake of error messages."""
    lines = {**tags, **turns}
    return "\n".join(lines.get(number, "") for number in range(1, max(lines, default=0) + 1))
