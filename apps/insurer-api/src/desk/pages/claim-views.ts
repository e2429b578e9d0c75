import { claimNumber, nextClaimStates } from "@sughurta/domain";
import type { Context } from "hono";
import { html } from "hono/html";
import type { PersonalView } from "#src/desk/personal/mask.ts";
import { sendDeskPage } from "#src/desk/shell/desk-page.ts";
import type { Claim, ClaimFile } from "#src/platform/database/schema/service.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { backLinks } from "./back-links.ts";
import type { ShownClaim } from "./claim-facts.ts";
import { claimBadge, claimTable } from "./claim-table.ts";
import { type ClaimDeskTexts, claimDeskTexts } from "./claim-texts.ts";
import { contactLines } from "./contact-lines.ts";
import { deskProblem } from "./desk-command.ts";
import { personalForm } from "./personal-form.ts";
import { policyTermsCard } from "./policy-terms-view.ts";
import type { Seat } from "./seat.ts";
import { deskPicture } from "./send-desk-file.ts";
import { policyLink, timelineView } from "./timeline-view.ts";
import { type ListPage, sendWorkList } from "./work-list.ts";

/** Maximum length of a message to a claimant. */
export const MESSAGE_LENGTH = 1_000;

/** Pending claims, oldest first, or all claims, newest first. */
export function showClaims(seat: Seat, context: Context, page: ListPage<Claim>): Promise<Response> {
  const texts = claimDeskTexts[pageLanguage(context)];
  return sendWorkList(context, page, {
    title: texts.title,
    rows: claimTable(seat, context, page.shown),
    empty: texts.empty,
  });
}

/** One claim: its data, its timeline, and the available decisions. */
export async function showClaim(
  seat: Seat,
  context: Context,
  { shown, files, terms, timeline }: ShownClaim,
): Promise<Response> {
  const language = pageLanguage(context);
  const texts = claimDeskTexts[language];
  const { id } = shown;
  const view = (await seat.viewsOf(context, "claim", [id]))(id);
  const facts = html`<section class="card">
    <dl><dt>${texts.claimant}</dt><dd>${contactLines(view.name(shown.fullName), view.phone(shown.phone), view.email(shown.email))}</dd>
    <dt>${texts.policy}</dt><dd>${policyLink(seat, language, shown.policyNumber)}</dd>
    <dt>${texts.files}</dt><dd>${fileList(files, view, `${seat.path}/claims/${id}/files`)}</dd></dl>
    <pre>${view.other(shown.note)}</pre>${personalForm(seat, language, view, { kind: "claim", id })}</section>`;
  const lacksPapers = context.req.query("papers") !== undefined;
  const body = html`${deskProblem(context, language)}<div class="desk-split"><div class="desk-side">${facts}${terms ? policyTermsCard(terms, language) : ""}${timelineView(seat, context, view, timeline)}</div>
    <div class="desk-side">${seat.may(context, "decideClaims") ? decisionForm(shown, texts, lacksPapers) : ""}</div></div>`;
  return sendDeskPage(context, {
    language,
    title: claimNumber(id),
    standing: claimBadge(shown.state, language),
    back: backLinks(seat, language, { path: "/claims", label: texts.title }),
    body,
  });
}

/** Files of a claim; linked if the scanner reported them clean and personal data is shown. */
function fileList(files: readonly ClaimFile[], view: PersonalView, path: string) {
  if (files.length === 0) return "–";
  const items = files.map((file) => {
    const address = `${path}/${file.id}`;
    return view.standing === "open" && file.state === "clean"
      ? html`<li><a href="${address}">${file.name}</a>${deskPicture(address, file, file.name)}</li>`
      : html`<li>${view.other(file.name)}</li>`;
  });
  return html`<ul class="rows">${items}</ul>`;
}

function decisionForm(shown: Claim, texts: ClaimDeskTexts, lacksPapers: boolean) {
  const choices = nextClaimStates(shown.state);
  const buttons = choices.map(
    (state) => html`<button name="state" value="${state}">${texts.actions[state]}</button>`,
  );
  const decision = choices.includes("paid")
    ? html`<label>${texts.paid} <input name="paid" type="number" min="0" step="0.01"></label>
        <label>${texts.refusal} <input name="refusal" maxlength="${MESSAGE_LENGTH}"></label>`
    : "";
  const note = lacksPapers ? html`<p role="alert">${texts.namePapers}</p>` : "";
  return html`<section class="card"><form method="post">${note}
    <input type="hidden" name="event" value="${crypto.randomUUID()}">
    <label>${texts.message} <textarea name="message" rows="3" maxlength="${MESSAGE_LENGTH}"></textarea></label>
    ${decision}<div class="tools">${buttons}<button>${texts.send}</button></div></form></section>`;
}
