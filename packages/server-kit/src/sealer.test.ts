import { expect, it } from "vitest";
import { equalSecrets, purposeKey, Sealer } from "./sealer.ts";

const SECRET = "a-secret-of-at-least-thirty-two-characters";
const sealer = new Sealer(purposeKey(SECRET, "person"));

it("opens what it sealed, and every seal is different", () => {
  const sealed = sealer.seal("refresh-token");
  expect(sealed).toMatch(/^[\w-]+$/);
  expect(sealed).not.toBe(sealer.seal("refresh-token"));
  expect(sealer.open(sealed)).toBe("refresh-token");
});

it("does not open values that were changed, forged or sealed for another purpose", () => {
  const sealed = sealer.seal("refresh-token");
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith("AA") ? "BB" : "AA"}`;
  for (const value of [changed, "", "AAAA", sealed.slice(0, 20)]) {
    expect(sealer.open(value)).toBeUndefined();
  }
  expect(new Sealer(purposeKey(SECRET, "visitor")).open(sealed)).toBeUndefined();
  expect(new Sealer(purposeKey(`${SECRET}!`, "person")).open(sealed)).toBeUndefined();
});

it("does not open values in another place than they were sealed for", () => {
  const sealed = sealer.seal("half an order", "visitor:1/travel");
  expect(sealer.open(sealed, "visitor:1/travel")).toBe("half an order");
  expect(sealer.open(sealed, "visitor:2/travel")).toBeUndefined();
  expect(sealer.open(sealed)).toBeUndefined();
});

it("opens cookies of an earlier version", () => {
  const cookie = "HCdhrWZmziW9dwUIEaVHifQsxGO5qdsUIYTzDXYGR7S2jewPpeSJGzA";
  expect(sealer.open(cookie)).toBe("refresh-token");
});

it("opens values sealed with an older key, and seals with the first", () => {
  const newKey = purposeKey(`${SECRET}, another`, "person");
  const rotated = new Sealer(newKey, purposeKey(SECRET, "person"));
  expect(rotated.open(sealer.seal("half an order"))).toBe("half an order");
  expect(new Sealer(newKey).open(rotated.seal("half an order"))).toBe("half an order");
  expect(sealer.open(rotated.seal("half an order"))).toBeUndefined();
});

it.each([
  ["K7Q4", "K7Q4", true],
  ["", "", true],
  ["K7Q4", "K7Q5", false],
  ["K7Q4", "K7Q", false],
  ["", "K7Q4", false],
])("compares %o and %o: %s", (given, expected, isEqual) => {
  expect(equalSecrets(given, expected)).toBe(isEqual);
});
