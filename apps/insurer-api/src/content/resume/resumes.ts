import { DAY_MS, RETENTION } from "@sughurta/domain";
import { and, eq, isNull, lt } from "drizzle-orm";
import { resume, resumeFile } from "#src/platform/database/schema/resume.ts";
import { sweepRows } from "#src/platform/database/sweep-rows.ts";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import type { Platform } from "#src/platform/platform.ts";
import { rescanFiles } from "#src/platform/uploads/rescan-files.ts";

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

/** Scans resume files again that were uploaded while the scanner was unavailable. */
export async function rescanResumeFiles(
  service: Pick<Platform, "db" | "log" | "store" | "scanner">,
): Promise<void> {
  await rescanFiles(service, resumeFile, async (id) => {
    await service.db.update(resumeFile).set({ state: "refused" }).where(eq(resumeFile.id, id));
  });
}

const KEPT_MS = RETENTION.resumes.days * DAY_MS;

/**
 * Deletes resumes after the number of days that the privacy page states; their files are deleted later, since no row
 * refers to them.
 */
export async function sweepResumes({ db, now }: Pick<Platform, "db" | "now">): Promise<void> {
  const oldest = new Date(now().getTime() - KEPT_MS);
  await sweepRows(db, resume, [resume.id], lt(resume.createdAt, oldest));
}
