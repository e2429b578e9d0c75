import { BYTES_PER_MEGABYTE, LANGUAGES, type Language } from "@sughurta/domain";
import type { Context, Hono } from "hono";
import { html } from "hono/html";
import {
  addContentFile,
  CONTENT_FILES,
  scanContentFile,
} from "#src/content/files/add-content-file.ts";
import type { Seat } from "#src/desk/pages/seat.ts";
import { momentView } from "#src/desk/shell/desk-moment.ts";
import { sendDeskPage } from "#src/desk/shell/desk-page.ts";
import { listQuery, pageOf } from "#src/desk/shell/desk-paging.ts";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { type ContentFile, contentFile } from "#src/platform/database/schema/content-file.ts";
import { discardFiles } from "#src/platform/files/check-files.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { FailureError, notFound } from "#src/platform/http/failure-error.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { readMultipart } from "#src/platform/http/read-multipart.ts";
import { failureText } from "#src/platform/texts/failure-texts.ts";
import type { Service } from "#src/sales/service.ts";
import { LANGUAGE_LABELS } from "./content-labels.ts";
import { contentTexts } from "./content-texts.ts";
import { crumbs, savingFields } from "./content-views.ts";
import { fileTexts } from "./file-texts.ts";

type Needs = Pick<Service, "db" | "log" | "now" | "scanner" | "store">;

interface Desk {
  readonly service: Needs;
  readonly seat: Seat;
}

const UPLOAD = {
  parts: ["file"],
  maxFiles: CONTENT_FILES.maxFiles,
  maxBytes: CONTENT_FILES.maxMegabytes * BYTES_PER_MEGABYTE,
};
const ALT_LENGTH = 200;
const REASON_LENGTH = 500;

/** Pictures and papers of the site: those there are, and where people add one. */
export function filePages(service: Needs, seat: Seat): (app: Hono<AppEnv>) => void {
  const desk = { service, seat };
  const page = `${seat.path}/content/files`;
  return (app) => {
    app.get(page, (context) => {
      seat.actorFor(context, "seeContent", "");
      return showFiles(desk, context);
    });
    app.post(page, async (context) => {
      seat.actorFor(context, "editContent", "");
      try {
        const name = await takeFile(desk, context);
        const query = new URLSearchParams({ lang: pageLanguage(context), added: name });
        return context.redirect(`${page}?${query}`, 303);
      } catch (error) {
        if (!(error instanceof FailureError) || error.status === 404) throw error;
        return showFiles(desk, context, error);
      }
    });
  };
}

/** Takes the one file of a form; nothing of it stays where it is refused. */
async function takeFile({ service, seat }: Desk, context: Context): Promise<string> {
  const actor = seat.actorFor(context, "editContent", "");
  const { fields, files } = await readMultipart(context.req.raw, UPLOAD, service.store);
  const text = (name: string, most: number) => (fields[name] ?? "").trim().slice(0, most);
  try {
    const decisionId = text("decision", REASON_LENGTH);
    if (!isIdentifier(decisionId)) throw notFound();
    const reason = text("reason", REASON_LENGTH);
    if (reason === "") throw new FailureError(422, "reasonMissing");
    const file = await scanContentFile(service, files, context.req.raw.signal);
    const [ru, tg, en] = LANGUAGES.map((language) => text(`alt.${language}`, ALT_LENGTH));
    const alt = { ru: ru ?? "", tg: tg ?? "", en: en ?? "" };
    return await service.db.transaction(async (tx) => {
      const { name } = await addContentFile({ ...service, db: tx }, file, { alt, by: actor.id });
      if (await seat.isDone(tx, decisionId)) return name;
      await seat.record(tx, {
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

async function showFiles(
  { service, seat }: Desk,
  context: Context,
  error?: FailureError,
): Promise<Response> {
  const language = pageLanguage(context);
  const texts = fileTexts[language];
  const columns = { at: contentFile.createdAt, id: contentFile.name };
  const { beyond, orderBy, limit } = listQuery(context, columns, "all");
  const found = await service.db
    .select()
    .from(contentFile)
    .where(beyond)
    .orderBy(...orderBy)
    .limit(limit);
  const { shown, next } = pageOf(context, found, ({ createdAt, name }) => ({
    at: createdAt,
    id: name,
  }));
  const added = context.req.query("added");
  const note = error
    ? html`<p role="alert">${failureText(language, error.code, error.values)}</p>`
    : added === undefined
      ? ""
      : html`<p role="status">${texts.added} <code>/files/${added}</code></p>`;
  const list =
    shown.length > 0
      ? html`<div class="desk-cards">${shown.map((file) => fileCard(seat, file, language))}</div>`
      : html`<p>${texts.empty}</p>`;
  const form = seat.may(context, "editContent") ? uploadForm(seat, language) : "";
  return sendDeskPage(context, {
    language,
    title: texts.title,
    back: crumbs(seat, language),
    status: error?.status ?? 200,
    body: html`${note}${form}${list}${next}`,
  });
}

function uploadForm(seat: Seat, language: Language) {
  const texts = fileTexts[language];
  const alts = LANGUAGES.map(
    (one) =>
      html`<label>${LANGUAGE_LABELS[one]} <input name="alt.${one}" lang="${one}" maxlength="${ALT_LENGTH}"></label>`,
  );
  return html`<section class="card"><h2>${texts.add}</h2>
    <form method="post" enctype="multipart/form-data" action="${seat.path}/content/files?lang=${language}">
    <label>${texts.file} <input type="file" name="file" required accept=".jpg,.jpeg,.png,.webp,.avif,.pdf"></label>
    <fieldset><legend>${texts.alt}</legend><p class="muted">${texts.altHint}</p><div class="three">${alts}</div></fieldset>
    ${savingFields(contentTexts[language], { basedOn: 0, reason: "" })}<button class="main">${texts.add}</button></form></section>`;
}

const KILOBYTE = 1_000;

function fileCard(seat: Seat, file: ContentFile, language: Language) {
  const { name, width, height, sizeBytes, alt, addedBy, createdAt } = file;
  const texts = fileTexts[language];
  const isPicture = !name.endsWith(".pdf");
  const picture = isPicture
    ? html`<img class="desk-picture" src="${seat.path}/files/${name}" alt="${alt?.[language] ?? ""}" loading="lazy">`
    : "";
  const size = [
    ...(width && height ? [`${width} × ${height}`] : []),
    ...(sizeBytes ? [`${Math.ceil(sizeBytes / KILOBYTE)} kB`] : []),
  ].join(" · ");
  const markup = `<img src="/files/${name}" alt="${alt?.[language] ?? ""}"${width && height ? ` width="${width}" height="${height}"` : ""}>`;
  return html`<article class="card"><a href="${seat.path}/files/${name}">${picture}<code>/files/${name}</code></a>
    <p class="muted">${size} · ${momentView(seat, createdAt)} · ${addedBy ?? texts.imported}</p>
    ${isPicture ? html`<details><summary>${texts.inText}</summary><code>${markup}</code></details>` : ""}</article>`;
}
