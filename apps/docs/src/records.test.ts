import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { DOCS } from "./folders.ts";
import { readRecords, recordIndex, recordOf } from "./records.ts";

describe("the records", () => {
  const records = readRecords();

  it("have a number each", () => {
    const ids = records.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it("name records that exist where they are replaced", () => {
    const ids = new Set(records.map(({ id }) => id));
    const named = records.flatMap(({ status }) => status.match(/ADR-\d{4}/g) ?? []);
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });

  it("are all in the index: if not, run `pnpm --filter @sughurta/docs index`", () => {
    expect(readFileSync(join(DOCS, "adr", "index.md"), "utf8")).toBe(recordIndex(records));
  });
});

describe("a record", () => {
  const head = "# ADR-0007: One way\n\nStatus: accepted. Date: 2026-11-23.\n\nText";

  it("begins with its number, title, status and date", () => {
    expect(recordOf("0007-one-way.md", head)).toMatchObject({
      id: "ADR-0007",
      title: "One way",
      status: "accepted",
      isReplaced: false,
      date: "2026-11-23",
    });
  });

  it("says what replaced it", () => {
    const text = head.replace("accepted", "replaced by ADR-0008, ADR-0009");
    expect(recordOf("0007-one-way.md", text).isReplaced).toBe(true);
  });

  it.each([
    ["another number than its file", "0008-one-way.md", head],
    ["a status of its own", "0007-one-way.md", head.replace("accepted", "proposed, perhaps")],
    ["no date", "0007-one-way.md", head.replace(" Date: 2026-11-23.", "")],
  ])("is refused with %s", (_, file, text) => {
    expect(() => recordOf(file, text)).toThrow(`adr/${file} does not begin with`);
  });
});
