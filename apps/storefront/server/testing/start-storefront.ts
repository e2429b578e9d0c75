import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { createStorefront } from "../app.ts";
import { createLogger } from "../logger.ts";
import type { HandlerSource } from "../pages/renderer.ts";
import { aConfig } from "./a-config.ts";

const PAGE: HandlerSource = () => async () =>
  new Response("<!doctype html><title>page</title>", {
    headers: { "content-type": "text/html; charset=utf-8", "x-script-hash": "sha256-abc" },
  });

/** Runs the whole server with a page of the test's choice; the test's end stops it. */
export async function startStorefront(
  settings: Readonly<Record<string, string>> = {},
  handler: HandlerSource = PAGE,
) {
  const storefront = createStorefront({
    config: aConfig(settings),
    handler,
    logger: createLogger("silent"),
  });
  const server = createServer(storefront.listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(url + path, { redirect: "manual", ...init });
  return { url, ask, ...storefront };
}
