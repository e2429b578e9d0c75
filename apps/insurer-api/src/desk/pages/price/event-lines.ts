import { inArray } from "drizzle-orm";
import { html } from "hono/html";
import { auditEvent } from "#src/platform/database/schema/desk.ts";
import type { Database } from "#src/platform/database/sql.ts";

/** Who did what to things and why, as lines of a page, by their subject. */
export async function eventLines(db: Database, subjects: readonly string[]) {
  const events =
    subjects.length > 0
      ? await db
          .select()
          .from(auditEvent)
          .where(inArray(auditEvent.subject, [...subjects]))
          .orderBy(auditEvent.position)
      : [];
  return (subject: string) =>
    events
      .filter((event) => event.subject === subject)
      .map(
        ({ happenedAt, staffName, action, reason }) =>
          html`<p class="muted">${happenedAt.toISOString()} · ${action} · ${staffName}: ${reason}</p>`,
      );
}
