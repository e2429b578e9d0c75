import { isAllowedLink, isAllowedPicture } from "@sughurta/domain";
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, NOT_COVERED_CLASS } from "../html/allowed-markup.ts";

const allowedTags: ReadonlySet<string> = new Set(ALLOWED_TAGS);

interface TrustedTypesFactory {
  createPolicy(
    name: string,
    rules: { createHTML?: (html: string) => string; createScriptURL?: (url: string) => string },
  ): { createHTML(html: string): string };
}

/** The markup that React writes to create a script element without running it. */
const INERT_SCRIPT = "<script></script>";

/** Installs the default policy: markup is sanitised, and script addresses are restricted to our own assets. */
export function createTrustedTypesPolicy(): void {
  const factory = (window as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
  if (!factory) return;
  const parse = factory.createPolicy("sg-html", { createHTML: (html) => html });
  factory.createPolicy("default", {
    createHTML: (html) =>
      html === INERT_SCRIPT ? html : sanitizeInBrowser(html, (text) => parse.createHTML(text)),
    createScriptURL: (url) => {
      const { origin } = new URL(url, location.href);
      if (origin !== location.origin) throw new TypeError("Scripts come from this site only");
      return url;
    },
  });
}

/**
 * Retains only the markup that the server also allows. Second line of defence: content is sanitised on the server
 * already.
 */
export function sanitizeInBrowser(html: string, trust: (html: string) => string): string {
  const parsed = new DOMParser().parseFromString(trust(html), "text/html");
  for (const element of [...parsed.body.querySelectorAll("*")]) {
    const tag = element.localName;
    if (element.namespaceURI !== "http://www.w3.org/1999/xhtml" || !allowedTags.has(tag))
      element.remove();
    else keepAllowedAttributes(element, ALLOWED_ATTRIBUTES[tag] ?? []);
  }
  return parsed.body.innerHTML;
}

function keepAllowedAttributes(element: Element, allowed: readonly string[]): void {
  for (const { name, value } of [...element.attributes]) {
    const safe =
      allowed.includes(name) &&
      (name !== "class" || value === NOT_COVERED_CLASS) &&
      (name !== "href" || isAllowedLink(value)) &&
      (name !== "src" || isAllowedPicture(value));
    if (!safe && name !== "rel") element.removeAttribute(name);
  }
}
