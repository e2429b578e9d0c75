import type { Language } from "@sughurta/domain";
import { asc, inArray, isNull } from "drizzle-orm";
import type { Context } from "hono";
import { contentOf } from "#src/content/schema/content-table.ts";
import { auditEventsOf } from "#src/desk/timeline/timeline-entry.ts";
import type { AuditEvent } from "#src/platform/database/schema/desk.ts";
import {
  type Resume,
  type ResumeFile,
  resume,
  resumeFile,
} from "#src/platform/database/schema/resume.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { type ListPage, readWorkList } from "./work-list.ts";

/** Data of a resume on its page. */
export interface ResumeView {
  readonly resume: Resume;
  /** Title of the vacancy; its id if it was deleted. */
  readonly vacancy: string;
  readonly files: readonly ResumeFile[];
  /** Audit events, oldest first. */
  readonly events: readonly AuditEvent[];
}

/** Audit subject of a resume. */
export const resumeSubject = (id: string) => `resume:${id}`;

/** A page of unanswered resumes, or of all. */
export async function readResumes(
  db: Database,
  context: Context,
  language: Language,
): Promise<ListPage<ResumeView>> {
  const page = await readWorkList(db, context, resume, isNull(resume.doneAt));
  const ids = page.shown.map(({ id }) => id);
  const files = await db
    .select()
    .from(resumeFile)
    .where(inArray(resumeFile.resumeId, ids))
    .orderBy(asc(resumeFile.createdAt));
  const events = await auditEventsOf(db, ids.map(resumeSubject));
  const vacancies = await contentOf(db, "vacancy");
  const shown = page.shown.map((one) => ({
    resume: one,
    vacancy:
      vacancies.find(({ id }) => String(id) === one.vacancyId)?.title[language] ?? one.vacancyId,
    files: files.filter(({ resumeId }) => resumeId === one.id),
    events: events.filter(({ subject }) => subject === resumeSubject(one.id)),
  }));
  return { ...page, shown };
}
