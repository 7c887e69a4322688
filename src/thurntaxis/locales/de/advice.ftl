advice-no-reason = Ohne besonderen Grund.
