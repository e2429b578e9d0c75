import { describe, expect, it } from "vitest";
import { withRouteStyles } from "./route-styles.ts";

const link = (path: string) => `<link rel="stylesheet" href="${path}"/>`;
const read = (path: string) => (path === "/assets/gone.css" ? undefined : ".a{color:red}");

describe("a route's stylesheet", () => {
  it("stands in the page after the shared one, allowed by its hash", () => {
    const { html, hashes } = withRouteStyles(
      `${link("/assets/shell.css")}${link("/assets/home.css")}`,
      read,
    );
    expect(html).toBe(
      `${link("/assets/shell.css")}<style>.a{color:red}</style>` +
        '<link rel="stylesheet" href="/assets/home.css" media="not all"/>',
    );
    expect(hashes).toEqual(["sha256-AYkV/wUaXEz1i9pndN1veIXFHZVFTj4Ojce2rMK7bSc="]);
  });

  it("stays a link where its text is not at hand", () => {
    const page = `${link("/assets/shell.css")}${link("/assets/gone.css")}`;
    expect(withRouteStyles(page, read)).toEqual({ html: page, hashes: [] });
  });
});
