advice-no-reason = Bez szczególnego powodu.
