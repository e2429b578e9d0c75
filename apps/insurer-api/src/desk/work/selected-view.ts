import { html } from "hono/html";
import type { StaffRequest } from "#src/desk/shell/desk-request.ts";
import { backLinks } from "#src/desk/shell/elements.ts";
import { decisionField } from "#src/desk/shell/form-fields.ts";
import type { DeskPage } from "#src/desk/shell/page-frame.ts";
import { deskTexts } from "#src/desk/texts/desk-texts.ts";
import { workTexts } from "#src/desk/texts/work-texts.ts";
import { fill } from "#src/platform/failures/failure-texts.ts";
import { colleagueField } from "./assignment-view.ts";

/** Lists whose records can be chosen, several at once. */
export type SelectedList = "payments" | "claims" | "calls" | "messages";

/** Commands on several records; none of them moves money. */
export type SelectedCommand = "assign" | "takeAll" | "resend";

/** The chosen records. */
export interface SelectedFacts {
  readonly list: SelectedList;
  readonly ids: readonly string[];
  /** What the user recognises each record by, without personal data. */
  readonly labels: readonly string[];
  readonly commands: readonly SelectedCommand[];
  readonly colleagues: readonly string[];
  /** Filter and view of the list to return to. */
  readonly back: string;
}

/** The number of chosen records, what they are, and what can be done with all of them. */
export function selectedView(desk: StaffRequest, facts: SelectedFacts): DeskPage {
  const { language } = desk;
  const { list, ids, labels, commands, colleagues, back } = facts;
  const texts = workTexts[language];
  const count = ids.length;
  const hidden = html`${decisionField()}<input type="hidden" name="back" value="${back}">${ids.map((id) => html`<input type="hidden" name="id" value="${id}">`)}`;
  const forms = commands.map(
    (command) =>
      html`<section class="card"><form method="post" action="${desk.address(`/selected/${list}`)}">${hidden}
      ${command === "assign" ? colleagueField(desk, { handler: desk.actor.id, colleagues }) : ""}
      <button class="main" name="command" value="${command}">${fill(texts[command], { count })}</button></form></section>`,
  );
  const body =
    count === 0
      ? html`<p>${texts.noneChosen}</p>`
      : html`<div class="desk-split"><div class="desk-side"><section class="card"><ul class="rows">${labels.map((label) => html`<li>${label}</li>`)}</ul></section></div>
      <div class="desk-side">${forms}</div></div>`;
  return {
    title: fill(texts.chosen, { count }),
    back: backLinks(desk, { path: `/${list}?${back}`, label: deskTexts[language][list] }),
    body,
  };
}
