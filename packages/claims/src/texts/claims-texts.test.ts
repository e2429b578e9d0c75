import { expectCompleteTexts } from "@sughurta/i18n/testing";
import { it } from "vitest";
import { claimsTexts } from "./claims-texts.ts";

it("are complete in three languages", async () => {
  await expectCompleteTexts(claimsTexts);
});
