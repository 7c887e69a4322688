advice-no-reason = Engin sérstök ástæða.
