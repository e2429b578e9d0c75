import { expectCompleteTexts } from "@sughurta/i18n/testing";
import { it } from "vitest";
import { travellersFileTexts } from "./travellers-file-texts.ts";

it("has every text in three languages", () => expectCompleteTexts(travellersFileTexts));
