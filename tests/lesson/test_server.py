"""What the server answers learners; nothing of it needs a table."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from thurntaxis.lesson import steps
from thurntaxis.rulespage import SECTIONS
from thurntaxis.server.app import create_app
from thurntaxis.server.settings import Settings


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder: Path = tmp_path_factory.mktemp("learn")
    with TestClient(create_app(Settings(database=str(folder / "tables.db")))) as client:
        yield client


def post(client: TestClient, path: str, **body: Any) -> Any:
    return client.post(f"/api/lesson/{path}", json=body)


def test_the_rules_page_as_data(client: TestClient) -> None:
    sections = client.get("/api/rules").json()["sections"]
    assert [section["id"] for section in sections] == list(SECTIONS)


def test_the_steps_in_order(client: TestClient) -> None:
    found = client.get("/api/lesson").json()["steps"]
    assert [entry["id"] for entry in found] == [step.id for step in steps()]


def test_a_step_from_its_position_to_its_end(client: TestClient) -> None:
    begun = post(client, "ends", actions=[]).json()
    assert begun["view"]["legal"]
    assert (begun["done"], begun["nudge"], begun["events"]) == (False, None, [])
    missed = post(client, "ends", actions=["right kempten"]).json()
    assert (missed["done"], missed["nudge"]) == (False, "learn-ends-nudge-right")
    done = post(client, "ends", actions=["left kempten"]).json()
    assert (done["done"], done["nudge"]) == (True, None)
    assert done["events"][0]["type"] == "extend"


def test_a_forbidden_try_is_refused_in_the_language_asked_for(client: TestClient) -> None:
    answer = post(client, "ends", actions=["left muenchen"], lang="de")
    assert answer.status_code == 409
    error = answer.json()["error"]
    assert (error["code"], error["reason"], error["section"]) == ("illegal", "reason-no-road", "play")
    assert "Straße" in error["text"]


def test_why_not(client: TestClient) -> None:
    reason = post(client, "alive/why-not", actions=["take linz"], action="administrator").json()["reason"]
    assert reason["id"] == "reason-administrator-after-taking"
    assert post(client, "alive/why-not", actions=["take linz"], action="right linz").json()["reason"] is None


def test_closing_as_at_a_table(client: TestClient) -> None:
    offer = post(client, "houses/closing", actions=[]).json()
    assert {way["id"] for way in offer["ways"]} == {"each_province", "baiern"}
    chosen = ["zuerich", "muenchen", "salzburg"]
    outcome = post(client, "houses/closing-outcome", actions=[], houses=chosen).json()
    assert outcome["complete"]
    assert post(client, "houses", actions=outcome["actions"]).json()["done"]


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("nowhere", {"actions": []}, 404),
        ("ends", {"actions": ["fly"]}, 409),
        ("ends", {"actions": "left kempten"}, 422),
        ("ends", {"actions": ["end"] * 100}, 422),
        ("ends/closing", {"actions": []}, 409),
        ("houses/closing-outcome", {"actions": [], "houses": ["atlantis"]}, 422),
        ("houses/closing-outcome", {"actions": [], "houses": ["zuerich", "kempten", "muenchen"]}, 409),
    ],
)
def test_what_cannot_be_is_refused(client: TestClient, path: str, body: dict[str, Any], status: int) -> None:
    answer = client.post(f"/api/lesson/{path}", json=body)
    assert answer.status_code == status
    assert answer.json()["error"]["text"]
