import { allContracts } from "@sughurta/contracts";
import { createLog, describeError, type Log, type LoggedError } from "@sughurta/server-kit";
import type { DestinationStream } from "pino";
import { FURTHER_WORDS } from "#app/navigation/link-target.ts";

/** The only fields of a line: paths, statuses and times, never personal data. */
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

const MAX_LOGGED_PATH = 200;
/** React Router's suffix of the address of a page's data. */
const DATA_SUFFIX = /\.data$/;

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

/** A handled error with its message: our messages quote no user input. */
export type DescribedError = LoggedError & {
  readonly message?: string;
  readonly cause?: DescribedError;
};

/** The logged part of such an error; for others see `describeError`. */
export function describeHandledError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return describeError(error);
  const { message, cause } = error;
  const because = cause === undefined ? {} : { cause: describeHandledError(cause) };
  return { ...describeError(error), message, ...because };
}

/** First segments of the addresses of pages and of the server's other routes. */
const PAGE_WORDS =
  `account assets auto autohome autonew blog boxes docs embed error favicon.ico files jur leaders livez losses
  mobile-login my-policy offers offices partners pay politics ponimayu readyz renew robots.txt rss.xml rules search session share site.webmanifest
  sitemap.xml success travel travel-order travelnew vacancies vacancy verify`.split(/\s+/);

const OUR_WORDS: ReadonlySet<string> = new Set([
  ...PAGE_WORDS,
  ...FURTHER_WORDS,
  ...allContracts.flatMap(({ path }) => path.split("/").filter((part) => !part.startsWith("{"))),
]);

/**
 * A path for the log: only words of our own addresses, since other segments may be a name, a phone or a policy number.
 */
export function loggedPath(url: string): string {
  const path = url.split("?", 1)[0] ?? "";
  const parts = path.slice(0, MAX_LOGGED_PATH).split("/");
  return parts.map((part) => (OUR_WORDS.has(part.replace(DATA_SUFFIX, "")) ? part : "…")).join("/");
}
