import { describe, expect, it, vi } from "vitest";
import { PageStyles } from "./page-styles.ts";

const TEXTS: Readonly<Record<string, string>> = {
  "/assets/shell.css": "h1{margin:0}",
  "/assets/home.css": ".a{color:red}",
};
const HASHES = [
  "sha256-haslpKBWGiDnFaIna3QXJZNwVNFw+tCL2+dexXVb4zo=",
  "sha256-AYkV/wUaXEz1i9pndN1veIXFHZVFTj4Ojce2rMK7bSc=",
];

const link = (path: string) => `<link rel="stylesheet" href="${path}"/>`;
const pageWith = (...paths: string[]) =>
  `<head><title>Страхование</title>${paths.map(link).join("")}</head>Полис`;

describe("the stylesheets of a page", () => {
  it("are inlined in order, and their links are not fetched", () => {
    const styles = new PageStyles((path) => TEXTS[path]);
    const { html } = styles.writeInto(pageWith(...Object.keys(TEXTS)));
    expect(html.toString()).toBe(
      "<head><title>Страхование</title>" +
        "<style>h1{margin:0}</style>" +
        '<link rel="stylesheet" href="/assets/shell.css" type="text/plain"/>' +
        "<style>.a{color:red}</style>" +
        '<link rel="stylesheet" href="/assets/home.css" type="text/plain"/>' +
        "</head>Полис",
    );
  });

  it("are allowed by their hashes", () => {
    const styles = new PageStyles((path) => TEXTS[path]);
    const { styleHashes } = styles.writeInto(pageWith(...Object.keys(TEXTS)));
    expect(styleHashes).toEqual(HASHES);
  });

  it("are read once for all pages", () => {
    const read = vi.fn((path: string) => TEXTS[path]);
    const styles = new PageStyles(read);
    const page = pageWith("/assets/home.css");
    expect(styles.writeInto(page)).toEqual(styles.writeInto(page));
    expect(read).toHaveBeenCalledTimes(1);
  });

  it("stay links where their text is not available", () => {
    const page = pageWith("/assets/gone.css");
    const styles = new PageStyles(() => undefined);
    const { html, styleHashes } = styles.writeInto(page);
    expect(html.toString()).toBe(page);
    expect(styleHashes).toEqual([]);
  });
});
