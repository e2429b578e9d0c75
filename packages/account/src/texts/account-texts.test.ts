import { expectCompleteTexts } from "@sughurta/i18n/testing";
import { it } from "vitest";
import { accountTexts } from "./account-texts.ts";
import { savedTexts } from "./saved-texts.ts";

it("are complete in three languages", async () => {
  await expectCompleteTexts(accountTexts);
  await expectCompleteTexts(savedTexts);
});
