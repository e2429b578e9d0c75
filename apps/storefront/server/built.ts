import { readFileSync } from "node:fs";
import type { Server } from "node:http";
import * as build from "virtual:react-router/server-build";
import {
  ConfigError,
  createDrain,
  describeError,
  type Environment,
  endProcessWith,
  respondToProtocolErrors,
  serveMetrics,
  startTracing,
} from "@sughurta/server-kit";
import { type Config, readConfig } from "./config/config.ts";
import { edgeHeaders } from "./edge/edge-headers.ts";
import { createStorefront, type Storefront } from "./http/app.ts";
import { createLogger } from "./http/logger.ts";
import { StaticAssets } from "./http/static-assets.ts";
import { builtHandler, type StorefrontBuild } from "./render/renderer.ts";

/** Interface of the built server for the process that runs it: everything in one bundle. */
export interface BuiltServer
  extends Storefront,
    Pick<Config, "host" | "port" | "shutdownNoticeMs"> {
  /** Address of the metrics for operators, if any. */
  metricsPort: number | undefined;
  /** Serves the metrics there. */
  serveMetrics: () => Promise<unknown>;
  /** Sends pending traces. */
  stopTracing: () => Promise<void>;
  /** Writes the line with the address of the site. */
  announce: (server: Server) => void;
  /** Logs an uncaught error. */
  report: (error: unknown, event: string) => void;
}

export { ConfigError, createDrain, endProcessWith, respondToProtocolErrors };

/** Build output beside the server itself. */
export interface BuiltFiles {
  clientFolder: string;
  /** File with the asset addresses of the frames for other sites. */
  embedFiles: string;
}

/** Reads the settings and assembles the built site; throws {@link ConfigError}. */
export async function createBuiltServer(
  environment: Environment,
  { clientFolder, embedFiles }: BuiltFiles,
): Promise<BuiltServer> {
  const config = readConfig(environment);
  const logger = createLogger(config.logLevel);
  const tracing = await startTracing({
    service: "storefront",
    endpoint: config.traceEndpoint,
    // The request id is not taken from outside.
    joinsCaller: false,
  });
  const handler = builtHandler(build as unknown as StorefrontBuild);
  const isBehindEdge = config.edgePurgeUrls.length > 0;
  const assets = new StaticAssets(clientFolder, isBehindEdge ? edgeHeaders(new Set(["site"])) : {});
  const storefront = createStorefront({
    config,
    handler,
    assets,
    logger,
    tracing,
    embedFiles: JSON.parse(readFileSync(embedFiles, "utf8")),
  });
  return {
    ...storefront,
    port: config.port,
    host: config.host,
    metricsPort: config.metrics.port,
    serveMetrics: () => serveMetrics(storefront.registry, config.metrics),
    stopTracing: async () => tracing?.stop(),
    shutdownNoticeMs: config.shutdownNoticeMs,
    report: (error, event) => logger.fatal({ uncaught: describeError(error) }, event),
    announce(server) {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : config.port;
      logger.info({ port, publicUrl: config.publicUrl }, "storefront is ready");
    },
  };
}
