import { ModuleLoadError } from "@sughurta/lazy-module";
import { afterEach, describe, expect, it, vi } from "vitest";
import { example, exampleTexts } from "../testing/example-texts.ts";
import { defineTexts, prefetchMessages, preloadTexts, translator } from "./text-store.ts";

afterEach(() => vi.restoreAllMocks());

async function textsIn(language: "ru" | "tg" | "en", texts = exampleTexts()) {
  await preloadTexts(language, [texts]);
  return translator(language, texts);
}

describe("texts", () => {
  it("are returned in the requested language, with values filled in unescaped", async () => {
    expect((await textsIn("ru"))("order.buy", { price: "1 <TJS>" })).toBe("Купить за 1 <TJS>");
    expect((await textsIn("tg"))("order.agree")).toBe("Ман розӣ ҳастам");
    expect((await textsIn("en"))("title")).toBe("Insurance");
  });

  it.each([
    ["ru", ["0 дней", "1 день", "2 дня", "5 дней", "21 день"]],
    ["tg", ["0 рӯз", "1 рӯз", "2 рӯз", "5 рӯз", "21 рӯз"]],
    ["en", ["0 days", "1 day", "2 days", "5 days", "21 days"]],
  ] as const)("have plural forms in %s", async (language, forms) => {
    const t = await textsIn(language);
    expect([0, 1, 2, 5, 21].map((count) => t("days", { count }))).toEqual(forms);
  });

  it("have Tajik plural forms whatever the language of the machine", async () => {
    const rules = vi.spyOn(Intl, "PluralRules");
    const t = await textsIn("tg");
    rules.mockClear();
    expect(t("days", { count: 2 })).toBe("2 рӯз");
    expect(rules).not.toHaveBeenCalledWith("tg", expect.anything());
  });

  it("never mix languages that are used at the same time", async () => {
    const texts = exampleTexts();
    const [ru, tg] = await Promise.all([textsIn("ru", texts), textsIn("tg", texts)]);
    expect([ru("title"), tg("title"), ru("title")]).toEqual([
      "Страхование",
      "Суғурта",
      "Страхование",
    ]);
  });

  it("never mix packages that use the same keys", async () => {
    const one = await textsIn("en");
    const other = await textsIn("en", exampleTexts({ en: { title: "Boxes" } }));
    expect([one("title"), other("title")]).toEqual(["Insurance", "Boxes"]);
  });

  it("fall back to English where a text is missing or empty", async () => {
    const t = await textsIn("tg", exampleTexts({ tg: { title: "" } }));
    expect(t("title")).toBe("Insurance");
    expect(t("order.agree")).toBe("Ман розӣ ҳастам");
  });

  it("fall back to English where a language cannot be loaded", async () => {
    const texts = defineTexts<typeof example.ru>("broken", {
      ru: () => Promise.reject(new Error("offline")),
      tg: () => Promise.resolve({ texts: example.tg }),
      en: () => Promise.resolve({ texts: example.en }),
    });
    expect((await textsIn("ru", texts))("title")).toBe("Insurance");
  });

  it("load once, and again after a failure", async () => {
    const load = vi
      .fn(() => Promise.resolve({ texts: example.en }))
      .mockRejectedValueOnce(new Error("offline"))
      .mockRejectedValueOnce(new Error("offline"));
    const texts = defineTexts<typeof example.ru>("flaky", {
      ru: () => Promise.resolve({ texts: example.ru }),
      tg: () => Promise.resolve({ texts: example.tg }),
      en: load,
    });
    await expect(preloadTexts("en", [texts])).rejects.toBeInstanceOf(ModuleLoadError);
    await Promise.all([preloadTexts("en", [texts]), preloadTexts("en", [texts])]);
    expect(load).toHaveBeenCalledTimes(3);
    expect(translator("en", texts)("title")).toBe("Insurance");
  });

  it("can be preloaded; a failure is ignored until they are shown", async () => {
    const load = vi
      .fn(() => Promise.resolve({ texts: example.en }))
      .mockRejectedValueOnce(new Error("offline"))
      .mockRejectedValueOnce(new Error("offline"));
    const texts = exampleTexts();
    const dialog = { ...texts, loaders: { ...texts.loaders, en: load } };
    prefetchMessages("en", [dialog]);
    await expect(preloadTexts("en", [dialog])).rejects.toBeInstanceOf(ModuleLoadError);
    prefetchMessages("en", [dialog]);
    expect((await textsIn("en", dialog))("title")).toBe("Insurance");
    expect(load).toHaveBeenCalledTimes(3);
  });

  it("do not follow instructions inside a value", async () => {
    const t = await textsIn("en");
    expect(t("order.buy", { price: "$t(title) {{count}}" })).toContain("$t(title)");
  });

  it("have only the keys of the Russian texts", async () => {
    const t = await textsIn("en");
    // @ts-expect-error no such key
    expect(t("order.sell")).toBe("order.sell");
    // @ts-expect-error a plural form is not a key of its own
    t("days_few");
  });

  it("throw an error when they were not preloaded", () => {
    expect(() => translator("ru", exampleTexts())).toThrow(/"example" are not loaded in "ru"/);
  });
});
