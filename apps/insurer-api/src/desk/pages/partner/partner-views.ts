import { formatDate, type Language } from "@sughurta/domain";
import type { Context } from "hono";
import { html } from "hono/html";
import { backLinks } from "#src/desk/pages/back-links.ts";
import { commandFields, deskProblem } from "#src/desk/pages/desk-command.ts";
import type { DeskContext } from "#src/desk/pages/desk-context.ts";
import { eventLines } from "#src/desk/pages/event-lines.ts";
import { proposalCards } from "#src/desk/pages/proposal-views.ts";
import { momentText } from "#src/desk/shell/desk-moment.ts";
import { sendDeskPage } from "#src/desk/shell/desk-page.ts";
import { badge, deskTable, rowLink } from "#src/desk/shell/desk-table.ts";
import { timelineTexts } from "#src/desk/timeline/timeline-texts.ts";
import type { Partner, PartnerKey } from "#src/platform/database/schema/partner.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { MAX_KEY_DAYS } from "#src/sales/orders/partner-directory.ts";
import type { PartnersView, PartnerView } from "./partner-facts.ts";
import { salesView, shareText } from "./partner-sales-view.ts";
import { partnerTexts } from "./partner-texts.ts";

const KEY_KINDS = ["publishable", "secret"] as const;
const HOLD_DAYS = 30;
/** Maximum length of all origins, or of all return pages. */
export const PROFILE_LENGTH = 5_000;
/** Length of the shown part of a secret's hash, enough to distinguish two secrets. */
const HINT_LENGTH = 6;

/** All partners, and codes that are only used in links. */
export function showPartners(
  deskContext: DeskContext,
  context: Context,
  { partners, linkedCodes }: PartnersView,
): Promise<Response> {
  const language = pageLanguage(context);
  const texts = partnerTexts[language];
  const addressOf = (code: string) => `${deskContext.path}/partners/${code}?lang=${language}`;
  const rows = partners.map(({ code, name, origins, withdrawnAt }) => [
    rowLink(addressOf(code), name),
    code,
    origins.join(", "),
    withdrawnAt ? badge("danger", texts.withdrawn) : badge("success", texts.sells),
  ]);
  const links =
    linkedCodes.length > 0
      ? html`<section class="card"><h2>${texts.byLink}</h2><ul class="rows">${linkedCodes.map((code) => html`<li><a href="${addressOf(code)}">${code}</a></li>`)}</ul></section>`
      : "";
  const typed = (name: string) => context.req.query(name) ?? "";
  const create = deskContext.may(context, "managePartners")
    ? html`<section class="card"><details ${typed("problem") === "" ? "" : "open"}><summary>${texts.create}</summary>
      <form method="post" action="${deskContext.path}/partners?lang=${language}">
      <label>${texts.code} <input name="code" required maxlength="64" pattern="[A-Za-z0-9_\\-]+" autocapitalize="none" value="${typed("code")}"></label>
      ${profileFields(language, { name: typed("name"), origins: [typed("origins")], returnPages: [typed("returnPages")] })}
      ${commandFields(deskContext, texts)}<button class="main">${texts.create}</button></form></details></section>`
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

/** A partner with its keys, its webhook, its commission and its sales. */
export function showPartner(
  deskContext: DeskContext,
  context: Context,
  shown: PartnerView,
): Promise<Response> {
  const { code, account, products, sales, events, proposals } = shown;
  const language = pageLanguage(context);
  const texts = partnerTexts[language];
  const drawing = { language, code, mayManage: deskContext.may(context, "managePartners") };
  const cards = account
    ? html`${profileCard(deskContext, drawing, account.partner)}${keysCard(deskContext, drawing, account.keys)}
      ${webhookCard(deskContext, drawing, account.partner)}`
    : html`<p class="card">${texts.byLinkOnly}</p>`;
  const titles = new Map(products.map((one) => [one.code, one.title[language]]));
  const titleOf = (productCode: string) => titles.get(productCode) ?? productCode;
  const body = html`${deskProblem(context, language)}${cards}
    ${proposalCards(deskContext, context, proposals)}${sharesCard(deskContext, context, shown, titleOf)}${salesView(language, sales, titleOf)}${eventsCard(deskContext, events, language)}`;
  return sendDeskPage(context, {
    language,
    title: account ? `${account.partner.name} · ${code}` : code,
    standing: account?.partner.withdrawnAt ? badge("danger", texts.withdrawn) : "",
    back: backLinks(deskContext, language, { path: "/partners", label: texts.title }),
    body,
  });
}

function eventsCard(deskContext: DeskContext, events: PartnerView["events"], language: Language) {
  if (events.length === 0) return "";
  return html`<section class="card"><h2>${timelineTexts[language].title}</h2>${eventLines(deskContext, events, language)}</section>`;
}

/** Context for rendering the cards of a partner. */
interface Drawing {
  readonly language: Language;
  readonly code: string;
  readonly mayManage: boolean;
}

interface DeskButton {
  readonly command: string;
  /** Label that opens the form. */
  readonly label: string;
  /** Label of the submit button, if different. */
  readonly button?: string;
}

/** A collapsed form of a command on a partner; empty for users without the permission. */
function commandForm(
  deskContext: DeskContext,
  { language, code, mayManage }: Drawing,
  { command, label, button = label }: DeskButton,
  fields: ReturnType<typeof html> | "" = "",
) {
  if (!mayManage) return "";
  return html`<details><summary>${label}</summary><form method="post" action="${deskContext.path}/partners/${code}?lang=${language}">${fields}${commandFields(deskContext, partnerTexts[language])}
    <button name="command" value="${command}">${button}</button></form></details>`;
}

function profileCard(deskContext: DeskContext, drawing: Drawing, one: Partner) {
  const { language } = drawing;
  const texts = partnerTexts[language];
  const change = { command: "change", label: texts.change, button: texts.save };
  const access = one.withdrawnAt
    ? { command: "readmit", label: texts.readmit }
    : { command: "withdraw", label: texts.withdraw };
  return html`<section class="card"><h2>${texts.pages}</h2><dl><dt>${texts.originsShort}</dt><dd>${codeLines(one.origins)}</dd><dt>${texts.returnPagesShort}</dt><dd>${codeLines(one.returnPages)}</dd></dl>
    ${commandForm(deskContext, drawing, change, profileFields(language, one))}${commandForm(deskContext, drawing, access)}</section>`;
}

const codeLines = (lines: readonly string[]) => lines.map((line) => html`<code>${line}</code><br>`);

function keysCard(deskContext: DeskContext, drawing: Drawing, keys: readonly PartnerKey[]) {
  const texts = partnerTexts[drawing.language];
  const rows = keys.map((key) => {
    const { id, kind, createdAt, endsAt } = key;
    const end = { command: "endKey", label: texts.endKey };
    const facts = [
      texts.kinds[kind],
      `${texts.since} ${momentText(deskContext, createdAt)}`,
      ...(endsAt ? [`${texts.until} ${momentText(deskContext, endsAt)}`] : []),
    ];
    return html`<li><code>${shownKey(key)}</code><span class="muted">${facts.join(" · ")}</span>
        ${commandForm(deskContext, drawing, end, html`<input type="hidden" name="key" value="${id}">`)}</li>`;
  });
  const kinds = KEY_KINDS.map(
    (kind) => html`<option value="${kind}">${texts.kinds[kind]}</option>`,
  );
  const make = commandForm(
    deskContext,
    drawing,
    { command: "makeKey", label: texts.makeKey },
    html`<label>${texts.kind} <select name="kind">${kinds}</select></label>
      <label>${texts.othersHold} <input name="days" type="number" min="0" max="${MAX_KEY_DAYS}" step="1" required value="${HOLD_DAYS}"></label>`,
  );
  const list = rows.length > 0 ? html`<ul class="rows">${rows}</ul>` : html`<p>${texts.noKeys}</p>`;
  return html`<section class="card"><h2>${texts.keys}</h2>${list}${make}</section>`;
}

/** A publishable key as it is; of a secret key, of which only the hash is stored, the start of the hash. */
const shownKey = ({ kind, value }: PartnerKey) =>
  kind === "publishable" ? value : `sk_… (SHA-256 ${value.slice(0, HINT_LENGTH)}…)`;

function webhookCard(deskContext: DeskContext, drawing: Drawing, { webhookUrl }: Partner) {
  const texts = partnerTexts[drawing.language];
  const form = commandForm(
    deskContext,
    drawing,
    { command: "setWebhook", label: texts.changeWebhook, button: texts.setWebhook },
    html`<label>${texts.webhookUrl} <input name="url" type="url" maxlength="500" value="${webhookUrl ?? ""}"></label>`,
  );
  return html`<section class="card"><h2>${texts.webhook}</h2><p>${webhookUrl ? html`<code>${webhookUrl}</code>` : texts.noWebhook}</p>${form}</section>`;
}

function sharesCard(
  deskContext: DeskContext,
  context: Context,
  { code, shares, products, today }: PartnerView,
  titleOf: (productCode: string) => string,
) {
  const language = pageLanguage(context);
  const texts = partnerTexts[language];
  const rows = shares.map(
    ({ productCode, validFrom, shareBp, enteredBy }) =>
      html`<li>${shareText(shareBp, language)} · ${productCode === null ? texts.everyProduct : titleOf(productCode)}<span class="muted">${texts.since} ${formatDate(validFrom)} · ${enteredBy}</span></li>`,
  );
  const options = products
    .toSorted((a, b) => a.title[language].localeCompare(b.title[language]))
    .map((one) => html`<option value="${one.code}">${one.title[language]}</option>`);
  const form = deskContext.may(context, "decidePrices")
    ? html`<details><summary>${texts.enterShare}</summary><form method="post" action="${deskContext.path}/partners/${code}/shares?lang=${language}">
      <label>${texts.product} <select name="product"><option value="">${texts.everyProduct}</option>${options}</select></label>
      <label>${texts.percent} <input name="percent" type="number" inputmode="decimal" min="0" max="100" step="0.01" required></label>
      <label>${texts.validFrom} <input name="validFrom" type="date" min="${today}" required value="${today}"></label>
      ${commandFields(deskContext, texts)}<button>${texts.enterShare}</button></form></details>`
    : "";
  const list =
    rows.length > 0 ? html`<ul class="rows">${rows}</ul>` : html`<p>${texts.noShares}</p>`;
  return html`<section class="card"><h2>${texts.shares}</h2>${list}${form}</section>`;
}

/** Shows a new secret once: the service does not store it in a readable form. */
export function showSecret(
  deskContext: DeskContext,
  context: Context,
  { code, secret }: { readonly code: string; readonly secret: string },
): Promise<Response> {
  const language = pageLanguage(context);
  const texts = partnerTexts[language];
  const body = html`<section class="card"><p><code>${secret}</code></p><p role="alert">${texts.secretOnce}</p>
    <p><a class="button" href="${deskContext.path}/partners/${code}?lang=${language}">${texts.back}</a></p></section>`;
  return sendDeskPage(context, { language, title: code, body, isTyped: true });
}
