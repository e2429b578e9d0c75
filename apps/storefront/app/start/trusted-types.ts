import { sanitizeInBrowser } from "./sanitize-in-browser.ts";

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
