import { hash } from "node:crypto";
import { startPage } from "./start-page.ts";
import { SHOW_STATIC_HELP } from "./static-help.ts";

const LATER = "later-";
const START = `(${startPage})("${LATER}")`;

/** A page with its scripts, and the hash `sha256-…` of each for its content security policy. */
interface PageScripts {
  html: string;
  scriptHashes: string[];
}

/**
 * Allows the scripts that React Router wrote, and no other: they carry the nonce that was given to `ServerRouter`, new
 * for every render, so scripts in content cannot carry it. The nonce is removed again, since a page is cached. All of
 * them wait for `startPage`, and so do preloads of modules.
 */
export function allowPageScripts(page: string, nonce: string): PageScripts {
  const mark = ` nonce="${nonce}"`;
  const own = page.matchAll(new RegExp(`<script${mark}[^>]*>(?<text>.*?)</script>`, "gs"));
  const texts = [SHOW_STATIC_HELP, START, ...[...own].map(({ groups }) => groups?.text ?? "")];
  const html = page
    .replaceAll(`<script${mark} type="module"`, `<script type="${LATER}module"`)
    .replaceAll(`<script${mark}`, `<script type="${LATER}text/javascript"`)
    .replaceAll(
      '<link rel="modulepreload"',
      `<link rel="${LATER}modulepreload" fetchpriority="low"`,
    )
    .replaceAll(mark, "")
    .replace(
      /<\/body><\/html>$/,
      () =>
        // Separate scripts: an old engine cannot parse the second one.
        `<script>${SHOW_STATIC_HELP}</script><script>${START}</script></body></html>`,
    );
  return { html, scriptHashes: texts.map((text) => `sha256-${hash("sha256", text, "base64")}`) };
}
