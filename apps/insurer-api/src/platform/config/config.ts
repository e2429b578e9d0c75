import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { toDiram } from "@sughurta/domain";
import {
  ConfigError,
  type Environment,
  type MetricsSettings,
  readSettings,
  type SecretList,
  type SettingValues,
} from "@sughurta/server-kit";
import { getExportTargets } from "./export-settings.ts";
import { getObjectStorage } from "./object-storage.ts";
import { SETTINGS } from "./settings.ts";

/** Listeners of the service: the API, the desk, and payment providers with returning buyers. */
export type Listener = "api" | "desk" | "payments";

/** The checked settings of a running service. */
export type Config = ReturnType<typeof toConfig>;

const MB = 1_000_000;

/** Reads and validates the settings. Throws a `ConfigError` that names every invalid variable and its remedy. */
export function readConfig(environment: Environment): Config {
  return toConfig(readSettings(SETTINGS, environment));
}

/** Host under which this machine reaches a service that listens on `host`. */
export function ownHost(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

/** Browsers create passkeys for host names, not for IP addresses. */
const deskHost = (host: string): string =>
  host === "127.0.0.1" || host === "::1" ? "localhost" : ownHost(host);

function getDesk({
  DESK_PORT: port,
  DESK_HOST: host,
  DESK_URL: url,
}: SettingValues<typeof SETTINGS>) {
  return port === undefined
    ? undefined
    : { host, port, url: url ?? `http://${deskHost(host)}:${port}` };
}

function getPayments(
  {
    PAYMENTS_PORT: port,
    PAYMENTS_HOST: host,
    PAYMENTS_URL: url,
    PAYMENT_PROVIDERS_FILE: file,
  }: SettingValues<typeof SETTINGS>,
  apiUrl: string,
) {
  return {
    listener: port === undefined ? undefined : { host, port },
    url: url ?? (port === undefined ? apiUrl : `http://${ownHost(host)}:${port}`),
    providersFile: file === undefined ? undefined : resolve(file),
  };
}

function getWebhook({ WEBHOOK_URL: url, WEBHOOK_SECRET: secrets }: SettingValues<typeof SETTINGS>) {
  if (url === undefined) return undefined;
  if (secrets === undefined) {
    throw new ConfigError([
      "WEBHOOK_SECRET is missing: it signs requests to WEBHOOK_URL, so that the receiver can verify them",
    ]);
  }
  return { url, secrets };
}

function getPooler({
  DATABASE_POOLER: isPooled,
  DATABASE_DIRECT_URL: directUrl,
}: SettingValues<typeof SETTINGS>) {
  if (!isPooled && directUrl !== undefined) {
    throw new ConfigError([
      "DATABASE_DIRECT_URL needs DATABASE_POOLER=on: without a pooler, DATABASE_URL leads to the server itself",
    ]);
  }
  return isPooled ? { directUrl } : undefined;
}

function getMail({ MAIL_URL: server, MAIL_FROM: from }: SettingValues<typeof SETTINGS>) {
  if (server === undefined) return undefined;
  if (from === undefined) {
    throw new ConfigError(["MAIL_FROM is missing: emails need a sender address"]);
  }
  return { server, from };
}

function createTill({ FISCAL_URL: url, FISCAL_SECRET: secrets }: SettingValues<typeof SETTINGS>) {
  if (url === undefined) return undefined;
  if (secrets === undefined) {
    throw new ConfigError([
      "FISCAL_SECRET is missing: it signs requests to FISCAL_URL, so that the till can verify them",
    ]);
  }
  return { url, secret: secrets[0] };
}

function getBankSecrets(
  { PAYMENT_CALLBACK_SECRET: secrets }: SettingValues<typeof SETTINGS>,
  sandbox: boolean,
): SecretList | undefined {
  if (sandbox && secrets === undefined) {
    throw new ConfigError([
      "PAYMENT_CALLBACK_SECRET is missing: the sandbox bank signs with it. Start with `npm start` or `pnpm dev`, which create it, or set SANDBOX=off",
    ]);
  }
  return secrets;
}

/** Settings with which specimens would cost money, be registered at a till or reach the insurer's systems. */
const REAL_RECEIVERS = ["PAYMENT_PROVIDERS_FILE", "FISCAL_URL", "WEBHOOK_URL"] as const;

function getSpecimens(set: SettingValues<typeof SETTINGS>, sandbox: boolean): boolean {
  if (!set.SPECIMENS) return false;
  const problems = [
    ...(sandbox ? [] : ["SPECIMENS=on needs SANDBOX=on: specimens are paid at the sandbox bank"]),
    ...REAL_RECEIVERS.filter((name) => set[name] !== undefined).map(
      (name) => `${name} must be left out with SPECIMENS=on: a specimen is no sale`,
    ),
  ];
  if (problems.length > 0) throw new ConfigError(problems);
  return true;
}

function toConfig(set: SettingValues<typeof SETTINGS>) {
  const dataDir = resolve(set.DATA_DIR);
  const production = set.NODE_ENV === "production";
  const sandbox = set.SANDBOX ?? !production;
  const apiUrl = set.API_PUBLIC_URL ?? `http://${ownHost(set.HOST)}:${set.API_PORT}`;
  const payments = getPayments(set, apiUrl);
  const objectStorage = getObjectStorage(set);
  const folder = objectStorage ? undefined : set.STORAGE_URL;
  const trustedProxies: Readonly<Record<Listener, number>> = {
    api: set.API_TRUST_PROXY,
    desk: set.DESK_TRUST_PROXY,
    payments: set.PAYMENTS_TRUST_PROXY,
  };
  const metrics: MetricsSettings = {
    port: set.API_METRICS_PORT,
    host: set.METRICS_HOST,
    tokens: set.METRICS_TOKEN,
  };
  return {
    production,
    /** Whether specimens are issued in place of policies, and nothing is sold. */
    specimens: getSpecimens(set, sandbox),
    host: set.HOST,
    port: set.API_PORT,
    trustedProxies,
    dataDir,
    databaseUrl: set.DATABASE_URL,
    /** Undefined if DATABASE_URL leads to the server itself. */
    pooler: getPooler(set),
    databasePoolSize: set.DATABASE_POOL_SIZE,
    publicUrl: set.PUBLIC_URL,
    apiUrl,
    /** Folder of files without object storage. */
    uploadsDir: folder === undefined ? resolve(dataDir, "uploads") : fileURLToPath(folder),
    objectStorage,
    disk: {
      lowBytes: Math.max(set.DISK_LOW_MB, set.DISK_RESERVE_MB) * MB,
      reserveBytes: set.DISK_RESERVE_MB * MB,
    },
    scannerUrl: set.SCANNER_URL,
    seedModule: set.SEED_MODULE === undefined ? undefined : resolve(set.SEED_MODULE),
    sandbox,
    service: { username: set.SERVICE_USERNAME, passwords: set.SERVICE_PASSWORD },
    site: {
      username: set.SITE_USERNAME ?? set.SERVICE_USERNAME,
      passwords: set.SITE_PASSWORD ?? set.SERVICE_PASSWORD,
    },
    /** Of each, the first signs and encrypts, all verify and decrypt. */
    secrets: {
      siteToken: set.SITE_TOKEN_SECRET,
      userToken: set.USER_TOKEN_SECRET,
      /** Of the sandbox bank; undefined without the sandbox. */
      paymentCallback: getBankSecrets(set, sandbox),
      draft: set.DRAFT_KEY,
    },
    /** `url` has no trailing slash. */
    desk: getDesk(set),
    /** Limits up to which one staff member decides without another; diram, and percent. */
    alone: {
      refundDiram: toDiram(set.REFUND_ALONE_TJS),
      /** By role. */
      payoutDiram: new Map(
        [...set.CLAIM_ALONE_TJS].map(([role, sum]) => [role, toDiram(sum)] as const),
      ) as ReadonlyMap<string, number>,
      couponPercent: set.COUPON_ALONE_PERCENT,
      couponDiram: toDiram(set.COUPON_ALONE_TJS),
    },
    claimNoticeSeconds: set.CLAIM_NOTICE_SECONDS,
    webhook: getWebhook(set),
    partnersFile: set.PARTNERS_FILE === undefined ? undefined : resolve(set.PARTNERS_FILE),
    mail: getMail(set),
    exports: { targets: getExportTargets(set), every: set.EXPORTS_EVERY },
    /** Basis points of received money, by payment operator. */
    paymentFees: set.PAYMENT_FEES ?? new Map<string, number>(),
    smsGateway: set.SMS_URL,
    till: createTill(set),
    traceEndpoint: set.OTEL_EXPORTER_OTLP_ENDPOINT,
    metrics,
    brandName: set.BRAND_NAME,
    languages: set.LANGUAGES,
    /** `#rrggbb`; by default the colour of the UI kit. */
    brandColour: set.BRAND_COLOUR,
    assistancePhone: set.ASSISTANCE_PHONE,
    supportPhone: set.SUPPORT_PHONE,
    timeZone: set.TIME_ZONE,
    activation: {
      url: set.ACTIVATION_URL ?? `${payments.url}/sandbox/activation`,
      byQuery: set.ACTIVATION_BY_QUERY,
    },
    paymentOperators: {
      box: set.PAYMENT_OPERATORS_BOX,
      car: set.PAYMENT_OPERATORS_CAR,
      travel: set.PAYMENT_OPERATORS_TRAVEL,
    },
    /** `url` has no trailing slash. */
    payments,
    paymentLifetimeSeconds: set.PAYMENT_LIFETIME_SECONDS,
    paymentAskAfterSeconds: set.PAYMENT_ASK_AFTER_SECONDS,
    shutdownNoticeMs: set.SHUTDOWN_NOTICE_MS,
    fullCasco: set.FULL_CASCO,
    sms: {
      dailyPerPhone: set.SMS_DAILY_PER_PHONE,
      hourlyPerAddress: set.SMS_HOURLY_PER_ADDRESS,
      dailyPerAddress: set.SMS_DAILY_PER_ADDRESS,
      dailyTotal: set.SMS_DAILY_TOTAL,
    },
    couponHoldSeconds: set.COUPON_HOLD_SECONDS,
    rateLimits: set.RATE_LIMITS,
    logLevel: set.LOG_LEVEL,
  };
}
