import type { Context, MiddlewareHandler } from "hono";

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
  /** Gives each request a span; `nameOf` is called after the response, and must not return personal data. */
  requests(nameOf: (context: Context) => string): MiddlewareHandler;
  /** Sends pending spans, and ends. */
  stop(): Promise<void>;
}
