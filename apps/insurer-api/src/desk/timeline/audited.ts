import type { AuditEvent } from "#src/platform/database/schema/desk.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { auditEventsOf } from "./timeline-entry.ts";

/** A record with its audit events, oldest first. */
export interface Audited<Thing> {
  readonly thing: Thing;
  readonly events: readonly AuditEvent[];
}

/** Reads the audit events of records, by their subjects. */
export async function readAudited<Thing>(
  db: Database,
  things: readonly Thing[],
  subjectOf: (thing: Thing) => string,
): Promise<Audited<Thing>[]> {
  const events = things.length > 0 ? await auditEventsOf(db, things.map(subjectOf)) : [];
  const bySubject = Map.groupBy(events, ({ subject }) => subject);
  return things.map((thing) => ({ thing, events: bySubject.get(subjectOf(thing)) ?? [] }));
}
