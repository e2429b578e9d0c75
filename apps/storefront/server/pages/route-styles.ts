import { createHash } from "node:crypto";

const STYLESHEET = /<link rel="stylesheet" href="(?<path>\/[^"]+\.css)"\/>/g;
const HEAD_END = "</head>";
const OUT_OF_USE = Buffer.from(' media="not all"/>');

/** Gives the text of a stylesheet of the build; `undefined` when there is none. */
export type ReadStyles = (path: string) => string | undefined;

interface Styles {
  element: Buffer;
  hash: string;
}

/**
 * Writes a route's own stylesheet into its page, so that the first paint waits for one file, the
 * first stylesheet, which all pages share. The link stays, out of use, for the application.
 */
export class RouteStyles {
  readonly #read: ReadStyles;
  readonly #known = new Map<string, Styles>();

  constructor(read: ReadStyles) {
    this.#read = read;
  }

  /** The page with its styles, and their hashes for its policy. */
  writeInto(page: Buffer): { page: Buffer; hashes: string[] } {
    // One sign a byte, so that places in the text are places in the page.
    const head = page.toString("latin1", 0, Math.max(0, page.indexOf(HEAD_END)));
    const [, ...own] = head.matchAll(STYLESHEET);
    const hashes: string[] = [];
    const parts: Buffer[] = [];
    let copied = 0;
    for (const { 0: link, index, groups } of own) {
      const styles = this.#stylesOf(groups?.path ?? "");
      if (!styles) continue;
      const end = index + link.length;
      parts.push(page.subarray(copied, index), styles.element);
      parts.push(page.subarray(index, end - "/>".length), OUT_OF_USE);
      hashes.push(styles.hash);
      copied = end;
    }
    if (parts.length === 0) return { page, hashes };
    return { page: Buffer.concat([...parts, page.subarray(copied)]), hashes };
  }

  #stylesOf(path: string): Styles | undefined {
    const known = this.#known.get(path);
    if (known) return known;
    const text = this.#read(path);
    if (text === undefined) return undefined;
    const hash = `sha256-${createHash("sha256").update(text).digest("base64")}`;
    const styles = { element: Buffer.from(`<style>${text}</style>`), hash };
    this.#known.set(path, styles);
    return styles;
  }
}
