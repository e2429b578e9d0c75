import { connect, createServer, type Server, type Socket } from "node:net";
import { freePort } from "@sughurta/bootstrap/free-port";

/** A proxy to a server that can be closed: all connections break, new ones are refused. */
export class TcpGate {
  readonly port: number;
  readonly #target: number;
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;

  private constructor(port: number, target: number) {
    this.port = port;
    this.#target = target;
  }

  static async to(target: number): Promise<TcpGate> {
    const gate = new TcpGate(await freePort(), target);
    await gate.open();
    return gate;
  }

  async open(): Promise<void> {
    if (this.#server) return;
    const server = createServer((client) => this.#join(client));
    this.#server = server;
    await new Promise<void>((resolve) => {
      server.listen(this.port, "127.0.0.1", resolve);
    });
  }

  async shut(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    const closed = new Promise<void>((resolve) => {
      if (server) server.close(() => resolve());
      else resolve();
    });
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  #join(client: Socket): void {
    const target = connect(this.#target, "127.0.0.1");
    for (const [socket, other] of [
      [client, target],
      [target, client],
    ] as const) {
      this.#sockets.add(socket);
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        this.#sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  }
}
