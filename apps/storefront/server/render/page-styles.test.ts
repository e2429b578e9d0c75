import { describe, expect, it, vi } from "vitest";
import { PageStyles } from "./page-styles.ts";

const read = (path: string) => (path === "/assets/shell.css" ? "h1{margin:0}" : undefined);

describe("a stylesheet of a page", () => {
  it("is inlined with its hash, and its link is not fetched", () => {
    const styles = new PageStyles(read).inline("/assets/shell.css");
    expect(styles?.markup.toString()).toBe(
      '<style>h1{margin:0}</style><link rel="stylesheet" href="/assets/shell.css" type="text/plain"/>',
    );
    expect(styles?.hash).toBe("sha256-haslpKBWGiDnFaIna3QXJZNwVNFw+tCL2+dexXVb4zo=");
  });

  it("is read once for all pages", () => {
    const reader = vi.fn(read);
    const styles = new PageStyles(reader);
    expect(styles.inline("/assets/shell.css")).toBe(styles.inline("/assets/shell.css"));
    expect(reader).toHaveBeenCalledTimes(1);
  });

  it("is not inlined when its text is not available", () => {
    expect(new PageStyles(read).inline("/assets/gone.css")).toBeUndefined();
  });
});
