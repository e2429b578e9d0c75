import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { box, boxProduct } from "./boxes.ts";
import { readBoxes } from "./read-boxes.ts";

const [example] = box.examples.answers[200];
const schema = z.array(boxProduct);

/** What the schema makes of a list; a box that names nothing insures its holder. */
function bySchema(boxes: unknown) {
  const found = z.safeParse(schema, boxes).data;
  return found?.map((one) => ({ ...one, insures: one.insures ?? "holder" }));
}

test("reads boxes as the schema does", () => {
  expect(readBoxes([example])).toEqual(bySchema([example]));
  expect(readBoxes([])).toEqual([]);
});

test("agrees with the schema about every value of every key", () => {
  const key = fc.constantFrom("holder", ...Object.keys(boxProduct.shape));
  const value = fc.oneof(
    fc.constantFrom(0, 1, "1", "true", "car", null),
    fc.array(fc.oneof(fc.string(), fc.integer())),
    fc.jsonValue(),
  );
  fc.assert(
    fc.property(key, value, (name, other) => {
      const boxes = [{ ...example, [name]: other }];
      expect(readBoxes(boxes)).toEqual(bySchema(boxes));
    }),
  );
});

test("agrees with the schema about a key that is missing", () => {
  for (const name of Object.keys(boxProduct.shape)) {
    const boxes = [{ ...example, [name]: undefined }];
    expect(readBoxes(boxes), name).toEqual(bySchema(boxes));
  }
});

test("gives nothing for what is no list of boxes", () => {
  for (const json of [null, "<html>", {}, [null], [[]], [7], { data: [example] }]) {
    expect(readBoxes(json)).toBeUndefined();
  }
});
