import { desc, lt } from "drizzle-orm";
import { deskPage } from "#src/desk/shell/desk-page.ts";
import { type AuditEvent, auditEvent } from "#src/platform/database/schema/desk.ts";
import type { Platform } from "#src/platform/platform.ts";
import { auditView } from "./audit-view.ts";

const SHOWN = 100;

/** Audit log of staff actions, newest first. */
export const auditPages = deskPage<Pick<Platform, "db">, readonly AuditEvent[]>({
  path: "/audit",
  permission: "seeAudit",
  facts({ db }, desk) {
    const before = Number(desk.query.before);
    const isPosition = Number.isSafeInteger(before) && before > 0;
    return db
      .select()
      .from(auditEvent)
      .where(isPosition ? lt(auditEvent.position, before) : undefined)
      .orderBy(desc(auditEvent.position))
      .limit(SHOWN);
  },
  view: auditView,
});
