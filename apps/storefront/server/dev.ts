import { createServer } from "node:http";
import {
  createDrain,
  describeError,
  endProcessWith,
  respondToProtocolErrors,
} from "@sughurta/server-kit";
import { createServer as createViteServer } from "vite";
import { readConfig } from "./config/config.ts";
import { createStorefront } from "./http/app.ts";
import { createLogger } from "./http/logger.ts";
import { changingHandler, type StorefrontBuild } from "./render/renderer.ts";

const DRAIN_MS = 2_000;

/** Hot reload with the gateway, the headers and the content security policy of production. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
  const server = createServer();
  const drain = createDrain(server);
  respondToProtocolErrors(server);
  const vite = await createViteServer({
    appType: "custom",
    server: { middlewareMode: { server }, ws: { server } },
  });
  const storefront = createStorefront({
    config,
    logger,
    handler: changingHandler(
      () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<StorefrontBuild>,
    ),
    development: true,
  });
  server.on("request", (request, response) => {
    vite.middlewares(request, response, () => storefront.listener(request, response));
  });
  server.listen(config.port, config.host, () => {
    logger.info({ port: config.port }, "storefront is ready, with hot reload");
  });
  endProcessWith({
    stop: async () => {
      // The browser's connection for hot reload never ends by itself.
      await vite.ws.close();
      await drain({ startDraining: storefront.startDraining, noticeMs: 0, limitMs: DRAIN_MS });
      await storefront.flushCounts();
      await vite.close();
    },
    report: (error, event) => logger.fatal({ uncaught: describeError(error) }, event),
  });
}

await main();
