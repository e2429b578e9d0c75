import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "./repository.ts";

const CONTEXT = /\bconst (?<name>\w+) = createContext\b/g;

const sources = globSync("packages/*/src/**/*.{ts,tsx}", { cwd: ROOT }).map((file) => ({
  file,
  text: readFileSync(join(ROOT, file), "utf8"),
}));

// There a context rendered directly is its consumer, and calls its children.
it("uses the provider of every context, as React 18 requires", () => {
  const contexts = sources.flatMap(({ text }) =>
    Array.from(text.matchAll(CONTEXT), ({ groups }) => groups?.name ?? ""),
  );
  expect(contexts).toContain("FieldScope");
  const rendered = new RegExp(`<(?:${contexts.join("|")})[\\s>]`);
  expect(sources.filter(({ text }) => rendered.test(text)).map(({ file }) => file)).toEqual([]);
});
