"""Holds what a server says to the models of `thurntaxis.protocol`.

The server tests' clients use it directly. The browser tests run it as a program: each line it reads is one thing that
a browser received, `{"report": true}` is answered by a line with everything that was wrong since the last time.
"""

import json
import re
import sys
from collections import defaultdict, deque
from functools import cache
from typing import Any

from pydantic import ValidationError

from thurntaxis.protocol import catalogue
from thurntaxis.protocol.answers import ANSWERS
from thurntaxis.server.app import create_app
from thurntaxis.server.settings import Settings

PUSHED = {"state": "StateMessage", "update": "UpdateMessage", "study": "StudyMessage", "error": "ErrorMessage"}
"""What is sent over a socket, beside answers."""


class Broken(AssertionError):
    """The server said something that is not in the contract."""


def check(model: str, text: str) -> None:
    """Hold a JSON text to a model.

    Raises:
        Broken: it is not what the model says.
    """
    try:
        catalogue.everything().validate_json(f'{{"{model}":{text}}}')
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        place = ".".join(str(part) for part in first["loc"])
        raise Broken(f"{place}: {first['msg']}, in {text[:1000]}") from None


class Conversation:
    """What is said over one socket."""

    def __init__(self) -> None:
        self._asked: dict[str, deque[str]] = defaultdict(deque)
        """By id, the commands that are not answered yet; answers come in order."""

    def sent(self, text: str) -> None:
        """The client has sent something; it may be anything."""
        try:
            command = json.loads(text)
        except ValueError:
            return
        if isinstance(command, dict) and "id" in command:
            self._asked[json.dumps(command["id"])].append(str(command.get("type")))

    def heard(self, text: str) -> None:
        """The client has received something."""
        message = json.loads(text)
        asked = self._asked.get(json.dumps(message.get("id")))
        command = asked.popleft() if asked else None
        if message["type"] != "ok":
            check(PUSHED[message["type"]], text)
            return
        if command not in ANSWERS:
            raise Broken(f"nobody asked for this answer: {text[:1000]}")
        answer = {key: message.pop(key) for key in list(message) if key not in ("type", "id")}
        check("OkMessage", json.dumps(message))
        check(ANSWERS[command].__name__, json.dumps(answer))


def check_answer(method: str, path: str, status: int, body: str, request: str = "") -> None:
    """Hold what was answered over HTTP to the model that the OpenAPI document names for it."""
    if not path.startswith("/api/") or method == "HEAD" or path in ("/api/openapi.json", "/api/docs"):
        return
    if status >= 400:
        check("ErrorAnswer", body)
        return
    operation = _operation(method.lower(), path)
    content = operation["responses"][str(status)]["content"]
    if "application/json" in content and body.startswith("{"):
        check(_answer_of(content["application/json"]["schema"]["$ref"].rpartition("/")[2], request), body)
    else:
        assert path.endswith(("/metrics", "/record", "/records", "/standings")), (
            f"{method} {path} is answered by something else than JSON"
        )


def _answer_of(model: str, request: str) -> str:
    """Where the answer depends on what was asked, the very model."""
    if model != "CommandAnswer":
        return model
    command = json.loads(request)["type"]
    return "StateMessage" if command == "sync" else str(ANSWERS[command].__name__)


@cache
def _operations() -> list[tuple[re.Pattern[str], dict[str, Any]]]:
    paths = create_app(Settings(ratings=True)).state.api.openapi["paths"]
    return [
        (re.compile(re.sub(r"\\{\w+\\}", "[^/]+", re.escape(path))), operations) for path, operations in paths.items()
    ]


def _operation(method: str, path: str) -> dict[str, Any]:
    for pattern, operations in _operations():
        if pattern.fullmatch(path) and method in operations:
            found: dict[str, Any] = operations[method]
            return found
    raise Broken(f"{method} {path} is not in the OpenAPI document")


def main() -> None:
    """Check what a browser receives, line by line."""
    conversations: dict[int, Conversation] = {}
    problems: list[str] = []
    for line in sys.stdin:
        heard = json.loads(line)
        if "report" in heard:
            print(json.dumps(problems), flush=True)
            problems.clear()
            continue
        try:
            if "socket" in heard:
                conversation = conversations.setdefault(heard["socket"], Conversation())
                conversation.sent(heard["sent"]) if "sent" in heard else conversation.heard(heard["heard"])
            else:
                check_answer(heard["method"], heard["path"], heard["status"], heard["body"], heard["request"])
        except Exception as problem:
            problems.append(f"{type(problem).__name__}: {problem}")


if __name__ == "__main__":
    main()
