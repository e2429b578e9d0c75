import { html } from "hono/html";
import type { PersonalView } from "#src/desk/access/mask.ts";
import { type PersonalKind, UNMASK_PERMISSIONS } from "#src/desk/access/unmask-grants.ts";
import type { DeskRequest } from "#src/desk/shell/desk-request.ts";
import { momentView } from "#src/desk/shell/elements.ts";
import { decisionField } from "#src/desk/shell/form-fields.ts";
import { roleName } from "#src/desk/texts/desk-texts.ts";
import { workTexts } from "#src/desk/texts/work-texts.ts";
import type { RecordNote } from "#src/platform/database/schema/desk.ts";

/** Records that have notes. */
export type NotedKind = Extract<PersonalKind, "policy" | "payment" | "claim">;

export const NOTE_LENGTH = 1_000;

/** Notes of staff on a record, which customers never see, and a form for another one. */
export function notesCard(
  desk: DeskRequest,
  view: PersonalView,
  {
    kind,
    id,
    notes,
  }: { readonly kind: NotedKind; readonly id: string; readonly notes: readonly RecordNote[] },
) {
  const { language } = desk;
  const texts = workTexts[language];
  const mayWrite = desk.may(UNMASK_PERMISSIONS[kind]) && !desk.asksWho;
  if (notes.length === 0 && !mayWrite) return "";
  const lines = notes.map(
    ({ body, staffName, staffRole, createdAt }) =>
      html`<li><pre>${view.note(body)}</pre><span class="muted">${momentView(desk, createdAt)} · ${staffName} (${roleName(language, staffRole)})</span></li>`,
  );
  const form = mayWrite
    ? html`<form method="post" action="${desk.address(`/notes/${kind}/${id}`)}">${decisionField()}
    <label>${texts.note} <textarea name="text" rows="2" required maxlength="${NOTE_LENGTH}"></textarea></label>
    <button>${texts.addNote}</button></form>`
    : "";
  return html`<section class="card"><h2>${texts.notes}</h2><p class="muted">${texts.notesHint}</p>${
    lines.length > 0 ? html`<ul class="rows">${lines}</ul>` : ""
  }${form}</section>`;
}
