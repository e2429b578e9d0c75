import type { Tracing, TracingOptions } from "./start-otlp-tracing.ts";

/** Starts tracing where a collector is set; otherwise no tracing code is loaded. */
export async function startTracing({
  endpoint,
  ...options
}: TracingOptions): Promise<Tracing | undefined> {
  if (endpoint === undefined) return undefined;
  const { startOtlpTracing } = await import("./start-otlp-tracing.ts");
  return startOtlpTracing({ ...options, endpoint });
}
