import { timingSafeEqual } from "node:crypto";
import type { RequestListener } from "node:http";

/** Counters of the process in the text form that Prometheus reads. */
export class Metrics {
  readonly #counts = new Map<string, number>();

  /** Adds to a counter; labels are fixed words, never addresses or people. */
  count(name: string, labels?: Readonly<Record<string, string | number>>): void {
    const key = labels ? `${name}{${labelText(labels)}}` : name;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  /** Everything counted so far, with the memory of the process. */
  text(): string {
    const lines = [...this.#counts].map(([key, value]) => `storefront_${key} ${value}`);
    const { rss, heapUsed } = process.memoryUsage();
    lines.push(`storefront_memory_rss_bytes ${rss}`, `storefront_memory_heap_bytes ${heapUsed}`);
    lines.push(`storefront_uptime_seconds ${Math.round(process.uptime())}`);
    return `${lines.join("\n")}\n`;
  }
}

function labelText(labels: Readonly<Record<string, string | number>>): string {
  return Object.entries(labels)
    .map(([label, value]) => `${label}="${value}"`)
    .join(",");
}

/** Answers `GET /metrics` on the private port; with a token only to who holds it. */
export function createMetricsListener(
  metrics: Metrics,
  token: string | undefined,
): RequestListener {
  return ({ url, method, headers }, response) => {
    const found = url === "/metrics" && method === "GET" && isAllowed(headers.authorization, token);
    response.writeHead(found ? 200 : 404, { "content-type": "text/plain; charset=utf-8" });
    response.end(found ? metrics.text() : undefined);
  };
}

function isAllowed(authorization = "", token: string | undefined): boolean {
  if (token === undefined) return true;
  const [given, expected] = [Buffer.from(authorization), Buffer.from(`Bearer ${token}`)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
