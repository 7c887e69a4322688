"""Decorators that declare models of messages."""

from types import ModuleType

from pydantic import ConfigDict, with_config
from typing_extensions import is_typeddict

sent = with_config(
    ConfigDict(
        use_attribute_docstrings=True,
        extra="forbid",
        strict=True,
        json_schema_serialization_defaults_required=True,
    )
)
"""Declares a typed dictionary or a dataclass as a model: without other fields, each described by the text below it."""


def adopt(module: ModuleType) -> None:
    """Declares the typed dictionaries of a module below, where they are made, as models."""
    for model in vars(module).values():
        if is_typeddict(model):
            sent(model)
