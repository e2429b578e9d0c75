import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type Language, toDiram } from "@sughurta/domain";
import {
  ConfigError,
  type Environment,
  type MetricsSettings,
  readSettings,
  type SettingValues,
} from "@sughurta/server-kit";
import type { S3Settings } from "#src/platform/files/s3/s3-settings.ts";
import type { MailServer, SmsGateway } from "./message-gateways.ts";
import { objectStorageOf } from "./object-storage.ts";
import { SETTINGS } from "./settings.ts";

/** What listens: the API, the desk, and what payment providers reach. */
export type Listener = "api" | "desk" | "payments";

/** The checked settings of one running service. */
export interface Config {
  readonly production: boolean;
  /** Of what is made by test keys of partners: nothing in it is sold. */
  readonly isTest: boolean;
  readonly host: string;
  readonly port: number;
  /** Servers before each listener that append to `X-Forwarded-For` and are believed. */
  readonly trustedProxies: Readonly<Record<Listener, number>>;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly databasePoolSize: number;
  readonly publicUrl: string;
  readonly apiUrl: string;
  /** Where files stand unless there is an object storage. */
  readonly uploadsDir: string;
  readonly objectStorage: S3Settings | undefined;
  /** Free bytes below which drafts and uploads, then everything that was not paid for, are refused. */
  readonly disk: { readonly lowBytes: number; readonly reserveBytes: number };
  /** Where clamd scans files: `tcp://…` or `unix://…`. */
  readonly scannerUrl: string | undefined;
  /** The module with what the service begins with. */
  readonly seedModule: string | undefined;
  readonly sandbox: boolean;
  readonly service: { readonly username: string; readonly password: string };
  /** The account that reads content: the service account unless another one is set. */
  readonly site: { readonly username: string; readonly password: string };
  readonly secrets: {
    readonly siteToken: string;
    readonly userToken: string;
    /** The pretend bank's; there is none without the sandbox. */
    readonly paymentCallback: string | undefined;
    /** The first encrypts, all decrypt. */
    readonly draft: readonly string[];
  };
  /** Where the insurer's own people work; `url` without a slash at the end. */
  readonly desk: { readonly host: string; readonly port: number; readonly url: string } | undefined;
  /** The largest refund that one person may decide without another. */
  readonly refundAloneDiram: number;
  /** The insurer's own systems, which are told what happens. */
  readonly webhook: { readonly url: string; readonly secret: string } | undefined;
  /** Partners that the database begins with; the desk owns them from then on. */
  readonly partnersFile: string | undefined;
  /** Where emails are handed over, and the address that they come from. */
  readonly mail: { readonly server: MailServer; readonly from: string } | undefined;
  /** Where SMS are handed over. */
  readonly smsGateway: SmsGateway | undefined;
  /** Collector that traces are sent to. */
  readonly traceEndpoint: string | undefined;
  /** Online till that payments of the public are registered at. */
  readonly till: { readonly url: string; readonly secret: string } | undefined;
  /** Where operators read counters. */
  readonly metrics: MetricsSettings;
  readonly brandName: string;
  /** The insurer's colour in `#rrggbb`; that of the kit where there is none. */
  readonly brandColour: string | undefined;
  readonly assistancePhone: string;
  /** Languages in which the site is offered. */
  readonly languages: readonly Language[];
  readonly supportPhone: string;
  readonly timeZone: string;
  readonly activation: { readonly url: string; readonly byQuery: boolean };
  readonly paymentOperators: {
    readonly box: readonly string[] | undefined;
    readonly car: readonly string[] | undefined;
    readonly travel: readonly string[] | undefined;
  };
  /** What providers and their buyers reach; `url` without a slash at the end. */
  readonly payments: {
    readonly listener: { readonly host: string; readonly port: number } | undefined;
    readonly url: string;
    readonly providersFile: string | undefined;
  };
  readonly paymentLifetimeSeconds: number;
  readonly paymentAskAfterSeconds: number;
  readonly sweepSeconds: number;
  readonly shutdownNoticeMs: number;
  readonly fullCasco: boolean;
  /** Most SMS codes: for a phone and for all in 24 hours, from an address in an hour and in 24. */
  readonly sms: {
    readonly dailyPerPhone: number;
    readonly hourlyPerAddress: number;
    readonly dailyPerAddress: number;
    readonly dailyTotal: number;
  };
  readonly couponHoldSeconds: number;
  readonly rateLimits: boolean;
  readonly logLevel: string;
}

const MB = 1_000_000;

/**
 * Reads and checks the settings. Throws a `ConfigError` that names every variable at fault and what to do.
 */
export function readConfig(environment: Environment): Config {
  return toConfig(readSettings(SETTINGS, environment));
}

/** Host under which this machine reaches a service that listens on `host`. */
export function ownHost(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

/** Browsers make passkeys for the name of this machine, and none for an address of figures. */
const deskHost = (host: string): string =>
  host === "127.0.0.1" || host === "::1" ? "localhost" : ownHost(host);

function deskOf({
  DESK_PORT: port,
  DESK_HOST: host,
  DESK_URL: url,
}: SettingValues<typeof SETTINGS>) {
  return port === undefined
    ? undefined
    : { host, port, url: url ?? `http://${deskHost(host)}:${port}` };
}

function paymentsOf(
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

function webhookOf({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret }: SettingValues<typeof SETTINGS>) {
  if (url === undefined) return undefined;
  if (secret === undefined) {
    throw new ConfigError([
      "WEBHOOK_SECRET is missing: whoever gets what WEBHOOK_URL is sent has to know that it is ours",
    ]);
  }
  return { url, secret };
}

function mailOf({ MAIL_URL: server, MAIL_FROM: from }: SettingValues<typeof SETTINGS>) {
  if (server === undefined) return undefined;
  if (from === undefined) {
    throw new ConfigError(["MAIL_FROM is missing: emails have to come from an address"]);
  }
  return { server, from };
}

function tillOf({ FISCAL_URL: url, FISCAL_SECRET: secret }: SettingValues<typeof SETTINGS>) {
  if (url === undefined) return undefined;
  if (secret === undefined) {
    throw new ConfigError([
      "FISCAL_SECRET is missing: the till has to know that a receipt is ours",
    ]);
  }
  return { url, secret };
}

function bankSecretOf(
  { PAYMENT_CALLBACK_SECRET: secret }: SettingValues<typeof SETTINGS>,
  sandbox: boolean,
): string | undefined {
  if (sandbox && secret === undefined) {
    throw new ConfigError([
      "PAYMENT_CALLBACK_SECRET is missing: the pretend bank of the sandbox signs with it. Start with `npm start` or `pnpm dev`, which make it, or set SANDBOX=off",
    ]);
  }
  return secret;
}

function toConfig(set: SettingValues<typeof SETTINGS>): Config {
  const dataDir = resolve(set.DATA_DIR);
  const production = set.NODE_ENV === "production";
  const sandbox = set.SANDBOX ?? !production;
  const apiUrl = set.API_PUBLIC_URL ?? `http://${ownHost(set.HOST)}:${set.API_PORT}`;
  const objectStorage = objectStorageOf(set);
  const folder = objectStorage ? undefined : set.STORAGE_URL;
  return {
    production,
    isTest: false,
    host: set.HOST,
    port: set.API_PORT,
    trustedProxies: {
      api: set.API_TRUST_PROXY,
      desk: set.DESK_TRUST_PROXY,
      payments: set.PAYMENTS_TRUST_PROXY,
    },
    dataDir,
    databaseUrl: set.DATABASE_URL,
    databasePoolSize: set.DATABASE_POOL_SIZE,
    publicUrl: set.PUBLIC_URL,
    apiUrl,
    uploadsDir: folder === undefined ? resolve(dataDir, "uploads") : fileURLToPath(folder),
    objectStorage,
    disk: {
      lowBytes: Math.max(set.DISK_LOW_MB, set.DISK_RESERVE_MB) * MB,
      reserveBytes: set.DISK_RESERVE_MB * MB,
    },
    scannerUrl: set.SCANNER_URL,
    seedModule: set.SEED_MODULE === undefined ? undefined : resolve(set.SEED_MODULE),
    sandbox,
    service: { username: set.SERVICE_USERNAME, password: set.SERVICE_PASSWORD },
    site: {
      username: set.SITE_USERNAME ?? set.SERVICE_USERNAME,
      password: set.SITE_PASSWORD ?? set.SERVICE_PASSWORD,
    },
    secrets: {
      siteToken: set.SITE_TOKEN_SECRET,
      userToken: set.USER_TOKEN_SECRET,
      paymentCallback: bankSecretOf(set, sandbox),
      draft: set.DRAFT_KEY,
    },
    desk: deskOf(set),
    refundAloneDiram: toDiram(set.REFUND_ALONE_TJS),
    webhook: webhookOf(set),
    partnersFile: set.PARTNERS_FILE === undefined ? undefined : resolve(set.PARTNERS_FILE),
    mail: mailOf(set),
    smsGateway: set.SMS_URL,
    till: tillOf(set),
    traceEndpoint: set.OTEL_EXPORTER_OTLP_ENDPOINT,
    metrics: { port: set.API_METRICS_PORT, host: set.METRICS_HOST, token: set.METRICS_TOKEN },
    brandName: set.BRAND_NAME,
    languages: set.LANGUAGES,
    brandColour: set.BRAND_COLOUR,
    assistancePhone: set.ASSISTANCE_PHONE,
    supportPhone: set.SUPPORT_PHONE,
    timeZone: set.TIME_ZONE,
    activation: {
      url: set.ACTIVATION_URL ?? `${apiUrl}/sandbox/activation`,
      byQuery: set.ACTIVATION_BY_QUERY,
    },
    paymentOperators: {
      box: set.PAYMENT_OPERATORS_BOX,
      car: set.PAYMENT_OPERATORS_CAR,
      travel: set.PAYMENT_OPERATORS_TRAVEL,
    },
    payments: paymentsOf(set, apiUrl),
    paymentLifetimeSeconds: set.PAYMENT_LIFETIME_SECONDS,
    paymentAskAfterSeconds: set.PAYMENT_ASK_AFTER_SECONDS,
    sweepSeconds: set.SWEEP_SECONDS,
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
