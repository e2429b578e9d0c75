import { timingSafeEqual } from "node:crypto";
import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import type { Service } from "#src/service.ts";
import { gaugesOf } from "./health-pages.ts";

/** `/metrics` for operators, on a port of its own; with a token only to who holds it. */
export function metricsApp(service: Service): Hono {
  const { token } = service.config.metrics;
  const app = new Hono();
  app.get("/metrics", async (context) => {
    if (!isAllowed(context.req.header("authorization"), token)) return context.notFound();
    return context.text(service.metrics.render(await gaugesOf(service)));
  });
  return app;
}

/** Serves them where a port is set; answers the server to close. */
export async function serveMetrics(service: Service): Promise<Server | undefined> {
  const { port, host } = service.config.metrics;
  if (port === undefined) return undefined;
  const server = createServer(getRequestListener(metricsApp(service).fetch));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, host, resolve);
  });
  return server;
}

function isAllowed(authorization = "", token: string | undefined): boolean {
  if (token === undefined) return true;
  const [given, expected] = [Buffer.from(authorization), Buffer.from(`Bearer ${token}`)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
