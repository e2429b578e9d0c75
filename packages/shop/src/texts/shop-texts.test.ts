import { expectCompleteTexts } from "@sughurta/i18n/testing";
import { it } from "vitest";
import { shopTexts } from "./shop-texts.ts";

it("are complete in three languages", async () => {
  await expectCompleteTexts(shopTexts);
});
