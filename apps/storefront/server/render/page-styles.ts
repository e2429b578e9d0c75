import { hash } from "node:crypto";

/** Address of the stylesheet with the insurer's colour. */
export const BRAND_STYLES = "/brand.css";

/** The insurer's colour, from which the ui-kit derives the other brand colours. */
export const brandStyles = (colour: string): string => `.sughurta{--sg-brand-600:${colour}}`;

/** Browsers don't fetch a stylesheet of an unknown type. */
const OUT_OF_USE = 'type="text/plain"';

/** Returns the text of a stylesheet of the build; `undefined` when there is none. */
export type ReadStyles = (path: string) => string | undefined;

/** A stylesheet as a part of a page. */
export interface InlineStyles {
  /** Markup that replaces the link in a page; in bytes, since it is the same in every page. */
  readonly markup: Buffer;
  /** `sha256-…` for the content security policy of the page. */
  readonly hash: string;
}

/**
 * The stylesheets of the build for inlining, so that the first paint of a page waits for no file. The link stays,
 * disabled, for the application.
 */
export class PageStyles {
  readonly #read: ReadStyles;
  readonly #known = new Map<string, InlineStyles>();

  constructor(read: ReadStyles) {
    this.#read = read;
  }

  /** The stylesheet at a path; `undefined` when there is none, so that its link stays as it is. */
  inline(path: string): InlineStyles | undefined {
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
