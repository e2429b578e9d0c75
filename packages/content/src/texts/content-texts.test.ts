import { expectCompleteTexts } from "@sughurta/i18n/testing";
import { expect, it } from "vitest";
import { contentTexts } from "./content-texts.ts";

const { blog, offices, vacancies, ...others } = contentTexts;

it("are complete in three languages", async () => {
  await expectCompleteTexts(blog, { allow: ["blog.title"] });
  await expectCompleteTexts(offices, {
    allow: ["offices.away", "offices.towns.dushanbe", "offices.towns.bokhtar"],
  });
  await expectCompleteTexts(vacancies);
  for (const texts of Object.values(others)) await expectCompleteTexts<object>(texts);
  expect(Object.keys(others)).not.toHaveLength(0);
});
