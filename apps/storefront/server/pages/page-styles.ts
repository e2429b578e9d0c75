import { hash } from "node:crypto";

const STYLESHEET = /<link rel="stylesheet" href="(\/[^"]+\.css)"\/>/g;
const HEAD_END = "</head>";
/** Browsers don't fetch a stylesheet of a type they don't know. */
const OUT_OF_USE = ' type="text/plain"/>';

/** Gives the text of a stylesheet of the build; `undefined` when there is none. */
export type ReadStyles = (path: string) => string | undefined;

interface Styles {
  element: string;
  hash: string;
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
  writeInto(page: string): { html: string; styleHashes: string[] } {
    const styleHashes: string[] = [];
    const headEnd = Math.max(0, page.indexOf(HEAD_END));
    const head = page.slice(0, headEnd).replace(STYLESHEET, (link, path: string) => {
      const styles = this.#stylesOf(path);
      if (!styles) return link;
      styleHashes.push(styles.hash);
      return styles.element + link.slice(0, -"/>".length) + OUT_OF_USE;
    });
    return { html: head + page.slice(headEnd), styleHashes };
  }

  #stylesOf(path: string): Styles | undefined {
    const known = this.#known.get(path);
    if (known) return known;
    const text = this.#read(path);
    if (text === undefined) return undefined;
    const styles = {
      element: `<style>${text}</style>`,
      hash: `sha256-${hash("sha256", text, "base64")}`,
    };
    this.#known.set(path, styles);
    return styles;
  }
}
