import { expectCompleteTexts } from "@sughurta/i18n/testing";
import { it } from "vitest";
import { searchTexts } from "./search-texts.ts";

it("has every text in three languages", () => expectCompleteTexts(searchTexts));
