"""The contract between the game and its clients: everything that may be sent, either way, as typed models.

- `commands`: what clients may send. Pydantic models, since it has to be checked.
- `game`, `tables`, `messages`, `answers`, `review`: what clients are sent. Typed dictionaries: at run time they are
  plain dictionaries that cost nothing, mypy checks the code that makes them, and the tests check every one that is
  sent. Those of the game and of the rules page are declared where they are made, in `thurntaxis.game.data` and
  `thurntaxis.rulespage`.

`make protocol` makes from them the client's types (`web/src/protocol/protocol.ts`), the tables of `docs/protocol.md`,
and `schema.json`, the JSON schemas of what is sent, for the OpenAPI document.
"""

VERSION = 2
"""The version of the protocol. It goes up when a client that knows only the one before could go wrong."""
OLDEST = 2
"""The oldest version a client may speak."""
