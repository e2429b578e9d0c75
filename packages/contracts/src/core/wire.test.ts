import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { fromWire, fromWireKey, toWire, toWireKey } from "./wire.ts";

test.each([
  ["holderFirstName", "holder_first_name"],
  ["accident3tpOption", "accident3tp_option"],
  ["installmentplan1sum", "installmentplan1sum"],
  ["description2", "description2"],
  ["covid19SumPrem", "covid19_sum_prem"],
  ["code2", "code2"],
  ["WET", "WET"],
])("converts %s to %s for the wire", (key, wireKey) => {
  expect(toWireKey(key)).toBe(wireKey);
  expect(fromWireKey(wireKey)).toBe(key);
});

test("converts keys at any depth and leaves values unchanged", () => {
  const order = {
    las: [{ laBirthday: "1990-05-14", docNumber: null }],
    sumPrem: 1.5,
  };
  expect(toWire(order)).toEqual({
    las: [{ la_birthday: "1990-05-14", doc_number: null }],
    sum_prem: 1.5,
  });
});

test("converts keys of another realm's objects, such as the network of a test runner", () => {
  const response = runInNewContext("({ change_password: [{ sum_prem: 1 }] })");
  expect(fromWire(response)).toEqual({ changePassword: [{ sumPrem: 1 }] });
});

test("omits keys without a value and leaves files unchanged", () => {
  const file = new Blob(["x"]);
  expect(toWire({ a: undefined, file })).toEqual({ file });
});

test("does not let a payload modify the prototype", () => {
  const response = fromWire(JSON.parse('{"__proto__": {"is_admin": true}}')) as object;
  expect("isAdmin" in response).toBe(false);
  expect(Object.getPrototypeOf(response)).toBe(Object.prototype);
});

test("is reversible for every camelCase payload", () => {
  const key = fc.stringMatching(/^[a-z][a-z0-9]*([A-Z][a-z0-9]+)*$/);
  const payload = fc.dictionary(key, fc.oneof(fc.string(), fc.double(), fc.boolean()));
  fc.assert(
    fc.property(payload, (value) => {
      expect(fromWire(toWire(value))).toEqual({ ...value });
    }),
  );
});
