import { httpInstrumentationMiddleware } from "@hono/otel";
import { type Context, context, propagation, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import { withAllowedAttributes } from "./allowed-attributes.ts";
import type { Tracing, TracingOptions } from "./tracing.ts";

/** Short delay, so that traces are visible soon. */
const SEND_EVERY_MS = 2_000;

/** Propagates the trace to the upstream servers, and accepts none from clients. */
class OutwardPropagator extends W3CTraceContextPropagator {
  override extract(current: Context): Context {
    return current;
  }
}

/** Traces this process: spans are collected, and sent to `endpoint` in OTLP over HTTP with allowed attributes only. */
export function startOtlpTracing({
  service,
  endpoint,
  joinsCaller,
}: TracingOptions & { readonly endpoint: string }): Tracing {
  const exporter = withAllowedAttributes(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }));
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": service }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: SEND_EVERY_MS })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(
    joinsCaller ? new W3CTraceContextPropagator() : new OutwardPropagator(),
  );
  trace.setGlobalTracerProvider(provider);
  return {
    requests: (nameOf) =>
      httpInstrumentationMiddleware({
        tracerProvider: provider,
        spanNameFactory: nameOf,
        captureActiveRequests: false,
      }),
    stop: () => provider.shutdown(),
  };
}
