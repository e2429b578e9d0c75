import { formatDate, type Language } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import type { Context } from "hono";
import { html } from "hono/html";
import { findPolicies } from "#src/desk/find-policies.ts";
import type { PersonalView } from "#src/desk/personal/mask.ts";
import { nameOf } from "#src/desk/personal/name-of.ts";
import { policyTimeline } from "#src/desk/timeline/policy-timeline.ts";
import {
  order,
  type Policy,
  policy,
  policyCancellation,
} from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { notFound } from "#src/platform/http/failure-error.ts";
import { pageLanguage, sendPage } from "#src/platform/http/html-page.ts";
import { moneyText } from "#src/products/document/money-text.ts";
import { productLines } from "#src/products/product-lines.ts";
import type { Service } from "#src/sales/service.ts";
import { commandFields, deskProblem } from "./desk-command.ts";
import { personalForm } from "./personal-form.ts";
import { policyDeskTexts } from "./policy-texts.ts";
import type { Seat } from "./seat.ts";
import { timelineView } from "./timeline-view.ts";

interface Desk {
  readonly service: Pick<Service, "db">;
  readonly seat: Seat;
}

const SEARCH_LENGTH = 60;

/** The search, with what it found. */
export async function showPolicies({ service, seat }: Desk, context: Context): Promise<Response> {
  const language = pageLanguage(context);
  const texts = policyDeskTexts[language];
  const search = (context.req.query("search") ?? "").trim().slice(0, SEARCH_LENGTH);
  const found = search === "" ? [] : await findPolicies(service.db, search);
  const viewOf = await seat.viewsOf(
    context,
    "policy",
    found.map(({ policy: { number } }) => number),
  );
  const cards = found.map(({ policy: one, cancelledOn }) => {
    const view = viewOf(one.number);
    const cancelled = cancelledOn ? html`<p>${texts.cancelled} ${formatDate(cancelledOn)}</p>` : "";
    return html`<article class="card"><h2><a href="${seat.path}/policies/${one.number}?lang=${language}">${one.number} · ${one.productCode}</a></h2>
      <dl><dt>${texts.holder}</dt><dd>${view.name(nameOf(one.holder))}, ${view.phone(one.holder.phone)}</dd>
      <dt>${texts.period}</dt><dd>${formatDate(one.startDate)} – ${formatDate(one.endDate)}</dd></dl>${cancelled}</article>`;
  });
  const nothing =
    search !== "" && found.length === 0 ? html`<p role="status">${texts.empty}</p>` : "";
  const body = html`<section class="card"><form>
    <input type="hidden" name="lang" value="${language}">
    <label>${texts.search} <input name="search" type="search" value="${search}" maxlength="${SEARCH_LENGTH}"></label>
    <button class="main">${texts.find}</button></form></section>${cards}${nothing}`;
  const { title } = texts;
  return sendPage(context, { language, title, heading: title, languageLinks: true, body });
}

/** What a policy insures beside people, such as a car with its plate. */
async function insuredThing(db: Database, { orderId, policyType }: Policy) {
  if (orderId === null) return undefined;
  const [bought] = await db.select().from(order).where(eq(order.id, orderId));
  return bought && productLines[policyType].insuredThing?.(bought.details)?.text;
}

/** One policy: whom it is for, and what can be done with it. */
export async function showPolicy(
  { service, seat }: Desk,
  context: Context,
  number: string,
): Promise<Response> {
  const language = pageLanguage(context);
  const texts = policyDeskTexts[language];
  const [found] = await service.db
    .select({ policy, cancelledOn: policyCancellation.requestedOn })
    .from(policy)
    .leftJoin(policyCancellation, eq(policyCancellation.policyNumber, policy.number))
    .where(eq(policy.number, number));
  if (!found) throw notFound();
  const { policy: one, cancelledOn } = found;
  const view = (await seat.viewsOf(context, "policy", [number]))(number);
  const action = `${seat.path}/policies/${number}?lang=${language}`;
  const cancelling = cancelledOn
    ? html`<p>${texts.cancelled} ${formatDate(cancelledOn)}</p>`
    : html`<details><summary>${texts.cancel}</summary><form method="post" action="${action}">${commandFields(seat, texts)}
      <button name="command" value="cancel">${texts.cancel}</button></form></details>`;
  const thing = await insuredThing(service.db, one);
  const body = html`${deskProblem(context, language)}<section class="card"><h1>${number} · ${one.productCode}</h1>
    <dl>${holderFacts(one, view, language)}
    ${thing === undefined ? "" : html`<dt>${texts.thing}</dt><dd>${view.other(thing)}</dd>`}
    <dt>${texts.period}</dt><dd>${formatDate(one.startDate)} – ${formatDate(one.endDate)}</dd>
    <dt>${texts.paid}</dt><dd>${moneyText(one.amountDiram, one.currency, language)}</dd></dl>
    ${personalForm(seat, language, view, { kind: "policy", id: number })}</section>
    <section class="card"><details><summary>${texts.sendAgain}</summary><form method="post" action="${action}">${commandFields(seat, texts)}
    <button name="command" value="sendAgain">${texts.sendAgain}</button></form></details>${cancelling}</section>
    ${timelineView(seat, language, view, await policyTimeline(service.db, one, language))}`;
  return sendPage(context, {
    language,
    title: number,
    heading: texts.title,
    languageLinks: true,
    body,
  });
}

function holderFacts({ holder, lifeAssured }: Policy, view: PersonalView, language: Language) {
  const texts = policyDeskTexts[language];
  const document = [holder.docSeries, holder.docNumber].filter(Boolean).join(" ");
  return html`<dt>${texts.holder}</dt><dd>${view.name(nameOf(holder))}</dd>
    <dt>${texts.contacts}</dt><dd>${view.phone(holder.phone)}${holder.email ? `, ${view.email(holder.email)}` : ""}</dd>
    <dt>${texts.birthDate}</dt><dd>${view.other(formatDate(holder.birthDate))}</dd>
    <dt>${texts.document}</dt><dd>${view.other(document) || "–"}</dd>
    <dt>${texts.insured}</dt><dd>${lifeAssured.map((name) => view.name(name)).join(", ") || "–"}</dd>`;
}
