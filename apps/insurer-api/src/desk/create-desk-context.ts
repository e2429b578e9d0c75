import { eq } from "drizzle-orm";
import { auditEvent } from "#src/platform/database/schema/desk.ts";
import { FailureError } from "#src/platform/http/failure-error.ts";
import type { Platform } from "#src/platform/platform.ts";
import { writeAuditEvent } from "./audit/audit-chain.ts";
import { memberOf } from "./desk-session.ts";
import type { DeskContext } from "./pages/desk-context.ts";
import { roleFor } from "./permissions.ts";
import { personalViews } from "./personal/openings.ts";

/** Desk context of signed-in staff: actions are written to the audit chain. */
export function createDeskContext(service: Pick<Platform, "config" | "db" | "now">): DeskContext {
  return {
    path: "",
    timeZone: service.config.timeZone,
    asksWho: false,
    actorFor: (context, permission) => {
      const { name, roles } = memberOf(context);
      const role = roleFor(roles, permission);
      if (role === undefined) throw new FailureError(403, "staffForbidden");
      return { id: name, role };
    },
    may: (context, permission) => roleFor(memberOf(context).roles, permission) !== undefined,
    viewsOf: (context, kind, ids) => personalViews(service, memberOf(context), kind, ids),
    isDone: async (tx, decisionId) =>
      (await tx.$count(auditEvent, eq(auditEvent.id, decisionId))) > 0,
    record: (tx, { decisionId: id, actor, action, subject, reason }) =>
      writeAuditEvent(service, tx, {
        id,
        staffName: actor.id,
        role: actor.role,
        action,
        subject,
        reason,
      }),
  };
}
