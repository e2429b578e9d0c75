import fc from "fast-check";
import { expect, it } from "vitest";
import { PermanentDeliveryError } from "./message-sender.ts";
import { toSmsParts } from "./smpp-sender.ts";

const ID = "a1b2c3d4-0000-4000-8000-000000000000";

it.each([
  ["Latin of one part", "a".repeat(160), 0, [160]],
  ["Latin of two parts", "a".repeat(161), 0, [159, 14]],
  ["Cyrillic of one part", "я".repeat(70), 8, [140]],
  ["Cyrillic of two parts", "я".repeat(71), 8, [140, 14]],
  ["Tajik", "ғӣқӯҳҷ", 8, [12]],
  ["what is another sign in another alphabet", "a@b", 8, [6]],
])("%s", (_name, text, dataCoding, sizes) => {
  const sent = toSmsParts(text, ID);
  expect(sent.dataCoding).toBe(dataCoding);
  expect(sent.parts.map(({ length }) => length)).toEqual(sizes);
});

it("begins each part with the same reference, the number of parts and its index", () => {
  const { parts } = toSmsParts("я".repeat(200), ID);
  expect(parts.map((part) => [...part.subarray(0, 6)])).toEqual([
    [5, 0, 3, 0xa1, 3, 1],
    [5, 0, 3, 0xa1, 3, 2],
    [5, 0, 3, 0xa1, 3, 3],
  ]);
});

it("returns every text unchanged, and splits no character", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 500 }), (text) => {
      const { dataCoding, parts } = toSmsParts(text, ID);
      const bodies = parts.map((part) => (parts.length > 1 ? part.subarray(6) : part));
      const texts = bodies.map((body) =>
        dataCoding === 8 ? Buffer.from(body).swap16().toString("utf16le") : body.toString("latin1"),
      );
      expect(texts.join("")).toBe(text);
      expect(texts.every((part) => part.isWellFormed())).toBe(true);
      expect(parts.every(({ length }) => length <= 140 || dataCoding === 0)).toBe(true);
    }),
  );
});

it("refuses a text that phones cannot reassemble", () => {
  expect(() => toSmsParts("я".repeat(255 * 67 + 1), ID)).toThrow(PermanentDeliveryError);
});
