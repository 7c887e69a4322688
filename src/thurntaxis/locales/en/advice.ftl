### Why a bot did what it did, or advises it.

advice-no-reason = No particular reason.
