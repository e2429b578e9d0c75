import type { Language } from "@sughurta/domain";
import { asc, inArray, like, or, type SQL } from "drizzle-orm";
import { failureMeaning } from "#src/desk/pages/message-labels.ts";
import { auditEvent } from "#src/platform/database/schema/desk.ts";
import { type OutboxMessage, outbox } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { timelineTexts } from "./timeline-texts.ts";

/** Something that happened to a policy or a claim. */
export interface TimelineEntry {
  readonly at: Date;
  /** In the reader's language, without personal data. */
  readonly what: string;
  /** A member of staff, a provider, or the policyholder. */
  readonly who?: string;
  /** Of a message: whom it was for. */
  readonly recipient?: Pick<OutboxMessage, "channel" | "recipient">;
  /** What staff or programs wrote. */
  readonly note?: string;
  /** What a customer wrote, or is called. */
  readonly secret?: string;
  /** Page of the thing it happened to, after the desk's own path. */
  readonly page?: string;
}

/** Oldest first; what happened at one moment stays as it was collected. */
export const inOrder = (entries: readonly TimelineEntry[]): TimelineEntry[] =>
  entries.toSorted((a, b) => a.at.getTime() - b.at.getTime());

/** Messages whose keys begin in one of these ways, or that a condition finds; they are kept for 30 days. */
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
  return rows.map(({ createdAt, sentAt, state, channel, recipient, lastFailure, dedupeKey }) => ({
    at: sentAt ?? createdAt,
    what: [messages[state], channel, topics[dedupeKey.split(":")[0] ?? ""]]
      .filter(Boolean)
      .join(" · "),
    recipient: { channel, recipient },
    note: [failureMeaning(lastFailure, language), lastFailure].filter(Boolean).join(" · "),
  }));
}

/** What staff did to some things. */
export function auditEventsOf(db: Database, subjects: readonly string[]) {
  return db
    .select()
    .from(auditEvent)
    .where(inArray(auditEvent.subject, [...subjects]))
    .orderBy(asc(auditEvent.position));
}
