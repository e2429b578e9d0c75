import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { everyText, ROOT } from "./every-text.ts";
import { RETIRED_WORDS } from "./retired-words.ts";

const texts = everyText();

describe("texts of screens, papers, letters and content", () => {
  it("are all checked, in each language", () => {
    for (const language of ["ru", "tg", "en"] as const) {
      expect(texts.filter((text) => text.language === language).length).toBeGreaterThan(800);
    }
  });

  it.each(["ru", "tg", "en"] as const)("use the words of the glossary: %s", (language) => {
    const found = texts
      .filter((text) => text.language === language)
      .flatMap(({ path, text }) =>
        RETIRED_WORDS[language]
          .filter(([pattern]) => pattern.test(text))
          .map(([pattern, instead]) => `${path}: ${pattern.exec(text)?.[0]} → ${instead}`),
      );
    expect(found).toEqual([]);
  });
});

it.each(["ru", "tg", "en"] as const)(
  "an option of casco is called on the policy as in its order: %s",
  async (language) => {
    const order = await import(join(ROOT, `packages/motor-flow/src/texts/${language}.ts`));
    const papers = join(ROOT, "apps/insurer-api/src/products/motor/document");
    const policy = await import(join(papers, `motor-document-texts.${language}.ts`));
    expect(order.texts.options).toMatchObject(policy[language].options);
  },
);
