import tracemalloc

from thurntaxis.protocol.commands import CreateTable
from thurntaxis.tables.setup import new_table


def test_an_entry_takes_little_more_memory_than_its_text() -> None:
    wanted = CreateTable.model_validate({"seats": [{"kind": "person", "name": "Ann"}, {"kind": "open"}]})
    table = new_table(wanted, "ann", 0)
    table.note("chat", 0, seat=0, name="Ann", text="hello")
    tracemalloc.start()
    try:
        for number in range(500):
            table.note("chat", number, seat=0, name="Ann", text="hello")
        used = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    assert used / 500 < 3 * len(table.entries[-1])
