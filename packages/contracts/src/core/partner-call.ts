import * as z from "zod/mini";
import { fromWire } from "./wire.ts";

/** What can be wrong with a partner's call. */
const partnerRefusalCode = z.enum([
  "partnerKeyMissing",
  "partnerKeyUnknown",
  "partnerKeyWithdrawn",
  "partnerOriginNotAllowed",
  "partnerReturnPageNotAllowed",
  "partnerSecretWrong",
]);
export type PartnerRefusalCode = z.output<typeof partnerRefusalCode>;

const partnerRefusal = z.object({
  message: z.string(),
  code: partnerRefusalCode,
  developerMessage: z.string(),
});

/** Any call of a partner's page may be answered 403 so: a sentence for people, and one for its developer. */
export type PartnerRefusal = z.output<typeof partnerRefusal>;

/** Reads the body of an answer 403, where it is about a partner's key. */
export function readPartnerRefusal(json: unknown): PartnerRefusal | undefined {
  return partnerRefusal.safeParse(fromWire(json)).data;
}
