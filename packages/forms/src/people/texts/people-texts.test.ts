import { expectCompleteTexts } from "@sughurta/i18n/testing";
import { test } from "vitest";
import { peopleTexts } from "./people-texts.ts";

test("the words about a person are complete in three languages", async () => {
  await expectCompleteTexts(peopleTexts);
});
