import { type ResponseOf, toWire } from "@sughurta/contracts/core";
import type { shopSettings } from "@sughurta/contracts/shop";
import type { Config } from "../../config.ts";
import type { PartnerCall } from "./partner-directory.ts";

/** Settings of this insurer for a shop on another site; `today` is the insurer's current date, ISO. */
export function shopSettingsAnswer(
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
