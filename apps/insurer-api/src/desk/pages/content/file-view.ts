import { LANGUAGES, type Language } from "@sughurta/domain";
import { html } from "hono/html";
import type { DeskRequest } from "#src/desk/shell/desk-request.ts";
import { momentView } from "#src/desk/shell/elements.ts";
import { commandFields, failureAlert, fileLimit } from "#src/desk/shell/form-fields.ts";
import type { DeskPage } from "#src/desk/shell/page-frame.ts";
import { type ListPage, nextLink } from "#src/desk/shell/work-list.ts";
import type { ContentFile } from "#src/platform/database/schema/content.ts";
import type { FailureError } from "#src/platform/failures/failure-error.ts";
import { LANGUAGE_LABELS } from "./content-labels.ts";
import { contentTexts, fileTexts } from "./content-texts.ts";
import { contentBackLinks } from "./content-view.ts";

/** Maximum length of the alternative text of a picture in one language. */
export const ALT_LENGTH = 200;

/** Files of the site, and the reason why the last upload was refused. */
export interface FilesFacts {
  readonly files: ListPage<ContentFile>;
  /** Size limit of a file. */
  readonly maxMegabytes: number;
  readonly refused?: Pick<FailureError, "code" | "values" | "status">;
}

/** Pictures and documents of the site, newest first, below the form that adds one. */
export function filesView(
  desk: DeskRequest,
  { files, maxMegabytes, refused }: FilesFacts,
): DeskPage {
  const { language } = desk;
  const texts = fileTexts[language];
  const { shown, next } = files;
  const list =
    shown.length > 0
      ? html`<div class="desk-cards">${shown.map((file) => fileCard(desk, file, language))}</div>`
      : html`<p>${texts.empty}</p>`;
  const form = desk.may("editContent") ? uploadForm(desk, language, maxMegabytes) : "";
  const note = refused ? failureAlert(language, refused.code, refused.values) : addedNote(desk);
  return {
    title: texts.title,
    back: contentBackLinks(desk),
    status: refused?.status ?? 200,
    body: html`${note}${form}${list}${nextLink(desk, next)}`,
  };
}

/** Note with the address of the file just added. */
function addedNote({ query, language }: DeskRequest) {
  const added = query.added;
  if (added === undefined) return "";
  return html`<p role="status">${fileTexts[language].added} <code>/files/${added}</code></p>`;
}

function uploadForm(desk: DeskRequest, language: Language, maxMegabytes: number) {
  const texts = fileTexts[language];
  const alts = LANGUAGES.map(
    (one) =>
      html`<label>${LANGUAGE_LABELS[one]} <input name="alt.${one}" lang="${one}" maxlength="${ALT_LENGTH}"></label>`,
  );
  return html`<section class="card"><h2>${texts.add}</h2>
    <form method="post" enctype="multipart/form-data" action="${desk.address("/content/files")}">
    <label>${texts.file} <input type="file" name="file" required accept=".jpg,.jpeg,.png,.webp,.avif,.pdf" ${fileLimit(language, maxMegabytes)}></label>
    <fieldset><legend>${texts.alt}</legend><p class="muted">${texts.altHint}</p><div class="three">${alts}</div></fieldset>
    ${commandFields(desk, contentTexts[language])}<button class="main">${texts.add}</button></form></section>`;
}

const KILOBYTE = 1_000;

function fileCard(desk: DeskRequest, file: ContentFile, language: Language) {
  const { name, width, height, sizeBytes, alt, addedBy, createdAt } = file;
  const texts = fileTexts[language];
  const isPicture = !name.endsWith(".pdf");
  const picture = isPicture
    ? html`<img class="desk-picture" src="${desk.path}/files/${name}" alt="${alt?.[language] ?? ""}" loading="lazy">`
    : "";
  const size = [
    ...(width && height ? [`${width} × ${height}`] : []),
    ...(sizeBytes ? [`${Math.ceil(sizeBytes / KILOBYTE)} kB`] : []),
  ].join(" · ");
  const markup = `<img src="/files/${name}" alt="${alt?.[language] ?? ""}"${width && height ? ` width="${width}" height="${height}"` : ""}>`;
  return html`<article class="card"><a href="${desk.path}/files/${name}">${picture}<code>/files/${name}</code></a>
    <p class="muted">${size} · ${momentView(desk, createdAt)} · ${addedBy ?? texts.imported}</p>
    ${isPicture ? html`<details><summary>${texts.inText}</summary><code>${markup}</code></details>` : ""}</article>`;
}
