import * as z from "zod/mini";
import { fromWire } from "./wire.ts";

/** Errors of a partner's request. */
const partnerRefusalCode = z.enum([
  "partnerKeyMissing",
  "partnerKeyUnknown",
  "partnerKeyWithdrawn",
  "partnerOriginNotAllowed",
  "partnerReturnPageNotAllowed",
  "partnerSecretWrong",
  "partnerTestKeysOff",
]);
export type PartnerRefusalCode = z.output<typeof partnerRefusalCode>;

const partnerRefusal = z.object({
  message: z.string(),
  code: partnerRefusalCode,
  developerMessage: z.string(),
});

/** A 403 response to any request of a partner's page: a message for users, and one for its developer. */
export type PartnerRefusal = z.output<typeof partnerRefusal>;

/** Parses the body of a 403 response, where it concerns a partner's key. */
export function readPartnerRefusal(json: unknown): PartnerRefusal | undefined {
  return partnerRefusal.safeParse(fromWire(json)).data;
}
