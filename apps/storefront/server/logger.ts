import { createLog, describeError, type Log, type LoggedError } from "@sughurta/server-kit";
import type { DestinationStream } from "pino";

/** The only fields of a line: paths, statuses and times, never a person. */
export interface LogFields {
  /** The same on the main service's line and in the header `x-request-id`. */
  readonly requestId?: string | undefined;
  readonly method?: string | undefined;
  readonly path?: string;
  readonly status?: number;
  readonly ms?: number;
  readonly port?: number;
  readonly publicUrl?: string;
  readonly error?: DescribedError;
  readonly uncaught?: LoggedError;
}

const FIELDS = [
  "requestId",
  "method",
  "path",
  "status",
  "ms",
  "port",
  "publicUrl",
  "error",
  "uncaught",
] as const satisfies readonly (keyof LogFields)[];

/** Structured log of the server. */
export type Logger = Log<LogFields>;

export function createLogger(level: string, destination?: DestinationStream): Logger {
  return createLog<LogFields>({ service: "storefront", level, fields: FIELDS, destination });
}

/** An error that the server knows how to go on after, with its message: ours quote nothing a visitor typed. */
export type DescribedError = LoggedError & {
  readonly message?: string;
  readonly cause?: DescribedError;
};

/** What is written down of such an error; of others see `describeError`. */
export function describeKnownError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return describeError(error);
  const { message, cause } = error;
  const because = cause === undefined ? {} : { cause: describeKnownError(cause) };
  return { ...describeError(error), message, ...because };
}

const PERSONAL_SEGMENT = /\d{6,}|[0-9a-f]{8}-[0-9a-f-]{27}/gi;

/** A path for the log: no query, and no numbers that could name a policy or a phone. */
export function loggedPath(url: string): string {
  const path = url.split("?", 1)[0] ?? "";
  return path.replace(PERSONAL_SEGMENT, "…").slice(0, 200);
}
