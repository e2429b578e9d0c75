import { expectCompleteTexts } from "@sughurta/i18n/testing";
import { it } from "vitest";
import { boxesTexts, boxOrderTexts, insuredTexts } from "./boxes-texts.ts";

it("are complete in three languages", async () => {
  await expectCompleteTexts(boxesTexts);
  await expectCompleteTexts(boxOrderTexts);
  await expectCompleteTexts(insuredTexts);
});
