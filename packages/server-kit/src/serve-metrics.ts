import { createServer, type RequestListener, type Server } from "node:http";
import { collectDefaultMetrics, type Registry } from "prom-client";
import { refuseUnreadBody } from "./body-limit.ts";
import { respondToProtocolErrors } from "./protocol-errors.ts";
import { isOneOf, type SecretList } from "./secret-list.ts";

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

/** Serves them, with the process metrics, where a port is set; returns the server to close. */
export async function serveMetrics(
  registry: Registry,
  { port, host, tokens }: MetricsSettings,
): Promise<Server | undefined> {
  if (port === undefined) return undefined;
  collectDefaultMetrics({ register: registry });
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
