import { createHash } from "node:crypto";

const STYLESHEET = /<link rel="stylesheet" href="(?<path>\/[^"]+\.css)"\/>/g;

/** Gives the text of a stylesheet of the build; `undefined` when there is none. */
export type ReadStyles = (path: string) => string | undefined;

/**
 * Writes a route's own stylesheet into its page, so that the first paint waits for one file, the
 * first stylesheet, which all pages share. The link stays, out of use, for the application.
 */
export function withRouteStyles(
  html: string,
  read: ReadStyles,
): { html: string; hashes: string[] } {
  const hashes: string[] = [];
  let shared = true;
  const page = html.replace(STYLESHEET, (link, path: string) => {
    const styles = shared ? undefined : read(path);
    shared = false;
    if (styles === undefined) return link;
    hashes.push(`sha256-${createHash("sha256").update(styles).digest("base64")}`);
    return `<style>${styles}</style>${link.replace("/>", ' media="not all"/>')}`;
  });
  return { html: page, hashes };
}
