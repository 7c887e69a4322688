"""A bot over the engine protocol, in Python. Try it: `thurntaxis arena "exec:python examples/engine_bot.py" easy`."""

import json
import sys


def choose(view: dict[str, list[str]]) -> str:
    """Close when possible, extend the route, take what fits, or do the first thing that is legal."""
    legal = view["legal"]
    fitting = [f"take {city}" for city in view["extending"]]
    wishes = [
        [action for action in legal if action == "close"],
        [action for action in legal if action.startswith(("left ", "right "))],
        [action for action in legal if action in fitting],
    ]
    return next((wish[0] for wish in wishes if wish), legal[0])


def main() -> None:
    """Answer line after line."""
    view = {}
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            hello = {"type": "hello", "protocol": "thurntaxis-engine/1", "name": "Example", "author": "you"}
            print(json.dumps(hello), flush=True)
        elif message["type"] == "view":
            view = message["view"]
        elif message["type"] == "go":
            print(json.dumps({"type": "action", "id": message["id"], "action": choose(view)}), flush=True)
        elif message["type"] == "quit":
            return


if __name__ == "__main__":
    main()
