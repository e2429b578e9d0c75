import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { dataModel } from "./data-model.ts";
import { DOCS } from "./folders.ts";
import { readSchema } from "./schema.ts";

const schema = await readSchema();
const files = await dataModel(schema);

describe("the data model", () => {
  it("is that of the migrations: if not, run `pnpm --filter @sughurta/docs index`", () => {
    const stale = [...files].filter(([path, text]) => {
      const [stored] = globSync(path, { cwd: DOCS });
      return stored === undefined || readFileSync(join(DOCS, stored), "utf8") !== text;
    });
    expect(stale.map(([path]) => path)).toEqual([]);
  });

  it("has no picture of a table that does not exist any more", () => {
    const pictures = globSync("pictures/data-model/*", { cwd: DOCS });
    expect(pictures.filter((path) => !files.has(path))).toEqual([]);
  });

  it("shows the allowed changes of a payment", () => {
    const page = files.get("data-model.md");
    expect(page).toContain("- A new row: `created`\n");
    expect(page).toContain("- `refunding` → `refunded`, `review`\n");
  });

  it("requires a group for every table", async () => {
    const [first] = schema.tables;
    const tables = [...schema.tables, { ...first, name: "ledger", description: "" }] as const;
    await expect(dataModel({ ...schema, tables: tables as typeof schema.tables })).rejects.toThrow(
      "Table ledger belongs to no group",
    );
  });
});
