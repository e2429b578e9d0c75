import { expectCompleteTexts } from "@sughurta/i18n/testing";
import { it } from "vitest";
import { travelTexts } from "./travel-texts.ts";

it("are complete in three languages", async () => {
  await expectCompleteTexts(travelTexts, {
    allow: ["addOns.covid19Option", "trip.popular.RU", "trip.popular.SCU"],
  });
});
