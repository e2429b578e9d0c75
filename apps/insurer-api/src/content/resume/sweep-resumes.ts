import { lt } from "drizzle-orm";
import { resume } from "#src/platform/database/schema/resume.ts";
import { sweepRows } from "#src/platform/database/sweep-rows.ts";
import type { Platform } from "#src/platform/platform.ts";

/** Half a year after it came a resume is old, whether somebody answered it or not. */
const KEPT_MS = 180 * 86_400_000;

/** Removes old resumes; their files follow, since no row knows them any more. */
export async function sweepResumes({ db, now }: Pick<Platform, "db" | "now">): Promise<void> {
  const oldest = new Date(now().getTime() - KEPT_MS);
  await sweepRows(db, resume, [resume.id], lt(resume.createdAt, oldest));
}
