import { hash } from "node:crypto";

const STYLESHEET = /<link rel="stylesheet" href="(?<path>\/[^"]+\.css)"\/>/g;
const HEAD_END = "</head>";
/** Browsers don't fetch a stylesheet of a type they don't know. */
const OUT_OF_USE = Buffer.from(' type="text/plain"/>');

/** Gives the text of a stylesheet of the build; `undefined` when there is none. */
export type ReadStyles = (path: string) => string | undefined;

interface Styles {
  element: Buffer;
  hash: string;
}

interface StyleLink extends Styles {
  start: number;
  end: number;
}

/**
 * Writes the stylesheets of a page into it, so that its first paint waits for no file. The links
 * stay, out of use, for the application.
 */
export class PageStyles {
  readonly #read: ReadStyles;
  readonly #known = new Map<string, Styles>();

  constructor(read: ReadStyles) {
    this.#read = read;
  }

  /** The page with its styles, and `sha256-…` of each of them for its policy. */
  writeInto(page: Buffer): { html: Buffer; styleHashes: string[] } {
    const links = this.#linksOf(page);
    const parts: Buffer[] = [];
    let copied = 0;
    for (const { start, end, element } of links) {
      parts.push(page.subarray(copied, start), element);
      parts.push(page.subarray(start, end - "/>".length), OUT_OF_USE);
      copied = end;
    }
    const html = Buffer.concat([...parts, page.subarray(copied)]);
    return { html, styleHashes: links.map((link) => link.hash) };
  }

  #linksOf(page: Buffer): StyleLink[] {
    // One sign a byte, so that places in the text are places in the page.
    const head = page.toString("latin1", 0, Math.max(0, page.indexOf(HEAD_END)));
    return [...head.matchAll(STYLESHEET)].flatMap(({ 0: link, index, groups }) => {
      const styles = this.#stylesOf(groups?.path ?? "");
      return styles ? { ...styles, start: index, end: index + link.length } : [];
    });
  }

  #stylesOf(path: string): Styles | undefined {
    const known = this.#known.get(path);
    if (known) return known;
    const text = this.#read(path);
    if (text === undefined) return undefined;
    const styles = {
      element: Buffer.from(`<style>${text}</style>`),
      hash: `sha256-${hash("sha256", text, "base64")}`,
    };
    this.#known.set(path, styles);
    return styles;
  }
}
