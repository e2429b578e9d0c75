import type { Context, MiddlewareHandler } from "hono";

/** Where spans go, and whose they are. */
export interface TracingOptions {
  /** Name of the service, on every span. */
  readonly service: string;
  /** Address of a collector that takes OTLP over HTTP; without one nothing is traced. */
  readonly endpoint: string | undefined;
  /** Whether a request may go on with the trace of who sent it; one from the public begins its own. */
  readonly joinsCaller: boolean;
}

/** How a server is traced. */
export interface Tracing {
  /** Gives each request a span; `nameOf` is asked when it was answered, and must not name a person. */
  requests(nameOf: (context: Context) => string): MiddlewareHandler;
  /** Sends what was not sent yet, and ends. */
  stop(): Promise<void>;
}
