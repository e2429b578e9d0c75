import type { Tracing, TracingOptions } from "./tracing.ts";

/** Begins to trace where a collector is set; otherwise nothing of it is even loaded. */
export async function startTracing({
  endpoint,
  ...options
}: TracingOptions): Promise<Tracing | undefined> {
  if (endpoint === undefined) return undefined;
  const { startOtlpTracing } = await import("./start-otlp-tracing.ts");
  return startOtlpTracing({ ...options, endpoint });
}
