import * as z from "zod/mini";
import { isTimeZone } from "./calendar.ts";
import { secretList } from "./secret-list.ts";
import {
  baseAddress,
  languageList,
  matching,
  oneOf,
  type Setting,
  text,
  upTo,
  wholeNumber,
} from "./settings.ts";

/** Settings with the same meaning for both servers. */
export const SERVER_SETTINGS = {
  NODE_ENV: {
    about: "`production` switches the sandboxes off",
    schema: oneOf(["production", "development", "test"]),
    byDefault: "development",
  },
  HOST: { about: "address to listen on", schema: text, byDefault: "127.0.0.1" },
  SERVICE_USERNAME: {
    about: "name of the storefront's service account",
    schema: text,
    byDefault: "storefront",
  },
  SERVICE_PASSWORD: { about: "password of the service account", schema: secretList, secret: true },
  SITE_USERNAME: {
    about: "name of the site's account at the content service; by default SERVICE_USERNAME",
    schema: text,
  },
  SITE_PASSWORD: {
    about: "password of that account; by default SERVICE_PASSWORD",
    schema: secretList,
  },
  METRICS_HOST: {
    about: "address on which the port of /metrics listens",
    schema: text,
    byDefault: "127.0.0.1",
  },
  METRICS_TOKEN: { about: "bearer token for /metrics", schema: secretList },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    about: "address of a collector of traces (OTLP over HTTP); without it none are sent",
    schema: baseAddress,
  },
  BRAND_NAME: { about: "name of the insurer", schema: upTo(60), byDefault: "Sughurta" },
  LANGUAGES: {
    about: "languages of the site, with commas; the first is the default",
    schema: languageList,
    byDefault: "ru,tg,en",
  },
  BRAND_COLOUR: {
    about: "colour of the insurer, from which the colours of its brand are derived",
    schema: matching(/^#[\da-f]{6}$/i, "a colour such as #0a7d4f"),
  },
  SUPPORT_PHONE: {
    about: "short number shown to visitors",
    schema: matching(
      /^\+?[\d ]{3,20}$/,
      "3 to 20 digits and spaces, with a plus before them or without",
    ),
    byDefault: "5511",
  },
  ASSISTANCE_PHONE: {
    about: "assistance number for travellers, callable from abroad",
    schema: matching(
      /^\+[\d ]{8,20}$/,
      "a plus and 8 to 20 digits and spaces, as dialled from abroad",
    ),
    byDefault: "+992 44 600 55 11",
  },
  TIME_ZONE: {
    about: "time zone of the insurer's day",
    schema: text.check(z.refine(isTimeZone, "a time zone such as Asia/Dushanbe")),
    byDefault: "Asia/Dushanbe",
  },
  SHUTDOWN_NOTICE_MS: {
    about:
      "time for which a stopping server answers that it is not ready, before it closes connections",
    schema: wholeNumber(0, 30_000, "milliseconds"),
    byDefault: "500",
  },
  LOG_LEVEL: {
    about: "lowest level of log lines",
    schema: oneOf(["silent", "fatal", "error", "warn", "info", "debug"]),
    byDefault: "info",
  },
} as const satisfies Record<string, Setting>;
