import { describe, expect, it } from "vitest";
import { referencesIn, referenceTargets } from "./references.ts";
import { repositoryFiles } from "./repository-pages.ts";

const sources = repositoryFiles(/\.(?:[cm]?[jt]sx?|css|mdx?|json|ya?ml|template)$/).filter(
  // The specification names its own entries; this test has wrong examples.
  ({ path }) => !path.startsWith("apps/docs/spec/") && path !== "apps/docs/src/references.test.ts",
);

/** File and line of a pattern or a reference. */
function getPlace(path: string, text: string, index: number): string {
  return `${path}:${text.slice(0, index).split("\n").length}`;
}

describe("references in the sources", () => {
  const targets = referenceTargets();

  it("refer to a section of the specification, one of its decisions or a record", () => {
    const lost = sources.flatMap(({ path, text }) =>
      referencesIn(text)
        .filter(({ label }) => !targets.has(label))
        .map(({ label, from }) => `${getPlace(path, text, from)} ${label}`),
    );
    expect(lost).toEqual([]);
  });

  it("have the spelling that is checked", () => {
    const otherwise = /\bdecisions? \d+\b|\bADRs? \d+\b|tooling\/decisions|0-decisions §/gi;
    const found = sources.flatMap(({ path, text }) =>
      [...text.matchAll(otherwise)].map(
        ({ 0: match, index }) => `${getPlace(path, text, index)} ${match}`,
      ),
    );
    expect(found).toEqual([]);
  });
});

describe("a reference", () => {
  it("may name several sections of one part", () => {
    const labels = referencesIn("Rules (S1 §3, §4, SPEC-32, ADR-0200)").map(({ label }) => label);
    expect(labels).toEqual(["S1 §3", "S1 §4", "SPEC-32", "ADR-0200"]);
  });

  it("may name the last section after a word", () => {
    expect(referencesIn("S0 §3 and §7").map(({ label }) => label)).toEqual(["S0 §3", "S0 §7"]);
  });

  it("has its position in the text", () => {
    const text = "see S0 §2, §5";
    const words = referencesIn(text).map(({ from, to }) => text.slice(from, to));
    expect(words).toEqual(["S0 §2", "§5"]);
  });

  it("leads to the heading of its page", () => {
    const targets = referenceTargets();
    expect(targets.get("S1 §4")).toBe("/spec/2-travel#4-states-and-transitions");
    expect(targets.get("SPEC-61")).toBe("/spec/0-decisions#spec-61");
    expect(targets.get("ADR-0001")).toBe("/adr/0001-levels");
  });
});
