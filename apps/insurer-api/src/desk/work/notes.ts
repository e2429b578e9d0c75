import { DAY_MS, RETENTION } from "@sughurta/domain";
import { asc, eq, lt } from "drizzle-orm";
import { UNMASK_PERMISSIONS } from "#src/desk/access/unmask-grants.ts";
import { type DeskRoutes, deskCommand, deskPages } from "#src/desk/shell/desk-page.ts";
import { type RecordNote, recordNote } from "#src/platform/database/schema/desk.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { sweepRows } from "#src/platform/database/sweep-rows.ts";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import type { Platform } from "#src/platform/platform.ts";
import { NOTE_LENGTH, type NotedKind } from "./note-view.ts";

/** Lists whose records have notes. */
const LIST_OF: Readonly<Record<NotedKind, string>> = {
  policy: "policies",
  payment: "payments",
  claim: "claims",
};
const KINDS = ["policy", "payment", "claim"] as const satisfies readonly NotedKind[];

/** Notes on a record, oldest first. */
export function notesOn(db: Database, kind: NotedKind, id: string): Promise<RecordNote[]> {
  return db
    .select()
    .from(recordNote)
    .where(eq(recordNote.subject, `${kind}:${id}`))
    .orderBy(asc(recordNote.createdAt));
}

/** Accepts notes; the audit event has the id of the note, never its text. */
export const notePages: DeskRoutes<Pick<Platform, "db" | "now">> = deskPages(
  ...KINDS.map((kind) =>
    deskCommand<Pick<Platform, "db" | "now">>({
      path: `/notes/${kind}/:id`,
      permission: UNMASK_PERMISSIONS[kind],
      textLength: NOTE_LENGTH,
      action: "note.add",
      about: (_service, desk) => ({
        subject: `${kind}:${desk.param("id")}`,
        page: `/${LIST_OF[kind]}/${encodeURIComponent(desk.param("id"))}`,
      }),
      reason: () => "",
      async run({ db, now }, { form, command: { actor, decisionId }, subject }) {
        const body = form.text("text");
        if (body === "") throw new FailureError(422, "noteMissing");
        await db.insert(recordNote).values({
          id: decisionId,
          subject,
          staffName: actor.id,
          staffRole: actor.role,
          body,
          createdAt: now(),
        });
      },
    }),
  ),
);

/** Deletes notes after the time in which a claim can be disputed. */
export async function sweepNotes({ db, now }: Pick<Platform, "db" | "now">): Promise<void> {
  const oldest = new Date(now().getTime() - RETENTION.notes.years * 365 * DAY_MS);
  await sweepRows(db, recordNote, [recordNote.id], lt(recordNote.createdAt, oldest));
}
