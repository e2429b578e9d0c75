import { and, eq } from "drizzle-orm";
import type { Hono } from "hono";
import { finishResume, takeResume } from "#src/content/resume/handle-resume.ts";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { resumeFile } from "#src/platform/database/schema/resume.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { notFound } from "#src/platform/http/failure-error.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { readDeskForm, runDeskCommand } from "./desk-command.ts";
import type { DeskContext } from "./desk-context.ts";
import { readResumes, resumeSubject } from "./resume-facts.ts";
import { showResumes } from "./resume-views.ts";
import { sendDeskFile } from "./send-desk-file.ts";

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
