import { secretsFor } from "./dev-secrets.ts";
import { freePort } from "./free-port.ts";
import { OnDemandService } from "./on-demand.ts";
import type { ServicePlan } from "./services.ts";

/** The service of partners' test keys beside the one that sells. */
export type TestKeysService = {
  readonly onDemand: OnDemandService;
  /** Settings of the storefront that uses it. */
  readonly siteSettings: Readonly<Record<"TEST_INSURER_API_URL" | "TEST_SERVICE_PASSWORD", string>>;
  readonly deskUrl: string;
};

/** Options of the service of partners' test keys. */
export type TestKeysOptions = {
  /** The insurer-api that sells, whose address and settings serve as a pattern. */
  readonly sales: Pick<ServicePlan, "env" | "logFolder" | "nodeArguments" | "showAll">;
  /** Its address. */
  readonly apiUrl: string;
  /** A folder of its own. */
  readonly dataFolder: string;
  /** Preferred ports of API and desk. */
  readonly ports: readonly [number, number];
};

/** Settings of the service that sells which no other one may have: its data, its providers, its systems, its listeners. */
const OF_SALES: ReadonlySet<string> = new Set([
  "ACTIVATION_URL",
  "API_METRICS_PORT",
  "DATABASE_URL",
  "FISCAL_SECRET",
  "FISCAL_URL",
  "PAYMENTS_PORT",
  "PAYMENTS_URL",
  "PAYMENT_PROVIDERS_FILE",
  "STORAGE_URL",
  "WEBHOOK_SECRET",
  "WEBHOOK_URL",
]);

/**
 * Opens the ports of an insurer-api for partners' test keys, with a data folder and secrets of its own. It is started by
 * the first request with a test key, or by the first visit to its desk.
 */
export async function openTestKeysService({
  sales,
  apiUrl,
  dataFolder,
  ports,
}: TestKeysOptions): Promise<TestKeysService> {
  const { SERVICE_USERNAME } = sales.env;
  const secrets = await secretsFor(dataFolder, { SERVICE_USERNAME });
  const shared = Object.entries(sales.env).filter(([name]) => !OF_SALES.has(name));
  const getApiUrl = (port: number) => Object.assign(new URL(apiUrl), { port }).origin;
  const getDeskUrl = (port: number) => `http://localhost:${port}`;
  const onDemand = await OnDemandService.open({
    host: sales.env.HOST || "127.0.0.1",
    ports,
    prepare: async ([publicPort = 0, publicDeskPort = 0]) => {
      const [apiPort, deskPort] = [await freePort(), await freePort()];
      const env = {
        ...Object.fromEntries(shared),
        ...secrets,
        SANDBOX: "on",
        SPECIMENS: "on",
        HOST: "127.0.0.1",
        API_PORT: String(apiPort),
        API_PUBLIC_URL: getApiUrl(publicPort),
        DESK_PORT: String(deskPort),
        DESK_URL: getDeskUrl(publicDeskPort),
        DATA_DIR: dataFolder,
      };
      return {
        plan: { ...sales, name: "insurer-api-tests", folder: "apps/insurer-api", env },
        readyUrl: `http://127.0.0.1:${apiPort}/readyz`,
        ports: [apiPort, deskPort],
      };
    },
  });
  const [apiPort = 0, deskPort = 0] = onDemand.ports;
  return {
    onDemand,
    siteSettings: {
      TEST_INSURER_API_URL: getApiUrl(apiPort),
      TEST_SERVICE_PASSWORD: secrets.SERVICE_PASSWORD,
    },
    deskUrl: getDeskUrl(deskPort),
  };
}
