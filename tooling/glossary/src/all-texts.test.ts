import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { RETIRED_WORDS } from "./retired-words.ts";
import { textsOfFile } from "./texts-of-a-file.ts";

const ROOT = join(import.meta.dirname, "../../..");
const PLACES = [
  "packages/*/src/**/texts/**/*.ts",
  "packages/motor-flow/src/texts/*.ts",
  "apps/storefront/app/texts/*.ts",
  "apps/storefront/server/{gateway/failure-answer,pages/error-page}.ts",
  "apps/insurer-api/src/texts/*.ts",
  "apps/insurer-api/src/**/*-texts{,.ru,.tg,.en}.ts",
  "apps/insurer-api/src/user/sms-codes.ts",
  "apps/insurer-api/src/{travel/travel-line,motor/motor-products}.ts",
  "apps/insurer-api/demo/content/**/*.ts",
];

const files = [...new Set(PLACES.flatMap((place) => globSync(place, { cwd: ROOT })))].filter(
  (path) => !path.endsWith(".test.ts"),
);
const texts = files.flatMap((path) =>
  textsOfFile(path, readFileSync(join(ROOT, path), "utf8")).map((text) => ({ path, ...text })),
);

describe("texts of screens, papers, letters and content", () => {
  it("are all looked at, in each language", () => {
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
    const papers = join(ROOT, "apps/insurer-api/src/motor/document");
    const policy = await import(join(papers, `motor-document-texts.${language}.ts`));
    expect(order.texts.options).toMatchObject(policy[language].options);
  },
);
