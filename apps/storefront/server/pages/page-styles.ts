import { hash } from "node:crypto";

const STYLESHEET = /<link rel="stylesheet" href="(\/[^"]+\.css)"\/>/g;
const HEAD_END = "</head>";
/** Browsers don't fetch a stylesheet of an unknown type. */
const OUT_OF_USE = 'type="text/plain"';

/** Returns the text of a stylesheet of the build; `undefined` when there is none. */
export type ReadStyles = (path: string) => string | undefined;

interface Styles {
  /** Markup that replaces the link in a page. */
  markup: Buffer;
  hash: string;
}

/**
 * Inlines the stylesheets of a page, so that its first paint waits for no file. The links stay, disabled, for the
 * application.
 */
export class PageStyles {
  readonly #read: ReadStyles;
  readonly #known = new Map<string, Styles>();

  constructor(read: ReadStyles) {
    this.#read = read;
  }

  /**
   * The page with its styles, and the hash `sha256-…` of each for its content security policy. In bytes: the styles are
   * two thirds of a page and the same in all of them, so they are encoded once.
   */
  writeInto(page: string): { html: Buffer<ArrayBuffer>; styleHashes: string[] } {
    const styleHashes: string[] = [];
    const pieces: Buffer[] = [];
    let end = 0;
    const head = page.slice(0, Math.max(0, page.indexOf(HEAD_END)));
    for (const { 0: link, 1: path = "", index } of head.matchAll(STYLESHEET)) {
      const styles = this.#stylesOf(path);
      if (!styles) continue;
      styleHashes.push(styles.hash);
      pieces.push(Buffer.from(page.slice(end, index)), styles.markup);
      end = index + link.length;
    }
    pieces.push(Buffer.from(page.slice(end)));
    return { html: Buffer.concat(pieces), styleHashes };
  }

  #stylesOf(path: string): Styles | undefined {
    const known = this.#known.get(path);
    if (known) return known;
    const text = this.#read(path);
    if (text === undefined) return undefined;
    const link = `<link rel="stylesheet" href="${path}" ${OUT_OF_USE}/>`;
    const styles = {
      markup: Buffer.from(`<style>${text}</style>${link}`),
      hash: `sha256-${hash("sha256", text, "base64")}`,
    };
    this.#known.set(path, styles);
    return styles;
  }
}
