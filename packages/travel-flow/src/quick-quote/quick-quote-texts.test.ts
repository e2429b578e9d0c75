import { expectCompleteTexts } from "@sughurta/i18n/testing";
import { it } from "vitest";
import { quickQuoteTexts } from "./quick-quote-texts.ts";

it("has every text in three languages", () =>
  expectCompleteTexts(quickQuoteTexts, { allow: ["quote.popular.RU", "quote.popular.SCU"] }));
