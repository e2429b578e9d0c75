import { Counter, Gauge, Registry } from "prom-client";

/** Metrics of this process, for Prometheus. Labels are fixed words, never addresses or personal data. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  new Gauge({
    name: "storefront_memory_rss_bytes",
    help: "Resident memory of the process.",
    registers,
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
  new Gauge({
    name: "storefront_memory_heap_bytes",
    help: "Used heap of the process.",
    registers,
    collect() {
      this.set(process.memoryUsage().heapUsed);
    },
  });
  new Gauge({
    name: "storefront_uptime_seconds",
    help: "Seconds since the process began.",
    registers,
    collect() {
      this.set(Math.round(process.uptime()));
    },
  });
  return {
    registry,
    requests: new Counter({
      name: "storefront_requests_total",
      help: "Responses other than cached pages and files, by class of status.",
      labelNames: ["class"],
      registers,
    }),
    cachedPages: new Counter({
      name: "storefront_cached_pages_total",
      help: "Pages answered from the cache.",
      registers,
    }),
    uncachedPages: new Counter({
      name: "storefront_uncached_pages_total",
      help: "Pages that had to be rendered.",
      registers,
    }),
    errors: new Counter({
      name: "storefront_errors_total",
      help: "Errors of pages and of the gateway.",
      registers,
    }),
    edgeFailures: new Counter({
      name: "storefront_edge_failures_total",
      help: "Purges that an edge did not accept; each is repeated.",
      registers,
    }),
    contentFailures: new Counter({
      name: "storefront_content_failures_total",
      help: "Failed responses of the content service.",
      registers,
    }),
  };
}
