import { httpInstrumentationMiddleware } from "@hono/otel";
import { type Context, context, propagation, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  type ReadableSpan,
  type SpanExporter,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { MiddlewareHandler, Context as RequestContext } from "hono";

/** Destination and source of spans. */
export interface TracingOptions {
  /** Name of the service, on every span. */
  readonly service: string;
  /** Address of a collector that accepts OTLP over HTTP; without one nothing is traced. */
  readonly endpoint: string | undefined;
  /** Whether a request may continue the trace of its sender; one from the public starts its own. */
  readonly joinsCaller: boolean;
}

/** Tracing functions of a server. */
export interface Tracing {
  /** Gives each request a span; `readName` is called after the response, and must not return personal data. */
  requests(readName: (context: RequestContext) => string): MiddlewareHandler;
  /** Sends pending spans, and ends. */
  stop(): Promise<void>;
}

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
    requests: (readName) =>
      httpInstrumentationMiddleware({
        tracerProvider: provider,
        spanNameFactory: readName,
        captureActiveRequests: false,
      }),
    stop: () => provider.shutdown(),
  };
}

/** Allowed attributes of a span: kinds, states and names of our own, never user input or names of people. */
const ALLOWED_ATTRIBUTES: ReadonlySet<string> = new Set([
  "db.collection.name",
  "db.operation.name",
  "db.system.name",
  "error.type",
  "http.request.method",
  "http.response.status_code",
  "http.route",
  "payment.operator",
]);

/** An exporter that sends the allowed attributes only; addresses, error messages and events are dropped. */
function withAllowedAttributes(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(allowedPart), done),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}

function allowedPart(span: ReadableSpan): ReadableSpan {
  const attributes = Object.fromEntries(
    Object.entries(span.attributes).filter(([name]) => ALLOWED_ATTRIBUTES.has(name)),
  );
  return Object.create(span, {
    attributes: { value: attributes },
    events: { value: [] },
    links: { value: [] },
    status: { value: { code: span.status.code } },
  });
}
