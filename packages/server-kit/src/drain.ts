import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";

/** A turn of the event loop accepts a waiting connection, the next reads its request; a busy one takes more. */
const TURNS_TO_READ = 10;

/** How a server stops. */
export interface DrainOptions {
  /** From now on `/readyz` answers 503. */
  readonly startDraining: () => void;
  /** Milliseconds in which requests still come, until every balancer has heard that nothing is to be sent here. */
  readonly noticeMs: number;
  /** Milliseconds that requests in flight have from then on; what takes longer is cut. */
  readonly limitMs: number;
}

/**
 * Watches the requests of a server that does not listen yet. The returned function stops the server without
 * cutting them: not ready, connections are not kept alive, what is in flight ends, the listener closes.
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
  // The close of an HTTP server would also cut answers that are still being sent.
  NetServer.prototype.close.call(server);
  while (inFlight.size > 0) await Promise.all(inFlight.values());
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
}
