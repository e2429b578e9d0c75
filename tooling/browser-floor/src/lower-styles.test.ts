import { expect, it } from "vitest";
import { lowerStyles } from "./lower-styles.ts";

it("writes fixed oklch colours as sRGB, also inside custom properties", () => {
  const css = lowerStyles(".a { --x: oklch(1 0 0); --y: 0 1px oklch(0 0 0 / 0.5); }");
  expect(css).toContain("--x: #ffffff");
  expect(css).toContain("#00000080");
});

it("retains derived colours", () => {
  expect(lowerStyles(".a { --x: oklch(from var(--y) 0.9 c h); }")).toContain(
    "oklch(from var(--y) .9 c h)",
  );
});

it("writes ranges of media queries and nested rules out", () => {
  const css = lowerStyles("@media (width >= 40rem) { .a { .b { color: red } } }");
  expect(css).toContain("(min-width: 40rem)");
  expect(css).toContain(".a .b");
});

it("retains a fallback before a unit that the floor does not support", () => {
  const css = lowerStyles(".a { block-size: 100vh; block-size: 100dvb; }");
  expect(css).toMatch(/100vh;\s*block-size: 100dvb/);
});
