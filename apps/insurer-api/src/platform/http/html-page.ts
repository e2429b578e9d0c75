import { isLanguage, LANGUAGES, type Language } from "@sughurta/domain";
import type { Context } from "hono";
import { html, raw } from "hono/html";
import { parseLanguage } from "./language.ts";

const NONCE_BYTES = 16;

/** Nonce of a content security policy, which permits one script or style of a page and blocks injected ones. */
export const randomNonce = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(NONCE_BYTES))));

const OUTLINE =
  "M0-10 2.9-7.1 7.1-7.1 7.1-2.9 10 0 7.1 2.9 7.1 7.1 2.9 7.1 0 10-2.9 7.1-7.1 7.1-7.1 2.9-10 0-7.1-2.9-7.1-7.1-2.9-7.1Z";

/** The eight-pointed star of the brand, in the current text colour. */
export const STAR = `<svg viewBox="-10 -10 20 20" width="28" height="28" aria-hidden="true"><path fill="currentColor" d="${OUTLINE}"/></svg>`;

/** The mark of the brand as an image file: the star with its line and heart, as in the header of the site. */
export const markSvg = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 20 20" width="32" height="32"><path fill="${colour}" d="${OUTLINE}"/><path fill="none" stroke="#fff" stroke-opacity=".55" stroke-width=".6" d="M0-6.2 1.8-4.3H4.3V-1.8L6.2 0 4.3 1.8V4.3H1.8L0 6.2-1.8 4.3H-4.3V1.8L-6.2 0-4.3-1.8V-4.3H-1.8z"/><path fill="#f1ab34" d="M0-2.8 2.8 0 0 2.8-2.8 0z"/></svg>`;

type Markup = ReturnType<typeof html>;

const STYLE = `
:root{color-scheme:light dark;--ink:#1c2230;--muted:#5b6475;--paper:#fdfbf7;--card:#fff;--line:#d9dde6;--action:#1d3f8f;--on-action:#fff;--warm:#e2a32b}
@media(prefers-color-scheme:dark){:root{--ink:#eef1f7;--muted:#aab3c4;--paper:#12151c;--card:#1b202b;--line:#333b4b;--action:#a9c1ff;--on-action:#101a33}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.5 system-ui,sans-serif}
main{max-width:34rem;margin:0 auto;padding:1.5rem 1rem 3rem}
header{background:var(--brand,#1d3f8f);color:#fff}header div{max-width:34rem;margin:0 auto;padding:1rem;display:flex;gap:.75rem;align-items:center;font-weight:600}
header nav{margin-inline-start:auto;display:flex;gap:.75rem;font-weight:400}header a{color:#fff;padding:.5rem .25rem}
.card{background:var(--card);border:1px solid var(--line);border-radius:20px;padding:1.25rem;margin:0 0 1rem}
h1{font-size:1.3rem;margin:0 0 .5rem}h2{font-size:1rem;margin:0}.amount{font-size:2.2rem;font-weight:700;font-variant-numeric:tabular-nums;margin:.25rem 0}
.muted{color:var(--muted);font-size:.9rem;margin:.25rem 0}dl{display:grid;grid-template-columns:fit-content(50%) 1fr;gap:.25rem 1rem;margin:1rem 0 0}dt{color:var(--muted)}dd{margin:0;overflow-wrap:anywhere}
form{display:grid;gap:.75rem;margin:0}button,.button{font:inherit;font-weight:600;min-height:3rem;border-radius:12px;border:1px solid var(--line);background:transparent;color:var(--ink);cursor:pointer;padding:.5rem 1rem;text-align:center;text-decoration:none;display:block}
button.main,.button.main{background:var(--action);border-color:var(--action);color:var(--on-action)}button:focus-visible,a:focus-visible,summary:focus-visible{outline:3px solid var(--warm);outline-offset:2px}
label{display:grid;gap:.25rem;font-size:.9rem}input,select,textarea{font:inherit;width:100%;min-width:0;padding:.6rem .75rem;min-height:3rem;border:1px solid var(--line);border-radius:12px;background:var(--card);color:var(--ink)}
input:focus-visible,select:focus-visible,textarea:focus-visible{outline:3px solid var(--warm);outline-offset:1px}
details{margin-top:1rem}summary{cursor:pointer;padding:.5rem 0}details form{margin-top:.5rem}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:.75rem 0 0}
.wide main,.wide header div{max-width:60rem}.wide main{overflow-x:auto}form+.muted{margin-top:.75rem}
.card>details:first-child{margin-top:0}[role=alert]{border-inline-start:4px solid var(--warm);padding-inline-start:.75rem}
iframe{display:block;width:100%;height:40rem;border:0;border-radius:12px;margin:.75rem 0 0}
a{color:var(--action)}table{border-collapse:collapse;width:100%}td,th{text-align:start;vertical-align:top;padding:.4rem .75rem .4rem 0;border-bottom:1px solid var(--line)}code{overflow-wrap:anywhere}
`;

/** The language of a page: chosen in its address, else the fallback, else the browser's preference. */
export function pageLanguage(context: Context, fallback?: Language): Language {
  const requested = context.req.query("lang");
  return isLanguage(requested)
    ? requested
    : (fallback ?? parseLanguage(context.req.header("accept-language")));
}

/** Content of a page. */
export interface Page {
  readonly language: Language;
  readonly title: string;
  readonly heading: string;
  readonly body: Markup | Promise<Markup>;
  /** Colour of the page header. */
  readonly brandColour?: string;
  readonly wide?: boolean;
  readonly languageLinks?: boolean;
  /** Other origins to which a form may be redirected. */
  readonly formTargets?: readonly string[];
  /** The page's one form is submitted automatically; its button is for browsers without scripts. */
  readonly submitsItself?: boolean;
  readonly status?: 200 | 404 | 410 | 422;
}

/** A page ready to send. */
interface RenderedPage {
  readonly markup: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Renders a page: plain HTML with a content security policy that loads nothing. Its language links retain the query.
 */
export async function renderPage(
  page: Page,
  query: Readonly<Record<string, string>> = {},
): Promise<RenderedPage> {
  const nonce = randomNonce();
  const colour = page.brandColour ? `:root{--brand:${page.brandColour}}` : "";
  const links = page.languageLinks
    ? html`<nav>${LANGUAGES.map((language) => html`<a href="?${new URLSearchParams({ ...query, lang: language })}" lang="${language}">${language === "tg" ? "TJ" : language.toUpperCase()}</a>`)}</nav>`
    : "";
  const markup = await html`<!doctype html>
<html lang="${page.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,">
<title>${page.title}</title><style nonce="${nonce}">${raw(STYLE + colour)}</style></head>
<body class="${page.wide ? "wide" : ""}"><header><div>${raw(STAR)}<span>${page.heading}</span>${links}</div></header>
<main>${page.body}</main>${page.submitsItself ? raw(`<script nonce="${nonce}">document.forms[0].submit()</script>`) : ""}</body></html>`;
  const script = page.submitsItself ? ` script-src 'nonce-${nonce}';` : "";
  const targets = ["'self'", ...(page.formTargets ?? [])].join(" ");
  const headers = {
    "Content-Security-Policy": `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self' data:; frame-src 'self';${script} form-action ${targets}; base-uri 'none'; frame-ancestors 'none'`,
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
  };
  return { markup: String(markup), headers };
}

/** Sends a page. */
export async function sendPage(context: Context, page: Page): Promise<Response> {
  const { markup, headers } = await renderPage(page, context.req.query());
  return context.html(markup, page.status ?? 200, headers);
}

/** Sends a page with a list, or a note that it is empty. */
export function sendList(
  context: Context,
  language: Language,
  { title, empty }: { readonly title: string; readonly empty: string },
  list: readonly (Markup | Promise<Markup>)[],
): Promise<Response> {
  const body = list.length > 0 ? html`${list}` : html`<p>${empty}</p>`;
  return sendPage(context, { language, title, heading: title, languageLinks: true, body });
}
