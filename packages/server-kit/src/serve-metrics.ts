import { createServer, type RequestListener, type Server } from "node:http";
import { collectDefaultMetrics, type Registry } from "prom-client";
import { refuseUnreadBody } from "./body-limit.ts";
import { equalSecrets } from "./equal-secrets.ts";
import { answerProtocolErrors } from "./protocol-errors.ts";

/** Where operators read what a server counts. */
export interface MetricsSettings {
  /** Without a port the metrics are not served. */
  readonly port: number | undefined;
  readonly host: string;
  /** With a token only who holds it. */
  readonly token: string | undefined;
}

/** Answers `GET /metrics` in the text form that Prometheus reads; to everything else 404. */
export function createMetricsListener(
  registry: Registry,
  token: string | undefined,
): RequestListener {
  return async (request, response) => {
    if (refuseUnreadBody(request, response)) return;
    const { url, method, headers } = request;
    const found = url === "/metrics" && method === "GET" && isAllowed(headers.authorization, token);
    if (!found) return void response.writeHead(404).end();
    // A figure that asks the database cannot be told while that is away.
    const figures = await registry.metrics().catch(() => undefined);
    if (figures === undefined) return void response.writeHead(503).end();
    response.writeHead(200, { "content-type": registry.contentType }).end(figures);
  };
}

/** Serves them, with the figures of the process itself, where a port is set; answers the server to close. */
export async function serveMetrics(
  registry: Registry,
  { port, host, token }: MetricsSettings,
): Promise<Server | undefined> {
  if (port === undefined) return undefined;
  collectDefaultMetrics({ register: registry });
  const server = createServer(createMetricsListener(registry, token));
  answerProtocolErrors(server);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, host, resolve);
  });
  return server;
}

function isAllowed(authorization = "", token: string | undefined): boolean {
  if (token === undefined) return true;
  return equalSecrets(authorization, `Bearer ${token}`);
}
