import { claimNumber, fromDiram, type Language, nextClaimStates } from "@sughurta/domain";
import type { Context } from "hono";
import { html } from "hono/html";
import type { PersonalView } from "#src/desk/personal/mask.ts";
import { momentText } from "#src/desk/shell/desk-moment.ts";
import { sendDeskPage } from "#src/desk/shell/desk-page.ts";
import type { Claim, ClaimFile } from "#src/platform/database/schema/service.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { amountText } from "#src/platform/texts/amount-text.ts";
import { fill } from "#src/platform/texts/failure-texts.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import { backLinks } from "./back-links.ts";
import type { ClaimView } from "./claim-facts.ts";
import { claimBadge, claimTable } from "./claim-table.ts";
import { claimDeskTexts } from "./claim-texts.ts";
import { contactLines } from "./contact-lines.ts";
import { actorField, commandFields, decisionField, deskProblem } from "./desk-command.ts";
import type { DeskContext } from "./desk-context.ts";
import { personalForm } from "./personal-form.ts";
import { policyTermsCard } from "./policy-terms-view.ts";
import { proposalCards } from "./proposal-views.ts";
import { deskPicture } from "./send-desk-file.ts";
import { policyLink, timelineView } from "./timeline-view.ts";
import { type ListPage, sendWorkList } from "./work-list.ts";

/** Maximum length of a message to a claimant. */
export const MESSAGE_LENGTH = 1_000;

/** Pending claims, oldest first, or all claims, newest first. */
export function showClaims(
  deskContext: DeskContext,
  context: Context,
  page: ListPage<Claim>,
): Promise<Response> {
  const texts = claimDeskTexts[pageLanguage(context)];
  return sendWorkList(context, page, {
    title: texts.title,
    rows: claimTable(deskContext, context, page.shown),
    empty: texts.empty,
  });
}

/** One claim: its data, its money, its timeline, and the available decisions. */
export async function showClaim(
  deskContext: DeskContext,
  context: Context,
  one: ClaimView,
): Promise<Response> {
  const { shown, files, terms, proposals, timeline } = one;
  const language = pageLanguage(context);
  const texts = claimDeskTexts[language];
  const { id } = shown;
  const view = (await deskContext.viewsOf(context, "claim", [id]))(id);
  const facts = html`<section class="card">
    <dl><dt>${texts.claimant}</dt><dd>${contactLines(view.name(shown.fullName), view.phone(shown.phone), view.email(shown.email))}</dd>
    <dt>${texts.policy}</dt><dd>${policyLink(deskContext, language, shown.policyNumber)}</dd>
    <dt>${texts.files}</dt><dd>${fileList(files, view, `${deskContext.path}/claims/${id}/files`)}</dd></dl>
    <pre>${view.other(shown.note)}</pre>${personalForm(deskContext, language, view, { kind: "claim", id })}</section>`;
  const mayDecide = deskContext.may(context, "decideClaims");
  const forms = mayDecide ? claimForms(deskContext, context, one) : "";
  // Before the claim: it waits for a second person, or for minutes only.
  const first = html`${proposalCards(deskContext, context, proposals, view)}${mayDecide ? withdrawForm(deskContext, language, one) : ""}`;
  const body = html`${deskProblem(context, language)}${first}<div class="desk-split"><div class="desk-side">${facts}${terms ? policyTermsCard(terms, language) : ""}${timelineView(deskContext, context, view, timeline)}</div>
    <div class="desk-side">${moneyCard(deskContext, language, one, mayDecide)}${forms}</div></div>`;
  return sendDeskPage(context, {
    language,
    title: claimNumber(id),
    standing: claimBadge(shown.state, language),
    back: backLinks(deskContext, language, { path: "/claims", label: texts.title }),
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

/** Sum insured, earlier payouts, what remains, the decided payout, and the reserve, which can be changed. */
function moneyCard(
  deskContext: DeskContext,
  language: Language,
  { shown, money: { insured, earlierDiram, leftDiram } }: ClaimView,
  mayDecide: boolean,
) {
  const texts = claimDeskTexts[language];
  const sum = (diram: number) => moneyText(diram, "TJS", language);
  const per = insured.per === "event" ? ` (${texts.perEvent})` : "";
  const sumInsured = insured.diram === 0 ? texts.noSum : `${sum(insured.diram)}${per}`;
  const left =
    leftDiram === undefined ? "" : html`<dt>${texts.left}</dt><dd>${sum(leftDiram)}</dd>`;
  const decided =
    shown.paidDiram === null
      ? ""
      : html`<dt>${texts.states.paid}</dt><dd><strong>${sum(shown.paidDiram)}</strong></dd>`;
  const { reserveDiram } = shown;
  const form = mayDecide
    ? html`<details><summary>${texts.changeReserve}</summary><form method="post">
      <label>${texts.reserve}, TJS <input name="reserve" type="number" min="0" step="0.01" required value="${reserveDiram === null ? "" : fromDiram(reserveDiram)}"></label>
      ${commandFields(deskContext, texts)}<button name="command" value="reserve">${texts.changeReserve}</button></form></details>`
    : "";
  return html`<section class="card"><h2>${texts.money}</h2><dl><dt>${texts.sumInsured}</dt><dd>${sumInsured}</dd>
    <dt>${texts.earlier}</dt><dd>${sum(earlierDiram)}</dd>${left}${decided}
    <dt>${texts.reserve}</dt><dd>${reserveDiram === null ? texts.noReserve : sum(reserveDiram)}</dd></dl>${form}</section>`;
}

/** Forms for the next decision, or for reopening a decided claim. */
function claimForms(deskContext: DeskContext, context: Context, one: ClaimView) {
  const language = pageLanguage(context);
  const { decision, proposals } = one;
  if (decision?.isPending) return "";
  const isDecided = nextClaimStates(one.shown.state).length === 0;
  const reopen = isDecided && proposals.length === 0 ? reopenForm(deskContext, language) : "";
  return html`${decisionForm(deskContext, context, one)}${reopen}`;
}

/** Form for withdrawing a decision, while the claimant has not been informed. */
function withdrawForm(deskContext: DeskContext, language: Language, { decision }: ClaimView) {
  if (!decision?.isPending) return "";
  const texts = claimDeskTexts[language];
  const hint = fill(texts.pending, { moment: momentText(deskContext, decision.announceAt) });
  return html`<section class="card"><p role="status">${hint}</p><form method="post">${commandFields(deskContext, texts)}
    <button class="main" name="command" value="withdraw">${texts.withdraw}</button></form></section>`;
}

function reopenForm(deskContext: DeskContext, language: Language) {
  const texts = claimDeskTexts[language];
  return html`<section class="card"><details><summary>${texts.reopen}</summary><form method="post"><p>${texts.reopenHint}</p>
    <label>${texts.optionalMessage} <textarea name="message" rows="3" maxlength="${MESSAGE_LENGTH}"></textarea></label>
    ${commandFields(deskContext, texts)}<button name="command" value="reopen">${texts.reopen}</button></form></details></section>`;
}

function decisionForm(
  deskContext: DeskContext,
  context: Context,
  { shown, aloneDiram, proposals }: ClaimView,
) {
  const language = pageLanguage(context);
  const texts = claimDeskTexts[language];
  const choices = nextClaimStates(shown.state).filter(
    (state) => state !== "paid" || proposals.length === 0,
  );
  const buttons = choices.map(
    (state) => html`<button name="state" value="${state}">${texts.actions[state]}</button>`,
  );
  const limit = fill(texts.limit, { sum: amountText(fromDiram(aloneDiram), language) });
  const amount = choices.includes("paid")
    ? html`<p class="muted">${limit}</p><label>${texts.paid} <input name="paid" type="number" min="0.01" step="0.01" value="${context.req.query("paid") ?? ""}"></label>`
    : "";
  const refusal = choices.includes("refused")
    ? html`<label>${texts.refusal} <input name="refusal" maxlength="${MESSAGE_LENGTH}"></label>`
    : "";
  return html`<section class="card"><form method="post">${decisionField()}${actorField(deskContext, texts)}
    <label>${texts.message} <textarea name="message" rows="3" maxlength="${MESSAGE_LENGTH}"></textarea></label>
    ${amount}${refusal}<div class="tools">${buttons}<button>${texts.send}</button></div></form></section>`;
}
