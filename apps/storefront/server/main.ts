import { createServer } from "node:http";
import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";
import type * as built from "./built.ts";

/** Time for requests in flight to finish when the process receives a stop signal. */
const DRAIN_MS = 10_000;

/** Runs the built site: one bundle, with compiled code cached between starts. */
async function main(): Promise<void> {
  const buildFolder = new URL("../build/", import.meta.url);
  enableCompileCache(fileURLToPath(new URL("compile-cache", buildFolder)));
  const bundle: typeof built = await import(new URL("server/index.js", buildFolder).href);
  try {
    const clientFolder = fileURLToPath(new URL("client", buildFolder));
    const embedFiles = fileURLToPath(new URL("embed.json", buildFolder));
    const storefront = await bundle.createBuiltServer(process.env, { clientFolder, embedFiles });
    listen(storefront, bundle);
  } catch (error) {
    if (!(error instanceof bundle.ConfigError)) throw error;
    giveUp(error.message);
  }
}

function listen(
  storefront: built.BuiltServer,
  {
    respondToProtocolErrors,
    createDrain,
    endProcessWith,
  }: Pick<typeof built, "respondToProtocolErrors" | "createDrain" | "endProcessWith">,
): void {
  const { port, host, listener, announce, metricsPort = 0 } = storefront;
  const { startDraining, report, shutdownNoticeMs, stopTracing, flushCounts } = storefront;
  const server = createServer(
    { requestTimeout: 300_000, headersTimeout: 15_000, keepAliveTimeout: 65_000 },
    listener,
  );
  const drain = createDrain(server);
  respondToProtocolErrors(server);
  server.on("error", explain("PORT", port));
  server.listen(port, host, () => announce(server));
  storefront.serveMetrics().catch(explain("METRICS_PORT", metricsPort));

  endProcessWith({
    stop: async () => {
      await drain({ startDraining, noticeMs: shutdownNoticeMs, limitMs: DRAIN_MS });
      await flushCounts();
      await stopTracing();
    },
    report,
  });
}

function explain(setting: string, port: number) {
  return (error: NodeJS.ErrnoException) => {
    const taken = error.code === "EADDRINUSE";
    giveUp(taken ? `Port ${port} is taken. Set ${setting} to another one.` : error.message);
  };
}

function giveUp(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

await main();
