import type { Language } from "@sughurta/domain";
import { asc, eq } from "drizzle-orm";
import { claimHistory } from "#src/claims/claim-history.ts";
import { actionText } from "#src/desk/texts/action-texts.ts";
import { claimDeskTexts } from "#src/desk/texts/claim-texts.ts";
import { timelineTexts } from "#src/desk/texts/timeline-texts.ts";
import { type Claim, claimFile } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import {
  inOrder,
  listAuditEvents,
  messageEntries,
  type TimelineEntry,
} from "./timeline-entries.ts";

/** All events of a claim, oldest first. */
export async function claimTimeline(
  db: Database,
  { id }: Claim,
  language: Language,
): Promise<TimelineEntry[]> {
  const texts = timelineTexts[language];
  const { states } = claimDeskTexts[language];
  const history = await claimHistory(db, id);
  const audit = await listAuditEvents(db, [`claim:${id}`]);
  const files = await db
    .select()
    .from(claimFile)
    .where(eq(claimFile.claimId, id))
    .orderBy(asc(claimFile.createdAt));
  const deciders = new Map(audit.map((event) => [event.id, event.staffName]));
  const eventIds = new Set(history.map((event) => event.id));
  const changes = history.map((event): TimelineEntry => {
    const who = deciders.get(event.id);
    return {
      at: event.createdAt,
      what: event.state ? states[event.state] : texts.claimMessage,
      secret: event.message,
      ...(who === undefined ? {} : { who }),
    };
  });
  const commands = audit
    .filter((event) => !eventIds.has(event.id))
    .map(({ happenedAt, action, staffName, reason }) => ({
      at: happenedAt,
      what: actionText(action, language),
      who: staffName,
      note: reason,
    }));
  const prefixes = [id, ...eventIds].map((key) => `claim:${key}`);
  return inOrder([
    ...changes,
    ...files.map(({ createdAt, name }) => ({ at: createdAt, what: texts.file, secret: name })),
    ...(await messageEntries(db, prefixes, language)),
    ...commands,
  ]);
}
