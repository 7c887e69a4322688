"""A separate process that thinks: orders come from standard input, reports go to standard output.

It ends with the process that started it: when its input ends, whatever it is doing.
"""

import faulthandler
import os
import pickle
import signal
import struct
import sys
import threading
from contextlib import suppress
from queue import SimpleQueue
from typing import BinaryIO

from ...tables.thinking.desk import Desk, Order, Report

HEAD = struct.Struct("<I")
"""The length of the following message."""
_NICE = 10
"""People's moves come first when all cores are busy."""


def main() -> None:
    """Think until the input ends: `kept` plans at most, and not more than some MB, by the arguments."""
    kept, megabytes, seconds = int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])
    orders_in, reports_out = _only_for_messages()
    _limit(megabytes)
    orders: SimpleQueue[Order] = SimpleQueue()
    threading.Thread(target=_read, args=(orders_in, orders), daemon=True).start()

    def report(what: Report) -> None:
        data = pickle.dumps(what)
        reports_out.write(HEAD.pack(len(data)) + data)

    desk = Desk(kept, report)
    report(Report(0))
    try:
        while True:
            while not orders.empty() or not desk.is_busy:
                faulthandler.cancel_dump_traceback_later()
                desk.hear(orders.get())
            faulthandler.dump_traceback_later(2 * seconds, exit=True)  # in case the parent can no longer end it
            desk.step()
    except MemoryError:  # it begins again in a new process
        os._exit(1)


def _only_for_messages() -> tuple[BinaryIO, BinaryIO]:
    """Standard input and output, which nobody else can use from now on: what a bot prints goes to standard error."""
    orders_in, reports_out = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb", buffering=0)
    with open(os.devnull, "rb") as nothing:
        os.dup2(nothing.fileno(), 0)
    os.dup2(2, 1)
    return orders_in, reports_out


def _limit(megabytes: int) -> None:
    for each in (signal.SIGINT, signal.SIGTERM):  # these are for the parent, which ends its processes itself
        signal.signal(each, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_NICE)
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))


def _read(orders_in: BinaryIO, orders: "SimpleQueue[Order]") -> None:
    while head := orders_in.read(HEAD.size):
        orders.put(pickle.loads(orders_in.read(HEAD.unpack(head)[0])))
    os._exit(0)


if __name__ == "__main__":
    main()
