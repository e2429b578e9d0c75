import { formatDate, type Language } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import type { Context } from "hono";
import { html } from "hono/html";
import type { PersonalView } from "#src/desk/personal/mask.ts";
import { nameOf } from "#src/desk/personal/name-of.ts";
import { sendDeskPage } from "#src/desk/shell/desk-page.ts";
import { listQuery, pageOf } from "#src/desk/shell/desk-paging.ts";
import { policyTimeline } from "#src/desk/timeline/policy-timeline.ts";
import { order, type Policy, policy, product } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { notFound } from "#src/platform/http/failure-error.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { todayOf } from "#src/platform/platform.ts";
import { moneyText } from "#src/products/document/money-text.ts";
import { productLines } from "#src/products/product-lines.ts";
import type { Service } from "#src/sales/service.ts";
import { commandFields, deskProblem } from "./desk-command.ts";
import { personalForm } from "./personal-form.ts";
import { policiesWithEnd, policyBadge, policyTable } from "./policy-table.ts";
import { policyDeskTexts } from "./policy-texts.ts";
import type { Seat } from "./seat.ts";
import { timelineView } from "./timeline-view.ts";

interface Desk {
  readonly service: Pick<Service, "config" | "db" | "now">;
  readonly seat: Seat;
}

/** All policies, the newest first; one of them is found by the search of every page. */
export async function showPolicies({ service, seat }: Desk, context: Context): Promise<Response> {
  const language = pageLanguage(context);
  const texts = policyDeskTexts[language];
  const columns = { at: policy.createdAt, id: policy.number };
  const { beyond, orderBy, limit } = listQuery(context, columns, "all");
  const found = await policiesWithEnd(service.db)
    .where(beyond)
    .orderBy(...orderBy)
    .limit(limit);
  const { shown, next } = pageOf(context, found, ({ policy: { createdAt, number } }) => ({
    at: createdAt,
    id: number,
  }));
  const table = await policyTable(seat, context, shown, todayOf(service));
  const list = shown.length > 0 ? table : html`<p>${texts.empty}</p>`;
  return sendDeskPage(context, { language, title: texts.title, body: html`${list}${next}` });
}

/** What a policy insures beside people, such as a car with its plate. */
async function insuredThing(db: Database, { orderId, policyType }: Policy) {
  if (orderId === null) return undefined;
  const [bought] = await db.select().from(order).where(eq(order.id, orderId));
  return bought && productLines[policyType].insuredThing?.(bought.details)?.text;
}

async function productTitle(db: Database, { productCode }: Policy, language: Language) {
  const [sold] = await db.select().from(product).where(eq(product.code, productCode));
  return sold?.title[language] ?? productCode;
}

/** One policy: whom it is for, and what can be done with it. */
export async function showPolicy(
  { service, seat }: Desk,
  context: Context,
  number: string,
): Promise<Response> {
  const language = pageLanguage(context);
  const texts = policyDeskTexts[language];
  const [found] = await policiesWithEnd(service.db).where(eq(policy.number, number));
  if (!found) throw notFound();
  const { policy: one, cancelledOn } = found;
  const view = (await seat.viewsOf(context, "policy", [number]))(number);
  const action = `${seat.path}/policies/${number}?lang=${language}`;
  const cancelling = cancelledOn
    ? ""
    : html`<section class="card"><details><summary>${texts.cancel}</summary><form method="post" action="${action}">${commandFields(seat, texts)}
      <button name="command" value="cancel">${texts.cancel}</button></form></details></section>`;
  const thing = await insuredThing(service.db, one);
  const timeline = await policyTimeline(service.db, one, language);
  const body = html`${deskProblem(context, language)}<div class="desk-split"><div class="desk-side"><section class="card">
    <dl><dt>${texts.product}</dt><dd>${await productTitle(service.db, one, language)}</dd>${holderFacts(one, view, language)}
    ${thing === undefined ? "" : html`<dt>${texts.thing}</dt><dd>${view.other(thing)}</dd>`}
    <dt>${texts.period}</dt><dd>${formatDate(one.startDate)} – ${formatDate(one.endDate)}</dd>
    <dt>${texts.paid}</dt><dd>${moneyText(one.amountDiram, one.currency, language)}</dd></dl>
    ${personalForm(seat, language, view, { kind: "policy", id: number })}</section>
    ${timelineView(seat, language, view, timeline)}</div>
    <div class="desk-side"><section class="card"><details open><summary>${texts.sendAgain}</summary><form method="post" action="${action}">${commandFields(seat, texts)}
    <button class="main" name="command" value="sendAgain">${texts.sendAgain}</button></form></details></section>${cancelling}</div></div>`;
  return sendDeskPage(context, {
    language,
    title: number,
    standing: policyBadge(found, todayOf(service), language),
    back: html`<p><a href="${seat.path}/policies?lang=${language}">${texts.title}</a></p>`,
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
