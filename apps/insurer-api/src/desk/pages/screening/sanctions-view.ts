import { formatDate } from "@sughurta/domain";
import { html } from "hono/html";
import { proposalCards } from "#src/desk/proposals/proposal-cards.ts";
import type { DeskRequest, StaffRequest } from "#src/desk/shell/desk-request.ts";
import { backLinks, badge, deskTable, momentText } from "#src/desk/shell/elements.ts";
import { commandFields, fileLimit } from "#src/desk/shell/form-fields.ts";
import type { DeskPage } from "#src/desk/shell/page-frame.ts";
import { checkTexts } from "#src/desk/texts/check-texts.ts";
import type { Proposal } from "#src/platform/database/schema/proposal.ts";
import type { SanctionsList } from "#src/platform/database/schema/screening.ts";
import { fill } from "#src/platform/failures/failure-texts.ts";
import { CSV_COLUMNS, type ListError } from "#src/screening/lists/list-format.ts";
import { sanctionsTexts } from "./sanctions-texts.ts";

/** Size limit of a list; the consolidated list of the United Nations has 3 MB. */
export const LIST_MEGABYTES = 20;

/** Versions of the list, and the errors of a refused file. */
export interface SanctionsFacts {
  readonly lists: readonly SanctionsList[];
  readonly proposals: readonly Proposal[];
  readonly errors?: readonly ListError[];
}

const TONES = { proposed: "warning", active: "success", replaced: "neutral" } as const;

/** Versions of the sanctions list, with the form for a new one. */
export function sanctionsView(
  desk: StaffRequest,
  { lists, proposals, errors = [] }: SanctionsFacts,
): DeskPage {
  const { language } = desk;
  const texts = sanctionsTexts[language];
  const rows = lists.map((list) => [
    String(list.version),
    badge(TONES[list.state], texts.states[list.state]),
    `${texts.sources[list.source]} · ${list.fileName}`,
    String(list.entries),
    list.dated === null ? "–" : formatDate(list.dated),
    `${list.importedBy}, ${momentText(desk, list.importedAt)}`,
    list.confirmedBy !== null && list.confirmedAt !== null
      ? `${list.confirmedBy}, ${momentText(desk, list.confirmedAt)}`
      : "–",
  ]);
  const columns = [
    texts.version,
    texts.state,
    texts.source,
    { label: texts.people, isSum: true },
    texts.dated,
    texts.imported,
    texts.confirmed,
  ];
  const table =
    rows.length > 0 ? deskTable(texts.title, columns, rows) : html`<p>${texts.none}</p>`;
  const mayImport = desk.may("manageSanctions") && proposals.length === 0;
  return {
    title: texts.title,
    back: backLinks(desk, { path: "/checks", label: checkTexts[language].title }),
    body: html`${errorsCard(desk, errors)}${proposalCards(desk, proposals)}${table}${mayImport ? uploadForm(desk) : ""}`,
  };
}

function errorsCard({ language }: DeskRequest, errors: readonly ListError[]) {
  if (errors.length === 0) return "";
  const texts = sanctionsTexts[language];
  const place = ({ row, reference }: ListError) => {
    if (row === 0) return texts.wholeFile;
    const name = fill(texts.row, { row });
    return reference === undefined || reference === String(row) ? name : `${name} (${reference})`;
  };
  const lines = errors.map(
    (error) => html`<li><strong>${place(error)}</strong>: ${texts.errors[error.code]}</li>`,
  );
  return html`<section class="card" role="alert"><p>${texts.refused}</p><ul>${lines}</ul></section>`;
}

function uploadForm(desk: DeskRequest) {
  const { language } = desk;
  const texts = sanctionsTexts[language];
  return html`<section class="card"><h2>${texts.upload}</h2><p class="muted">${fill(texts.hint, { columns: CSV_COLUMNS.join(", ") })}</p>
    <form method="post" enctype="multipart/form-data" action="${desk.address("/sanctions")}">
    <label>${texts.file} <input name="file" type="file" required accept=".xml,.csv" ${fileLimit(language, LIST_MEGABYTES)}></label>
    ${commandFields(desk, texts)}<button class="main">${texts.send}</button></form></section>`;
}
