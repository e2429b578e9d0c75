import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A network to a server that can be cut: what is sent then arrives after it is mended, and nothing is reported. */
export interface CutProxy {
  readonly port: number;
  cut(): void;
  /** Cuts as soon as a client's next piece that contains `words` was delivered, before its answer; resolves then. */
  cutAfter(words: string): Promise<void>;
  mend(): void;
  stop(): Promise<void>;
}

/** Starts a proxy before a server of this machine, such as a database in another building. */
export async function startCutProxy(targetPort: number): Promise<CutProxy> {
  const sockets = new Set<Socket>();
  const waiting: (() => void)[] = [];
  let isCut = false;
  let awaited: { readonly words: string; readonly onFound: () => void } | undefined;
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.pause();
  };
  /** Does something now, or once the network is mended. */
  const whole = (work: () => void) => {
    if (isCut) waiting.push(work);
    else work();
  };
  const forward = (from: Socket, to: Socket, watch: (piece: Buffer) => void) => {
    sockets.add(from);
    from.on("data", (piece) => {
      to.write(piece);
      watch(piece);
    });
    from.on("error", () => undefined);
    from.on("close", () => {
      sockets.delete(from);
      whole(() => to.destroy());
    });
  };
  const watch = (piece: Buffer) => {
    if (awaited === undefined || !piece.includes(awaited.words)) return;
    cut();
    awaited.onFound();
    awaited = undefined;
  };
  const join = (client: Socket) => {
    const target = connect({ port: targetPort, host: "127.0.0.1", noDelay: true });
    forward(client, target, watch);
    forward(target, client, () => undefined);
    if (isCut) for (const socket of [client, target]) socket.pause();
  };
  const server = createServer({ noDelay: true }, (client) => join(client));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    cutAfter: (words) =>
      new Promise((resolve) => {
        awaited = { words, onFound: resolve };
      }),
    mend() {
      isCut = false;
      for (const socket of sockets) socket.resume();
      for (const work of waiting.splice(0)) work();
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
