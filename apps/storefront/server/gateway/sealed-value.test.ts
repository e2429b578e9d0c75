import { expect, it } from "vitest";
import { Sealer } from "./sealed-value.ts";

const SECRET = "a-secret-of-at-least-thirty-two-characters";
const sealer = new Sealer(SECRET, "person");

it("opens what it sealed, and every seal looks different", () => {
  const sealed = sealer.seal("refresh-token");
  expect(sealed).toMatch(/^[\w-]+$/);
  expect(sealed).not.toBe(sealer.seal("refresh-token"));
  expect(sealer.open(sealed)).toBe("refresh-token");
});

it("opens nothing that was changed, made up or sealed for something else", () => {
  const sealed = sealer.seal("refresh-token");
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith("AA") ? "BB" : "AA"}`;
  for (const value of [changed, "", "AAAA", sealed.slice(0, 20)]) {
    expect(sealer.open(value)).toBeUndefined();
  }
  expect(new Sealer(SECRET, "visitor").open(sealed)).toBeUndefined();
  expect(new Sealer(`${SECRET}!`, "person").open(sealed)).toBeUndefined();
});
