import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { createServer as createViteServer } from "vite";
import { createStorefront } from "./app.ts";
import { readConfig } from "./config.ts";
import { createLogger } from "./logger.ts";
import { changingHandler, type StorefrontBuild } from "./pages/renderer.ts";

/** Hot reload with the gateway, the headers and the policy of production. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
  const server = createServer();
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
    shippedContent: fileURLToPath(new URL("content/shipped-content.json", import.meta.url)),
    development: true,
  });
  server.on("request", (request, response) => {
    vite.middlewares(request, response, () => storefront.listener(request, response));
  });
  server.listen(config.port, config.host, () => {
    logger.info({ port: config.port }, "storefront is ready, with hot reload");
  });
  const stop = () => {
    void vite.close();
    server.close(() => process.exit(0));
    server.closeAllConnections();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

await main();
