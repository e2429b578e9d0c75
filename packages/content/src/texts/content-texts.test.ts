import { expectCompleteTexts } from "@sughurta/i18n/testing";
import { expect, it } from "vitest";
import { contentTexts } from "./content-texts.ts";

const { blog: site, offices, ...others } = contentTexts;

it("are complete in three languages", async () => {
  await expectCompleteTexts(site, { allow: ["blog.title"] });
  await expectCompleteTexts(offices, {
    allow: ["offices.away", "offices.towns.dushanbe", "offices.towns.bokhtar"],
  });
  const rest = new Set(Object.values(others).filter((texts) => texts !== site));
  for (const texts of rest) await expectCompleteTexts<object>(texts);
  expect(rest.size).toBeGreaterThan(0);
});
