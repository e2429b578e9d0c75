import { expectCompleteTexts } from "@sughurta/i18n/testing";
import { it } from "vitest";
import { contentTexts } from "./content-texts.ts";

it("are complete in three languages", async () => {
  await expectCompleteTexts(contentTexts, { allow: ["resume.size"] });
});
