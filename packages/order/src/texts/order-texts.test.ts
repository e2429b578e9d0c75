import { expectCompleteTexts } from "@sughurta/i18n/testing";
import { it } from "vitest";
import { orderTexts } from "./order-texts.ts";

it("are complete in three languages", async () => {
  await expectCompleteTexts(orderTexts);
});
