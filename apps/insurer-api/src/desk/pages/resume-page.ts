import type { Language } from "@sughurta/domain";
import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Context, Hono } from "hono";
import { finishResume, takeResume } from "#src/content/resume/handle-resume.ts";
import { contentOf } from "#src/content/schema/content-table.ts";
import { readDeskForm, runDeskCommand } from "#src/desk/shell/desk-command.ts";
import { sendDeskFile } from "#src/desk/shell/desk-file.ts";
import type { DeskContext } from "#src/desk/shell/desk-request.ts";
import { readWorkList } from "#src/desk/shell/list-query.ts";
import type { ListPage } from "#src/desk/shell/work-list.ts";
import { auditEventsOf } from "#src/desk/timeline/timeline-entries.ts";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { resume, resumeFile } from "#src/platform/database/schema/resume.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { notFound } from "#src/platform/http/failure-error.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { type ResumeView, showResumes } from "./resume-view.ts";

/** Audit subject of a resume. */
const resumeSubject = (id: string) => `resume:${id}`;

/** A page of unanswered resumes, or of all. */
async function readResumes(
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

type Needs = Pick<Service, "db" | "log" | "now" | "store">;

const COMMANDS = { take: takeResume, done: finishResume } as const;

/** Pages on which staff take, read and answer resumes for vacancies. */
export function resumePages(service: Needs, deskContext: DeskContext): (app: Hono<AppEnv>) => void {
  const page = `${deskContext.path}/resumes`;
  return (app) => {
    app.get(page, async (context) => {
      deskContext.actorFor(context, "handleResumes", "");
      const shown = await readResumes(service.db, context, pageLanguage(context));
      return showResumes(deskContext, context, shown);
    });
    app.post(`${page}/:id`, async (context) => {
      const id = context.req.param("id");
      const form = await readDeskForm(context);
      const action = (["take", "done"] as const).find((one) => one === form.text("command"));
      if (!isIdentifier(id) || !action) throw notFound();
      const work = {
        permission: "handleResumes",
        action: `resume.${action}`,
        subject: resumeSubject(id),
        page,
      } as const;
      return runDeskCommand({ service, deskContext }, context, work, form, (inside, { actor }) =>
        COMMANDS[action](inside, id, actor.id),
      );
    });
    app.get(`${page}/:id/files/:fileId`, async (context) => {
      deskContext.actorFor(context, "handleResumes", "");
      const { id, fileId } = context.req.param();
      if (!isIdentifier(id) || !isIdentifier(fileId)) throw notFound();
      const [file] = await service.db
        .select()
        .from(resumeFile)
        .where(and(eq(resumeFile.id, fileId), eq(resumeFile.resumeId, id)));

      if (!file) throw notFound();
      return sendDeskFile(
        context,
        service,
        (await deskContext.viewsOf(context, "resume", [id]))(id),
        file,
      );
    });
  };
}
