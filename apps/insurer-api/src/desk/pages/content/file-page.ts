import { multipartMaxBytes } from "@sughurta/contracts/core";
import { BYTES_PER_MEGABYTE, LANGUAGES } from "@sughurta/domain";
import type { Context, Hono } from "hono";
import {
  addContentFile,
  CONTENT_FILES,
  scanContentFile,
} from "#src/content/files/add-content-file.ts";
import type { DeskContext } from "#src/desk/shell/desk-request.ts";
import { TEXT_LENGTH } from "#src/desk/shell/form-fields.ts";
import { listQuery, pageOf } from "#src/desk/shell/list-query.ts";
import type { ListPage } from "#src/desk/shell/work-list.ts";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { type ContentFile, contentFile } from "#src/platform/database/schema/content-file.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { discardFiles } from "#src/platform/files/check-files.ts";
import { acceptBody } from "#src/platform/http/accept-body.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { FailureError, notFound } from "#src/platform/http/failure-error.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { readMultipart } from "#src/platform/http/read-multipart.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { ALT_LENGTH, showFiles } from "./file-view.ts";

type Needs = Pick<Service, "db" | "log" | "now" | "scanner" | "store">;

interface Desk {
  readonly service: Needs;
  readonly deskContext: DeskContext;
}

const UPLOAD = {
  parts: ["file"],
  maxFiles: CONTENT_FILES.maxFiles,
  maxBytes: CONTENT_FILES.maxMegabytes * BYTES_PER_MEGABYTE,
};

/** Pages with the pictures and documents of the site, and the form that adds one. */
export function filePages(service: Needs, deskContext: DeskContext): (app: Hono<AppEnv>) => void {
  const desk = { service, deskContext };
  const page = `${deskContext.path}/content/files`;
  return (app) => {
    app.get(page, async (context) => {
      deskContext.actorFor(context, "seeContent", "");
      return showFiles(deskContext, context, { files: await readFiles(service.db, context) });
    });
    app.post(page, acceptBody(multipartMaxBytes(UPLOAD)), async (context) => {
      deskContext.actorFor(context, "editContent", "");
      try {
        const name = await takeFile(desk, context);
        const query = new URLSearchParams({ lang: pageLanguage(context), added: name });
        return context.redirect(`${page}?${query}`, 303);
      } catch (error) {
        if (!(error instanceof FailureError) || error.status === 404) throw error;
        const { code, values, status } = error;
        const refused = { code, values, status };
        return showFiles(deskContext, context, {
          files: await readFiles(service.db, context),
          refused,
        });
      }
    });
  };
}

/** Stores the one file of a form; deletes it if it is refused. */
async function takeFile({ service, deskContext }: Desk, context: Context): Promise<string> {
  const actor = deskContext.actorFor(context, "editContent", "");
  const { fields, files } = await readMultipart(context.req.raw, UPLOAD, service.store);
  const text = (name: string, most: number) => (fields[name] ?? "").trim().slice(0, most);
  try {
    const decisionId = text("decision", TEXT_LENGTH);
    if (!isIdentifier(decisionId)) throw notFound();
    const reason = text("reason", TEXT_LENGTH);
    if (reason === "") throw new FailureError(422, "reasonMissing");
    const file = await scanContentFile(service, files, context.req.raw.signal);
    const [ru, tg, en] = LANGUAGES.map((language) => text(`alt.${language}`, ALT_LENGTH));
    const alt = { ru: ru ?? "", tg: tg ?? "", en: en ?? "" };
    return await service.db.transaction(async (tx) => {
      const { name } = await addContentFile({ ...service, db: tx }, file, { alt, by: actor.id });
      if (await deskContext.isDone(tx, decisionId)) return name;
      await deskContext.record(tx, {
        decisionId,
        actor,
        action: "content.addFile",
        subject: `file:${name}`,
        reason,
      });
      return name;
    });
  } catch (error) {
    await discardFiles(service, files);
    throw error;
  }
}

/** A page of the stored files, newest first. */
async function readFiles(db: Database, context: Context): Promise<ListPage<ContentFile>> {
  const columns = { at: contentFile.createdAt, id: contentFile.name };
  const { isAll, beyond, orderBy, limit } = listQuery(context, columns, "all");
  const found = await db
    .select()
    .from(contentFile)
    .where(beyond)
    .orderBy(...orderBy)
    .limit(limit);
  const keyOf = ({ createdAt: at, name: id }: ContentFile) => ({ at, id });
  return { isAll, ...pageOf(context, found, keyOf) };
}
