import { DAY_MS, RETENTION } from "@sughurta/domain";
import { lt } from "drizzle-orm";
import { resume } from "#src/platform/database/schema/resume.ts";
import { sweepRows } from "#src/platform/database/sweep-rows.ts";
import type { Platform } from "#src/platform/platform.ts";

const KEPT_MS = RETENTION.resumes.days * DAY_MS;

/**
 * Deletes resumes after the number of days that the privacy page states; their files are deleted later, since no row
 * refers to them.
 */
export async function sweepResumes({ db, now }: Pick<Platform, "db" | "now">): Promise<void> {
  const oldest = new Date(now().getTime() - KEPT_MS);
  await sweepRows(db, resume, [resume.id], lt(resume.createdAt, oldest));
}
