import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";

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
