import type { AuditEvent } from "#src/platform/database/schema/desk.ts";
import { AT, rowId } from "./story-rows.ts";

/** A sample audit event on the day of the stories. */
export const anAct = (changes: Partial<AuditEvent>): AuditEvent => ({
  position: 1,
  id: rowId(1),
  staffName: "farrukh",
  role: "pricing",
  action: "price.propose",
  subject: "",
  reason: "",
  happenedAt: AT,
  previousHash: "",
  hash: "",
  ...changes,
});
