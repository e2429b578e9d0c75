import { html } from "hono/html";
import type { DeskRequest } from "#src/desk/shell/desk-request.ts";
import { badge } from "#src/desk/shell/elements.ts";
import { checkTexts } from "#src/desk/texts/check-texts.ts";
import type { ScreeningCheck } from "#src/platform/database/schema/screening.ts";

/** Marks of the rules on a policy or a claim, each with a link to its check. */
export function marksCard(desk: DeskRequest, marks: readonly ScreeningCheck[]) {
  if (marks.length === 0 || desk.asksWho || !desk.may("seeChecks")) return "";
  const texts = checkTexts[desk.language];
  const lines = marks.map(
    ({ id, kind, state }) =>
      html`<li><a href="${desk.address(`/checks/${id}`)}">${texts.kinds[kind]}</a> ${badge(state === "open" ? "warning" : "neutral", texts.states[state])}</li>`,
  );
  return html`<section class="card"><h2>${texts.marks}</h2><ul class="rows">${lines}</ul></section>`;
}
