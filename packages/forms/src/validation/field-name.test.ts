import { expect, it } from "vitest";
import { withValueAt } from "./field-name.ts";

it("puts a value under a field name and leaves everything beside it as it is", () => {
  const before = { las: [{ name: "A" }, { name: "B" }], holder: { phone: "" } };
  const after = withValueAt(before, "las[1].name", "C");
  expect(after).toEqual({ ...before, las: [{ name: "A" }, { name: "C" }] });
  expect(before.las[1]).toEqual({ name: "B" });
  expect([after.las[0], after.holder]).toEqual([before.las[0], before.holder]);
  expect(after.las[0]).toBe(before.las[0]);
});

it("makes what is missing on the way: lists for numbers, else objects", () => {
  expect(withValueAt({}, "las[0].documents.type", "1")).toEqual({
    las: [{ documents: { type: "1" } }],
  });
});
