import { describe, expect, it } from "vitest";
import { claimNoteViolation } from "./claim-note.ts";

describe("description of a claim", () => {
  it.each([
    "Залило кухню: сорвало кран.",
    "Мошинро заданд; ҷояш Рӯдакӣ, 12",
    'He said "stop" (twice)',
    "~500 сомони, 25 м², t = 30°",
    "fire 🔥, a > b, {5}, ½, №7, 100€ ± 5 ′",
  ])("accepts %j", (text) => expect(claimNoteViolation(text)).toBeUndefined());

  it.each([
    ["<b>fire</b>", { code: "markup" }],
    ["a\u0000b", { code: "note", sign: "\u0000" }],
    ["\uF8FF phone", { code: "note", sign: "\uF8FF" }],
  ])("reports the error of %j", (text, violation) =>
    expect(claimNoteViolation(text)).toEqual(violation),
  );
});
