import { connect, createServer, type Server, type Socket } from "node:net";
import {
  type Service,
  type ServicePlan,
  startService,
  stopServices,
  waitUntilReady,
} from "./services.ts";

/** A service that is not running yet, and the ports on which it will listen on this machine. */
export type InnerService = {
  readonly plan: ServicePlan;
  readonly readyUrl: string;
  /** In the order of the public ports. */
  readonly ports: readonly number[];
};

/** Options of a service that starts on demand. */
export type OnDemandOptions = {
  readonly host: string;
  /** Public ports; a port that is taken is replaced by a free one. */
  readonly ports: readonly number[];
  /** Called for each start, with the public ports. */
  readonly prepare: (ports: readonly number[]) => Promise<InnerService>;
};

type Started = {
  readonly service: Service;
  readonly ports: readonly number[];
  readonly ready: Promise<void>;
};

/**
 * Ports of a service that is started by the first connection to one of them, and again by the next one after it has
 * ended. Until then there is no process; connections wait until the service is ready.
 */
export class OnDemandService {
  /** The public ports. */
  readonly ports: readonly number[];
  readonly #servers: readonly Server[];
  readonly #prepare: OnDemandOptions["prepare"];
  readonly #sockets = new Set<Socket>();
  #starting: Promise<Started> | undefined;
  #isClosed = false;

  private constructor(servers: readonly Server[], prepare: OnDemandOptions["prepare"]) {
    this.#servers = servers;
    this.#prepare = prepare;
    this.ports = servers.map(getPort);
    for (const [index, server] of servers.entries()) {
      server.on("connection", (socket: Socket) => void this.#connect(socket, index));
    }
  }

  static async open({ host, ports, prepare }: OnDemandOptions): Promise<OnDemandService> {
    const servers = await Promise.all(
      ports.map((port) => listen(port, host).catch(() => listen(0, host))),
    );
    return new OnDemandService(servers, prepare);
  }

  /** Closes the ports and stops the service if it was started. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const server of this.#servers) server.close();
    for (const socket of this.#sockets) socket.destroy();
    const started = await this.#starting?.catch(() => undefined);
    if (started) await stopServices([started.service]);
  }

  async #connect(socket: Socket, index: number): Promise<void> {
    this.#track(socket);
    const ports = await this.#ready().catch(() => undefined);
    const port = ports?.[index];
    if (port === undefined || socket.destroyed) {
      socket.destroy();
      return;
    }
    const inner = connect(port, "127.0.0.1");
    this.#track(inner);
    socket.pipe(inner);
    inner.pipe(socket);
    socket.on("close", () => inner.destroy());
    inner.on("close", () => socket.destroy());
  }

  #track(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => this.#sockets.delete(socket));
  }

  /** The ports of the running service. */
  async #ready(): Promise<readonly number[]> {
    if (this.#isClosed) throw new Error("The ports are closed");
    this.#starting ??= this.#start();
    const { ports, ready } = await this.#starting;
    await ready;
    return ports;
  }

  async #start(): Promise<Started> {
    const clear = () => {
      this.#starting = undefined;
    };
    try {
      const { plan, readyUrl, ports } = await this.#prepare(this.ports);
      const service = await startService(plan);
      void service.exited.then(clear);
      return { service, ports, ready: waitUntilReady(service, readyUrl) };
    } catch (error) {
      clear();
      throw error;
    }
  }
}

function listen(port: number, host: string): Promise<Server> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve(server));
  });
}

function getPort(server: Server): number {
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}
