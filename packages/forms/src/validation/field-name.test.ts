import { expect, it } from "vitest";
import { withValueAt } from "./field-name.ts";

it("sets a value under a field name and retains everything beside it", () => {
  const before = { las: [{ name: "A" }, { name: "B" }], holder: { phone: "" } };
  const after = withValueAt(before, "las[1].name", "C");
  expect(after).toEqual({ ...before, las: [{ name: "A" }, { name: "C" }] });
  expect(before.las[1]).toEqual({ name: "B" });
  expect([after.las[0], after.holder]).toEqual([before.las[0], before.holder]);
  expect(after.las[0]).toBe(before.las[0]);
});

it("creates missing parents: lists for numbers, else objects", () => {
  expect(withValueAt({}, "las[0].documents.type", "1")).toEqual({
    las: [{ documents: { type: "1" } }],
  });
});
