import { expectCompleteTexts } from "@sughurta/i18n/testing";
import { it } from "vitest";
import { laterOrderTexts } from "./later-order-texts.ts";
import { orderTexts } from "./order-texts.ts";

it("are complete in three languages", async () => {
  await expectCompleteTexts(orderTexts);
  await expectCompleteTexts(laterOrderTexts);
});
