import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DOCS } from "./folders.ts";
import { toHeadings } from "./headings.ts";
import { readRecords } from "./records.ts";

/** Files of the specification by the name used in comments: `S1 §4` is section 4 of 2-travel. */
const PARTS = { S0: "1-storefront", S1: "2-travel", S2: "3-motor" } as const;

/** `S1 §4`, and each further section of `S0 §2, §5` or `S0 §3 and §7`; `SPEC-61`; `ADR-0001`. */
const REFERENCE = /\b(?:S\d §\d+(?:(?:, | and )§\d+)*|SPEC-\d+|ADR-\d+)/g;

/** A reference in a text: `label` as it is looked up, and its position. */
export type Reference = { readonly label: string; readonly from: number; readonly to: number };

/** Every reference of a text to the specification and to records. */
export function referencesIn(text: string): Reference[] {
  return [...text.matchAll(REFERENCE)].flatMap(({ 0: match, index }) =>
    match.startsWith("S") && match.includes("§")
      ? getSections(match, index)
      : [{ label: match, from: index, to: index + match.length }],
  );
}

function getSections(match: string, start: number): Reference[] {
  const part = match.slice(0, 2);
  return [...match.matchAll(/(?:S\d )?(§\d+)/g)].map(({ 0: text, 1: section, index }) => ({
    label: `${part} ${section}`,
    from: start + index,
    to: start + index + text.length,
  }));
}

/** Page of each label on this site: `S1 §4` → `/spec/2-travel#4-states-and-transitions`. */
export function referenceTargets(): Map<string, string> {
  const targets = new Map<string, string>();
  for (const [part, page] of Object.entries(PARTS)) {
    for (const { text, slug } of toHeadings(pageText(page))) {
      const section = /^(\d+)\. /.exec(text)?.[1];
      if (section !== undefined) targets.set(`${part} §${section}`, `/spec/${page}#${slug}`);
    }
  }
  for (const { text, slug } of toHeadings(pageText("0-decisions"))) {
    if (/^SPEC-\d+$/.test(text)) targets.set(text, `/spec/0-decisions#${slug}`);
  }
  for (const { id, file } of readRecords()) {
    targets.set(id, `/adr/${file.replace(/\.md$/, "")}`);
  }
  return targets;
}

function pageText(page: string): string {
  return readFileSync(join(DOCS, "spec", `${page}.md`), "utf8");
}
