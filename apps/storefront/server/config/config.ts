import { homedir } from "node:os";
import { join, resolve } from "node:path";
import type { Language } from "@sughurta/domain";
import {
  ConfigError,
  type Environment,
  type MetricsSettings,
  readSettings,
  type SecretList,
  type SettingValues,
} from "@sughurta/server-kit";
import { SETTINGS } from "./settings.ts";

/** Address and account of an insurer-api. */
export interface ServiceAccess {
  readonly insurerApiUrl: string;
  readonly service: { readonly username: string; readonly password: string };
  /** Time for responses to requests that the gateway makes in its own name. */
  readonly responseTimeoutMs: number;
}

/** All settings of a deployment, validated; see the table in the README. */
export interface Config extends ServiceAccess {
  port: number;
  host: string;
  /** Public origin of the site. */
  publicUrl: string;
  /** The insurer-api of partners' test keys; without it they are refused. */
  tests: ServiceAccess | undefined;
  /** The first signs and encrypts, each verifies and decrypts. */
  sessionSecrets: SecretList;
  site: { username: string; password: string };
  /** Origins to which a purchase may redirect the browser. */
  paymentOrigins: readonly string[];
  /** Origins to which an activation may redirect the browser. */
  activationOrigins: readonly string[];
  /** Base of the separate sales site; empty when our own order form is used. */
  saleSiteUrl: string;
  /** Base of the policy terms by number; empty when the documents of the content service are used. */
  policyTermsUrl: string;
  /** Tiles of the map of offices with their attribution; without them the map is a drawing. */
  mapTiles: { url: string; attribution: string } | undefined;
  /** The default is the colour of the ui-kit. */
  brand: { name: string; legalName: string; colour: string | undefined };
  supportPhone: string;
  /** Offered languages; the first is the default. */
  languages: readonly Language[];
  /** Support number that can be called from abroad. */
  assistancePhone: string;
  /** Folder of the persistent content snapshot; a folder that is not writable only causes a warning. */
  cacheFolder: string;
  /** Determines the current date. */
  timeZone: string;
  logLevel: string;
  /** Address of the metrics for operators. */
  metrics: MetricsSettings;
  /** Collector of traces. */
  traceEndpoint: string | undefined;
  /** Proxies in front of the site whose forwarded addresses are trusted. */
  trustedProxies: number;
  /** Shared caches before the site, which are told what has changed; without any, pages are kept by none. */
  edgePurgeUrls: readonly string[];
  /** Multiplies the rate limits; 0 disables them for load tests. */
  rateLimitFactor: number;
  /** How long `/readyz` fails before the process ends requests in flight. */
  shutdownNoticeMs: number;
}

const RESPONSE_MS = 4_000;
/** The service of test keys may start with its first request. */
const START_MS = 25_000;

/** Reads and validates the settings; throws a `ConfigError` that names every invalid one. */
export function readConfig(environment: Environment): Config {
  const values = readSettings(SETTINGS, environment);
  const service = { username: values.SERVICE_USERNAME, password: values.SERVICE_PASSWORD[0] };
  const tests = getTests(values);
  const ownOrigins = [values.INSURER_API_URL, ...(tests ? [tests.insurerApiUrl] : [])];
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    insurerApiUrl: values.INSURER_API_URL,
    responseTimeoutMs: RESPONSE_MS,
    tests,
    sessionSecrets: values.SESSION_SECRET,
    site: {
      username: values.SITE_USERNAME ?? service.username,
      password: values.SITE_PASSWORD?.[0] ?? service.password,
    },
    service,
    paymentOrigins: values.PAYMENT_ORIGINS ?? ownOrigins,
    activationOrigins: values.ACTIVATION_ORIGINS ?? ownOrigins,
    saleSiteUrl: values.SALE_SITE_URL ?? "",
    policyTermsUrl: values.POLICY_TERMS_URL ?? "",
    mapTiles: values.MAP_TILES_URL
      ? { url: values.MAP_TILES_URL, attribution: values.MAP_TILES_ATTRIBUTION }
      : undefined,
    brand: {
      name: values.BRAND_NAME,
      legalName: values.BRAND_LEGAL_NAME,
      colour: values.BRAND_COLOUR,
    },
    languages: values.LANGUAGES,
    supportPhone: values.SUPPORT_PHONE,
    assistancePhone: values.ASSISTANCE_PHONE,
    cacheFolder: getCacheFolder(values, environment.XDG_CACHE_HOME),
    timeZone: values.TIME_ZONE,
    logLevel: values.LOG_LEVEL,
    metrics: {
      port: values.METRICS_PORT,
      host: values.METRICS_HOST,
      tokens: values.METRICS_TOKEN,
    },
    traceEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    trustedProxies: values.TRUST_PROXY,
    edgePurgeUrls: values.EDGE_PURGE_URLS ?? [],
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
    shutdownNoticeMs: values.SHUTDOWN_NOTICE_MS,
  };
}

/** An insurer-api of its own, with a password of its own: the account of the one that sells is never sent there. */
function getTests({
  TEST_INSURER_API_URL: insurerApiUrl,
  TEST_SERVICE_PASSWORD: passwords,
  SERVICE_USERNAME: username,
}: SettingValues<typeof SETTINGS>): ServiceAccess | undefined {
  if (insurerApiUrl === undefined) return undefined;
  if (passwords === undefined) {
    throw new ConfigError([
      "TEST_SERVICE_PASSWORD is missing: the SERVICE_PASSWORD of the insurer-api at TEST_INSURER_API_URL",
    ]);
  }
  return {
    insurerApiUrl,
    service: { username, password: passwords[0] },
    responseTimeoutMs: START_MS,
  };
}

/** The configured folder, else beside the data, else the user's cache folder. */
function getCacheFolder(
  { CACHE_DIR, DATA_DIR }: Pick<SettingValues<typeof SETTINGS>, "CACHE_DIR" | "DATA_DIR">,
  userCaches: string | undefined,
): string {
  if (CACHE_DIR) return resolve(CACHE_DIR);
  if (DATA_DIR) return resolve(DATA_DIR, "cache");
  return join(userCaches || join(homedir(), ".cache"), "sughurta");
}
