import { expect, it } from "vitest";
import { aPolicy } from "../testing/an-account.ts";
import { byState } from "./by-state.ts";

it("puts policies in force first, and those that are over last", () => {
  const policies = [
    aPolicy({ title: "cancelled", status: "ACTIVE", cancelledOn: "2026-03-01" }),
    aPolicy({ title: "over", status: "COMPLETED" }),
    aPolicy({ title: "in force" }),
    aPolicy({ title: "to come", status: "INACTIVE" }),
    aPolicy({ title: "suspended", status: "INACTIVE", suspendedOn: "2026-03-01" }),
    aPolicy({ title: "in force too" }),
  ];
  expect(byState(policies).map(({ title }) => title)).toEqual([
    "in force",
    "in force too",
    "suspended",
    "to come",
    "over",
    "cancelled",
  ]);
});
