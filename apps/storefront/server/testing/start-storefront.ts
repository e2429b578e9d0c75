import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type RequestListener, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { createMetricsListener } from "@sughurta/server-kit";
import { onTestFinished } from "vitest";
import { createStorefront } from "../http/app.ts";
import { createLogger } from "../http/logger.ts";
import type { HandlerSource } from "../render/renderer.ts";
import { aConfig } from "./a-config.ts";

const PAGE: HandlerSource = () => async () =>
  new Response("<!doctype html><title>page</title>", {
    headers: { "content-type": "text/html; charset=utf-8" },
  });

/** A line of the log, as an object. */
type TakeLine = (line: object) => void;

/** Runs the whole server with a page of the test's choice; stopped at the end of the test. */
export async function startStorefront(
  settings: Readonly<Record<string, string>> = {},
  handler: HandlerSource = PAGE,
  takeLine: TakeLine = () => {},
  development = false,
) {
  const log = new Writable({
    write(line, _, done) {
      takeLine(JSON.parse(String(line)));
      done();
    },
  });
  const cacheFolder = mkdtempSync(join(tmpdir(), "sughurta-site-"));
  onTestFinished(() => rmSync(cacheFolder, { recursive: true, force: true }));
  const config = aConfig({ CACHE_DIR: cacheFolder, ...settings });
  const storefront = createStorefront({
    config,
    handler,
    logger: createLogger("info", log),
    development,
  });
  const url = await listenTo(storefront.listener);
  const metricsUrl = await listenTo(
    createMetricsListener(storefront.registry, config.metrics.tokens),
  );
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(url + path, { redirect: "manual", ...init });
  const askMetrics = (path: string, init: RequestInit = {}) => fetch(metricsUrl + path, init);
  /** Requests an address exactly as spelled, which `fetch` would normalise. */
  const askRaw = (path: string) =>
    new Promise<{ status: number; headers: IncomingMessage["headers"] }>((resolve, reject) => {
      request(url, { path }, (response) => {
        response.resume();
        resolve({ status: response.statusCode ?? 0, headers: response.headers });
      })
        .on("error", reject)
        .end();
    });
  return { url, ask, askMetrics, askRaw, ...storefront };
}

async function listenTo(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}
