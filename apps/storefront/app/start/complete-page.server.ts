import { hash } from "node:crypto";
import type { PageStyles } from "#server/render/page-styles.ts";
import { preloadWithFirstFrame, startPage } from "./start-page.ts";
import { SHOW_STATIC_HELP, STATIC_COPY_ID, STATIC_HELP_ID } from "./static-help.ts";

const LATER = "later-";
const PRELOAD = `(${preloadWithFirstFrame})("${LATER}")`;
const START = `(${startPage})("${LATER}")`;
const OWN_HASHES = [PRELOAD, SHOW_STATIC_HELP, START].map(computeHash);
const getScript = (text: string) => `<script>${text}</script>`;
/** Separate scripts: an old engine cannot parse the second one. */
const END_SCRIPTS = getScript(SHOW_STATIC_HELP) + getScript(START);

const SCRIPT_END = "</script>";
const HEAD_END = "</head>";
const PAGE_END = "</body></html>";

/** What a page is completed with. */
export interface PageAdditions {
  /** The nonce that was given to `ServerRouter`, new for every render. */
  readonly nonce: string;
  /** Markup for browsers that do not run the scripts of the page. */
  readonly help: string;
  readonly styles: PageStyles;
  /** Path of the texts that a script of the page needs in its language. */
  readonly getTexts: (script: string) => string | undefined;
  /** Further markup at the end of the page. */
  readonly end: string;
}

/** A page as it is sent, and the hash `sha256-…` of each inline script and style for its content security policy. */
export interface CompletePage {
  readonly html: Buffer<ArrayBuffer>;
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

/**
 * Completes a rendered page in one pass over its text:
 *
 * - Allows the scripts that React Router wrote, and no other: scripts in content cannot carry the nonce. The nonce is
 *   removed, since a page is cached. All of them wait for `startPage`.
 * - Preloads modules and their texts at low priority with the first frame, so that they load after the page.
 * - Replaces the links of its stylesheets by their text.
 * - Adds `end`, which is not part of the application.
 * - Fills its place for the static help, and adds a copy for browsers that fail to start the page.
 */
export function completePage(
  page: string,
  { nonce, help, styles, getTexts, end }: PageAdditions,
): CompletePage {
  const mark = ` nonce="${nonce}"`;
  const place = `<noscript id="${STATIC_HELP_ID}">`;
  const part = new RegExp(
    `<script${mark}([^>]*)>|<link(?:${mark})? rel="(modulepreload|stylesheet)"([^>]*)>|${place}|${HEAD_END}|${mark}`,
    "g",
  );
  const scriptHashes = [...OWN_HASHES];
  const styleHashes: string[] = [];
  const pieces: Buffer[] = [];
  let text = "";
  const preloadedTexts = new Set<string>();
  let done = 0;
  let hasPlace = false;
  for (let found = part.exec(page); found; found = part.exec(page)) {
    const [tag, script, link, attributes = ""] = found;
    text += page.slice(done, found.index);
    done = part.lastIndex;
    if (script !== undefined) {
      const end = page.indexOf(SCRIPT_END, done);
      const content = page.slice(done, end);
      scriptHashes.push(computeHash(content));
      text += `<script${laterType(script)}>${content}`;
      done = end;
      part.lastIndex = end;
    } else if (link === "modulepreload") {
      text += preload(attributes.replace(mark, ""));
      const texts = getTexts(hrefIn(attributes));
      if (texts && !preloadedTexts.has(texts)) {
        preloadedTexts.add(texts);
        text += preload(` href="${texts}"/`);
      }
    } else if (link === "stylesheet") {
      const style = styles.inline(hrefIn(attributes));
      if (style) {
        styleHashes.push(style.hash);
        pieces.push(Buffer.from(text), style.markup);
        text = "";
      } else {
        text += tag.replace(mark, "");
      }
    } else if (tag === HEAD_END) {
      text += getScript(PRELOAD) + HEAD_END;
    } else if (tag === place) {
      hasPlace = true;
      text += place + help;
    }
  }
  const rest = page.slice(done);
  if (rest.endsWith(PAGE_END)) {
    const copy = hasPlace ? `<template id="${STATIC_COPY_ID}">${help}</template>` : "";
    text += rest.slice(0, -PAGE_END.length) + copy + end + END_SCRIPTS + PAGE_END;
  } else {
    text += rest;
  }
  pieces.push(Buffer.from(text));
  return { html: Buffer.concat(pieces), scriptHashes, styleHashes };
}

const hrefIn = (attributes: string): string => / href="([^"]+)"/.exec(attributes)?.[1] ?? "";

/** A link that `preloadWithFirstFrame` turns into a preload of a module. */
const preload = (attributes: string): string =>
  `<link rel="${LATER}modulepreload" fetchpriority="low"${attributes}>`;

/** The attributes of a script with a type that no browser runs. */
function laterType(attributes: string): string {
  const module = ' type="module"';
  return attributes.startsWith(module)
    ? ` type="${LATER}module"${attributes.slice(module.length)}`
    : ` type="${LATER}text/javascript"${attributes}`;
}

function computeHash(text: string): string {
  return `sha256-${hash("sha256", text, "base64")}`;
}
