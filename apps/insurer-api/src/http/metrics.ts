const BUCKETS_MS = [5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000];

/** Counters of one process in the Prometheus text format. */
export interface Metrics {
  observe(call: string, status: number, durationMs: number): void;
  count(name: string, labels?: Readonly<Record<string, string>>): void;
  render(gauges: Readonly<Record<string, number>>): string;
}

function labelText(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}

export function createMetrics(): Metrics {
  const counters = new Map<string, number>();
  const add = (series: string, by = 1) => counters.set(series, (counters.get(series) ?? 0) + by);
  return {
    observe(call, status, durationMs) {
      add(`http_requests_total${labelText({ call, status: String(status) })}`);
      for (const bucket of BUCKETS_MS) {
        if (durationMs <= bucket)
          add(`http_duration_ms_bucket${labelText({ call, le: String(bucket) })}`);
      }
      add(`http_duration_ms_bucket${labelText({ call, le: "+Inf" })}`);
      add(`http_duration_ms_sum${labelText({ call })}`, durationMs);
      add(`http_duration_ms_count${labelText({ call })}`);
    },
    count: (name, labels = {}) => {
      add(`${name}${labelText(labels)}`);
    },
    render: (gauges) =>
      [
        ...[...counters].map(([series, value]) => `${series} ${value}`),
        ...Object.entries(gauges).map(([series, value]) => `${series} ${value}`),
        "",
      ].join("\n"),
  };
}
