"""The figures of several processes are added up; those of the dead go on counting."""

from prometheus_client.parser import text_string_to_metric_families

from thurntaxis.server.metrics import PrometheusMetrics, added_up


def _figures(text: str) -> dict[str, float]:
    return {
        f"{sample.name} {dict(sorted(sample.labels.items()))}": sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_figures_are_added_up() -> None:
    workers = [PrometheusMetrics() for _ in range(3)]
    for number, worker in enumerate(workers, 1):
        worker.entries_stored([{"type": "action"}] * number)
        worker.command_done("act", 0.002 * number)
        worker.refused("unknown")
        worker.set_sizes(number, 10 * number)
    texts = [worker.text().decode() for worker in workers]
    told = _figures(added_up([(True, texts[0]), (True, texts[1]), (False, texts[2])]).decode())
    assert told["thurntaxis_entries_total {'type': 'action'}"] == 6
    assert told["thurntaxis_refusals_total {'code': 'unknown'}"] == 3
    assert told["thurntaxis_command_seconds_count {'type': 'act'}"] == 3
    assert told["thurntaxis_command_seconds_bucket {'le': '0.0025', 'type': 'act'}"] == 1
    assert (told["thurntaxis_sockets {}"], told["thurntaxis_tables_in_memory {}"]) == (3, 30), "the dead have none"
    again = _figures(added_up([(False, added_up([(False, texts[0]), (False, texts[1])]).decode())]).decode())
    assert again["thurntaxis_entries_total {'type': 'action'}"] == 3
