import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { freePort } from "@sughurta/bootstrap/free-port";

/** Fault of a request in transit. */
export type ProxyFault =
  | "lostBefore"
  | "lostAfter"
  | "hang"
  | "slow"
  | "error500"
  | "brokenJson"
  | "cutResponse"
  | "fiveMegabytes";

interface Rule {
  readonly matches: (method: string, path: string) => boolean;
  readonly fault: ProxyFault;
  times: number;
}

const SLOW_MS = 5_000;

/** Proxy between the storefront and insurer-api that causes the requested faults. */
export class FaultProxy {
  readonly port: number;
  readonly #target: number;
  readonly #server = createServer((incoming, outgoing) => this.#response(incoming, outgoing));
  #rules: Rule[] = [];
  #passed: string[] = [];
  #onPassed: () => void = () => undefined;

  private constructor(port: number, target: number) {
    this.port = port;
    this.#target = target;
  }

  static async to(target: number): Promise<FaultProxy> {
    const proxy = new FaultProxy(await freePort(), target);
    await new Promise<void>((resolve) => {
      proxy.#server.listen(proxy.port, "127.0.0.1", resolve);
    });
    return proxy;
  }

  /** Breaks the next `times` requests whose line matches, such as `POST /v1/payment/`. */
  break(line: RegExp, fault: ProxyFault, times = Number.POSITIVE_INFINITY): void {
    this.#rules.push({ matches: (method, path) => line.test(`${method} ${path}`), fault, times });
  }

  /**
   * Waits until the given number of requests whose line matches have been forwarded to the service, counted from this
   * call.
   */
  async untilPassed(line: RegExp, times: number): Promise<void> {
    this.#passed = [];
    await new Promise<void>((resolve) => {
      this.#onPassed = () => {
        if (this.#passed.filter((passed) => line.test(passed)).length >= times) resolve();
      };
    });
  }

  heal(): void {
    this.#rules = [];
  }

  async stop(): Promise<void> {
    const closed = new Promise<void>((resolve) => {
      this.#server.close(() => resolve());
    });
    this.#server.closeAllConnections();
    await closed;
  }

  #faultFor(incoming: IncomingMessage): ProxyFault | undefined {
    const { method = "", url = "" } = incoming;
    const rule = this.#rules.find(({ matches, times }) => times > 0 && matches(method, url));
    if (rule) rule.times -= 1;
    return rule?.fault;
  }

  #response(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const fault = this.#faultFor(incoming);
    switch (fault) {
      case "lostBefore":
        incoming.socket.destroy();
        return;
      case "hang":
        incoming.resume();
        return;
      case "error500":
        outgoing.writeHead(500, { "content-type": "application/json" });
        outgoing.end('{"message":"boom at /srv/app.js:1","code":"internal"}');
        return;
      case "brokenJson":
        outgoing.writeHead(200, { "content-type": "application/json" }).end('{"data":[{"id":');
        return;
      case "fiveMegabytes":
        outgoing.writeHead(200, { "content-type": "application/json" });
        outgoing.end(JSON.stringify({ data: "x".repeat(5_000_000) }));
        return;
      case "slow":
        setTimeout(() => this.#forward(incoming, outgoing, undefined), SLOW_MS);
        return;
      default:
        this.#forward(incoming, outgoing, fault);
    }
  }

  #forward(incoming: IncomingMessage, outgoing: ServerResponse, fault?: ProxyFault): void {
    const { method, url, headers } = incoming;
    const forwarded = request(
      { port: this.#target, host: "127.0.0.1", method, path: url, headers },
      (response) => {
        if (fault === "lostAfter") {
          // The service has worked and responded; the response is lost.
          response.resume().on("end", () => incoming.socket.destroy());
          return;
        }
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        if (fault === "cutResponse") {
          response.once("data", (chunk: Buffer) => {
            outgoing.write(chunk.subarray(0, Math.ceil(chunk.length / 2)), () =>
              incoming.socket.destroy(),
            );
          });
          return;
        }
        response.pipe(outgoing);
      },
    );
    forwarded.on("error", () => incoming.socket.destroy());
    forwarded.on("finish", () => {
      this.#passed.push(`${method} ${url}`);
      this.#onPassed();
    });
    incoming.on("aborted", () => forwarded.destroy());
    incoming.pipe(forwarded);
  }
}
