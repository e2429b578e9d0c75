import { canonicalPath } from "./canonical-path.ts";

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
