import { and, eq, isNull } from "drizzle-orm";
import { resume } from "#src/platform/database/schema/resume.ts";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import type { Platform } from "#src/platform/platform.ts";

type Needs = Pick<Platform, "db" | "now">;

/** Assigns a resume to a staff member, who reads and answers it. Throws 409 if it is already assigned. */
export async function takeResume({ db, now }: Needs, id: string, staffName: string): Promise<void> {
  const [taken] = await db
    .update(resume)
    .set({ takenBy: staffName, takenAt: now() })
    .where(and(eq(resume.id, id), isNull(resume.takenAt)))
    .returning({ id: resume.id });
  if (!taken) throw new FailureError(409, "decidedBefore");
}

/** Closes a resume. Throws 409 if it is closed, or assigned to another staff member. */
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
