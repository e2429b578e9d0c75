import type { Language } from "@sughurta/domain";
import { asc, inArray, like, or, type SQL } from "drizzle-orm";
import { filterTexts } from "#src/desk/texts/filter-texts.ts";
import { failureMeaning } from "#src/desk/texts/message-texts.ts";
import { timelineTexts } from "#src/desk/texts/timeline-texts.ts";
import { type AuditEvent, auditEvent } from "#src/platform/database/schema/desk.ts";
import { type OutboxMessage, outbox } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";

/** An event of a policy or a claim. */
export interface TimelineEntry {
  readonly at: Date;
  /** In the reader's language, without personal data. */
  readonly what: string;
  /** A member of staff, a provider, or the policyholder. */
  readonly who?: string;
  /** Recipient of a message. */
  readonly recipient?: Pick<OutboxMessage, "channel" | "recipient">;
  /** Text of staff or programs. */
  readonly note?: string;
  /** Personal data: a customer's text or name. */
  readonly secret?: string;
  /** Page of the related record, below the desk path. */
  readonly page?: string;
}

/** Sorts oldest first; entries of the same time keep their order. */
export const inOrder = (entries: readonly TimelineEntry[]): TimelineEntry[] =>
  entries.toSorted((a, b) => a.at.getTime() - b.at.getTime());

/** Messages by prefix of their key, or by a condition; messages are stored for 30 days. */
export async function messageEntries(
  db: Database,
  prefixes: readonly string[],
  language: Language,
  also?: SQL,
): Promise<TimelineEntry[]> {
  const rows = await db
    .select()
    .from(outbox)
    .where(or(also, ...prefixes.map((prefix) => like(outbox.dedupeKey, `${prefix}%`))));
  const { messages, topics } = timelineTexts[language];
  const { channels } = filterTexts[language];
  return rows.map(({ createdAt, sentAt, state, channel, recipient, lastFailure, dedupeKey }) => ({
    at: sentAt ?? createdAt,
    what: [messages[state], channels[channel], topics[dedupeKey.split(":")[0] ?? ""]]
      .filter(Boolean)
      .join(" · "),
    recipient: { channel, recipient },
    note: [failureMeaning(lastFailure, language), lastFailure].filter(Boolean).join(" · "),
  }));
}

/** Audit events of some subjects, oldest first. */
export function listAuditEvents(db: Database, subjects: readonly string[]) {
  return db
    .select()
    .from(auditEvent)
    .where(inArray(auditEvent.subject, [...subjects]))
    .orderBy(asc(auditEvent.position));
}

/** A record with its audit events, oldest first. */
export interface Audited<Thing> {
  readonly thing: Thing;
  readonly events: readonly AuditEvent[];
}

/** Reads the audit events of records, by their subjects. */
export async function readAudited<Thing>(
  db: Database,
  things: readonly Thing[],
  getSubject: (thing: Thing) => string,
): Promise<Audited<Thing>[]> {
  const events = things.length > 0 ? await listAuditEvents(db, things.map(getSubject)) : [];
  const bySubject = Map.groupBy(events, ({ subject }) => subject);
  return things.map((thing) => ({ thing, events: bySubject.get(getSubject(thing)) ?? [] }));
}
