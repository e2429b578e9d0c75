import {
  createLog as createKitLog,
  type Log as KitLog,
  type LoggedError,
} from "@sughurta/server-kit";
import type { DestinationStream } from "pino";

/** The only fields allowed in a log line: none can contain personal data. */
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
  /** Receiver of a webhook. */
  readonly destination?: string | undefined;
  readonly count?: number | undefined;
  readonly attempt?: number | undefined;
  readonly port?: number | undefined;
  readonly host?: string | undefined;
  readonly engine?: string | undefined;
  readonly error?: LoggedError | undefined;
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
  "destination",
  "count",
  "attempt",
  "port",
  "host",
  "engine",
  "error",
] as const satisfies readonly (keyof LogFields)[];

export type Log = KitLog<LogFields>;

/** Creates the log of this service. */
export function createLog(level: string, destination?: DestinationStream): Log {
  return createKitLog<LogFields>({ service: "insurer-api", level, fields: FIELDS, destination });
}
