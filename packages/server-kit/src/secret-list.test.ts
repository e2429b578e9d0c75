import { describe, expect, it } from "vitest";
import { firstAccepted, isOneOf, sealerFor, secretList } from "./secret-list.ts";
import { readSettings } from "./settings.ts";

const OLD = "an-old-secret-of-thirty-two-characters";
const NEW = "a-new-secret-of-thirty-two-characters!";

const read = (text: string) =>
  readSettings({ KEY: { about: "signs", schema: secretList, secret: true } }, { KEY: text }).KEY;

describe("a list of secrets", () => {
  it("has one secret, or several with commas", () => {
    expect(read(OLD)).toEqual([OLD]);
    expect(read(`${NEW}, ${OLD},`)).toEqual([NEW, OLD]);
  });

  it("refuses short secrets and an empty list, and shows no secret", () => {
    expect(() => read(`${NEW},short`)).toThrow(/KEY must be at least 32 characters/);
    expect(() => read(`${NEW},short`)).not.toThrow(/a-new-secret/);
    expect(() => read(",")).toThrow(/KEY must be a secret, or several with commas/);
  });

  it("seals with the first and opens with each", () => {
    const before = sealerFor([OLD], "cookie").seal("text");
    const rotating = sealerFor([NEW, OLD], "cookie");
    expect(rotating.open(before)).toBe("text");
    expect(sealerFor([NEW], "cookie").open(rotating.seal("text"))).toBe("text");
  });

  it("says which of its secrets sealed a text", () => {
    const rotating = sealerFor([NEW, OLD], "cookie");
    expect(rotating.toKey(rotating.seal("text"))).toBe(0);
    expect(rotating.toKey(sealerFor([OLD], "cookie").seal("text"))).toBe(1);
    expect(rotating.toKey(sealerFor(["another"], "cookie").seal("text"))).toBeUndefined();
  });

  it("accepts each of its secrets and no other", async () => {
    expect([NEW, OLD, "", "another"].map((given) => isOneOf(given, [NEW, OLD]))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const readWith = async (secret: string) => (secret === OLD ? "claims" : undefined);
    expect(await firstAccepted([NEW, OLD], readWith)).toBe("claims");
    expect(await firstAccepted([NEW], readWith)).toBeUndefined();
  });
});
