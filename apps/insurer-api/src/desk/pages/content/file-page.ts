import { multipartMaxBytes } from "@sughurta/contracts/core";
import { BYTES_PER_MEGABYTE, LANGUAGES } from "@sughurta/domain";
import {
  addContentFile,
  CONTENT_FILES,
  scanContentFile,
} from "#src/content/files/add-content-file.ts";
import { deskPage, deskPages, deskResponse, type Submission } from "#src/desk/shell/desk-page.ts";
import type { DeskRequest } from "#src/desk/shell/desk-request.ts";
import { TEXT_LENGTH } from "#src/desk/shell/form-fields.ts";
import { getPage, listQuery } from "#src/desk/shell/list-query.ts";
import type { ListPage } from "#src/desk/shell/work-list.ts";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { type ContentFile, contentFile } from "#src/platform/database/schema/content.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError, notFound } from "#src/platform/failures/failure-error.ts";
import { readMultipart } from "#src/platform/http/read-multipart.ts";
import { discardFiles } from "#src/platform/uploads/check-files.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { ALT_LENGTH, type FilesFacts, filesView } from "./file-view.ts";

type Needs = Pick<Service, "db" | "log" | "now" | "scanner" | "store">;

const UPLOAD = {
  parts: ["file"],
  maxFiles: CONTENT_FILES.maxFiles,
  maxBytes: CONTENT_FILES.maxMegabytes * BYTES_PER_MEGABYTE,
};

const { maxMegabytes } = CONTENT_FILES;

/** A page of the stored files, newest first. */
async function readFiles(db: Database, desk: DeskRequest): Promise<ListPage<ContentFile>> {
  const columns = { at: contentFile.createdAt, id: contentFile.name };
  const { isAll, afterCursor, orderBy, limit } = listQuery(desk, columns, "all");
  const found = await db
    .select()
    .from(contentFile)
    .where(afterCursor)
    .orderBy(...orderBy)
    .limit(limit);
  const getKey = ({ createdAt: at, name: id }: ContentFile) => ({ at, id });
  return { isAll, ...getPage(desk, found, getKey) };
}

/** Stores the one file of a form; deletes it if it is refused. */
async function takeFile({ service, deskContext, desk }: Submission<Needs>): Promise<string> {
  const { actor, request } = desk;
  const { fields, files } = await readMultipart(request, UPLOAD, service.store);
  const text = (name: string, most: number) => (fields[name] ?? "").trim().slice(0, most);
  try {
    const decisionId = text("decision", TEXT_LENGTH);
    if (!isIdentifier(decisionId)) throw notFound();
    const reason = text("reason", TEXT_LENGTH);
    if (reason === "") throw new FailureError(422, "reasonMissing");
    const file = await scanContentFile(service, files, request.signal);
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

/** Pages with the pictures and documents of the site, and the form that adds one. */
export const filePages = deskPages(
  deskPage<Needs, FilesFacts>({
    path: "/content/files",
    permission: "seeContent",
    facts: async ({ db }, desk) => ({ files: await readFiles(db, desk), maxMegabytes }),
    view: filesView,
  }),
  deskResponse<Needs>({
    method: "post",
    path: "/content/files",
    permission: "editContent",
    maxBytes: multipartMaxBytes(UPLOAD),
    fileMegabytes: maxMegabytes,
    async respond(submission) {
      const { service, desk } = submission;
      try {
        const query = new URLSearchParams({
          lang: desk.language,
          added: await takeFile(submission),
        });
        return `${desk.path}/content/files?${query}`;
      } catch (error) {
        if (!(error instanceof FailureError) || error.status === 404) throw error;
        const { code, values, status } = error;
        const files = await readFiles(service.db, desk);
        return filesView(desk, { files, maxMegabytes, refused: { code, values, status } });
      }
    },
  }),
);
