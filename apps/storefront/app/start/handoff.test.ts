import { expect, it } from "vitest";
import { escapeData, readHandoff } from "./handoff.ts";

it("cannot be ended from inside, and reads the same", () => {
  const value = { text: "</script><!-- \u2028 <script>" };
  const escaped = escapeData(JSON.stringify(value));
  expect(escaped).not.toMatch(/<|\u2028/);
  expect(JSON.parse(escaped)).toEqual(value);
});

const PAGE = new URL("https://site.example/boxes");

function handoff(manifestUrl: string, module: string): string {
  return JSON.stringify({ context: {}, manifestUrl, routes: { root: [module] } });
}

it("names scripts of this site", () => {
  const json = handoff("/assets/manifest.js", "https://site.example/assets/root.js");
  expect(readHandoff(json, PAGE)).toEqual(JSON.parse(json));
});

it.each(["https://evil.example/x.js", "//evil.example/x.js", "/\\evil.example/x.js", "data:,x"])(
  "is refused when it names %s",
  (url) => {
    expect(() => readHandoff(handoff(url, "/a.js"), PAGE)).toThrow("this site only");
    expect(() => readHandoff(handoff("/a.js", url), PAGE)).toThrow("this site only");
  },
);
