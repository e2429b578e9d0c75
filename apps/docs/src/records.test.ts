import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { DOCS } from "./folders.ts";
import { readRecords, recordIndex, toRecord } from "./records.ts";

describe("the decision records", () => {
  const records = readRecords();

  it("have a number each", () => {
    const ids = records.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it("are all in the index: if not, run `pnpm --filter @sughurta/docs index`", () => {
    expect(readFileSync(join(DOCS, "adr", "index.md"), "utf8")).toBe(recordIndex(records));
  });
});

describe("a decision record", () => {
  const head = "# ADR-0007: One way\n\nStatus: accepted. Date: 2026-11-23.\n";
  const sections =
    "\n## Context\n\nA\n\n## Decision\n\nB\n\n## Consequences\n\nC\n\n## Alternatives\n\nD\n";

  it("has a number, a title, a date and four sections", () => {
    expect(toRecord("0007-one-way.md", head + sections)).toEqual({
      id: "ADR-0007",
      title: "One way",
      date: "2026-11-23",
      file: "0007-one-way.md",
    });
  });

  it.each([
    ["another number than its file", "0008-one-way.md", head],
    ["another status", "0007-one-way.md", head.replace("accepted", "proposed")],
    ["no date", "0007-one-way.md", head.replace(" Date: 2026-11-23.", "")],
  ])("is refused with %s", (_, file, text) => {
    expect(() => toRecord(file, text + sections)).toThrow(`adr/${file} does not begin with`);
  });

  it("is refused without one of the sections", () => {
    const text = head + sections.replace("## Alternatives", "## Other ways");
    expect(() => toRecord("0007-one-way.md", text)).toThrow("does not have the sections");
  });
});
