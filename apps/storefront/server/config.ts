import { homedir } from "node:os";
import { join, resolve } from "node:path";
import type { Language } from "@sughurta/domain";
import {
  type Environment,
  type MetricsSettings,
  readSettings,
  type SettingValues,
} from "@sughurta/server-kit";
import { SETTINGS } from "./settings.ts";

/** Everything a deployer may set, validated; see the table in the README. */
export interface Config {
  port: number;
  host: string;
  /** Origin under which visitors reach the site. */
  publicUrl: string;
  insurerApiUrl: string;
  sessionSecret: string;
  site: { username: string; password: string };
  service: { username: string; password: string };
  /** Origins to which a purchase may send the browser. */
  paymentOrigins: readonly string[];
  /** Origins to which an activation may send the browser. */
  activationOrigins: readonly string[];
  /** Base of the separate sales site; empty when our own order form serves. */
  saleSiteUrl: string;
  /** Base of the policy terms by number; empty when the documents of the content service serve. */
  policyTermsUrl: string;
  /** Pictures of the map of offices and whom their licence names; without them the map is a drawing. */
  mapTiles: { url: string; attribution: string } | undefined;
  /** Without a colour it is that of the kit. */
  brand: { name: string; legalName: string; colour: string | undefined };
  supportPhone: string;
  /** Languages that are offered; the first is that of who has not chosen one. */
  languages: readonly Language[];
  /** Number for help that can be called from abroad. */
  assistancePhone: string;
  /** Folder of content that outlives the process; one that cannot be written is only warned of. */
  cacheFolder: string;
  /** Decides what today is. */
  timeZone: string;
  logLevel: string;
  /** Where operators read counters. */
  metrics: MetricsSettings;
  /** Collector that traces are sent to. */
  traceEndpoint: string | undefined;
  /** Proxies before the site whose word about an address is believed. */
  trustedProxies: number;
  /** Widens the rate limits; 0 switches them off for load measurements. */
  rateLimitFactor: number;
  /** How long `/readyz` says no before the process ends what is in flight. */
  shutdownNoticeMs: number;
}

/** Reads and checks the settings; throws a `ConfigError` that names every wrong one. */
export function readConfig(environment: Environment): Config {
  const values = readSettings(SETTINGS, environment);
  const service = { username: values.SERVICE_USERNAME, password: values.SERVICE_PASSWORD };
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    insurerApiUrl: values.INSURER_API_URL,
    sessionSecret: values.SESSION_SECRET,
    site: {
      username: values.SITE_USERNAME ?? service.username,
      password: values.SITE_PASSWORD ?? service.password,
    },
    service,
    paymentOrigins: values.PAYMENT_ORIGINS ?? [values.INSURER_API_URL],
    activationOrigins: values.ACTIVATION_ORIGINS ?? [values.INSURER_API_URL],
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
    cacheFolder: cacheFolderOf(values, environment.XDG_CACHE_HOME),
    timeZone: values.TIME_ZONE,
    logLevel: values.LOG_LEVEL,
    metrics: {
      port: values.METRICS_PORT,
      host: values.METRICS_HOST,
      token: values.METRICS_TOKEN,
    },
    traceEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    trustedProxies: values.TRUST_PROXY,
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
    shutdownNoticeMs: values.SHUTDOWN_NOTICE_MS,
  };
}

/** The set folder, else beside the data, else where this user's programs keep such things. */
function cacheFolderOf(
  { CACHE_DIR, DATA_DIR }: Pick<SettingValues<typeof SETTINGS>, "CACHE_DIR" | "DATA_DIR">,
  userCaches: string | undefined,
): string {
  if (CACHE_DIR) return resolve(CACHE_DIR);
  if (DATA_DIR) return resolve(DATA_DIR, "cache");
  return join(userCaches || join(homedir(), ".cache"), "sughurta");
}
