"""Languages: what a browser prefers most, of what we have."""

import pytest

from thurntaxis.tables.languages import language


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (None, "en"),
        ("", "en"),
        ("pl", "pl"),
        ("pl-PL", "pl"),
        ("DE_at", "de"),
        ("pt-BR,es;q=0.8", "es"),
        ("en;q=0.5, fr", "fr"),
        ("de;q=0.3,is;q=0.9,en;q=0.5", "is"),
        ("de;q=0,pl;q=0.1", "pl"),
        ("de; q=0.2, fr ;q=0.2", "de"),
        ("ja,*;q=0.5", "en"),
        ("de;q=nan,pl;q=0.1", "pl"),
        ("de;q=1e9,pl;q=0.1", "pl"),
        (",;,=;q", "en"),
        ("\x00" * 10_000, "en"),
    ],
)
def test_the_most_preferred_language_is_found(wanted: str | None, found: str) -> None:
    assert language(wanted) == found
