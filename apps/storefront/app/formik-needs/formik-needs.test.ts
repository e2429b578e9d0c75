import { expect, it } from "vitest";
import clone from "./clone.ts";
import cloneDeep from "./clone-deep.ts";
import isPlainObject from "./is-plain-object.ts";
import toPath from "./to-path.ts";

const file = new File(["policy"], "policy.pdf");
const values = { people: [{ name: "Madina", scan: file }], note: undefined };

it("copies one level, of records and of lists", () => {
  const copy = clone(values);
  expect(copy).toEqual(values);
  expect(copy).not.toBe(values);
  expect(copy.people).toBe(values.people);
  expect(clone(values.people)).not.toBe(values.people);
  expect(clone(values.people)[0]).toBe(values.people[0]);
  expect(clone(undefined)).toBeUndefined();
});

it("copies all levels but shares files", () => {
  const copy = cloneDeep(values);
  expect(copy).toEqual(values);
  expect(copy.people[0]).not.toBe(values.people[0]);
  expect(copy.people[0]?.scan).toBe(file);
  expect("note" in copy).toBe(true);
});

it("knows a plain record", () => {
  expect([{}, Object.create(null)].map(isPlainObject)).toEqual([true, true]);
  expect([[], file, null, "text", new Map()].map(isPlainObject)).not.toContain(true);
});

it.each([
  ["email", ["email"]],
  ["people.0.name", ["people", "0", "name"]],
  ["people[0].name", ["people", "0", "name"]],
  [
    ["people", 0],
    ["people", "0"],
  ],
  ["", []],
])("reads the path %j", (path, parts) => expect(toPath(path)).toEqual(parts));
