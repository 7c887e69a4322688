"""How models of what is sent are declared."""

from pydantic import ConfigDict, with_config

sent = with_config(ConfigDict(use_attribute_docstrings=True, extra="forbid", strict=True))
"""Declares a typed dictionary as a model: the texts below its fields describe them, and it has no other fields."""
