import { describe, expect, it } from "vitest";
import { example, exampleTexts } from "./example-texts.ts";
import { expectCompleteTexts } from "./expect-complete-texts.ts";

describe("expectCompleteTexts", () => {
  it("accepts complete texts", async () => {
    await expectCompleteTexts(exampleTexts());
  });

  it.each<[string, Parameters<typeof exampleTexts>[0], RegExp]>([
    ["a missing key", { en: { order: { buy: "Buy for {{price}}" } } }, /en order.agree: missing/],
    ["a key too many", { tg: { more: "Бештар" } }, /tg more: not in Russian/],
    ["an empty text", { tg: { title: " " } }, /tg title: empty/],
    ["a space at an end", { en: { title: "Insurance " } }, /en title: space at an end/],
    ["a missing plural form", { tg: { pages_one: "Як" } }, /tg pages_other: missing plural form/],
    [
      "another placeholder",
      { tg: { order: { ...example.tg.order, buy: "Харид ба {{sum}}" } } },
      /tg order.buy: other placeholders/,
    ],
    ["Russian left in English", { en: { title: "Страхование" } }, /en title: Cyrillic letters/],
    ["English left in Russian", { ru: { title: "Insurance" } }, /ru title: not translated/],
    ["Russian left in Tajik", { tg: { title: "Страхование" } }, /tg title: same as in Russian/],
    ["Tajik left in Russian", { ru: { title: "Суғурта" } }, /ru title: Tajik letters/],
    ["Uzbek letters", { tg: { title: "Ўзбек" } }, /tg title: letters that Tajik.*Ў/],
    ["Kyrgyz letters", { tg: { title: "Өң" } }, /tg title: letters that Tajik.*Ө ң/],
    ["Russian-only letters", { tg: { title: "Цена полиса" } }, /tg title: letters that Tajik.*Ц/],
    ["a Latin look-alike", { ru: { title: "Cтрахование" } }, /ru title: Latin and Cyrillic/],
    ["a macron of its own", { tg: { title: "розӣ".normalize("NFD") } }, /tg title: letters in two/],
  ])("finds %s", async (_, changes, message) => {
    await expect(expectCompleteTexts(exampleTexts(changes))).rejects.toThrow(message);
  });

  it("allows named keys to be the same in two languages", async () => {
    const texts = exampleTexts({ ru: { title: "Телефон" }, tg: { title: "Телефон" } });
    await expect(expectCompleteTexts(texts)).rejects.toThrow(/tg title: same as in Russian/);
    await expectCompleteTexts(texts, { allow: ["title"] });
    await expect(expectCompleteTexts(texts, { allow: ["title", "gone"] })).rejects.toThrow(/gone/);
  });
});
