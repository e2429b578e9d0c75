import type { Claim } from "#src/platform/database/schema/service.ts";
import { AT } from "./story-rows.ts";

/** One of many claims, by its number. */
export const aClaim = (number: number, changes: Partial<Claim> = {}): Claim => ({
  id: `${String(number).padStart(8, "3f5a7c0")}-0000-4000-8000-000000000000`,
  owner: "visitor",
  fullName: "Раҳимова Мадина",
  policyNumber: "4087072010",
  note: "Пропал чемодан на рейсе Душанбе – Стамбул, в аэропорту составили акт.",
  phone: "992927123456",
  email: "madina@mail.tj",
  channel: "site",
  language: "ru",
  state: "registered",
  paidDiram: null,
  refusal: null,
  createdAt: AT,
  ...changes,
});
