import { expectCompleteTexts } from "@sughurta/i18n/testing";
import { it } from "vitest";
import { cascoTexts, ineligibleTexts, motorPagesTexts, motorTexts } from "./motor-texts.ts";

it("are complete in three languages", async () => {
  const bodies = Object.keys((await motorTexts.loaders.ru()).texts.papers.bodyTypes);
  // Body types have Russian names in Tajik too; the hint shows a make in both alphabets.
  const same = bodies
    .filter((body) => body !== "offRoad")
    .map((body) => `papers.bodyTypes.${body}`);
  await expectCompleteTexts(motorTexts, {
    allow: ["papers.bodyType", ...same, "vehicle.makeHint"],
  });
  await expectCompleteTexts(cascoTexts, { allow: ["review.phone"] });
  await expectCompleteTexts(ineligibleTexts);
  // Names of programmes, the same in both languages.
  const names = ["SCI_P1", "SCI_P2", "SCI_P3", "ECI"].map((code) => `programmes.short.${code}`);
  await expectCompleteTexts(motorPagesTexts, { allow: names });
});
