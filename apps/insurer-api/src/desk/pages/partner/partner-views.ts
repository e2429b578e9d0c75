import { formatDate, type Language } from "@sughurta/domain";
import { and, desc, eq, gt, isNull, or } from "drizzle-orm";
import type { Context } from "hono";
import { html } from "hono/html";
import { commandFields, deskProblem } from "#src/desk/pages/desk-command.ts";
import { eventLines } from "#src/desk/pages/price/event-lines.ts";
import type { Seat } from "#src/desk/pages/seat.ts";
import { momentText } from "#src/desk/shell/desk-moment.ts";
import { sendDeskPage } from "#src/desk/shell/desk-page.ts";
import { badge, deskTable, rowLink } from "#src/desk/shell/desk-table.ts";
import {
  type Partner,
  type PartnerKey,
  partner,
  partnerEntry,
  partnerKey,
  partnerShare,
} from "#src/platform/database/schema/partner.ts";
import { product } from "#src/platform/database/schema/sales.ts";
import { notFound } from "#src/platform/http/failure-error.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { todayOf } from "#src/platform/platform.ts";
import { MOST_KEY_DAYS } from "#src/sales/partner/partner-accounts.ts";
import type { Service } from "#src/sales/service.ts";
import { showSales } from "./partner-sales-view.ts";
import { partnerTexts } from "./partner-texts.ts";

/** Where the pages about partners are shown. */
export interface PartnerDesk {
  readonly service: Pick<Service, "config" | "db" | "now">;
  readonly seat: Seat;
}

const KEY_KINDS = ["publishable", "secret"] as const;
const KEY_MODES = ["live", "test"] as const;
const HOLD_DAYS = 30;
/** Of all origins, or of all return pages. */
export const PROFILE_LENGTH = 5_000;
/** Of a secret only so much is shown that two can be told apart. */
const HINT_LENGTH = 6;

/** All partners, and codes that only links name. */
export async function showPartners(desk: PartnerDesk, context: Context): Promise<Response> {
  const { service, seat } = desk;
  const language = pageLanguage(context);
  const texts = partnerTexts[language];
  const partners = await service.db.select().from(partner).orderBy(partner.name);
  const sold = await service.db
    .selectDistinct({ code: partnerEntry.partnerCode })
    .from(partnerEntry)
    .orderBy(partnerEntry.partnerCode);
  const linked = sold.filter(({ code }) => partners.every((one) => one.code !== code));
  const addressOf = (code: string) => `${seat.path}/partners/${code}?lang=${language}`;
  const rows = partners.map(({ code, name, origins, withdrawnAt }) => [
    rowLink(addressOf(code), name),
    code,
    origins.join(", "),
    withdrawnAt ? badge("danger", texts.withdrawn) : badge("success", texts.sells),
  ]);
  const links =
    linked.length > 0
      ? html`<section class="card"><h2>${texts.byLink}</h2><ul class="rows">${linked.map(({ code }) => html`<li><a href="${addressOf(code)}">${code}</a></li>`)}</ul></section>`
      : "";
  const typed = (name: string) => context.req.query(name) ?? "";
  const create = desk.seat.may(context, "managePartners")
    ? html`<section class="card"><details ${typed("problem") === "" ? "" : "open"}><summary>${texts.create}</summary>
      <form method="post" action="${seat.path}/partners?lang=${language}">
      <label>${texts.code} <input name="code" required maxlength="64" pattern="[A-Za-z0-9_\\-]+" autocapitalize="none" value="${typed("code")}"></label>
      ${profileFields(language, { name: typed("name"), origins: [typed("origins")], returnPages: [typed("returnPages")] })}
      ${commandFields(seat, texts)}<button class="main">${texts.create}</button></form></details></section>`
    : "";
  const { title, name, codeShort, sites, state } = texts;
  const columns = [name, codeShort, sites, state];
  const list = rows.length > 0 ? deskTable(title, columns, rows) : html`<p>${texts.empty}</p>`;
  const body = html`${deskProblem(context, language)}${list}${links}${create}`;
  return sendDeskPage(context, { language, title, body });
}

function profileFields(
  language: Language,
  { name, origins, returnPages }: Pick<Partner, "name" | "origins" | "returnPages">,
) {
  const texts = partnerTexts[language];
  return html`<label>${texts.name} <input name="name" required maxlength="100" value="${name}"></label>
    <label>${texts.origins} <textarea name="origins" rows="3" required maxlength="${PROFILE_LENGTH}" aria-describedby="origins-hint" autocapitalize="none" spellcheck="false">${origins.join("\n")}</textarea></label>
    <p class="muted" id="origins-hint">${texts.originsHint}</p>
    <label>${texts.returnPages} <textarea name="returnPages" rows="3" required maxlength="${PROFILE_LENGTH}" aria-describedby="pages-hint" autocapitalize="none" spellcheck="false">${returnPages.join("\n")}</textarea></label>
    <p class="muted" id="pages-hint">${texts.returnPagesHint}</p>`;
}

/** A partner with its keys, what it is told, its commission and what it sold. Throws 404. */
export async function showPartner(
  desk: PartnerDesk,
  context: Context,
  code: string,
): Promise<Response> {
  const { db } = desk.service;
  const language = pageLanguage(context);
  const texts = partnerTexts[language];
  const [found] = await db.select().from(partner).where(eq(partner.code, code));
  const isLinked = (await db.$count(partnerEntry, eq(partnerEntry.partnerCode, code))) > 0;
  if (!found && !isLinked) throw notFound();
  const mayManage = desk.seat.may(context, "managePartners");
  const account = found
    ? html`${profileCard(desk, language, found, mayManage)}${await keysCard(desk, language, found, mayManage)}
      ${webhookCard(desk, language, found, mayManage)}`
    : html`<p class="card">${texts.byLinkOnly}</p>`;
  const titles = await readTitles(desk, language);
  const linesOf = await eventLines(db, desk.seat, [`partner:${code}`], language);
  const body = html`${deskProblem(context, language)}${account}
    ${await sharesCard(desk, context, code, titles)}${await showSales(db, context, code, titles.titleOf)}${linesOf(`partner:${code}`)}`;
  const back = html`<p><a href="${desk.seat.path}/partners?lang=${language}">${texts.title}</a></p>`;
  const standing = found?.withdrawnAt ? badge("danger", texts.withdrawn) : "";
  const title = found ? `${found.name} · ${code}` : code;
  return sendDeskPage(context, { language, title, standing, back, body });
}

interface DeskButton {
  readonly command: string;
  /** What opens the form. */
  readonly label: string;
  /** What is pressed in it, where that is called otherwise. */
  readonly button?: string;
}

/** A form of a command on a partner, closed until somebody needs it. */
function commandForm(
  { seat }: PartnerDesk,
  { language, code }: { readonly language: Language; readonly code: string },
  { command, label, button = label }: DeskButton,
  fields: ReturnType<typeof html> | "" = "",
) {
  return html`<details><summary>${label}</summary><form method="post" action="${seat.path}/partners/${code}?lang=${language}">${fields}${commandFields(seat, partnerTexts[language])}
    <button name="command" value="${command}">${button}</button></form></details>`;
}

function profileCard(desk: PartnerDesk, language: Language, one: Partner, mayManage: boolean) {
  const texts = partnerTexts[language];
  const place = { language, code: one.code };
  const access = one.withdrawnAt
    ? { command: "readmit", label: texts.readmit }
    : { command: "withdraw", label: texts.withdraw };
  const forms = mayManage
    ? html`${commandForm(desk, place, { command: "change", label: texts.change, button: texts.save }, profileFields(language, one))}${commandForm(desk, place, access)}`
    : "";
  return html`<section class="card"><h2>${texts.pages}</h2><dl><dt>${texts.originsShort}</dt><dd>${codeLines(one.origins)}</dd><dt>${texts.returnPagesShort}</dt><dd>${codeLines(one.returnPages)}</dd></dl>${forms}</section>`;
}

const codeLines = (lines: readonly string[]) => lines.map((line) => html`<code>${line}</code><br>`);

async function keysCard(
  desk: PartnerDesk,
  language: Language,
  { code }: Partner,
  mayManage: boolean,
) {
  const texts = partnerTexts[language];
  const { db, now } = desk.service;
  const holds = or(isNull(partnerKey.endsAt), gt(partnerKey.endsAt, now()));
  const keys = await db
    .select()
    .from(partnerKey)
    .where(and(eq(partnerKey.partnerCode, code), holds))
    .orderBy(partnerKey.isTest, partnerKey.kind, desc(partnerKey.createdAt));
  const place = { language, code };
  const rows = keys.map(
    (key) =>
      html`<li><code>${shownKey(key)}</code><span class="muted">${texts.kinds[key.kind]} · ${key.isTest ? `${texts.modes.test} · ` : ""}${texts.since} ${momentText(desk.seat, key.createdAt)}${key.endsAt ? ` · ${texts.until} ${momentText(desk.seat, key.endsAt)}` : ""}</span>
        ${mayManage ? commandForm(desk, place, { command: "endKey", label: texts.endKey }, html`<input type="hidden" name="key" value="${key.id}">`) : ""}</li>`,
  );
  const options = KEY_KINDS.map(
    (kind) => html`<option value="${kind}">${texts.kinds[kind]}</option>`,
  );
  const modes = KEY_MODES.map(
    (mode) => html`<option value="${mode}">${texts.modes[mode]}</option>`,
  );
  const make = mayManage
    ? commandForm(
        desk,
        place,
        { command: "makeKey", label: texts.makeKey },
        html`<label>${texts.mode} <select name="mode">${modes}</select></label>
        <label>${texts.kind} <select name="kind">${options}</select></label>
        <label>${texts.othersHold} <input name="days" type="number" min="0" max="${MOST_KEY_DAYS}" step="1" required value="${HOLD_DAYS}"></label>`,
      )
    : "";
  const list = rows.length > 0 ? html`<ul class="rows">${rows}</ul>` : html`<p>${texts.noKeys}</p>`;
  return html`<section class="card"><h2>${texts.keys}</h2><p class="muted">${texts.testKeys}</p>${list}${make}</section>`;
}

/** A key of pages as it is; of a secret, of which there is the hash alone, the beginning of that. */
const shownKey = ({ kind, value }: PartnerKey) =>
  kind === "publishable" ? value : `sk_… (SHA-256 ${value.slice(0, HINT_LENGTH)}…)`;

function webhookCard(
  desk: PartnerDesk,
  language: Language,
  { code, webhookUrl }: Partner,
  mayManage: boolean,
) {
  const texts = partnerTexts[language];
  const form = mayManage
    ? commandForm(
        desk,
        { language, code },
        { command: "setWebhook", label: texts.changeWebhook, button: texts.setWebhook },
        html`<label>${texts.webhookUrl} <input name="url" type="url" maxlength="500" value="${webhookUrl ?? ""}"></label>`,
      )
    : "";
  return html`<section class="card"><h2>${texts.webhook}</h2><p>${webhookUrl ? html`<code>${webhookUrl}</code>` : texts.noWebhook}</p>${form}</section>`;
}

/** Names of products, also of those that are not sold any more. */
interface Titles {
  readonly products: readonly { readonly code: string; readonly title: string }[];
  readonly titleOf: (productCode: string) => string;
}

async function readTitles({ service }: PartnerDesk, language: Language): Promise<Titles> {
  const rows = await service.db.select().from(product);
  const products = rows
    .map(({ code, title }) => ({ code, title: title[language] }))
    .toSorted((a, b) => a.title.localeCompare(b.title));
  const byCode = new Map(products.map(({ code, title }) => [code, title]));
  return { products, titleOf: (code) => byCode.get(code) ?? code };
}

async function sharesCard(
  desk: PartnerDesk,
  context: Context,
  code: string,
  { products, titleOf }: Titles,
) {
  const { service, seat } = desk;
  const language = pageLanguage(context);
  const texts = partnerTexts[language];
  const today = todayOf(service);
  const shares = await service.db
    .select()
    .from(partnerShare)
    .where(eq(partnerShare.partnerCode, code))
    .orderBy(desc(partnerShare.validFrom), desc(partnerShare.position));
  const rows = shares.map(
    ({ productCode, validFrom, shareBp, enteredBy }) =>
      html`<li>${shareBp / 100} % · ${productCode === null ? texts.everyProduct : titleOf(productCode)}<span class="muted">${texts.since} ${formatDate(validFrom)} · ${enteredBy}</span></li>`,
  );
  const options = products.map((one) => html`<option value="${one.code}">${one.title}</option>`);
  const form = desk.seat.may(context, "decidePrices")
    ? html`<details><summary>${texts.enterShare}</summary><form method="post" action="${seat.path}/partners/${code}/shares?lang=${language}">
      <label>${texts.product} <select name="product"><option value="">${texts.everyProduct}</option>${options}</select></label>
      <label>${texts.percent} <input name="percent" type="number" inputmode="decimal" min="0" max="100" step="0.01" required></label>
      <label>${texts.validFrom} <input name="validFrom" type="date" min="${today}" required value="${today}"></label>
      ${commandFields(seat, texts)}<button>${texts.enterShare}</button></form></details>`
    : "";
  const list =
    rows.length > 0 ? html`<ul class="rows">${rows}</ul>` : html`<p>${texts.noShares}</p>`;
  return html`<section class="card"><h2>${texts.shares}</h2>${list}${form}</section>`;
}

/** Shows a secret that was just made, once: nothing of the service could show it again. */
export function showSecret(
  { seat }: PartnerDesk,
  context: Context,
  { code, secret }: { readonly code: string; readonly secret: string },
): Promise<Response> {
  const language = pageLanguage(context);
  const texts = partnerTexts[language];
  const body = html`<section class="card"><p><code>${secret}</code></p><p role="alert">${texts.secretOnce}</p>
    <p><a class="button" href="${seat.path}/partners/${code}?lang=${language}">${texts.back}</a></p></section>`;
  return sendDeskPage(context, { language, title: code, body, isTyped: true });
}
