import { COVER_FIELDS } from "../model/cover-fields.ts";
import type { MotorOrderValues } from "../model/order-values.ts";

/** Fields of a motor order that a shared link may contain. */
export type SharedCover = Pick<MotorOrderValues, (typeof COVER_FIELDS)[number]>;

/** The shareable choices of an order. */
export function sharedCoverOf(values: MotorOrderValues): Partial<SharedCover> {
  return Object.fromEntries(COVER_FIELDS.map((field) => [field, values[field]]));
}
