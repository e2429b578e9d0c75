import { expectCompleteTexts } from "@sughurta/i18n/testing";
import { it } from "vitest";
import { boxOrderTexts } from "./box-order-texts.ts";
import { boxesTexts } from "./boxes-texts.ts";
import { insuredTexts } from "./insured-texts.ts";

it("are complete in three languages", async () => {
  await expectCompleteTexts(boxesTexts);
  await expectCompleteTexts(boxOrderTexts);
  await expectCompleteTexts(insuredTexts);
});
