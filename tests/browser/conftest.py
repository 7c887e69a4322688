from collections.abc import Iterator

import pytest

from support.deals import same_deals


@pytest.fixture(autouse=True)
def deals() -> Iterator[None]:
    """The same cards every time: see `support.deals`."""
    with same_deals():
        yield
