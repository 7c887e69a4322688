"""Notices of a tournament arrive: once each, in the person's language, wherever the person wants them."""

import asyncio
import json
from collections.abc import Callable
from functools import partial

import pytest
from bench.tournaments import play_to_the_end

from thurntaxis.protocol.commands import CreateTournament, JoinTournament, SteerTournament
from thurntaxis.server.notices import delivery
from thurntaxis.server.notices.database import Wishes
from thurntaxis.server.notices.service import NoticeService
from thurntaxis.server.settings import Settings
from thurntaxis.server.stores import open_store
from thurntaxis.server.tournaments.service import Tournaments
from thurntaxis.tables.service import TableService

from ..running import PATIENCE
from ..services import Browser, endpoint, mail_server

LANGS = {"Ann": "de", "Ben": "pl", "Clara": "fr"}
SITE = "https://post.example.org"


def test_everybody_learns_that_the_table_is_ready_and_that_the_tournament_is_over(
    new_database: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivery, "_SECONDS", 0.02)
    with endpoint() as pushed, endpoint() as hook, mail_server() as (smtp, mails):
        settings = Settings(
            database=new_database(),
            notices=True,
            reach_private=True,
            public_url=SITE,
            smtp=smtp,
            mail_from="post@example.org",
        )
        browser = Browser()

        def heard() -> tuple[dict[str, str], dict[str, str], str]:
            """What comes next by Web Push, to the webhook and by mail."""
            push, json_ = browser.read(pushed.next()[2]), json.loads(hook.next()[2])
            return push, json_, mails.get(timeout=PATIENCE)["Subject"]

        async def scene() -> None:
            store = open_store(settings.database)
            service = TableService(settings, store)
            tournaments, notices = Tournaments(service, store), NoticeService(settings, service, store)
            await service.open()
            try:
                await notices.open()
                keys = browser.channel(pushed, "ann")
                await notices.database.add("Ann", "push", keys.pop("endpoint"), keys, 0)
                await notices.database.add("Ben", "hook", f"{hook.url}/ben", {}, 0)
                await notices.database.add("Clara", "mail", "clara@example.org", {"secret": "x"}, 0)
                wanted = CreateTournament(name="Cup", table_size=3, rounds=1)
                id = (await tournaments.create(wanted, "Ann"))["id"]
                for name, lang in LANGS.items():
                    await notices.database.wish(name, Wishes(lang=lang))
                    await tournaments.join(id, JoinTournament(name=name), name)
                page = await tournaments.steer(id, SteerTournament(do="begin"), "Ann")
                table = page["tables"][0][0]["table"]
                assert table is not None
                push, said, subject = await asyncio.to_thread(heard)
                link = f"{SITE}/t/{table}"
                assert (push["text"], push["url"], push["lang"]) == ("Dein Tisch ist bereit: Cup", link, "de")
                assert (said["kind"], said["url"], said["lang"]) == ("round", link, "pl")
                assert said["text"] == f"Twój stół jest gotowy: Cup {link}"
                assert subject == "Thurn und Taxis: Votre table est prête : Cup"
                await service.writer.change(table, partial(play_to_the_end, missing=[], luck=1))
                for _ in range(3):  # whoever looks after it does so again and again
                    await tournaments.runner.step(id)
                push, said, subject = await asyncio.to_thread(heard)
                link = f"{SITE}/tournaments/{id}"
                assert (push["text"], push["url"], push["lang"]) == ("Das Turnier ist zu Ende: Cup", link, "de")
                assert said["text"] == f"Koniec turnieju: Cup {link}"
                assert subject == "Thurn und Taxis: Le tournoi est terminé : Cup"
            finally:
                await service.close()
                await notices.close()

        asyncio.run(scene())
        assert pushed.heard.empty()
        assert hook.heard.empty()
        assert mails.empty(), "once each"
