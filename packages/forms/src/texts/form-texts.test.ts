import { expectCompleteTexts } from "@sughurta/i18n/testing";
import { test } from "vitest";
import { formTexts } from "./form-texts.ts";

test("the words of forms are complete in three languages", async () => {
  await expectCompleteTexts(formTexts, { allow: ["files.kinds.document", "files.kinds.video"] });
});
