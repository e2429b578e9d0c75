import { Counter, Histogram, Registry } from "prom-client";

const BUCKETS_MS = [5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000];

/** Metrics of one process for Prometheus. Labels are fixed words, never addresses or people. */
export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    requests: new Counter({
      name: "http_requests_total",
      help: "Responses by call and status.",
      labelNames: ["call", "status"],
      registers,
    }),
    durations: new Histogram({
      name: "http_duration_ms",
      help: "Milliseconds until a response, by call.",
      labelNames: ["call"],
      buckets: BUCKETS_MS,
      registers,
    }),
    shedRequests: new Counter({
      name: "http_shed_total",
      help: "Requests refused with 503 because the service is overloaded, by call.",
      labelNames: ["call"],
      registers,
    }),
    quotaRefusals: new Counter({
      name: "quota_refused_total",
      help: "Requests refused because a quota is used up.",
      labelNames: ["quota"],
      registers,
    }),
    refusedSmsCodes: new Counter({
      name: "sms_codes_refused_total",
      help: "SMS codes refused because a budget is used up: of a phone, a visitor, an address, a network or all.",
      labelNames: ["budget"],
      registers,
    }),
    refusedWebhooks: new Counter({
      name: "payment_notices_refused_total",
      help: "Notices of payment providers with a wrong signature.",
      registers,
    }),
    settledPayments: new Counter({
      name: "payments_settled_total",
      help: "Payments that came to an end, by outcome.",
      labelNames: ["outcome"],
      registers,
    }),
  };
}
