import { LANGUAGES, type Language } from "@sughurta/domain";
import type { Context } from "hono";
import { html, raw } from "hono/html";
import { STAFF_ROLES } from "#src/desk/access/permissions.ts";
import { deskTexts } from "#src/desk/texts/desk-texts.ts";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { pageLanguage, randomNonce, STAR } from "#src/platform/http/html-page.ts";
import type { DeskAssets } from "./desk-assets.ts";
import { MAX_COUNTED, type MenuItem } from "./desk-menu.ts";
import { fillForm, type SentForm } from "./fill-form.ts";

/** The frame around the pages of the desk. */
export interface DeskShell {
  /** Prefix of the page addresses, without a trailing slash. */
  readonly path: string;
  /** Target of the brand link in the header. */
  readonly home: string;
  /** Whether its pages have a search. */
  readonly hasSearch: boolean;
  readonly brandName: string;
  /** Whether its policies are specimens. */
  readonly isTest: boolean;
  readonly assets: Pick<DeskAssets, "style" | "script">;
  /** The signed-in staff member; `undefined` before signing in. */
  readonly member?: { readonly name: string; readonly roles: readonly string[] };
  /** Form that the staff member submitted on this page after their session expired. */
  readonly unsent?: SentForm;
  /** The lists that the user may open, with their number of pending items. */
  readonly menu: (language: Language) => Promise<readonly (readonly MenuItem[])[]>;
}

const shells = new WeakMap<Request, DeskShell>();

/** Sets the frame of the page that responds to this request. */
export function setDeskShell(context: Context, shell: DeskShell): void {
  shells.set(context.req.raw, shell);
}

export const hasDeskShell = (context: Context): boolean => shells.has(context.req.raw);

/** The frame of the page of this request. Throws if none was set. */
export function readDeskShell(context: Context): DeskShell {
  const shell = shells.get(context.req.raw);
  if (!shell) throw new Error("A page of the desk was asked for outside of it");
  return shell;
}

export type Markup = ReturnType<typeof html>;

/** A page of the desk, without the frame that {@link DeskShell} describes. */
export interface DeskPage {
  /** Heading, also the title of the browser tab. */
  readonly title: string;
  /** Shown beside the heading, such as the state of a record. */
  readonly statusBadge?: Markup | Promise<Markup> | "";
  /** Back links, above the heading. */
  readonly back?: Markup | Promise<Markup>;
  readonly body: Markup | Promise<Markup>;
  readonly status?: number;
  /** The page contains input: the language links are hidden, since following one would discard it. */
  readonly isTyped?: boolean;
  /** Search text, shown again in the search field. */
  readonly search?: string;
}

/** Sends a page of the desk: one stylesheet, one script, nothing from other origins. */
export async function sendDeskPage(context: Context, page: DeskPage): Promise<Response> {
  const shell = readDeskShell(context);
  const nonce = randomNonce();
  const language = pageLanguage(context);
  const { title, statusBadge = "", back = "", body, isTyped = false } = page;
  const texts = deskTexts[language];
  const groups = await shell.menu(language);
  const isOpen = groups.length > 0 || shell.member !== undefined;
  const languages = isTyped ? "" : languageLinks(context, language);
  const main = shell.unsent ? await withUnsent(context, shell.unsent, page) : body;
  const markup = await html`<!doctype html>
<html lang="${language}" class="sughurta" data-theme="system">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,">
<title>${title} · ${shell.brandName}</title><link rel="stylesheet" href="${shell.assets.style}"><script nonce="${nonce}" src="${shell.assets.script}" defer></script></head>
<body class="desk ${isOpen ? "" : "desk-narrow"}"><a class="sg-skip-link" href="#main">${texts.skip}</a>
<header class="desk-head"><a class="desk-head__brand" href="${shell.home}?lang=${language}">${raw(STAR)}<span translate="no">${shell.brandName}</span> <small>${texts.title}</small></a>
${isOpen ? headTools(shell, language, page.search) : languages}</header>
${shell.isTest ? testBand(language) : ""}<div class="${isOpen ? "desk-columns" : ""}">${isOpen ? menu(shell, context, { groups, language, languages }) : ""}
<main class="desk-main" id="main" tabindex="-1">${back}<div class="desk-heading"><h1>${title}</h1>${statusBadge}</div>${main}</main></div></body></html>`;
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": `default-src 'none'; style-src 'self'; font-src 'self'; script-src 'nonce-${nonce}'; connect-src 'self'; img-src 'self' data:; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    "Referrer-Policy": "same-origin",
    "Cache-Control": "no-store",
  };
  return new Response(String(markup), { status: page.status ?? 200, headers });
}

/** A page body with the fields of an expired session: filled into their form, or listed if no form has them. */
async function withUnsent(context: Context, unsent: SentForm, { body }: DeskPage) {
  const language = pageLanguage(context);
  const texts = deskTexts[language];
  const whole = String(await body);
  const cut = unsent.isCut ? html`<p>${texts.keptCut}</p>` : "";
  const filled = await fillForm(whole, context.req.path, unsent);
  if (filled !== undefined)
    return html`<div class="card" role="status"><p>${texts.keptInForm}</p>${cut}</div>${raw(filled)}`;
  const typed = unsent.fields.filter(([, value]) => value !== "" && !isIdentifier(value));
  if (typed.length === 0) return raw(whole);
  const values = typed.map(([, value]) => html`<pre>${value}</pre>`);
  return html`<div class="card" role="status"><p>${texts.keptAbove}</p>${cut}${values}</div>${raw(whole)}`;
}

/** Banner of a desk whose policies are specimens, which distinguishes it from that of sales. */
function testBand(language: Language) {
  return html`<p class="desk-test-band sg-alert sg-tone-warning">${deskTexts[language].testData}</p>`;
}

function languageLinks(context: Context, current: Language) {
  const links = LANGUAGES.map((language) => {
    const address = new URLSearchParams({ ...context.req.query(), lang: language });
    const mark = language === current ? html`aria-current="true"` : "";
    return html`<a href="?${address}" lang="${language}" ${mark}>${language === "tg" ? "TJ" : language.toUpperCase()}</a>`;
  });
  return html`<div class="desk-languages">${links}</div>`;
}

function headTools({ path, hasSearch }: DeskShell, language: Language, search = "") {
  const texts = deskTexts[language];
  const opener = html`<button type="button" class="desk-open-menu" popovertarget="menu">${texts.menu}</button>`;
  if (!hasSearch) return opener;
  return html`${opener}<form class="desk-search" role="search" method="post" action="${path}/search?lang=${language}">
    <input type="search" name="search" maxlength="60" aria-label="${texts.search}" placeholder="${texts.search}" aria-keyshortcuts="/" value="${search}"><button>${texts.find}</button></form>`;
}

function menu(
  shell: DeskShell,
  context: Context,
  {
    groups,
    language,
    languages,
  }: {
    readonly groups: readonly (readonly MenuItem[])[];
    readonly language: Language;
    readonly languages: Markup | Promise<Markup> | "";
  },
) {
  const texts = deskTexts[language];
  const opened = context.req.path.slice(shell.path.length).split("/")[1];
  const item = ({ list, label, waiting }: MenuItem) => {
    const mark = opened === list ? html`aria-current="page"` : "";
    return html`<li><a href="${shell.path}/${list}?lang=${language}" ${mark}>${label}${waiting ? countView(waiting, language) : ""}</a></li>`;
  };
  const lists = groups.map((group) => html`<ul class="desk-menu__group">${group.map(item)}</ul>`);
  const { member } = shell;
  const me = member
    ? html`<p><strong>${member.name}</strong><br>${rolesText(member.roles, language)}</p>
      <a href="/account?lang=${language}" ${opened === "account" ? html`aria-current="page"` : ""}>${texts.account}</a>
      <form method="post" action="/sign-out?lang=${language}"><button>${texts.signOut}</button></form>`
    : "";
  return html`<nav class="desk-menu" id="menu" popover aria-label="${texts.menu}">${lists}<div class="desk-me">${me}${languages}</div></nav>`;
}

/** Number of pending items as text. */
export const waitingText = (waiting: number): string =>
  waiting >= MAX_COUNTED ? `${MAX_COUNTED - 1}+` : String(waiting);

/** Number of pending items, beside the name of the list. */
function countView(waiting: number, language: Language) {
  return html`<span class="desk-count">${waitingText(waiting)}<span class="sg-visually-hidden"> ${deskTexts[language].waiting}</span></span>`;
}

/** Names of roles. */
export function rolesText(roles: readonly string[], language: Language): string {
  return STAFF_ROLES.filter((role) => roles.includes(role))
    .map((role) => deskTexts[language].roles[role])
    .join(", ");
}
