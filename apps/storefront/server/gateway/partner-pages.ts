import { allContracts } from "@sughurta/contracts";
import {
  API_VERSION_HEADER,
  PARTNER_KEY_HEADER,
  RETURN_PAGE_HEADER,
  type ResponseOf,
  toWire,
} from "@sughurta/contracts/core";
import { type StartingPrices, type shopSettings, startingPrices } from "@sughurta/contracts/shop";
import { DEFAULT_LANGUAGE } from "@sughurta/domain";
import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { ContentClient, type ContentReader } from "../cache/content-client.ts";
import { ContentUnavailableError } from "../cache/content-source.ts";
import type { Config } from "../config/config.ts";
import type { PartnerCall } from "../sessions/partner-directory.ts";
import type { InsurerApis } from "./insurer-apis.ts";

/** Chromium's maximum lifetime of a preflight; the permissions of a key are checked on every request. */
const PREFLIGHT_SECONDS = 7_200;

/** Headers of single endpoints beside the common ones. */
const ownHeaders = (of: "request" | "response") => [
  ...new Set(allContracts.flatMap(({ headers }) => headers?.[of] ?? [])),
];

/**
 * Lets pages on a partner's origin read our responses: exact origins, no cookies. Responses to any other origin are
 * unchanged.
 */
export function partnerCors(apis: Pick<InsurerApis, "knowsOrigin">): MiddlewareHandler {
  const allow = cors({
    origin: (origin) => origin,
    allowMethods: [...new Set(allContracts.map(({ method }) => method))],
    allowHeaders: [
      "accept-language",
      "authorization",
      "content-type",
      "idempotency-key",
      PARTNER_KEY_HEADER,
      RETURN_PAGE_HEADER,
      ...ownHeaders("request"),
    ],
    exposeHeaders: [
      "content-disposition",
      "content-language",
      "retry-after",
      "x-request-id",
      API_VERSION_HEADER,
      ...ownHeaders("response"),
    ],
    maxAge: PREFLIGHT_SECONDS,
  });
  return async (c, next) => {
    // Without a partner lookup, requests that a key would allow are refused.
    if (await apis.knowsOrigin(c.req.header("origin"))) {
      const preflight = await allow(c, next);
      if (preflight) return preflight;
      c.res.headers.set("cross-origin-resource-policy", "cross-origin");
      return;
    }
    await next();
    c.header("vary", "Origin", { append: true });
  };
}

/** How long the settings wait for the choices on sale; later an order learns them with its first price. */
const CHOICES_MS = 300;

type Choices = Pick<StartingPrices, "medicalSums" | "ageGroups">;

/** Choices of the travel form that are on sale; none while the service does not respond. */
async function choicesOnSale(prices: ContentReader): Promise<Choices> {
  try {
    const client = new ContentClient(prices, DEFAULT_LANGUAGE, undefined, CHOICES_MS);
    const { medicalSums, ageGroups } = await client.get(startingPrices);
    return { medicalSums, ageGroups };
  } catch (error) {
    if (error instanceof ContentUnavailableError) return {};
    throw error;
  }
}

interface SettingsSources {
  readonly config: Config;
  /** Today in the insurer's time zone, ISO. */
  readonly today: string;
  /** Prices of pages, by the tariffs of sales. */
  readonly prices: ContentReader;
}

/** Settings of this insurer for a shop on another site; a test key's own service has its own tariffs. */
export async function shopSettingsResponse(
  { config, today, prices }: SettingsSources,
  partner: Pick<PartnerCall, "isTest"> | undefined,
): Promise<Response> {
  const { supportPhone, assistancePhone, paymentOrigins, activationOrigins } = config;
  const settings: ResponseOf<typeof shopSettings, 200> = {
    today,
    supportPhone,
    assistancePhone,
    paymentOrigins: [...paymentOrigins],
    activationOrigins: [...activationOrigins],
    ...(partner?.isTest ? { isTest: true } : await choicesOnSale(prices)),
  };
  return Response.json(toWire(settings), { headers: { "cache-control": "no-store" } });
}
