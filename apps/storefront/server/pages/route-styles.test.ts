import { describe, expect, it, vi } from "vitest";
import { RouteStyles } from "./route-styles.ts";

const link = (path: string) => `<link rel="stylesheet" href="${path}"/>`;
const pageWith = (path: string) =>
  `<head><title>Страхование</title>${link("/assets/shell.css")}${link(path)}</head>Полис`;

function write(html: string, styles: RouteStyles) {
  const { page, hashes } = styles.writeInto(Buffer.from(html));
  return { html: page.toString(), hashes };
}

describe("a route's stylesheet", () => {
  it("stands in the page after the shared one, allowed by its hash", () => {
    const styles = new RouteStyles(() => ".a{color:red}");
    expect(write(pageWith("/assets/home.css"), styles)).toEqual({
      html:
        `<head><title>Страхование</title>${link("/assets/shell.css")}<style>.a{color:red}</style>` +
        '<link rel="stylesheet" href="/assets/home.css" media="not all"/></head>Полис',
      hashes: ["sha256-AYkV/wUaXEz1i9pndN1veIXFHZVFTj4Ojce2rMK7bSc="],
    });
  });

  it("is read once, however many pages have it", () => {
    const read = vi.fn(() => ".a{color:red}");
    const styles = new RouteStyles(read);
    const html = pageWith("/assets/home.css");
    expect(write(html, styles)).toEqual(write(html, styles));
    expect(read).toHaveBeenCalledTimes(1);
  });

  it("stays a link where its text is not at hand", () => {
    const page = pageWith("/assets/gone.css");
    const styles = new RouteStyles(() => undefined);
    expect(write(page, styles)).toEqual({ html: page, hashes: [] });
  });
});
