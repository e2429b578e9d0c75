import { formatDate, type Language } from "@sughurta/domain";
import type { Context } from "hono";
import { html } from "hono/html";
import type { PersonalView } from "#src/desk/personal/mask.ts";
import { nameOf } from "#src/desk/personal/name-of.ts";
import { sendDeskPage } from "#src/desk/shell/desk-page.ts";
import type { Policy } from "#src/platform/database/schema/sales.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import { backLinks } from "./back-links.ts";
import { contactLines } from "./contact-lines.ts";
import { commandFields, deskProblem } from "./desk-command.ts";
import type { DeskContext } from "./desk-context.ts";
import { personalForm } from "./personal-form.ts";
import type { PoliciesView, PolicyView } from "./policy-facts.ts";
import { policyBadge, policyTable } from "./policy-table.ts";
import { policyTermsCard } from "./policy-terms-view.ts";
import { policyDeskTexts } from "./policy-texts.ts";
import { timelineView } from "./timeline-view.ts";

/** All policies, newest first; the search of every page finds a single one. */
export async function showPolicies(
  deskContext: DeskContext,
  context: Context,
  { shown, next, today }: PoliciesView,
): Promise<Response> {
  const language = pageLanguage(context);
  const texts = policyDeskTexts[language];
  const table = await policyTable(deskContext, context, shown, today);
  const list = shown.length > 0 ? table : html`<p>${texts.empty}</p>`;
  return sendDeskPage(context, { language, title: texts.title, body: html`${list}${next}` });
}

/** One policy: its holder, and the available commands. */
export async function showPolicy(
  deskContext: DeskContext,
  context: Context,
  shown: PolicyView,
): Promise<Response> {
  const language = pageLanguage(context);
  const texts = policyDeskTexts[language];
  const { policy: one, productTitle, thing, terms, timeline, today } = shown;
  const { number } = one;
  const view = (await deskContext.viewsOf(context, "policy", [number]))(number);
  const body = html`${deskProblem(context, language)}<div class="desk-split"><div class="desk-side"><section class="card">
    <dl><dt>${texts.product}</dt><dd>${productTitle}</dd>${holderFacts(one, view, language)}
    ${thing === undefined ? "" : html`<dt>${texts.thing}</dt><dd>${view.other(thing)}</dd>`}
    <dt>${texts.period}</dt><dd>${formatDate(one.startDate)} – ${formatDate(one.endDate)}</dd>
    <dt>${texts.paid}</dt><dd>${moneyText(one.amountDiram, one.currency, language)}</dd></dl>
    ${personalForm(deskContext, language, view, { kind: "policy", id: number })}</section>
    ${policyTermsCard(terms, language)}${timelineView(deskContext, context, view, timeline)}</div>
    <div class="desk-side">${policyForms(deskContext, context, shown)}</div></div>`;
  return sendDeskPage(context, {
    language,
    title: number,
    standing: policyBadge(shown, today, language),
    back: backLinks(deskContext, language, { path: "/policies", label: texts.title }),
    body,
  });
}

/** Commands that the user may run on a policy: send it again, and cancel it. */
function policyForms(
  deskContext: DeskContext,
  context: Context,
  { policy: { number }, cancelledOn }: PolicyView,
) {
  const language = pageLanguage(context);
  const texts = policyDeskTexts[language];
  const action = `${deskContext.path}/policies/${number}?lang=${language}`;
  const sending = deskContext.may(context, "sendPolicies")
    ? html`<section class="card"><details open><summary>${texts.sendAgain}</summary><form method="post" action="${action}">${commandFields(deskContext, texts)}
      <button class="main" name="command" value="sendAgain">${texts.sendAgain}</button></form></details></section>`
    : "";
  const cancelling =
    cancelledOn === null && deskContext.may(context, "cancelPolicies")
      ? html`<section class="card"><details><summary>${texts.cancel}</summary><form method="post" action="${action}">${commandFields(deskContext, texts)}
      <button name="command" value="cancel">${texts.cancel}</button></form></details></section>`
      : "";
  return html`${sending}${cancelling}`;
}

function holderFacts({ holder, lifeAssured }: Policy, view: PersonalView, language: Language) {
  const texts = policyDeskTexts[language];
  const document = [holder.docSeries, holder.docNumber].filter(Boolean).join(" ");
  return html`<dt>${texts.holder}</dt><dd>${view.name(nameOf(holder))}</dd>
    <dt>${texts.contacts}</dt><dd>${contactLines(view.phone(holder.phone), view.email(holder.email ?? ""))}</dd>
    <dt>${texts.birthDate}</dt><dd>${view.other(formatDate(holder.birthDate))}</dd>
    <dt>${texts.document}</dt><dd>${view.other(document) || "–"}</dd>
    <dt>${texts.insured}</dt><dd>${lifeAssured.map((name) => view.name(name)).join(", ") || "–"}</dd>`;
}
