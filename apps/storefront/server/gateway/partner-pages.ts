import { allContracts } from "@sughurta/contracts";
import {
  API_VERSION_HEADER,
  PARTNER_KEY_HEADER,
  RETURN_PAGE_HEADER,
  type ResponseOf,
  toWire,
} from "@sughurta/contracts/core";
import type { shopSettings } from "@sughurta/contracts/shop";
import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
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

/** Settings of this insurer for a shop on another site; `today` is the insurer's current date, ISO. */
export function shopSettingsResponse(
  config: Config,
  today: string,
  partner: Pick<PartnerCall, "isTest"> | undefined,
): Response {
  const { supportPhone, assistancePhone, paymentOrigins, activationOrigins } = config;
  const settings: ResponseOf<typeof shopSettings, 200> = {
    today,
    supportPhone,
    assistancePhone,
    paymentOrigins: [...paymentOrigins],
    activationOrigins: [...activationOrigins],
    ...(partner?.isTest && { isTest: true }),
  };
  return Response.json(toWire(settings), { headers: { "cache-control": "no-store" } });
}
