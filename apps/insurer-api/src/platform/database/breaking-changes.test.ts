import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { breakingChanges, contractsAfter } from "./testing/breaking-changes.ts";

const FOLDER = new URL("./migrations/", import.meta.url);
/** Migrations up to this one were written before two releases ran side by side. */
const BEFORE_ROLLING_UPGRADES = "0320-policy-corrections.sql";

describe("migrations", () => {
  it("keep what the release before them uses", async () => {
    const files = readdirSync(FOLDER)
      .filter((name) => name.endsWith(".sql"))
      .sort();
    const later = files.slice(files.indexOf(BEFORE_ROLLING_UPGRADES) + 1);
    expect(later).not.toEqual([]);
    for (const name of later) {
      const file = readFileSync(new URL(name, FOLDER), "utf8");
      const after = contractsAfter(file);
      if (after === undefined) expect([name, await breakingChanges(file)]).toEqual([name, []]);
      else expect(files.indexOf(after)).toBeLessThan(files.indexOf(name));
    }
  });

  it.each([
    ["alter table policy drop column note", "policy: drops the column note"],
    ["alter table policy rename column note to remark", "policy: renames the column note"],
    ["alter table policy rename to contract", "policy: renames the table"],
    ["drop table sughurta.policy", "policy: drops the table"],
    ["drop view policies", "policies: drops the view"],
    ["alter table policy alter column note set not null", "policy: requires the column note"],
    [
      "alter table policy alter column note type int using note::int",
      "policy: changes the type of the column note",
    ],
    [
      "alter table policy add column version integer not null",
      "policy: adds the required column version without a default",
    ],
  ])("may not contain %s", async (statement, change) => {
    expect(await breakingChanges(statement)).toEqual([change]);
  });

  it.each([
    "alter table policy add column version integer not null default 1",
    "alter table policy add column note text",
    "alter table policy alter column note drop not null",
    "create table note (id uuid primary key); alter table note add column text text not null",
    "drop index policy_activated",
  ])("may contain %s", async (statement) => {
    expect(await breakingChanges(statement)).toEqual([]);
  });

  it("remove columns after a migration that prepares it", () => {
    expect(contractsAfter("-- contracts: 0325-leases.sql\ndrop table lease;")).toBe(
      "0325-leases.sql",
    );
    expect(contractsAfter("drop table lease;")).toBeUndefined();
  });
});
