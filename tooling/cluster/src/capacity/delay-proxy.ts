import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A server between a client and another server that delays what both send. */
export interface DelayProxy {
  readonly port: number;
  /** Milliseconds that each direction is delayed by: half a round trip. */
  delayMs: number;
  /** Pieces that clients have sent so far; a client that waits for each answer sends one a question. */
  readonly questions: number;
  stop(): Promise<void>;
}

/** Starts a proxy before a server of this machine, such as a database in another building. */
export async function startDelayProxy(targetPort: number): Promise<DelayProxy> {
  const sockets = new Set<Socket>();
  const state = { delayMs: 0, questions: 0 };
  // Timers of the same length end in the order in which they were set.
  const later = (work: () => void) => {
    if (state.delayMs > 0) setTimeout(work, state.delayMs);
    else work();
  };
  const forward = (from: Socket, to: Socket, count: () => void) => {
    from.on("data", (piece) => {
      count();
      later(() => to.write(piece));
    });
    from.on("end", () => later(() => to.end()));
    from.on("error", () => to.destroy());
    to.on("close", () => later(() => from.destroy()));
  };
  const server = createServer({ noDelay: true, allowHalfOpen: true }, (client) => {
    const target = connect({
      port: targetPort,
      host: "127.0.0.1",
      noDelay: true,
      allowHalfOpen: true,
    });
    for (const one of [client, target]) {
      sockets.add(one);
      one.on("close", () => sockets.delete(one));
    }
    forward(client, target, () => {
      state.questions += 1;
    });
    forward(target, client, () => undefined);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    get delayMs() {
      return state.delayMs;
    },
    set delayMs(value) {
      state.delayMs = value;
    },
    get questions() {
      return state.questions;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
