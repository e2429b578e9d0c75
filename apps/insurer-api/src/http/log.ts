import { type DestinationStream, pino } from "pino";

/** The only fields a log line may carry: none can hold personal data. */
export interface LogFields {
  readonly requestId?: string | undefined;
  readonly call?: string | undefined;
  readonly method?: string | undefined;
  readonly status?: number | undefined;
  readonly durationMs?: number | undefined;
  readonly ownerKind?: string | undefined;
  readonly code?: string | undefined;
  readonly paymentId?: string | undefined;
  readonly orderId?: string | undefined;
  readonly operator?: string | undefined;
  readonly state?: string | undefined;
  readonly count?: number | undefined;
  readonly attempt?: number | undefined;
  readonly port?: number | undefined;
  readonly host?: string | undefined;
  readonly engine?: string | undefined;
  readonly error?: LoggedError | undefined;
}

/** An error without its message, which may quote what a person typed. */
export interface LoggedError {
  readonly name: string;
  readonly code: string | undefined;
  readonly frames: readonly string[];
}

const FIELDS = [
  "requestId",
  "call",
  "method",
  "status",
  "durationMs",
  "ownerKind",
  "code",
  "paymentId",
  "orderId",
  "operator",
  "state",
  "count",
  "attempt",
  "port",
  "host",
  "engine",
  "error",
] as const satisfies readonly (keyof LogFields)[];
const MAX_FRAMES = 12;

export interface Log {
  info(fields: LogFields, event: string): void;
  warn(fields: LogFields, event: string): void;
  error(fields: LogFields, event: string): void;
}

function allowed(fields: LogFields): LogFields {
  return Object.fromEntries(
    FIELDS.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])),
  );
}

/** Writes JSON lines with allowed fields only. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: { service: "insurer-api" },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  const logger = destination ? pino(options, destination) : pino(options);
  return {
    info: (fields, event) => logger.info(allowed(fields), event),
    warn: (fields, event) => logger.warn(allowed(fields), event),
    error: (fields, event) => logger.error(allowed(fields), event),
  };
}

/** What of an error may be written down: its kind, its code and where it happened. */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { name: typeof error, code: undefined, frames: [] };
  const cause = error.cause instanceof Error ? error.cause : error;
  return {
    name: cause === error ? error.name : `${error.name} < ${cause.name}`,
    code: codeOf(cause),
    frames: (error.stack ?? "")
      .split("\n")
      .filter((line) => /^\s+at /.test(line))
      .slice(0, MAX_FRAMES)
      .map((line) => line.trim()),
  };
}

/** The machine-readable code of an error, such as `ECONNREFUSED` or a Postgres state. */
export function codeOf(error: unknown): string | undefined {
  const code =
    typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : undefined;
}
