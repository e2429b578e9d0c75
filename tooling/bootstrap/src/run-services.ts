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
import { ROOT } from "./repository.ts";
import {
  type Service,
  type ServicePlan,
  startService,
  stopServices,
  waitUntilReady,
} from "./services.ts";
import { onStopSignal } from "./stop-signals.ts";
import { type Supervised, type Supervision, supervise } from "./supervise.ts";
import { demoFactsOf, welcomeText } from "./welcome.ts";

const STOREFRONT_PORT = 3000;
const API_PORT = 3001;

/** How the two applications are to be run. */
export type RunMode = {
  readonly nodeEnv: "production" | "development";
  readonly apiArguments: readonly string[];
  readonly siteArguments: readonly string[];
  /** Work between the checks and the start, such as installing and building. */
  readonly prepare: () => Promise<void>;
};

/** Checks the machine, starts insurer-api and the storefront, tells where they are, and stops them on a signal. */
export async function runServices(mode: RunMode): Promise<void> {
  const services: Service[] = [];
  const supervised: Supervised[] = [];
  let stopping = false;
  const stop = async () => {
    if (stopping) {
      return;
    }
    stopping = true;
    if (services.length > 0) {
      console.log("\nStopping: finishing what is in flight…");
    }
    await stopAll(services, supervised);
    process.exit(0);
  };
  onStopSignal(stop);
  try {
    const { env, siteUrl, apiUrl } = await checkedEnvironment(mode);
    await mode.prepare();
    const started: Omit<Supervision, "say">[] = [];
    for (const { plan, readyUrl } of plansFor(mode, env, apiUrl, siteUrl)) {
      const first = await startService(plan);
      services.push(first);
      started.push({ plan, readyUrl, first });
    }
    await Promise.all(started.map(({ first, readyUrl }) => waitUntilReady(first, readyUrl)));
    if (stopping) {
      return;
    }
    for (const service of started) {
      supervised.push(supervise({ ...service, say: (text) => console.error(`\n${text}`) }));
    }
    console.log(welcomeText(env.PUBLIC_URL ?? siteUrl, apiUrl, await demoFactsOf(apiUrl)));
  } catch (error) {
    if (!stopping) {
      stopping = true;
      await stopAll(services, supervised);
      exitWith(error);
    }
  }
}

/** The storefront first: what it still has to answer needs insurer-api. */
async function stopAll(
  services: readonly Service[],
  supervised: readonly Supervised[],
): Promise<void> {
  const released = await Promise.all(supervised.map((service) => service.release()));
  await stopServices((released.length > 0 ? released : services).toReversed());
}

async function checkedEnvironment(mode: RunMode) {
  const port = portFrom("PORT", process.env.PORT, STOREFRONT_PORT);
  const apiPort = portFrom("API_PORT", process.env.API_PORT, API_PORT);
  requireOwnPorts(port, apiPort);
  const dataFolder = resolve(ROOT, process.env.DATA_DIR || ".data");
  await requireWritableFolder(dataFolder);
  await requireFreePort("PORT", port);
  await requireFreePort("API_PORT", apiPort);
  const host = reachableHost(process.env.HOST);
  const siteUrl = `http://${host}:${port}`;
  const apiUrl = `http://${host}:${apiPort}`;
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: mode.nodeEnv,
    SANDBOX: "on",
    PUBLIC_URL: `http://localhost:${port}`,
    API_PUBLIC_URL: apiUrl,
    INSURER_API_URL: apiUrl,
    // No balancer has to hear of a restart after a change.
    ...(mode.nodeEnv === "development" ? { SHUTDOWN_NOTICE_MS: "0" } : {}),
    ...settingsGiven(process.env),
    ...(await secretsFor(dataFolder, process.env)),
    PORT: String(port),
    API_PORT: String(apiPort),
    DATA_DIR: dataFolder,
  };
  return { env, siteUrl, apiUrl };
}

function plansFor(
  mode: RunMode,
  env: NodeJS.ProcessEnv,
  apiUrl: string,
  siteUrl: string,
): readonly { readonly plan: ServicePlan; readonly readyUrl: string }[] {
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
