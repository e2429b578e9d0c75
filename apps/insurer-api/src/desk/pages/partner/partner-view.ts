import { formatDate, type Language } from "@sughurta/domain";
import { html } from "hono/html";
import { proposalCards } from "#src/desk/proposals/proposal-cards.ts";
import { dayField } from "#src/desk/shell/day-field.ts";
import type { DeskRequest, StaffRequest } from "#src/desk/shell/desk-request.ts";
import { backLinks, badge, deskTable, momentText, rowLink } from "#src/desk/shell/elements.ts";
import { commandFields } from "#src/desk/shell/form-fields.ts";
import type { DeskPage } from "#src/desk/shell/page-frame.ts";
import { eventLines } from "#src/desk/shell/record-parts.ts";
import { timelineTexts } from "#src/desk/texts/timeline-texts.ts";
import type { AuditEvent } from "#src/platform/database/schema/desk.ts";
import type { Partner, PartnerKey, PartnerShare } from "#src/platform/database/schema/partner.ts";
import type { Proposal } from "#src/platform/database/schema/proposal.ts";
import type { product } from "#src/platform/database/schema/sales.ts";
import { MAX_KEY_DAYS } from "#src/sales/orders/partner-directory.ts";
import { type PartnerSales, salesView, shareText } from "./partner-sales-view.ts";
import { partnerTexts } from "./partner-texts.ts";

/** All partners, by name, and codes that are only used in links. */
export interface PartnersFacts {
  readonly partners: readonly Partner[];
  readonly linkedCodes: readonly string[];
}

/** A partner with its keys, its commission, its sales and its audit events. */
export interface PartnerFacts {
  readonly code: string;
  /** `undefined` for a code that is only used in links. */
  readonly account: { readonly partner: Partner; readonly keys: readonly PartnerKey[] } | undefined;
  readonly shares: readonly PartnerShare[];
  /** Includes products that are no longer sold. */
  readonly products: readonly Pick<typeof product.$inferSelect, "code" | "title">[];
  readonly sales: PartnerSales;
  readonly events: readonly AuditEvent[];
  /** Proposed commission. */
  readonly proposals: readonly Proposal[];
  readonly today: string;
}

const KEY_KINDS = ["publishable", "secret"] as const;

const HOLD_DAYS = 30;

/** Maximum length of all origins, or of all return pages. */
export const PROFILE_LENGTH = 5_000;

/** Length of the shown part of a secret's hash, enough to distinguish two secrets. */
const HINT_LENGTH = 6;

/** All partners, and codes that are only used in links. */
export function partnersView(
  desk: DeskRequest,
  { partners, linkedCodes }: PartnersFacts,
): DeskPage {
  const { language } = desk;
  const texts = partnerTexts[language];
  const getAddress = (code: string) => desk.address(`/partners/${code}`);
  const rows = partners.map(({ code, name, origins, withdrawnAt }) => [
    rowLink(getAddress(code), name),
    code,
    origins.join(", "),
    withdrawnAt ? badge("danger", texts.withdrawn) : badge("success", texts.sells),
  ]);
  const links =
    linkedCodes.length > 0
      ? html`<section class="card"><h2>${texts.byLink}</h2><ul class="rows">${linkedCodes.map((code) => html`<li><a href="${getAddress(code)}">${code}</a></li>`)}</ul></section>`
      : "";
  const typed = (name: string) => desk.query[name] ?? "";
  const create = desk.may("managePartners")
    ? html`<section class="card"><details ${typed("problem") === "" ? "" : "open"}><summary>${texts.create}</summary>
      <form method="post" action="${desk.address("/partners")}">
      <label>${texts.code} <input name="code" required maxlength="64" pattern="[A-Za-z0-9_\\-]+" autocapitalize="none" value="${typed("code")}"></label>
      ${profileFields(language, { name: typed("name"), origins: [typed("origins")], returnPages: [typed("returnPages")] })}
      ${commandFields(desk, texts)}<button class="main">${texts.create}</button></form></details></section>`
    : "";
  const { title, name, codeShort, sites, state } = texts;
  const columns = [name, codeShort, sites, state];
  const list = rows.length > 0 ? deskTable(title, columns, rows) : html`<p>${texts.empty}</p>`;
  const body = html`${list}${links}${create}`;
  return { title, body };
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
export function partnerView(desk: StaffRequest, shown: PartnerFacts): DeskPage {
  const { code, account, products, sales, events, proposals } = shown;
  const { language } = desk;
  const texts = partnerTexts[language];
  const drawing = { language, code, mayManage: desk.may("managePartners") };
  const cards = account
    ? html`${profileCard(desk, drawing, account.partner)}${keysCard(desk, drawing, account.keys)}
      ${webhookCard(desk, drawing, account.partner)}`
    : html`<p class="card">${texts.byLinkOnly}</p>`;
  const titles = new Map(products.map((one) => [one.code, one.title[language]]));
  const getTitle = (productCode: string) => titles.get(productCode) ?? productCode;
  const body = html`${cards}
    ${proposalCards(desk, proposals)}${sharesCard(desk, shown, getTitle)}${salesView(language, sales, getTitle)}${eventsCard(desk, events, language)}`;
  return {
    title: account ? `${account.partner.name} · ${code}` : code,
    statusBadge: account?.partner.withdrawnAt ? badge("danger", texts.withdrawn) : "",
    back: backLinks(desk, { path: "/partners", label: texts.title }),
    body,
  };
}

function eventsCard(desk: DeskRequest, events: PartnerFacts["events"], language: Language) {
  if (events.length === 0) return "";
  return html`<section class="card"><h2>${timelineTexts[language].title}</h2>${eventLines(desk, events)}</section>`;
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
  desk: DeskRequest,
  { language, code, mayManage }: Drawing,
  { command, label, button = label }: DeskButton,
  fields: ReturnType<typeof html> | "" = "",
) {
  if (!mayManage) return "";
  return html`<details><summary>${label}</summary><form method="post" action="${desk.address(`/partners/${code}`)}">${fields}${commandFields(desk, partnerTexts[language])}
    <button name="command" value="${command}">${button}</button></form></details>`;
}

function profileCard(desk: DeskRequest, drawing: Drawing, one: Partner) {
  const { language } = drawing;
  const texts = partnerTexts[language];
  const change = { command: "change", label: texts.change, button: texts.save };
  const access = one.withdrawnAt
    ? { command: "readmit", label: texts.readmit }
    : { command: "withdraw", label: texts.withdraw };
  return html`<section class="card"><h2>${texts.pages}</h2><dl><dt>${texts.originsShort}</dt><dd>${codeLines(one.origins)}</dd><dt>${texts.returnPagesShort}</dt><dd>${codeLines(one.returnPages)}</dd></dl>
    ${commandForm(desk, drawing, change, profileFields(language, one))}${commandForm(desk, drawing, access)}</section>`;
}

const codeLines = (lines: readonly string[]) => lines.map((line) => html`<code>${line}</code><br>`);

function keysCard(desk: DeskRequest, drawing: Drawing, keys: readonly PartnerKey[]) {
  const texts = partnerTexts[drawing.language];
  const rows = keys.map((key) => {
    const { id, kind, createdAt, endsAt } = key;
    const end = { command: "endKey", label: texts.endKey };
    const facts = [
      texts.kinds[kind],
      `${texts.since} ${momentText(desk, createdAt)}`,
      ...(endsAt ? [`${texts.until} ${momentText(desk, endsAt)}`] : []),
    ];
    return html`<li><code>${maskedKey(key)}</code><span class="muted">${facts.join(" · ")}</span>
        ${commandForm(desk, drawing, end, html`<input type="hidden" name="key" value="${id}">`)}</li>`;
  });
  const kinds = KEY_KINDS.map(
    (kind) => html`<option value="${kind}">${texts.kinds[kind]}</option>`,
  );
  const make = commandForm(
    desk,
    drawing,
    { command: "makeKey", label: texts.makeKey },
    html`<label>${texts.kind} <select name="kind">${kinds}</select></label>
      <label>${texts.othersHold} <input name="days" type="number" min="0" max="${MAX_KEY_DAYS}" step="1" required value="${HOLD_DAYS}"></label>`,
  );
  const list = rows.length > 0 ? html`<ul class="rows">${rows}</ul>` : html`<p>${texts.noKeys}</p>`;
  return html`<section class="card"><h2>${texts.keys}</h2>${list}${make}</section>`;
}

/** A publishable key as it is; of a secret key, of which only the hash is stored, the start of the hash. */
const maskedKey = ({ kind, value }: PartnerKey) =>
  kind === "publishable" ? value : `sk_… (SHA-256 ${value.slice(0, HINT_LENGTH)}…)`;

function webhookCard(
  desk: DeskRequest,
  drawing: Drawing,
  { webhookUrl, previousSecretEndsAt: endsAt }: Partner,
) {
  const texts = partnerTexts[drawing.language];
  const previous =
    endsAt === null
      ? ""
      : html`<p class="muted">${texts.previousSecret} ${momentText(desk, endsAt)}</p>`;
  const form = commandForm(
    desk,
    drawing,
    { command: "setWebhook", label: texts.changeWebhook, button: texts.setWebhook },
    html`<label>${texts.webhookUrl} <input name="url" type="url" maxlength="500" value="${webhookUrl ?? ""}"></label>`,
  );
  return html`<section class="card"><h2>${texts.webhook}</h2><p>${webhookUrl ? html`<code>${webhookUrl}</code>` : texts.noWebhook}</p>${previous}${form}</section>`;
}

function sharesCard(
  desk: DeskRequest,
  { code, shares, products, today }: PartnerFacts,
  getTitle: (productCode: string) => string,
) {
  const { language } = desk;
  const texts = partnerTexts[language];
  const rows = shares.map(
    ({ productCode, validFrom, shareBp, enteredBy }) =>
      html`<li>${shareText(shareBp, language)} · ${productCode === null ? texts.everyProduct : getTitle(productCode)}<span class="muted">${texts.since} ${formatDate(validFrom)} · ${enteredBy}</span></li>`,
  );
  const options = products
    .toSorted((a, b) => a.title[language].localeCompare(b.title[language]))
    .map((one) => html`<option value="${one.code}">${one.title[language]}</option>`);
  const form = desk.may("decidePrices")
    ? html`<details><summary>${texts.enterShare}</summary><form method="post" action="${desk.address(`/partners/${code}/shares`)}">
      <label>${texts.product} <select name="product"><option value="">${texts.everyProduct}</option>${options}</select></label>
      <label>${texts.percent} <input name="percent" type="number" inputmode="decimal" min="0" max="100" step="0.01" required></label>
      ${dayField(language, texts.validFrom, { name: "validFrom", value: today, required: true })}
      ${commandFields(desk, texts)}<button>${texts.enterShare}</button></form></details>`
    : "";
  const list =
    rows.length > 0 ? html`<ul class="rows">${rows}</ul>` : html`<p>${texts.noShares}</p>`;
  return html`<section class="card"><h2>${texts.shares}</h2>${list}${form}</section>`;
}

/** Shows a new secret once: the service does not store it in a readable form. */
export function secretView(
  desk: DeskRequest,
  { code, secret }: { readonly code: string; readonly secret: string },
): DeskPage {
  const { language } = desk;
  const texts = partnerTexts[language];
  const body = html`<section class="card"><p><code>${secret}</code></p><p role="alert">${texts.secretOnce}</p>
    <p><a class="button" href="${desk.address(`/partners/${code}`)}">${texts.back}</a></p></section>`;
  return { title: code, body, isTyped: true };
}
