import { type BoxInsured, INSURED_FIELDS } from "@sughurta/domain/box";
import type { Order } from "#src/database/schema/sales.ts";

/** What the order of a box names to be insured; empty where that is the holder. */
export function boxInsuredOf(details: Order["details"]): BoxInsured {
  // Only the box line writes the details of box orders.
  return (details.insured ?? {}) as BoxInsured;
}

/** Only what is insured out of an order form. */
export function pickInsured(form: BoxInsured): BoxInsured {
  const fields = Object.values(INSURED_FIELDS).filter((field) => form[field] !== undefined);
  return Object.fromEntries(fields.map((field) => [field, form[field]]));
}
