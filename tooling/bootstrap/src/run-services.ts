import { join, resolve } from "node:path";
import {
  portFrom,
  reachableHost,
  requireFreePort,
  requireOwnPorts,
  requireWritableFolder,
  settingsGiven,
} from "./checks.ts";
import { secretsFor } from "./dev-secrets.ts";
import { exitWith } from "./problem.ts";
import { DEMO_CONTENT, ROOT } from "./repository.ts";
import { stopServices } from "./services.ts";
import { type PlannedService, type StartedService, startInOrder } from "./start-in-order.ts";
import { onStopSignal } from "./stop-signals.ts";
import { type Supervised, supervise } from "./supervise.ts";
import { openTestKeysService, type TestKeysService } from "./test-keys-service.ts";
import { fetchDemoFacts, welcomeText } from "./welcome.ts";

const STOREFRONT_PORT = 3000;
const API_PORT = 3001;

/** Options for running the two applications. */
export type RunMode = {
  readonly nodeEnv: "production" | "development";
  readonly apiArguments: readonly string[];
  readonly siteArguments: readonly string[];
  /** Work between the checks and the start, such as installing and building. */
  readonly prepare: () => Promise<void>;
};

/** Checks the machine, starts insurer-api and the storefront, prints their addresses, and stops them on a signal. */
export async function runServices(mode: RunMode): Promise<void> {
  const services: StartedService[] = [];
  const supervised: Supervised[] = [];
  let testKeys: TestKeysService | undefined;
  const stopping = new AbortController();
  const { signal } = stopping;
  const stop = async () => {
    if (signal.aborted) {
      return;
    }
    stopping.abort();
    if (services.length > 0) {
      console.log("\nStopping: finishing what is in flight…");
    }
    await stopAll(services, supervised, testKeys);
    process.exit(0);
  };
  onStopSignal(stop);
  try {
    const { env, siteUrl, apiUrl } = await checkedEnvironment(mode);
    await mode.prepare();
    const [api, site] = plansFor(mode, env, apiUrl, siteUrl);
    testKeys = await testKeysFor(api, apiUrl);
    const planned = [api, withSettings(site, testKeys?.siteSettings)];
    await startInOrder(planned, { signal, onStart: (service) => services.push(service) });
    if (signal.aborted) {
      return;
    }
    for (const service of services) {
      supervised.push(supervise({ ...service, say: (text) => console.error(`\n${text}`) }));
    }
    console.log(
      welcomeText(env.PUBLIC_URL ?? siteUrl, apiUrl, {
        demo: await fetchDemoFacts(apiUrl),
        testDesk: testKeys?.deskUrl,
      }),
    );
  } catch (error) {
    if (!signal.aborted) {
      stopping.abort();
      await stopAll(services, supervised, testKeys);
      exitWith(error);
    }
  }
}

/** The storefront first: its pending responses need insurer-api. */
async function stopAll(
  services: readonly StartedService[],
  supervised: readonly Supervised[],
  testKeys: TestKeysService | undefined,
): Promise<void> {
  const released = await Promise.all(supervised.map((service) => service.release()));
  const running = released.length > 0 ? released : services.map(({ first }) => first);
  await stopServices(running.toReversed());
  await testKeys?.onDemand.close();
}

/** The service of partners' test keys, unless the settings name another one or the shop is no sandbox. */
async function testKeysFor(
  { plan }: PlannedService,
  apiUrl: string,
): Promise<TestKeysService | undefined> {
  const { SANDBOX, TEST_INSURER_API_URL, API_PORT: port, DATA_DIR = "" } = plan.env;
  if (SANDBOX !== "on" || TEST_INSURER_API_URL) return undefined;
  const dataFolder = join(DATA_DIR, "tests");
  await requireWritableFolder(dataFolder);
  const ports = [Number(port) + 2, Number(port) + 3] as const;
  return openTestKeysService({ sales: plan, apiUrl, dataFolder, ports });
}

function withSettings(
  service: PlannedService,
  settings: Readonly<Record<string, string>> | undefined,
): PlannedService {
  const { plan } = service;
  return { ...service, plan: { ...plan, env: { ...plan.env, ...settings } } };
}

async function checkedEnvironment(mode: RunMode) {
  const port = portFrom("PORT", process.env.PORT, STOREFRONT_PORT);
  const apiPort = portFrom("API_PORT", process.env.API_PORT, API_PORT);
  const deskPort = portFrom("DESK_PORT", process.env.DESK_PORT, apiPort + 1);
  requireOwnPorts({ PORT: port, API_PORT: apiPort, DESK_PORT: deskPort });
  const dataFolder = resolve(ROOT, process.env.DATA_DIR || ".data");
  await requireWritableFolder(dataFolder);
  await requireFreePort("PORT", port);
  await requireFreePort("API_PORT", apiPort);
  await requireFreePort("DESK_PORT", deskPort);
  const host = reachableHost(process.env.HOST);
  const siteUrl = `http://${host}:${port}`;
  const apiUrl = `http://${host}:${apiPort}`;
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: mode.nodeEnv,
    SANDBOX: "on",
    SEED_MODULE: DEMO_CONTENT,
    PUBLIC_URL: `http://localhost:${port}`,
    API_PUBLIC_URL: apiUrl,
    INSURER_API_URL: apiUrl,
    // No load balancer needs a notice period on a restart after a change.
    ...(mode.nodeEnv === "development" ? { SHUTDOWN_NOTICE_MS: "0" } : {}),
    ...settingsGiven(process.env),
    ...(await secretsFor(dataFolder, process.env)),
    PORT: String(port),
    API_PORT: String(apiPort),
    DESK_PORT: String(deskPort),
    DATA_DIR: dataFolder,
  };
  return { env, siteUrl, apiUrl };
}

function plansFor(
  mode: RunMode,
  env: NodeJS.ProcessEnv,
  apiUrl: string,
  siteUrl: string,
): readonly [PlannedService, PlannedService] {
  const shared = {
    env,
    logFolder: join(env.DATA_DIR ?? "", "logs"),
    showAll: mode.nodeEnv === "development",
  };
  return [
    {
      plan: {
        ...shared,
        name: "insurer-api",
        folder: "apps/insurer-api",
        nodeArguments: mode.apiArguments,
      },
      readyUrl: `${apiUrl}/readyz`,
    },
    {
      plan: {
        ...shared,
        name: "storefront",
        folder: "apps/storefront",
        nodeArguments: mode.siteArguments,
      },
      readyUrl: `${siteUrl}/readyz`,
    },
  ];
}
