import { type DestinationStream, type Logger, pino } from "pino";

/** Structured log of the server. Lines name paths, statuses and times, never a person. */
export type { Logger };

/** Makes the log; errors keep their name, code, message and stack, and nothing a visitor typed. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { service: "storefront" },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { error: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error };
  const { name, message, cause } = error;
  const code = "code" in error ? error.code : undefined;
  const because = cause === undefined ? {} : { cause: describeError(cause) };
  // An error with a code is an expected one: its place in the code tells nothing more.
  return { name, code, message, ...because, ...(code ? {} : { stack: error.stack }) };
}

/** Of an error that nobody caught: its kind and where it happened, not its words, which may quote a visitor. */
export function describeUncaught(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error };
  const frames = error.stack?.split("\n").filter((line) => /^\s+at /.test(line));
  return { name: error.name, code: "code" in error ? error.code : undefined, frames };
}

const PERSONAL_SEGMENT = /\d{6,}|[0-9a-f]{8}-[0-9a-f-]{27}/gi;

/** A path for the log: no query, and no numbers that could name a policy or a phone. */
export function loggedPath(url: string): string {
  const path = url.split("?", 1)[0] ?? "";
  return path.replace(PERSONAL_SEGMENT, "…").slice(0, 200);
}
