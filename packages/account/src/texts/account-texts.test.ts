import { expectCompleteTexts } from "@sughurta/i18n/testing";
import { it } from "vitest";
import { accountTexts, savedTexts } from "./account-texts.ts";

it("are complete in three languages", async () => {
  await expectCompleteTexts(accountTexts);
  await expectCompleteTexts(savedTexts);
});
