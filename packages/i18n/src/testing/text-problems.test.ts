import { expect, it } from "vitest";
import { pseudo } from "./text-problems.ts";

it("lengthens every word, with accents, between brackets", () => {
  expect(pseudo("Insurance of a trip")).toBe("[ÍÍnsúúrááncéé óóf áá trííp]");
});

it("lengthens a text by about 40 %", () => {
  const text = "We send the policy to your e-mail as soon as the payment has arrived";
  const growth = pseudo(text).length / text.length;
  expect(growth).toBeGreaterThan(1.3);
  expect(growth).toBeLessThan(1.5);
});

it("leaves placeholders, tags and numbers unchanged", () => {
  expect(pseudo("Pay {{price}} in <b>12 345 TJS</b>")).toBe(
    "[Pááýý {{price}} íín <b>12 345 TJS</b>]",
  );
});
