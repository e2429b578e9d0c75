/**
 * Fixed words of addresses after the first segment; every other segment is a content slug, spelled as in the content
 * service.
 */
export const FURTHER_WORDS: ReadonlySet<string> = new Set([
  "order",
  "product",
  "products",
  "status",
]);

const MAX_PART = 200;

const UNFIT = /[\p{Cc}/\\]|\p{Surrogate}/u;

/** Addresses that the server handles itself, outside the application. */
const SERVER_PATHS =
  /^\/(?:api|v1|session|files|assets|sale)(?:\/|$)|\.(?:xml|txt|svg|webmanifest)$/;

/** The properties of a click that decide whether the application handles a link. */
export interface LinkClick {
  button: number;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  defaultPrevented: boolean;
}

/** The path inside the application that a link points to; `undefined` where the browser has to follow it. */
export function innerTarget(link: HTMLAnchorElement, here: Location): string | undefined {
  const elsewhere =
    link.origin !== here.origin ||
    (link.target !== "" && link.target !== "_self") ||
    link.hasAttribute("download") ||
    link.hasAttribute("data-native") ||
    SERVER_PATHS.test(link.pathname) ||
    // The server redirects other spellings of an address to the page.
    canonicalPath(link.pathname) !== link.pathname ||
    new URLSearchParams(link.search).has("lang");
  if (elsewhere) return undefined;
  const samePage = link.pathname === here.pathname && link.search === here.search;
  if (samePage && link.hash !== "") return undefined;
  return link.pathname + link.search + link.hash;
}

/** True for an unmodified click of the main button that was not prevented yet. */
export function isPlainClick(click: LinkClick): boolean {
  const modified = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
  return click.button === 0 && !modified && !click.defaultPrevented;
}

/** The link around an element. */
export function linkAround(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
}

/**
 * The canonical form of a page's path: no empty or dotted segments, no trailing slash, our own words in lower case,
 * every character encoded as `encodeURIComponent` does. `undefined` when it is not a path of a page.
 */
export function canonicalPath(pathname: string): string | undefined {
  if (!pathname.startsWith("/")) return undefined;
  const parts: string[] = [];
  for (const written of pathname.split("/")) {
    const part = decoded(written);
    if (part === undefined || part.length > MAX_PART || UNFIT.test(part)) return undefined;
    if (part === "..") parts.pop();
    else if (part !== "" && part !== ".") parts.push(part);
  }
  return `/${parts.map((part, place) => encodeURIComponent(inOwnLetters(part, place))).join("/")}`;
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part).normalize("NFC");
  } catch {
    return undefined;
  }
}

function inOwnLetters(part: string, place: number): string {
  const small = part.toLowerCase();
  return place === 0 || FURTHER_WORDS.has(small) ? small : part;
}
