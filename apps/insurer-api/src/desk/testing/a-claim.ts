import { getName } from "#src/desk/access/mask.ts";
import type { Claim } from "#src/platform/database/schema/service.ts";
import { AT, BUYER } from "./story-rows.ts";

/** A sample claim, by number. */
export const aClaim = (number: number, changes: Partial<Claim> = {}): Claim => ({
  id: `${String(number).padStart(8, "3f5a7c0")}-0000-4000-8000-000000000000`,
  owner: "visitor",
  fullName: getName(BUYER),
  policyNumber: "4087072010",
  note: "Пропал чемодан на рейсе Душанбе – Стамбул, в аэропорту составили акт.",
  phone: BUYER.phone,
  email: BUYER.email,
  channel: "site",
  language: "ru",
  state: "registered",
  paidDiram: null,
  refusal: null,
  reserveDiram: null,
  createdAt: AT,
  ...changes,
});
