import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { secretsFor } from "./dev-secrets.ts";
import { freePort } from "./free-port.ts";
import { DEMO_CONTENT } from "./repository.ts";
import {
  type Service,
  startArguments,
  startService,
  stopServices,
  waitUntilReady,
} from "./services.ts";
import { openTestKeysService } from "./test-keys-service.ts";

/** A partner as `PARTNERS_FILE` names one. */
export type PartnerEntry = {
  readonly code: string;
  readonly keys: readonly string[];
  readonly origins: readonly string[];
  readonly returnPages: readonly string[];
  readonly serverSecrets?: readonly string[];
};

/** Both applications, running for a test. */
export type TestSite = {
  readonly siteUrl: string;
  readonly apiUrl: string;
  readonly deskUrl: string;
  /** Stops both; throws when one of them does not end well. */
  readonly stop: () => Promise<void>;
};

const getAddress = (port: number) => `http://127.0.0.1:${port}`;

/**
 * Starts both applications by their own `start` scripts, as `npm start` does, on free ports and an empty, seeded folder
 * that is deleted afterwards; `settings` override those of a test.
 */
export async function startTestSite(
  partners: readonly PartnerEntry[],
  settings: Readonly<Record<string, string>> = {},
): Promise<TestSite> {
  const dataFolder = await mkdtemp(join(tmpdir(), "sughurta-test-"));
  const [port, apiPort, deskPort] = [await freePort(), await freePort(), await freePort()];
  const siteUrl = getAddress(port);
  const apiUrl = getAddress(apiPort);
  // The host name used by insurer-api itself, for which browsers create passkeys.
  const deskUrl = `http://localhost:${deskPort}`;
  const partnersFile = join(dataFolder, "partners.json");
  await writeFile(partnersFile, JSON.stringify(partners));
  const env = {
    ...process.env,
    ...(await secretsFor(dataFolder, {})),
    NODE_ENV: "production",
    SANDBOX: "on",
    SEED_MODULE: DEMO_CONTENT,
    LOG_LEVEL: "warn",
    // One machine simulates all visitors.
    RATE_LIMIT_FACTOR: "0",
    RATE_LIMITS: "off",
    // A payment without a notification is queried at once instead of after a minute.
    PAYMENT_ASK_AFTER_SECONDS: "3",
    PORT: String(port),
    API_PORT: String(apiPort),
    DESK_PORT: String(deskPort),
    PUBLIC_URL: siteUrl,
    API_PUBLIC_URL: apiUrl,
    INSURER_API_URL: apiUrl,
    PARTNERS_FILE: partnersFile,
    DATA_DIR: dataFolder,
    ...settings,
  };
  const services: Service[] = [];
  const getPlan = (name: string) => {
    const folder = `apps/${name}`;
    const nodeArguments = startArguments(folder);
    return {
      env,
      logFolder: join(dataFolder, "logs"),
      showAll: false,
      name,
      folder,
      nodeArguments,
    };
  };
  const testKeys = await openTestKeysService({
    sales: getPlan("insurer-api"),
    apiUrl,
    dataFolder: await mkdtemp(join(dataFolder, "tests-")),
    ports: [0, 0],
  });
  const start = async (name: string, url: string) => {
    const plan = getPlan(name);
    const service = await startService({ ...plan, env: { ...env, ...testKeys.siteSettings } });
    // The storefront stops first: its pending responses need insurer-api.
    services.unshift(service);
    await waitUntilReady(service, `${url}/readyz`);
  };
  const end = async () => {
    await stopServices(services);
    await testKeys.onDemand.close();
    await rm(dataFolder, { recursive: true, force: true });
  };
  try {
    await start("insurer-api", apiUrl);
    await start("storefront", siteUrl);
  } catch (error) {
    await end();
    throw error;
  }
  const stop = async () => {
    await end();
    const codes = await Promise.all(services.map(({ exited }) => exited));
    if (codes.some((code) => code !== 0)) {
      throw new Error(
        `Warned to stop, storefront and insurer-api ended with ${codes.join(" and ")}.`,
      );
    }
  };
  return { siteUrl, apiUrl, deskUrl, stop };
}
