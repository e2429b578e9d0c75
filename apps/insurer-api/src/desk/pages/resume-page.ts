import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { finishResume, takeResume } from "#src/content/resume/resumes.ts";
import { listContent } from "#src/content/schema/content-table.ts";
import { handlingStep } from "#src/desk/shell/desk-command.ts";
import { deskCommands, deskFile, deskPage, deskPages } from "#src/desk/shell/desk-page.ts";
import { type DeskRequest, idIn } from "#src/desk/shell/desk-request.ts";
import { readWorkList } from "#src/desk/shell/list-query.ts";
import type { ListPage } from "#src/desk/shell/work-list.ts";
import { listAuditEvents } from "#src/desk/timeline/timeline-entries.ts";
import { resume, resumeFile } from "#src/platform/database/schema/resume.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { type ResumeFacts, resumesView } from "./resume-view.ts";

/** Audit subject of a resume. */
const resumeSubject = (id: string) => `resume:${id}`;

/** A page of unanswered resumes, or of all. */
async function readResumes(db: Database, desk: DeskRequest): Promise<ListPage<ResumeFacts>> {
  const page = await readWorkList(db, desk, resume, isNull(resume.doneAt));
  const ids = page.shown.map(({ id }) => id);
  const files = await db
    .select()
    .from(resumeFile)
    .where(inArray(resumeFile.resumeId, ids))
    .orderBy(asc(resumeFile.createdAt));
  const events = await listAuditEvents(db, ids.map(resumeSubject));
  const vacancies = await listContent(db, "vacancy");
  const shown = page.shown.map((one) => ({
    resume: one,
    vacancy:
      vacancies.find(({ id }) => String(id) === one.vacancyId)?.title[desk.language] ??
      one.vacancyId,
    files: files.filter(({ resumeId }) => resumeId === one.id),
    events: events.filter(({ subject }) => subject === resumeSubject(one.id)),
  }));
  return { ...page, shown };
}

type Needs = Pick<Service, "db" | "log" | "now" | "store">;

/** Pages on which staff take, read and answer resumes for vacancies. */
export const resumePages = deskPages(
  deskPage<Needs, ListPage<ResumeFacts>>({
    path: "/resumes",
    permission: "handleResumes",
    facts: ({ db }, desk) => readResumes(db, desk),
    view: resumesView,
  }),
  deskCommands<Needs>({
    path: "/resumes/:id",
    permission: "handleResumes",
    about: (_service, desk) => ({ subject: resumeSubject(idIn(desk)), page: "/resumes" }),
    commands: {
      take: handlingStep("resume.take", takeResume),
      done: handlingStep("resume.done", finishResume),
    },
  }),
  deskFile<Needs>({
    path: "/resumes/:id/files/:fileId",
    permission: "handleResumes",
    async find({ db }, desk) {
      const id = idIn(desk);
      const isShown = and(eq(resumeFile.id, idIn(desk, "fileId")), eq(resumeFile.resumeId, id));
      const [file] = await db.select().from(resumeFile).where(isShown);
      return file && { kind: "resume", id, file };
    },
  }),
);
