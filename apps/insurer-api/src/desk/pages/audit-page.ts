import { desc, lt } from "drizzle-orm";
import type { Hono } from "hono";
import type { DeskContext } from "#src/desk/shell/desk-request.ts";
import { auditEvent } from "#src/platform/database/schema/desk.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import type { Platform } from "#src/platform/platform.ts";
import { showAudit } from "./audit-view.ts";

const SHOWN = 100;

/** Audit log of staff actions, newest first. */
export function auditPages(
  service: Pick<Platform, "db">,
  deskContext: DeskContext,
): (app: Hono<AppEnv>) => void {
  return (app) => {
    app.get(`${deskContext.path}/audit`, async (context) => {
      deskContext.actorFor(context, "seeAudit", "");
      const before = Number(context.req.query("before"));
      const events = await service.db
        .select()
        .from(auditEvent)
        .where(
          Number.isSafeInteger(before) && before > 0 ? lt(auditEvent.position, before) : undefined,
        )
        .orderBy(desc(auditEvent.position))
        .limit(SHOWN);
      return showAudit(deskContext, context, events);
    });
  };
}
