"""A request over HTTP: who asks, by cookie or header, and how their browser keeps an identity."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Self

from starlette.requests import Request
from starlette.responses import Response

from ...tables.languages import language
from ...tables.ports.jsontext import dumps
from ...tables.requests.routes import JSON, Ask, Limit
from ..identity import COOKIE, COOKIE_SECONDS, FORMER_COOKIE, bearer, new_token, person_of
from ..limits.addresses import address_of, network_mark
from ..parts import Server

if TYPE_CHECKING:
    from ..notices.service import NoticeService
    from ..ratings.leaderboard import Leaderboard


@dataclass(frozen=True, slots=True, kw_only=True)
class WebAsk(Ask):
    """What endpoints of a server get besides a worker's."""

    server: Server
    request: Request
    secret: str | None
    """The secret of whoever asks."""

    @classmethod
    def of(cls, server: Server, request: Request) -> Self:
        """A request as its endpoint sees it."""
        secret = bearer(request.headers.get("authorization")) or request.cookies.get(COOKIE)
        address = address_of(request.scope)
        return cls(
            person_of(secret),
            language(request.headers.get("accept-language")),
            network_mark(address),
            service=server.service,
            fair_key=address,
            site=(server.settings.public_url or str(request.base_url)).rstrip("/"),
            former=person_of(request.cookies.get(FORMER_COOKIE)) is not None,
            server=server,
            request=request,
            secret=secret,
        )

    @property
    def notices(self) -> "NoticeService":
        """The notices of a server that has them: only there do endpoints ask."""
        assert self.server.notices is not None
        return self.server.notices

    @property
    def leaderboard(self) -> "Leaderboard":
        """The leaderboard of a server that has one: only there do endpoints ask."""
        assert self.server.leaderboard is not None
        return self.server.leaderboard

    def join(self) -> Self:
        if self.person is not None:
            return self
        token = new_token()
        return replace(self, person=person_of(token), token=token, secret=token)

    def spend(self, limit: Limit, amount: float = 1.0) -> None:
        self.server.limits[limit].spend(self.fair_key, amount)


class Json(Response):
    """An answer as JSON."""

    media_type = JSON

    def render(self, content: object) -> bytes:
        return content if isinstance(content, bytes) else dumps(content)


def set_cookie(response: Response, request: Request, token: str, name: str = COOKIE) -> None:
    """Let the browser keep a secret: scripts on pages cannot read it, other sites cannot use it."""
    secure = request.url.scheme == "https"
    response.set_cookie(name, token, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure, path="/")
