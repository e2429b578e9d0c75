import i18next from "i18next";
import { afterEach, describe, expect, it, vi } from "vitest";
import { example } from "../testing/example-texts.ts";
import { addTexts, hasText, toText } from "./i18next-instance.ts";

addTexts("ru", "shop", example.ru);
addTexts("tg", "shop", { ...example.tg, title: "" });
addTexts("en", "shop", example.en);
addTexts("en", "other", { title: "Boxes" });

afterEach(() => vi.restoreAllMocks());

const NO_TEXTS = ["order.sell", "order", "constructor", "order.buy.length"];

describe("texts", () => {
  it("have nested keys and values, unescaped, each as often as it is named", () => {
    expect(toText("ru", "shop", "order.buy", { price: "1 <TJS> $& $t(title) {{count}}" })).toBe(
      "Купить за 1 <TJS> $& $t(title) {{count}}",
    );
    for (const values of [{ other: 1 }, undefined]) {
      expect(toText("ru", "shop", "order.buy", values)).toBe("Купить за {{price}}");
    }
  });

  it.each([
    ["ru", [0, 1, 2, 5, 21, 1.5], ["0 дней", "1 день", "2 дня", "5 дней", "21 день", "1.5 days"]],
    ["tg", [0, 1, 2, 21, 1.5], ["0 рӯз", "1 рӯз", "2 рӯз", "21 рӯз", "1.5 рӯз"]],
    ["en", [0, 1, 2], ["0 days", "1 day", "2 days"]],
  ] as const)("have plural forms in %s", (language, counts, forms) => {
    expect(counts.map((count) => toText(language, "shop", "days", { count }))).toEqual(forms);
  });

  it("have Tajik plural forms whatever the language of the machine", () => {
    addTexts("tg", "files", { lost_one: "як файл", lost_other: "{{count}} файл", all: "ҳама" });
    const rules = vi.spyOn(Intl, "PluralRules");
    expect([1, 2, 21].map((count) => toText("tg", "files", "lost", { count }))).toEqual([
      "як файл",
      "2 файл",
      "21 файл",
    ]);
    expect(toText("tg", "files", "all", { count: 2 })).toBe("ҳама");
    expect(rules).not.toHaveBeenCalled();
  });

  it("are English where one is missing or empty, else their key", () => {
    expect(toText("tg", "shop", "title", undefined)).toBe("Insurance");
    expect(toText("ru", "other", "title", undefined)).toBe("Boxes");
    for (const key of NO_TEXTS) expect(toText("ru", "other", key, undefined)).toBe(key);
  });

  it("can be checked for existence, in the language or in English", () => {
    expect(hasText("ru", "shop", "order.buy", undefined)).toBe(true);
    expect(hasText("ru", "shop", "days", { count: 5 })).toBe(true);
    expect(hasText("tg", "shop", "days", { count: 5 })).toBe(true);
    expect(hasText("ru", "other", "title", undefined)).toBe(true);
    for (const key of NO_TEXTS) expect(hasText("ru", "other", key, undefined)).toBe(false);
    expect(hasText("ru", "shop", "order", undefined)).toBe(false);
  });
});

it("does not change the i18next of a host", async () => {
  await i18next.init({ lng: "de", resources: { de: { shop: { title: "Versicherung" } } } });
  addTexts("ru", "shop", example.ru);
  expect(toText("ru", "shop", "title", undefined)).toBe("Страхование");
  expect(i18next.language).toBe("de");
  expect(i18next.t("title", { ns: "shop" })).toBe("Versicherung");
  expect(i18next.hasResourceBundle("ru", "shop")).toBe(false);
});
