import { describe, expect, it } from "vitest";
import { isClaimNote } from "./claim-note.ts";

describe("isClaimNote", () => {
  it.each([
    "Залило кухню: сорвало кран.",
    "Мошинро заданд; ҷояш Рӯдакӣ, 12",
    'He said "stop" (twice)',
  ])("takes %j", (text) => expect(isClaimNote(text)).toBe(true));

  it.each(["<b>fire</b>", "a > b", "{}", "fire 🔥", "a\u0000b"])("refuses %j", (text) =>
    expect(isClaimNote(text)).toBe(false),
  );
});
