import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { secretsFor } from "@sughurta/bootstrap/dev-secrets";
import { freePort } from "@sughurta/bootstrap/free-port";
import { readMemory } from "@sughurta/bootstrap/process-figures";
import { DEMO_CONTENT } from "@sughurta/bootstrap/repository";
import {
  type Service,
  startArguments,
  startService,
  stopServices,
  waitUntilReady,
} from "@sughurta/bootstrap/services";

/** Both applications running on a data folder of their own, as in production. */
export interface Stage {
  readonly siteUrl: string;
  readonly apiUrl: string;
  /** Address of insurer-api's metrics. */
  readonly metricsUrl: string;
  readonly site: Service;
  readonly api: Service;
  /** Milliseconds from the start of the storefront's process to its first page. */
  readonly coldStartMs: number;
  /** Resident memory of the storefront after it has rendered its first page, MB. */
  readonly firstPageMb: number;
  /** The account by which insurer-api identifies the storefront. */
  readonly serviceAccount: { readonly username: string; readonly password: string };
  readonly logFolder: string;
  readonly stop: () => Promise<void>;
}

/** The lightest page: a start is measured with little of a page's own work. */
const FIRST_PAGE = "/rules";

async function firstResponse(url: string): Promise<void> {
  for (;;) {
    const response = await fetch(url).then(
      (response) => response.arrayBuffer().then(() => response.ok),
      () => false,
    );
    if (response) return;
  }
}

/** Starts both applications on free ports and an empty data folder, with some settings added. */
export async function startStage(settings: Readonly<Record<string, string>> = {}): Promise<Stage> {
  const dataFolder = await mkdtemp(join(tmpdir(), "sughurta-bench-"));
  const [port, apiPort, metricsPort] = [await freePort(), await freePort(), await freePort()];
  const [siteUrl, apiUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${apiPort}`];
  const secrets = await secretsFor(dataFolder, {});
  const env = {
    ...process.env,
    ...secrets,
    NODE_ENV: "production",
    SANDBOX: "on",
    SEED_MODULE: DEMO_CONTENT,
    // One machine simulates all visitors.
    RATE_LIMIT_FACTOR: "0",
    RATE_LIMITS: "off",
    LOG_LEVEL: "warn",
    PORT: String(port),
    API_PORT: String(apiPort),
    API_METRICS_PORT: String(metricsPort),
    PUBLIC_URL: siteUrl,
    API_PUBLIC_URL: apiUrl,
    INSURER_API_URL: apiUrl,
    DATA_DIR: dataFolder,
    ...settings,
  };
  const logFolder = join(dataFolder, "logs");
  const shared = { env, logFolder, showAll: false };
  const api = await startService({
    ...shared,
    name: "insurer-api",
    folder: "apps/insurer-api",
    nodeArguments: startArguments("apps/insurer-api"),
  });
  await waitUntilReady(api, `${apiUrl}/readyz`);
  const startSite = () =>
    startService({
      ...shared,
      name: "storefront",
      folder: "apps/storefront",
      nodeArguments: startArguments("apps/storefront"),
    });
  // The first start of a build caches its compiled code for all later ones.
  const first = await startSite();
  await waitUntilReady(first, `${siteUrl}/readyz`);
  await stopServices([first]);
  const startedAt = performance.now();
  const site = await startSite();
  await firstResponse(`${siteUrl}${FIRST_PAGE}`);
  const coldStartMs = performance.now() - startedAt;
  const firstPageMb = readMemory(site.process.pid ?? 0).now;
  return {
    siteUrl,
    apiUrl,
    metricsUrl: `http://127.0.0.1:${metricsPort}`,
    site,
    api,
    coldStartMs,
    firstPageMb,
    serviceAccount: { username: secrets.SERVICE_USERNAME, password: secrets.SERVICE_PASSWORD },
    logFolder,
    async stop() {
      await stopServices([site, api]);
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
