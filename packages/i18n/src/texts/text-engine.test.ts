import { afterAll, describe, expect, it, vi } from "vitest";
import { createI18nextEngine } from "../i18next/i18next-engine.ts";
import { example } from "../testing/example-texts.ts";
import { createPlainEngine } from "./plain-engine.ts";
import type { TextEngine } from "./text-engine.ts";

const ENGINES = [
  ["without a library", createPlainEngine],
  ["with i18next", createI18nextEngine],
] as const;

function filled(create: () => TextEngine): TextEngine {
  const engine = create();
  engine.add("ru", "shop", example.ru);
  engine.add("tg", "shop", { ...example.tg, title: "" });
  engine.add("en", "shop", example.en);
  engine.add("en", "other", { title: "Boxes" });
  return engine;
}

describe.each(ENGINES)("texts %s", (_, create) => {
  const { textOf } = filled(create);

  it("have nested keys and values, unescaped, each as often as it is named", () => {
    expect(textOf("ru", "shop", "order.buy", { price: "1 <TJS> $& $t(title) {{count}}" })).toBe(
      "Купить за 1 <TJS> $& $t(title) {{count}}",
    );
    for (const values of [{ other: 1 }, undefined]) {
      expect(textOf("ru", "shop", "order.buy", values)).toBe("Купить за {{price}}");
    }
  });

  it.each([
    ["ru", [0, 1, 2, 5, 21, 1.5], ["0 дней", "1 день", "2 дня", "5 дней", "21 день", "1.5 days"]],
    ["tg", [0, 1, 2, 1.5], ["0 рӯз", "1 рӯз", "2 рӯз", "1.5 рӯз"]],
    ["en", [0, 1, 2], ["0 days", "1 day", "2 days"]],
  ] as const)("have plural forms in %s", (language, counts, forms) => {
    expect(counts.map((count) => textOf(language, "shop", "days", { count }))).toEqual(forms);
  });

  it("are English where one is missing or empty, else their key", () => {
    expect(textOf("tg", "shop", "title", undefined)).toBe("Insurance");
    expect(textOf("ru", "other", "title", undefined)).toBe("Boxes");
    for (const key of ["order.sell", "order", "constructor", "order.buy.length"]) {
      expect(textOf("ru", "other", key, undefined)).toBe(key);
    }
  });
});

// The store of this file's own test is no other file's.
afterAll(() => vi.resetModules());

it("are not filled in by another engine once some are loaded", async () => {
  vi.resetModules();
  const store = await import("./text-store.ts");
  const { exampleTexts } = await import("../testing/example-texts.ts");
  const texts = exampleTexts();
  const engine = { add: vi.fn(), textOf: vi.fn(() => "chosen") };
  store.setTextEngine(engine);
  await store.preloadTexts("en", [texts]);
  expect(store.translator("en", texts)("title")).toBe("chosen");
  expect(() => store.setTextEngine(engine)).toThrow(/before the first are loaded/);
});
