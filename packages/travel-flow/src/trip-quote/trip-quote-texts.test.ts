import { expectCompleteTexts } from "@sughurta/i18n/testing";
import { it } from "vitest";
import { tripQuoteTexts } from "./trip-quote-texts.ts";

it("has every text in three languages", () =>
  expectCompleteTexts(tripQuoteTexts, { allow: ["popular.RU", "popular.SCU"] }));
