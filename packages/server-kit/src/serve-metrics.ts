import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from "node:http";
import type { Socket } from "node:net";
import { collectDefaultMetrics, type Registry } from "prom-client";
import { refuseUnreadBody } from "./body-limit.ts";
import { isOneOf, type SecretList } from "./secret-list.ts";
import { BASE_HEADERS } from "./security-headers.ts";

/** Status of a parser error, by its code; 400 for all others. */
const STATUS_OF_ERROR: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Address of the metrics for operators. */
export interface MetricsSettings {
  /** Without a port the metrics are not served. */
  readonly port: number | undefined;
  readonly host: string;
  /** With tokens, one of them is required. */
  readonly tokens: SecretList | undefined;
}

/** Responds to `GET /metrics` in the text format of Prometheus; to everything else with 404. */
export function createMetricsListener(
  registry: Registry,
  tokens: SecretList | undefined,
): RequestListener {
  return async (request, response) => {
    if (refuseUnreadBody(request, response)) return;
    const { url, method, headers } = request;
    const found =
      url === "/metrics" && method === "GET" && isAllowed(headers.authorization, tokens);
    if (!found) return void response.writeHead(404).end();
    // A metric from the database is unavailable during its outage.
    const figures = await registry.metrics().catch(() => undefined);
    if (figures === undefined) return void response.writeHead(503).end();
    response.writeHead(200, { "content-type": registry.contentType }).end(figures);
  };
}

/**
 * Interval in which the delay of the event loop is sampled, which is part of each sample. The 10 ms of prom-client cost
 * an idle process three times as much.
 */
const EVENT_LOOP_SAMPLE_MS = 50;

/** Serves them, with the process metrics, where a port is set; returns the server to close. */
export async function serveMetrics(
  registry: Registry,
  { port, host, tokens }: MetricsSettings,
): Promise<Server | undefined> {
  if (port === undefined) return undefined;
  collectDefaultMetrics({
    register: registry,
    eventLoopMonitoringPrecision: EVENT_LOOP_SAMPLE_MS,
  });
  const server = createServer(createMetricsListener(registry, tokens));
  respondToProtocolErrors(server);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, host, resolve);
  });
  return server;
}

function isAllowed(authorization = "", tokens: SecretList | undefined): boolean {
  if (tokens === undefined) return true;
  return isOneOf(
    authorization,
    tokens.map((token) => `Bearer ${token}`),
  );
}

/**
 * Responds to requests that Node.js refuses before a listener gets them: malformed requests, headers or bodies that
 * arrive too slowly, headers that are too large. The response has its status in plain text and closes the connection; a
 * response that has already started is cut, since a second status line would become part of its body.
 */
export function respondToProtocolErrors(server: Server): void {
  const responses = new WeakMap<Socket, ServerResponse>();
  server.prependListener("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    responses.set(socket, response);
  });
  server.on("clientError", ({ code = "" }: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket;
    const response = responses.get(socket);
    const hasBegun = response?.headersSent === true && !response.writableFinished;
    if (!socket.writable || hasBegun) return void socket.destroy();
    socket.write(getResponse(STATUS_OF_ERROR[code] ?? 400));
    socket.destroySoon();
  });
}

function getResponse(status: number): string {
  const line = `${status} ${STATUS_CODES[status]}`;
  const headers = {
    ...BASE_HEADERS,
    "content-type": "text/plain; charset=utf-8",
    "content-length": String(line.length + 1),
    connection: "close",
  };
  const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${line}`, ...fields, "", `${line}\n`].join("\r\n");
}
