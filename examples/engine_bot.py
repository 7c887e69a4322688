"""A bot over the engine protocol, in Python. Try it: `thurntaxis arena "exec:python examples/engine_bot.py" easy`.

It has one option: `exec:length=5:python examples/engine_bot.py` closes routes of five cities or more.
"""

import json
import sys
from typing import Any

LENGTH = {"name": "length", "default": 3, "description": "close routes of this length"}


def choose(view: dict[str, Any], length: int) -> str:
    """Close a route that is long enough, extend it, take what fits, or do the first thing that is legal."""
    legal: list[str] = view["legal"]
    is_long = len(view["seats"][view["seat"]]["route"]) >= length
    fitting = [f"take {city}" for city in view["extending"]]
    wishes = [
        [action for action in legal if action == "close" and is_long],
        [action for action in legal if action.startswith(("left ", "right "))],
        [action for action in legal if action in fitting],
    ]
    return next((wish[0] for wish in wishes if wish), legal[0])


def main() -> None:
    """Answer line after line."""
    view: dict[str, Any] = {}
    length = 3
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            hello = {"type": "hello", "protocol": "thurntaxis-engine/1", "name": "Example", "author": "you"}
            print(json.dumps(hello | {"options": [LENGTH]}), flush=True)
        elif message["type"] == "option" and message["name"] == "length":
            length = message["value"]
        elif message["type"] == "view":
            view = message["view"]
        elif message["type"] == "go":
            print(json.dumps({"type": "action", "id": message["id"], "action": choose(view, length)}), flush=True)
        elif message["type"] == "quit":
            return


if __name__ == "__main__":
    main()
