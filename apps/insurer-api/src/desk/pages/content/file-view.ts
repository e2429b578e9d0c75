import { LANGUAGES, type Language } from "@sughurta/domain";
import type { Context } from "hono";
import { html } from "hono/html";
import type { DeskContext } from "#src/desk/shell/desk-request.ts";
import { momentView } from "#src/desk/shell/elements.ts";
import { commandFields, failureAlert } from "#src/desk/shell/form-fields.ts";
import { sendDeskPage } from "#src/desk/shell/page-frame.ts";
import type { ListPage } from "#src/desk/shell/work-list.ts";
import type { ContentFile } from "#src/platform/database/schema/content-file.ts";
import type { FailureError } from "#src/platform/http/failure-error.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { LANGUAGE_LABELS } from "./content-labels.ts";
import { contentTexts, fileTexts } from "./content-texts.ts";
import { contentBackLinks } from "./content-view.ts";

/** Maximum length of the alternative text of a picture in one language. */
export const ALT_LENGTH = 200;

/** Files of the site, and the reason why the last upload was refused. */
interface FilesView {
  readonly files: ListPage<ContentFile>;
  readonly refused?: Pick<FailureError, "code" | "values" | "status">;
}

/** Pictures and documents of the site, newest first, below the form that adds one. */
export function showFiles(
  deskContext: DeskContext,
  context: Context,
  { files, refused }: FilesView,
): Promise<Response> {
  const language = pageLanguage(context);
  const texts = fileTexts[language];
  const { shown, next } = files;
  const list =
    shown.length > 0
      ? html`<div class="desk-cards">${shown.map((file) => fileCard(deskContext, file, language))}</div>`
      : html`<p>${texts.empty}</p>`;
  const form = deskContext.may(context, "editContent") ? uploadForm(deskContext, language) : "";
  const note = refused
    ? failureAlert(language, refused.code, refused.values)
    : addedNote(context, language);
  return sendDeskPage(context, {
    language,
    title: texts.title,
    back: contentBackLinks(deskContext, language),
    status: refused?.status ?? 200,
    body: html`${note}${form}${list}${next}`,
  });
}

/** Note with the address of the file just added. */
function addedNote(context: Context, language: Language) {
  const added = context.req.query("added");
  if (added === undefined) return "";
  return html`<p role="status">${fileTexts[language].added} <code>/files/${added}</code></p>`;
}

function uploadForm(deskContext: DeskContext, language: Language) {
  const texts = fileTexts[language];
  const alts = LANGUAGES.map(
    (one) =>
      html`<label>${LANGUAGE_LABELS[one]} <input name="alt.${one}" lang="${one}" maxlength="${ALT_LENGTH}"></label>`,
  );
  return html`<section class="card"><h2>${texts.add}</h2>
    <form method="post" enctype="multipart/form-data" action="${deskContext.path}/content/files?lang=${language}">
    <label>${texts.file} <input type="file" name="file" required accept=".jpg,.jpeg,.png,.webp,.avif,.pdf"></label>
    <fieldset><legend>${texts.alt}</legend><p class="muted">${texts.altHint}</p><div class="three">${alts}</div></fieldset>
    ${commandFields(deskContext, contentTexts[language])}<button class="main">${texts.add}</button></form></section>`;
}

const KILOBYTE = 1_000;

function fileCard(deskContext: DeskContext, file: ContentFile, language: Language) {
  const { name, width, height, sizeBytes, alt, addedBy, createdAt } = file;
  const texts = fileTexts[language];
  const isPicture = !name.endsWith(".pdf");
  const picture = isPicture
    ? html`<img class="desk-picture" src="${deskContext.path}/files/${name}" alt="${alt?.[language] ?? ""}" loading="lazy">`
    : "";
  const size = [
    ...(width && height ? [`${width} × ${height}`] : []),
    ...(sizeBytes ? [`${Math.ceil(sizeBytes / KILOBYTE)} kB`] : []),
  ].join(" · ");
  const markup = `<img src="/files/${name}" alt="${alt?.[language] ?? ""}"${width && height ? ` width="${width}" height="${height}"` : ""}>`;
  return html`<article class="card"><a href="${deskContext.path}/files/${name}">${picture}<code>/files/${name}</code></a>
    <p class="muted">${size} · ${momentView(deskContext, createdAt)} · ${addedBy ?? texts.imported}</p>
    ${isPicture ? html`<details><summary>${texts.inText}</summary><code>${markup}</code></details>` : ""}</article>`;
}
