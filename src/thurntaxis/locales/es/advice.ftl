advice-no-reason = Sin ningún motivo en particular.
