import type { AuditEvent } from "#src/platform/database/schema/desk.ts";

/** Something that somebody of the insurer did on the day of the stories. */
export const anAct = (changes: Partial<AuditEvent>): AuditEvent => ({
  position: 1,
  id: "00000000-0000-4000-8000-000000000001",
  staffName: "farrukh",
  role: "pricing",
  action: "price.propose",
  subject: "",
  reason: "",
  happenedAt: new Date("2026-11-25T09:05:00Z"),
  isTest: false,
  previousHash: "",
  hash: "",
  ...changes,
});
