import {
  commaList,
  numberFrom,
  SERVER_SETTINGS,
  type Setting,
  secretList,
  text,
  upTo,
  webAddress,
  wholeNumber,
} from "@sughurta/server-kit";
import * as z from "zod/mini";

const TILES_RULE = "an address such as https://tiles.example/{z}/{x}/{y}.png";

const port = wholeNumber(0, 65_535);
const origin = z.pipe(
  webAddress,
  z.transform((url) => new URL(url).origin),
);
const originList = z.pipe(commaList, z.array(origin));
const factor = numberFrom(0, 1_000);

/** Every setting of the site; the table in the README is generated from it. */
export const SETTINGS = {
  ...SERVER_SETTINGS,
  PORT: { about: "port to listen on", schema: port, byDefault: "3000" },
  PUBLIC_URL: {
    about: "address of the site as visitors see it; by default localhost and PORT",
    schema: origin,
  },
  INSURER_API_URL: {
    about: "address of the back end",
    schema: origin,
    byDefault: "http://127.0.0.1:3001",
  },
  TEST_INSURER_API_URL: {
    about:
      "address of the back end of partners' test keys, an insurer-api with SPECIMENS=on; without it test keys are refused",
    schema: origin,
  },
  TEST_SERVICE_PASSWORD: {
    about: "SERVICE_PASSWORD of TEST_INSURER_API_URL, another one than that of INSURER_API_URL",
    schema: secretList,
  },
  SESSION_SECRET: {
    about: "signs and encrypts cookies, signs guest tokens",
    schema: secretList,
    secret: true,
  },
  PAYMENT_ORIGINS: {
    about:
      "origins a payment may lead to, with commas; by default INSURER_API_URL and TEST_INSURER_API_URL",
    schema: originList,
  },
  ACTIVATION_ORIGINS: {
    about:
      "origins an activation may lead to, with commas; by default INSURER_API_URL and TEST_INSURER_API_URL",
    schema: originList,
  },
  SALE_SITE_URL: {
    about: "base of the separate sales site; without it the site's own order form is used",
    schema: webAddress,
  },
  POLICY_TERMS_URL: {
    about: "base of the policy terms by number; without it the documents of the content service",
    schema: webAddress,
  },
  MAP_TILES_URL: {
    about: "tiles of the offices map; without them the map is drawn by the site",
    schema: z
      .url({ protocol: /^https?$/, error: TILES_RULE })
      .check(
        z.refine((url) => ["{z}", "{x}", "{y}"].every((part) => url.includes(part)), TILES_RULE),
      ),
  },
  MAP_TILES_ATTRIBUTION: {
    about: "attribution required by the licence of the tiles",
    schema: upTo(120),
    byDefault: "© OpenStreetMap",
  },
  BRAND_LEGAL_NAME: {
    about: "name of the company in the footer",
    schema: upTo(120),
    byDefault: "Sughurta Insurance",
  },
  CACHE_DIR: {
    about:
      "folder of cached content; by default `cache` in DATA_DIR, or ~/.cache/sughurta without it",
    schema: text,
  },
  DATA_DIR: { about: "folder of the cache when CACHE_DIR is not set", schema: text },
  METRICS_PORT: {
    about: "port of /metrics for operators; without it they are not served",
    schema: port,
  },
  TRUST_PROXY: {
    about: "number of proxies before the site that append to X-Forwarded-For",
    schema: wholeNumber(0, 10, "number of proxies"),
    byDefault: "0",
  },
  EDGE_PURGE_URLS: {
    about:
      "addresses of shared caches before the site that receive PURGE, with commas; with them pages may be kept there",
    schema: z.pipe(commaList, z.array(webAddress)),
  },
  RATE_LIMIT_FACTOR: {
    about: "multiplies the rate limits; 0 disables them, for load tests",
    schema: factor,
    byDefault: "1",
  },
} as const satisfies Record<string, Setting>;
