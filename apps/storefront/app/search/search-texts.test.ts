import { expectCompleteTexts } from "@sughurta/i18n/testing";
import { it } from "vitest";
import { searchTexts } from "./search-texts.ts";

it("says everything in three languages", () => expectCompleteTexts(searchTexts));
