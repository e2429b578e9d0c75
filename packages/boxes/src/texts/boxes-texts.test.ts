import { expectCompleteTexts } from "@sughurta/i18n/testing";
import { it } from "vitest";
import { insuredTexts } from "../order/insured/texts/insured-texts.ts";
import { laterInsuredTexts } from "../order/insured/texts/later-insured-texts.ts";
import { boxOrderTexts } from "../order/texts/box-order-texts.ts";
import { boxesTexts } from "./boxes-texts.ts";

it("are complete in three languages", async () => {
  await expectCompleteTexts(boxesTexts);
  await expectCompleteTexts(boxOrderTexts);
  await expectCompleteTexts(insuredTexts);
  await expectCompleteTexts(laterInsuredTexts);
});
