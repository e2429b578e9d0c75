import { createServer, type RequestListener, type ServerOptions } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { Counter, Gauge, Registry } from "prom-client";
import { describe, expect, it, onTestFinished } from "vitest";
import type { SecretList } from "./secret-list.ts";
import { createMetricsListener, respondToProtocolErrors, serveMetrics } from "./serve-metrics.ts";

const TOKEN = "a token of operators that is long enough";

function aRegistry(): Registry {
  const registry = new Registry();
  new Counter({ name: "sales_total", help: "Sales.", registers: [registry] }).inc(3);
  return registry;
}

/** Requests an address of a metrics listener. */
async function ask(
  path: string,
  { tokens, registry = aRegistry() }: { tokens?: SecretList; registry?: Registry } = {},
  init: RequestInit = {},
): Promise<Response> {
  const server = createServer(createMetricsListener(registry, tokens));
  onTestFinished(() => {
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init);
}

describe("metrics", () => {
  it("are returned as text for Prometheus, and other paths are not found", async () => {
    const response = await ask("/metrics");
    expect(response.headers.get("content-type")).toContain("version=0.0.4");
    expect(await response.text()).toContain("sales_total 3\n");
    expect((await ask("/")).status).toBe(404);
    expect((await ask("/metrics", {}, { method: "POST" })).status).toBe(404);
  });

  it("require the token, where there is one", async () => {
    const withToken = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
    expect((await ask("/metrics", { tokens: [TOKEN] })).status).toBe(404);
    expect((await ask("/metrics", { tokens: [TOKEN] }, withToken("guess"))).status).toBe(404);
    expect((await ask("/metrics", { tokens: [TOKEN] }, withToken(TOKEN))).status).toBe(200);
    const rotating = { tokens: ["another token of operators", TOKEN] as const };
    expect((await ask("/metrics", rotating, withToken(TOKEN))).status).toBe(200);
  });

  it("return 503 while a metric cannot be read", async () => {
    const registry = aRegistry();
    const collect = () => Promise.reject(new Error("the database is away"));
    new Gauge({ name: "policies", help: "Policies.", registers: [registry], collect });
    expect((await ask("/metrics", { registry })).status).toBe(503);
  });

  it("have a port of their own and include process metrics, or are not served", async () => {
    const settings = { host: "127.0.0.1", tokens: undefined };
    expect(await serveMetrics(aRegistry(), { ...settings, port: undefined })).toBeUndefined();
    const registry = aRegistry();
    const server = await serveMetrics(registry, { ...settings, port: 0 });
    onTestFinished(() => {
      server?.close();
    });
    expect(server?.listening).toBe(true);
    expect(await registry.metrics()).toMatch(/^process_resident_memory_bytes \d+/m);
  });
});

/** Sends bytes to a server and returns everything that it sends until the connection ends. */
async function exchange(
  bytes: string,
  {
    options = {},
    listener = (_request, response) => response.end("ok"),
  }: { options?: ServerOptions; listener?: RequestListener } = {},
): Promise<string> {
  const server = createServer(options, listener);
  respondToProtocolErrors(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve) => {
    let response = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    socket.setEncoding("utf8").on("data", (text: string) => {
      response += text;
    });
    // A connection that is cut also ends with `close`.
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(response));
  });
}

/** Status line, relevant headers and body of a response. */
function parsed(response: string) {
  const [head = "", body] = response.split("\r\n\r\n");
  const [statusLine, ...fields] = head.split("\r\n");
  const headers = Object.fromEntries(fields.map((field) => field.split(": ")));
  return { statusLine, connection: headers.connection, type: headers["content-type"], body };
}

function plain(status: string) {
  return {
    statusLine: `HTTP/1.1 ${status}`,
    connection: "close",
    type: "text/plain; charset=utf-8",
    body: `${status}\n`,
  };
}

describe("respondToProtocolErrors", () => {
  it("responds with 431 to headers that are too large", async () => {
    const response = await exchange(`GET / HTTP/1.1\r\nHost: x\r\nCookie: ${"a".repeat(20_000)}`);
    expect(parsed(response)).toEqual(plain("431 Request Header Fields Too Large"));
  });

  it("responds with 408 to headers that arrive too slowly", async () => {
    const options = { headersTimeout: 20, requestTimeout: 20, connectionsCheckingInterval: 10 };
    const response = await exchange("GET / HTTP/1.1\r\nHost:", { options });
    expect(parsed(response)).toEqual(plain("408 Request Timeout"));
  });

  it("responds with 413 to oversized chunk extensions", async () => {
    const head = "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n";
    const listener: RequestListener = (request) => request.resume();
    const response = await exchange(`${head}1;${"a".repeat(20_000)}\r\n`, { listener });
    expect(parsed(response)).toEqual(plain("413 Payload Too Large"));
  });

  it("responds with 400 to invalid HTTP, without the parser's error", async () => {
    expect(parsed(await exchange("nonsense\r\n\r\n"))).toEqual(plain("400 Bad Request"));
  });

  it("cuts a response that has started instead of writing into its body", async () => {
    const head = "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n";
    const response = await exchange(`${head}not a length\r\n`, {
      listener: (_request, response) => {
        response.writeHead(200, { "content-length": "100" });
        response.write("begun");
      },
    });
    expect(response.match(/HTTP\/1\.1/g)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(response).not.toContain("400");
  });
});
