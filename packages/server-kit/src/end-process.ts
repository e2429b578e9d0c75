import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";

/** Steps before a process ends. */
export interface ProcessEnd {
  /** Stops everything; gives up after its time limit. */
  readonly stop: () => Promise<void>;
  /** Logs an uncaught error without personal data. */
  readonly report: (error: unknown, event: string) => void;
}

/** Time after which the process ends although it could not stop. */
const STOP_LIMIT_MS = 60_000;
const STOP_SIGNALS = ["SIGTERM", "SIGINT"] as const;

/**
 * Ends the process in order: with code 0 on a signal, with code 1 after an uncaught error, since the state after such
 * an error is undefined. A second signal or error does not cut the first stop.
 */
export function endProcessWith({ stop, report }: ProcessEnd): void {
  let exitCode: 0 | 1 | undefined;
  const end = (code: 0 | 1) => {
    const isEnding = exitCode !== undefined;
    if (!isEnding || code === 1) exitCode = code;
    // It also applies when the event loop is empty before everything is stopped.
    process.exitCode = exitCode;
    if (isEnding) return;
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    stop().then(
      () => process.exit(exitCode),
      (error: unknown) => {
        report(error, "could not stop");
        process.exit(1);
      },
    );
  };
  for (const signal of STOP_SIGNALS) process.on(signal, () => end(0));
  process.on("uncaughtException", (error) => {
    report(error, "error that nobody caught");
    end(1);
  });
  process.on("unhandledRejection", (error) => {
    report(error, "rejection that nobody caught");
    end(1);
  });
}

/** A turn of the event loop accepts a waiting connection, the next reads its request; a busy one takes more. */
const TURNS_TO_READ = 10;

/** Settings of stopping a server. */
export interface DrainOptions {
  /** From now on `/readyz` responds with 503. */
  readonly startDraining: () => void;
  /**
   * Notice period in milliseconds in which requests still arrive, until every load balancer has stopped sending them.
   */
  readonly noticeMs: number;
  /** Milliseconds that requests in flight have from then on; longer ones are cut. */
  readonly limitMs: number;
}

/**
 * Watches the requests of a server that does not listen yet. The returned function stops the server gracefully: not
 * ready, no keep-alive, requests in flight finish, the listener closes.
 */
export function createDrain(server: Server): (options: DrainOptions) => Promise<void> {
  const inFlight = new Map<ServerResponse, Promise<void>>();
  let draining = false;
  server.prependListener("request", (_request, response: ServerResponse) => {
    if (draining) closeAfter(response);
    const ended = new Promise<void>((resolve) => {
      response.once("close", () => {
        inFlight.delete(response);
        resolve();
      });
    });
    inFlight.set(response, ended);
  });
  return async ({ startDraining, noticeMs, limitMs }) => {
    draining = true;
    startDraining();
    for (const response of inFlight.keys()) closeAfter(response);
    await pause(noticeMs);
    await Promise.race([endListening(server, inFlight), pause(limitMs, undefined, { ref: false })]);
    server.close();
    server.closeAllConnections();
  };
}

/** The listener is not closed with the others, so that a probe gets "not ready" instead of no response. */
async function endListening(
  server: Server,
  inFlight: ReadonlyMap<ServerResponse, Promise<void>>,
): Promise<void> {
  for (let turn = 0; turn < TURNS_TO_READ; turn += 1) await nextTurn();
  await Promise.all(inFlight.values());
  // Closing an HTTP server would also cut responses that are still being sent.
  NetServer.prototype.close.call(server);
  while (inFlight.size > 0) await Promise.all(inFlight.values());
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
}
