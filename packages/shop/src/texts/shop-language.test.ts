import { describe, expect, it } from "vitest";
import { resolveLocale } from "./shop-language.ts";

const UZBEK = { texts: { shop: { again: "Qayta urinish", call: "Qo‘ng‘iroq" } } };

describe("the language of a shop", () => {
  it("is one of ours", () => {
    expect(resolveLocale("tg", undefined, undefined)).toEqual({
      language: "tg",
      locale: "tg",
      dir: "ltr",
      texts: undefined,
    });
  });

  it("is one that the page adds, with what is missing from ours, and texts of the page before both", () => {
    const texts = { shop: { again: "Yana" }, order: {} };
    expect(resolveLocale("uz", { uz: UZBEK }, texts)).toEqual({
      language: "ru",
      locale: "uz",
      dir: "ltr",
      texts: { shop: { again: "Yana", call: "Qo‘ng‘iroq" }, order: {} },
    });
    const dari = { ...UZBEK, from: "tg", dir: "rtl" } as const;
    expect(resolveLocale("prs", { prs: dari }, undefined)).toMatchObject({
      language: "tg",
      dir: "rtl",
    });
  });

  it("is undefined where no source sets it", () => {
    expect(resolveLocale("de", { uz: UZBEK }, undefined)).toBeUndefined();
    expect(resolveLocale("toString", { uz: UZBEK }, undefined)).toBeUndefined();
  });
});
