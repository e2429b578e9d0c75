import { trace } from "@opentelemetry/api";
import { type DestinationStream, pino } from "pino";

/** The current trace id, 32 hexadecimal digits; `undefined` without tracing. */
export const traceId = (): string | undefined => trace.getActiveSpan()?.spanContext().traceId;

/** Levels of a log, least important last. */
type LogLevel = "fatal" | "error" | "warn" | "info";

/** A log of JSON lines with allowed fields only. */
export type Log<Fields extends object> = Readonly<
  Record<LogLevel, (fields: Fields, event: string) => void>
>;

interface LogOptions<Fields extends object> {
  /** Name of the service, on every line. */
  readonly service: string;
  /** The least important level to write. */
  readonly level: string;
  /** The only allowed fields of a line: none can contain personal data. */
  readonly fields: readonly (keyof Fields & string)[];
  /** Standard output by default. */
  readonly destination?: DestinationStream | undefined;
}

/** Creates a log; fields that are not allowed are omitted. A line contains its trace id. */
export function createLog<Fields extends object>(options: LogOptions<Fields>): Log<Fields> {
  const { service, level, fields, destination } = options;
  const allowed = (line: Record<string, unknown>) => {
    const told = fields.flatMap((name) => (line[name] === undefined ? [] : [[name, line[name]]]));
    const id = traceId();
    return { ...Object.fromEntries(told), ...(id && { traceId: id }) };
  };
  const settings = {
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { log: allowed },
  };
  return pino(settings, destination ?? standardOutput());
}

/** Maximum buffer of lines that could not be written. */
const MAX_UNWRITTEN_CHARACTERS = 1_000_000;

/** Standard output, which may be a file on a full disk: then lines are lost, without other effects. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true, maxLength: MAX_UNWRITTEN_CHARACTERS });
  output.on("error", () => undefined);
  return output;
}

const MAX_FRAMES = 12;

/** An error without its message, which may quote user input. */
export interface LoggedError {
  readonly name: string;
  readonly code: string | undefined;
  readonly frames: readonly string[];
}

/** The part of any error that may be logged: its kind, its code and its location. */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { name: typeof error, code: undefined, frames: [] };
  const cause = error.cause instanceof Error ? error.cause : error;
  return {
    name: cause === error ? error.name : `${error.name} < ${cause.name}`,
    code: getErrorCode(cause),
    frames: (error.stack ?? "")
      .split("\n")
      .filter((line) => /^\s+at /.test(line))
      .slice(0, MAX_FRAMES)
      .map((line) => line.trim()),
  };
}

/** The machine-readable code of an error, such as `ECONNREFUSED` or a Postgres state. */
export function getErrorCode(error: unknown): string | undefined {
  const code =
    typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : undefined;
}
