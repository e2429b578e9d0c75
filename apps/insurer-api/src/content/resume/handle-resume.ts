import { and, eq, isNull } from "drizzle-orm";
import { resume } from "#src/platform/database/schema/resume.ts";
import { FailureError } from "#src/platform/http/failure-error.ts";
import type { Platform } from "#src/platform/platform.ts";

type Needs = Pick<Platform, "db" | "now">;

/** Gives a resume to a member of staff, who reads it and answers. Throws 409 where somebody has it. */
export async function takeResume({ db, now }: Needs, id: string, staffName: string): Promise<void> {
  const [taken] = await db
    .update(resume)
    .set({ takenBy: staffName, takenAt: now() })
    .where(and(eq(resume.id, id), isNull(resume.takenAt)))
    .returning({ id: resume.id });
  if (!taken) throw new FailureError(409, "decidedBefore");
}

/** Ends the work on a resume. Throws 409 where it has ended, or somebody else has it. */
export async function finishResume(
  { db, now }: Needs,
  id: string,
  staffName: string,
): Promise<void> {
  const isTheirs = and(eq(resume.id, id), eq(resume.takenBy, staffName), isNull(resume.doneAt));
  const [done] = await db
    .update(resume)
    .set({ doneAt: now() })
    .where(isTheirs)
    .returning({ id: resume.id });
  if (!done) throw new FailureError(409, "decidedBefore");
}
